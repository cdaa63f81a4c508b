// Shapes of squares in hand: turned, turned over, held over the board. "010/111" is a shape, its rows from the top.
import type { BoardShape, Item } from "../protocol";

export type Way = "turn" | "back" | "flip";

/** The shape of a piece that is laid by one of its squares; empty for everything else. */
export function shapeOf(item: Item | undefined): string {
  return item?.grip ? item.glyph.replace(/^polyomino:/, "") : "";
}

/** A quarter to the right. */
function turned(shape: string): string {
  const rows = shape.split("/");
  return [...rows[0]!].map((_, column) => rows.map((row) => row[column]).reverse().join("")).join("/");
}

function flipped(shape: string): string {
  return shape
    .split("/")
    .map((row) => [...row].reverse().join(""))
    .join("/");
}

/** The next of the known forms that one comes to by turning that way; where there is none, the same. */
export function reshaped(shape: string, way: Way, known: ReadonlyMap<string, string>): string {
  const on = (now: string): string => (way === "back" ? turned(turned(turned(now))) : turned(now));
  let now = way === "flip" ? flipped(shape) : on(shape);
  for (let tries = 0; tries < 4; tries++, now = on(now)) if (known.has(now)) return now;
  return shape;
}

/** The cells under a piece that is held over one of them; those beyond the edge are missing. */
export function covered(item: Item, cell: string, board: BoardShape): string[] {
  const at = board.cells.find((one) => one.name === cell);
  const [column = 0, row = 0] = item.grip ?? [];
  if (!at) return [];
  const rows = shapeOf(item).split("/");
  return board.cells
    .filter((one) => rows[Math.round(one.y - at.y) + row]?.[Math.round(one.x - at.x) + column] === "1")
    .map((one) => one.name);
}

/** How large the picture of a shape is, in squares, and how far its middle is from the square it is held by. */
export function extent(item: Item): { size: number; x: number; y: number } {
  const rows = shapeOf(item).split("/");
  const [wide, high] = [rows[0]!.length, rows.length];
  const [column = 0, row = 0] = item.grip ?? [];
  return { size: 1 / Math.min(0.88 / Math.max(wide, high), 0.3), x: column + 0.5 - wide / 2, y: row + 0.5 - high / 2 };
}
