// Where things are and how large; which of them make a column. No rules, no cells.
import type { Board, Chip, Device, Hidden, Kind, Picture, Piece, Shown, Shut, Stroke, Zone } from "./protocol";

export type AnyThing = Piece | Hidden | Chip | Device | Zone | Shut | Stroke;

/** A thing with all that the server leaves out when it is usual. */
export type Lying = AnyThing & { x: number; y: number; z: number; turn: number; hand: string; locked: boolean };

const DEVICES: Record<string, number> = { wheel: 2.2, cowries: 2, deck: 1.4, number: 1.4 };

export function isThing(entry: Shown): entry is AnyThing {
  return ["piece", "hidden", "chip", "device", "zone", "shut", "stroke"].includes(entry.is);
}

/** A private place: the own one, or somebody else's. */
export function isPlace(thing: AnyThing): thing is Zone | Shut {
  return thing.is === "zone" || thing.is === "shut";
}

export function whole(thing: AnyThing): Lying {
  return { x: 0, y: 0, z: 0, turn: 0, hand: "", locked: false, ...thing } as Lying;
}

export function pictureOf(thing: AnyThing, kinds: ReadonlyMap<string, Kind>): Picture | null {
  if (thing.is === "hidden") return thing.picture;
  if (thing.is !== "piece") return null;
  const kind = kinds.get(thing.kind);
  if (!kind) return null;
  return thing.side && kind.back ? kind.back : kind.front;
}

/** Whether it can be turned over. */
export function hasBack(thing: AnyThing, kinds: ReadonlyMap<string, Kind>): boolean {
  return thing.is === "hidden" || (thing.is === "piece" && Boolean(kinds.get(thing.kind)?.back));
}

/** What the holder of a thing sees of it: the front, whichever side was up when it was taken. */
export function frontOf(thing: AnyThing, kinds: ReadonlyMap<string, Kind>): Picture | null {
  return pictureOf(thing.is === "piece" ? { ...thing, side: 0 } : thing, kinds);
}

export function sizeOf(thing: AnyThing, kinds: ReadonlyMap<string, Kind>): [number, number] {
  if (thing.is === "chip") {
    const size = thing.size ?? 0.5;
    return [Math.max(1, (thing.digits ?? 3) * 0.62 + 0.6) * size, 1.5 * size];
  }
  if (thing.is === "device") {
    const size = DEVICES[thing.sort] ?? 1;
    return [size, size];
  }
  if (isPlace(thing)) return [thing.width, thing.height];
  if (thing.is === "stroke") return [1, 1];
  const picture = pictureOf(thing, kinds);
  return [picture?.width ?? 1, picture?.height ?? 1];
}

/**
 * The column that a thing belongs to, from the lowest to the topmost: all that lies under it, or under something of it,
 * though not exactly covered. Two things belong together if the middle of one is well within the other.
 */
export function columnOf(start: Lying, things: readonly Lying[], kinds: ReadonlyMap<string, Kind>): Lying[] {
  const found = new Map<number, Lying>([[start.id, start]]);
  const stackable = things.filter((one) => !isPlace(one) && one.is !== "stroke" && !one.hand && !one.locked);
  const waiting = [start];
  while (waiting.length > 0) {
    const above = waiting.pop()!;
    for (const one of stackable) {
      if (found.has(one.id) || one.z > above.z || !together(above, one, kinds)) continue;
      found.set(one.id, one);
      waiting.push(one);
    }
  }
  return [...found.values()].sort((a, b) => a.z - b.z);
}

/** The topmost thing of the column under a place. */
export function topAt(x: number, y: number, things: readonly Lying[], kinds: ReadonlyMap<string, Kind>): Lying | null {
  let best: Lying | null = null;
  for (const one of things) {
    if (one.hand || one.is === "stroke") continue;
    const [w, h] = sizeOf(one, kinds);
    if (Math.abs(one.x - x) <= w / 2 && Math.abs(one.y - y) <= h / 2 && (!best || one.z > best.z)) best = one;
  }
  return best;
}

/** What has its middle within a frame, and may be carried. */
export function within([left, top, right, bottom]: readonly [number, number, number, number], things: readonly Lying[]): Lying[] {
  const loose = things.filter((one) => !isPlace(one) && one.is !== "stroke" && !one.hand && !one.locked);
  return loose.filter((one) => one.x >= left && one.x <= right && one.y >= top && one.y <= bottom);
}

const STEP = 0.25;
const GAP = 0.1;

type Size = [number, number];
type Taken = readonly [x: number, y: number, width: number, height: number];

/**
 * The middle of the first place where something of that size lies on nothing else: row by row from a corner, no further
 * than the right edge if it is wide enough. Beside the board, if there is room above the lower edge; otherwise on it.
 */
export function freeSpot(size: Size, corner: Size, [right, bottom]: Size, things: readonly Lying[], kinds: ReadonlyMap<string, Kind>, board: Board | null = null): Size {
  const taken: Taken[] = things.filter((one) => one.is !== "stroke").map((one) => [one.x, one.y, ...sizeOf(one, kinds)]);
  const beside = board && firstSpot(size, corner, [right, bottom], [...taken, [board.x + board.width / 2, board.y + board.height / 2, board.width, board.height]]);
  return beside ?? firstSpot(size, corner, [right, Infinity], taken)!;
}

function firstSpot([width, height]: Size, [left, top]: Size, [right, bottom]: Size, taken: readonly Taken[]): Size | null {
  const last = Math.max(left, right - width);
  for (let y = top + height / 2; y <= bottom - height / 2; y += STEP) {
    for (let x = left + width / 2; x <= last + width / 2; x += STEP) {
      if (!taken.some(([ox, oy, w, h]) => Math.abs(ox - x) < (w + width) / 2 + GAP && Math.abs(oy - y) < (h + height) / 2 + GAP)) return [x, y];
    }
  }
  return null;
}

function together(a: Lying, b: Lying, kinds: ReadonlyMap<string, Kind>): boolean {
  const [aw, ah] = sizeOf(a, kinds);
  const [bw, bh] = sizeOf(b, kinds);
  return Math.abs(a.x - b.x) <= Math.min(aw, bw) * 0.45 && Math.abs(a.y - b.y) <= Math.min(ah, bh) * 0.45;
}

export function artUrl(art: string): string {
  if (art.startsWith("i:")) return `/api/free/image/${art.slice(2)}`;
  return `/api/free/art?art=${encodeURIComponent(art)}`;
}

export function boardUrl(art: string, dark: boolean, language: string): string {
  if (art.startsWith("i:")) return `/api/free/image/${art.slice(2)}`;
  return `/api/free/board?art=${encodeURIComponent(art)}&theme=${dark ? "dark" : "light"}&language=${language}`;
}

const RED = new Set("1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36".split(" "));

/** The true colour of a pocket. */
export function pocketColour(value: string): string {
  if (value === "0" || value === "00") return "green";
  return RED.has(value) ? "red" : "black";
}

const PEOPLE = ["#2f6f4f", "#a8382f", "#2e5489", "#b3621b", "#5f3f81", "#1c6b74", "#8a5a35", "#7a2f5c"];

export function colourOf(at: number): string {
  return PEOPLE[at % PEOPLE.length]!;
}
