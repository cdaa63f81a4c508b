// Where each piece of a scene is drawn: alone in its cell, in a tower, in a row, in a cluster or in a heap.
import type { Item, Tray } from "../protocol";
import { facing, type Box, type Seat } from "./geometry";

export interface Piece {
  key: string;
  item: Item;
  x: number;
  y: number;
  size: number;
  /** Degrees. */
  turn: number;
}

/** A thing on its way while a move is being entered: from a cell, or from beside the board where `from` is empty. */
export interface Carried {
  item: Item;
  from: string;
  at: string;
}

export interface Badge {
  x: number;
  y: number;
  text: string;
}

export interface Laid {
  pieces: Piece[];
  badges: Badge[];
}

const PIECE = 0.94;
/** How far the next piece of a tower rises above the last. */
const STEP = 0.15;
const FLAT = new Set(
  "man crowned disc stone ball chip coin seed square octagon hexagon".split(" "),
);

/** Pieces that fill their cell, and how large they are drawn there. */
const FILLING: Record<string, number> = { tile: 1.02, road: 1.02, path: 1.02, number: 1.04, hexagon: 1.14 };

/** `turn`: by how much pieces that point somewhere are turned with the board. */
export function lay(items: readonly Item[], places: Map<string, Seat>, boardTurn: number, turn: number): Laid {
  const cells = new Map<string, Item[]>();
  for (const item of items) {
    if (!item.cell || !places.has(item.cell) || (item.cells?.length ?? 0) > 0) continue;
    const found = cells.get(item.cell);
    if (found) found.push(item);
    else cells.set(item.cell, [item]);
  }
  const laid: Laid = { pieces: [], badges: [] };
  const ground = reach(places);
  const order = [...cells.keys()].map((name) => places.get(name)!).sort((a, b) => a.cell.layer - b.cell.layer || a.y - b.y);
  for (const seat of order) layCell(seat, cells.get(seat.cell.name)!, boardTurn, turn, laid, ground);
  return laid;
}

function layCell(seat: Seat, items: Item[], boardTurn: number, turn: number, laid: Laid, ground: Reach): void {
  const { cell } = seat;
  const put = (item: Item, at: number, x: number, y: number, size: number): void => {
    const scale = isBlock(item) ? 1 : size * (item.size ?? 1);
    laid.pieces.push({ key: `${cell.name}/${at}`, item, x, y, size: scale, turn: facing(item) + turn });
  };
  if (items.length === 1 && cell.gather !== "heap") {
    const fills = FILLING[items[0]!.glyph.split(":")[0]!] ?? PIECE;
    put(items[0]!, 0, seat.x, seat.y, cell.room * fills);
    return;
  }
  switch (cell.gather) {
    case "row":
      return layRow(seat, items, boardTurn, put);
    case "cluster":
      return layCluster(seat, items, put);
    case "heap":
      return layHeap(seat, items, put, laid);
    default:
      return layTower(seat, items, put, ground);
  }
}

type Put = (item: Item, at: number, x: number, y: number, size: number) => void;

/** How far up and down towers may go: over the frame, but not over the coordinates. */
type Reach = readonly [top: number, bottom: number];
const OVER = 0.12;

function reach(places: Map<string, Seat>): Reach {
  const ys = [...places.values()].flatMap((seat) => seat.outline.map((p) => p.y));
  return ys.length > 0 ? [Math.min(...ys) - OVER, Math.max(...ys) + OVER] : [-Infinity, Infinity];
}

/** One upon the other, the lowest first, closer where they are many or at the edge; what does not lie flat stands in the middle. */
function layTower(seat: Seat, items: Item[], put: Put, [top, bottom]: Reach): void {
  const size = seat.cell.room * PIECE;
  const flat = items.filter((item) => FLAT.has(item.glyph)).length;
  const half = (Math.min(STEP * (flat - 1), 0.75) / 2) * seat.cell.room;
  const within = (room: number): number => Math.max(0, Math.min(half, room - size / 2));
  const [up, down] = [within(seat.y - top), within(bottom - seat.y)];
  let level = 0;
  items.forEach((item, at) => {
    const lies = FLAT.has(item.glyph) && flat > 1;
    put(item, at, seat.x, lies ? seat.y + down - (level * (up + down)) / (flat - 1) : seat.y, size);
    if (lies) level += 1;
  });
}

export interface Fanned extends Box {
  cell: string;
  pieces: Piece[];
}

