// The colours of the sides, for what the client draws itself.
const BODIES: Record<string, [string, string]> = {
  white: ["#fdf7ea", "#3a332a"],
  black: ["#35302b", "#15120f"],
  red: ["#b8433a", "#5a1712"],
  green: ["#3f8a5f", "#163d28"],
  blue: ["#3f6fb0", "#152f57"],
  yellow: ["#ecc24a", "#6b4d08"],
  orange: ["#de8332", "#6b3204"],
  purple: ["#7d58a3", "#35204c"],
  brown: ["#8a5a35", "#3b2210"],
  grey: ["#a39b8e", "#4a443b"],
};
const NEUTRAL: [string, string] = ["#d9c29a", "#5c4524"];

const ENGRAVINGS: Record<string, string> = {
  white: "#8c7f6a",
  black: "#cfc3ae",
  yellow: "#6b4d08",
  grey: "#3a342c",
  "": "#5c4524",
};

export function engraving(colour: string): string {
  return ENGRAVINGS[colour] ?? "#fff6ea";
}

export function body(colour: string): string {
  return (BODIES[colour] ?? NEUTRAL)[0];
}

export function edge(colour: string): string {
  return (BODIES[colour] ?? NEUTRAL)[1];
}
