// The pictures of pieces: asked once, kept as symbols that every board and tray uses.
import { SvelteMap } from "svelte/reactivity";
import type { Item, SideCard } from "../protocol";
import { api } from "./api";
import { settings } from "./settings.svelte";

export interface Glyph {
  id: string;
  svg: string;
}

export const glyphs = new SvelteMap<string, Glyph>();
const asked = new Set<string>();
let waiting: Set<string> = new Set();
let soon: Promise<void> | null = null;

/** Pieces with Chinese or Japanese characters, which have figures for those who do not read them. */
export function isWritten(item: Item): boolean {
  return /^(shogi|xiangqi)-/.test(item.glyph);
}

export function glyphKey(item: Item, sides: readonly SideCard[]): string {
  const owner = item.owner ?? -1;
  const colour = sides[owner]?.colour ?? (item.glyph === "seed" ? "white" : "");
  const block = item.glyph === "block" || (item.height ?? 0) > 0;
  const wide = item.size ?? 1;
  const shown = settings.figures && isWritten(item) ? item.glyph.replace("-", "-figure-") : item.glyph;
  const name = block ? `block:${wide}x${item.height || wide}` : shown;
  return [name, colour, item.label ?? "", item.letter ?? "", item.hidden ? "1" : ""].join("~");
}

/** Ask for the pictures of these keys that are not here yet; settles when they are. */
export function fetchGlyphs(keys: Iterable<string>): Promise<void> {
  let any = false;
  for (const key of keys) {
    if (asked.has(key)) continue;
    asked.add(key);
    waiting.add(key);
    any = true;
  }
  if (!any) return soon ?? Promise.resolve();
  soon ??= Promise.resolve().then(load);
  return soon;
}

const MOST = 60;

async function load(): Promise<void> {
  const keys = [...waiting];
  waiting = new Set();
  soon = null;
  const parts: string[][] = [];
  for (let at = 0; at < keys.length; at += MOST) parts.push(keys.slice(at, at + MOST));
  await Promise.all(
    parts.map(async (part) => {
      try {
        const found = await api.glyphs(part);
        for (const [key, svg] of Object.entries(found)) glyphs.set(key, { id: `g${glyphs.size}`, svg });
      } catch {
        for (const key of part) asked.delete(key);
      }
    }),
  );
}