/** The discs of a tower one by one on a strip beside it, the topmost above, within the box; null where there is none. */
export function fan(items: readonly Item[], seat: Seat, box: Box): Fanned | null {
  const discs = items.filter((item) => item.cell === seat.cell.name && FLAT.has(item.glyph));
  if (discs.length < 2 || seat.cell.gather !== "tower") return null;
  const { room, name } = seat.cell;
  const step = Math.min(0.5 * room, box.height / (discs.length + 0.4));
  const [width, height] = [step * 1.25, step * (discs.length + 0.25)];
  const away = 0.52 * room;
  const fits = seat.x + away + width <= box.left + box.width;
  const left = fits ? seat.x + away : seat.x - away - width;
  const top = Math.max(box.top, Math.min(seat.y - height / 2, box.top + box.height - height));
  const pieces = discs.map((item, at) => ({
    key: `${name}/${at}`,
    item: { ...item, label: "" },
    x: left + width / 2,
    y: top + height - step * (at + 0.625),
    size: step * 0.94,
    turn: 0,
  }));
  return { cell: name, left, top, width, height, pieces };
}

function layRow(seat: Seat, items: Item[], boardTurn: number, put: Put): void {
  const [dx0, dy0] = seat.cell.spread;
  const angle = (boardTurn * Math.PI) / 180;
  const dx = dx0 * Math.cos(angle) - dy0 * Math.sin(angle);
  const dy = dx0 * Math.sin(angle) + dy0 * Math.cos(angle);
  const closer = Math.min(1, 4.05 / Math.max(items.length - 1, 1) / Math.max(Math.hypot(dx, dy), 0.01));
  items.forEach((item, at) => {
    put(item, at, seat.x + at * dx * closer, seat.y + at * dy * closer, seat.cell.room * PIECE);
  });
}

function layCluster(seat: Seat, items: Item[], put: Put): void {
  const across = items.length <= 4 ? 2 : 3;
  const rows = Math.ceil(items.length / across);
  const size = seat.cell.room / across;
  items.forEach((item, at) => {
    const row = Math.floor(at / across);
    const inRow = Math.min(across, items.length - row * across);
    const x = seat.x + ((at % across) - (inRow - 1) / 2) * size * 0.95;
    put(item, at, x, seat.y + (row - (rows - 1) / 2) * size * 0.95, size);
  });
}

/** Seeds strewn in a pit, and their number. */
function layHeap(seat: Seat, items: Item[], put: Put, laid: Laid): void {
  const first = items[0]!;
  const single = items.length === 1 && /^\d+$/.test(first.label ?? "");
  const count = single ? Number(first.label) : items.length;
  const xs = seat.outline.map((p) => p.x);
  const ys = seat.outline.map((p) => p.y);
  const wide = xs.length > 0 ? (Math.max(...xs) - Math.min(...xs)) / 2 : 0.45;
  const high = ys.length > 0 ? (Math.max(...ys) - Math.min(...ys)) / 2 : 0.45;
  const shown = Math.min(count, 24);
  for (let at = 0; at < shown; at++) {
    const far = Math.sqrt((at + 0.5) / Math.max(shown, 5)) * 0.72;
    const item: Item = { ...(single ? first : items[at]!), glyph: "seed", label: "", letter: "" };
    put(item, at, seat.x + wide * far * Math.cos(2.4 * at), seat.y - 0.04 + high * far * Math.sin(2.4 * at), 0.2);
  }
  laid.badges.push({ x: seat.x, y: seat.y, text: String(count) });
}

/** What a path takes from beside the board, each thing on the cell where it is put: the first one named after it. */
export function putDown(path: readonly string[], cells: ReadonlySet<string>, beside: readonly Item[]): Carried[] {
  const found: Carried[] = [];
  let held: Item | undefined;
  for (const step of path) {
    const taken = beside.find((item) => item.id === step);
    if (taken) held = taken;
    if (!held || !cells.has(step)) continue;
    found.push({ item: { ...held, label: "" }, from: "", at: step });
    held = undefined;
  }
  return found;
}

export function isDice(tray: Tray): boolean {
  return tray.items.length > 0 && tray.items.every((item) => /^(die|cube)/.test(item.glyph));
}

/** The step that picks a thing up: its id, or for dice and cards without one the step of the same name. */
export function stepOf(item: Item): string {
  return item.id || (/^(die|card):/.test(item.glyph) && !item.hidden ? item.glyph : "");
}

export function isBlock(item: Item): boolean {
  return item.glyph === "block" || (item.height ?? 0) > 0;
}

/** Items that look alike, once each with their number; dice stay apart. A label that is no sign of the piece is a number. */
export function grouped(items: readonly Item[]): { item: Item; count: number }[] {
  const found = new Map<string, { item: Item; count: number }>();
  items.forEach((item, at) => {
    const apart = /^(die|cube|card)/.test(item.glyph) ? at : 0;
    const key = [item.glyph, item.owner, item.label, item.id, apart].join("~");
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { item, count: 1 });
  });
  return [...found.values()].map(({ item, count }) =>
    item.id?.startsWith("hand:") && /^\d+$/.test(item.label ?? "") && item.label !== item.letter
      ? { item: { ...item, label: "" }, count: Number(item.label) }
      : { item, count },
  );
}
