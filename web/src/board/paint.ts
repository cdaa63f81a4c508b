// Other woods and other colours for the drawings of the server: their colours are exchanged one for one.
import type { BoardTheme, PieceSet } from "../lib/settings.svelte";

type Exchange = Record<string, string>;

// The colours that boards are drawn with by day and by lamp light: light, middle, dark, frame, its edge, lines, numbers on dark
// cells.
const DAY = ["#e8cf9f", "#cda56d", "#b07b4a", "#7d5330", "#5b3a1f", "#6b4a28", "#241c13"];
const LAMP = ["#cfb27e", "#b18a56", "#94653a", "#4d3420", "#2f2014", "#4a3219", "#fff4d9"];

const BOARDS: Record<Exclude<BoardTheme, "wood">, { day: string[]; lamp: string[] }> = {
  slate: {
    day: ["#d9dee0", "#b3bdc2", "#8797a0", "#4d5b63", "#37424a", "#4b5961", "#12181c"],
    lamp: ["#a9b3b8", "#8b979d", "#66747c", "#333d43", "#20272c", "#333e45", "#ffffff"],
  },
  green: {
    day: ["#eeeed5", "#b9cba0", "#77976b", "#4b6847", "#34502f", "#4e6b46", "#101c0d"],
    lamp: ["#c3c8a8", "#94a983", "#5f7f57", "#2f4630", "#1d2e1d", "#35502f", "#000000"],
  },
  contrast: {
    day: ["#ffffff", "#dcdcdc", "#b4b4b4", "#1a1a1a", "#000000", "#1a1a1a", "#000000"],
    lamp: ["#f2f2f2", "#cfcfcf", "#a6a6a6", "#3a3a3a", "#000000", "#111111", "#000000"],
  },
};

// Body, edge, engraving and shade of each side's pieces, as drawn.
const SIDES: Record<string, string[]> = {
  white: ["#fdf7ea", "#3a332a", "#8c7f6a", "#e2d6be"],
  black: ["#35302b", "#15120f", "#cfc3ae", "#1f1b18"],
  red: ["#b8433a", "#5a1712", "#ffe9df", "#8f2f28"],
  green: ["#3f8a5f", "#163d28", "#e6f7ea", "#2c6a47"],
  blue: ["#3f6fb0", "#152f57", "#e6effc", "#2e5489"],
  yellow: ["#ecc24a", "#6b4d08", "#6b4d08", "#c99b25"],
  orange: ["#de8332", "#6b3204", "#fff0df", "#b3621b"],
  purple: ["#7d58a3", "#35204c", "#f3eafc", "#5f3f81"],
};

// Okabe and Ito's colours keep apart for all kinds of colour vision; light and dark alternate too.
const SAFE: Record<string, string[]> = {
  red: ["#d55e00", "#5e2a00", "#fff1e6", "#a84a00"],
  green: ["#009e73", "#00402f", "#e6fff7", "#007d5b"],
  blue: ["#0072b2", "#002d47", "#e6f5ff", "#005a8c"],
  yellow: ["#f0e442", "#5f5a0c", "#5f5a0c", "#cfc42a"],
  orange: ["#e69f00", "#5b3f00", "#4a3300", "#bd8300"],
  purple: ["#cc79a7", "#5a2743", "#3d1a2d", "#a85f88"],
};

const CONTRAST: Record<string, string[]> = {
  ...SAFE,
  white: ["#ffffff", "#000000", "#000000", "#d0d0d0"],
  black: ["#000000", "#000000", "#ffffff", "#000000"],
};

function exchange(from: string[], to: string[], into: Exchange): void {
  from.forEach((colour, at) => (into[colour] = to[at] ?? colour));
}

function replaceAll(svg: string, colours: Exchange): string {
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => colours[colour] ?? colour);
}

export function paintBoard(svg: string, theme: BoardTheme, dark: boolean): string {
  if (theme === "wood") return svg;
  const colours: Exchange = {};
  exchange(dark ? LAMP : DAY, dark ? BOARDS[theme].lamp : BOARDS[theme].day, colours);
  return replaceAll(svg, colours);
}

/** Pieces are repainted side by side: a colour means the same in all of them. */
export function paintPiece(svg: string, colour: string, set: PieceSet): string {
  const to = set === "safe" ? SAFE[colour] : set === "contrast" ? CONTRAST[colour] : undefined;
  const from = SIDES[colour];
  if (!to || !from) return svg;
  const colours: Exchange = {};
  exchange(from, to, colours);
  return replaceAll(svg, colours);
}

/** A swatch for the settings. */
export function swatch(theme: BoardTheme): [string, string] {
  const colours = theme === "wood" ? DAY : BOARDS[theme].day;
  return [colours[0]!, colours[2]!];
}
