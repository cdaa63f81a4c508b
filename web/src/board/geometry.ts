// Places on the board: turning it, finding the cell in a direction, fitting the view.
import type { BoardShape, CellShape, Item } from "../protocol";

export interface Place {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A cell as this viewer sees it, after turning. */
export interface Seat extends Place {
  cell: CellShape;
  outline: Place[];
}

export type Turn = (p: Place, layer: number) => Place;

export function turned(p: Place, centre: Place, degrees: number): Place {
  if (degrees % 360 === 0) return { x: p.x, y: p.y };
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x, y] = [p.x - centre.x, p.y - centre.y];
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
}

export function middle(box: Box): Place {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function boxOf(board: BoardShape): Box {
  return { left: board.left, top: board.top, width: board.width, height: board.height };
}

/** The box with as much room on all sides as on the widest: coordinates find it when storeys are turned. */
export function roomyBox(board: BoardShape): Box {
  const [box, cells] = [boxOf(board), around(board.cells.flatMap((cell) => cell.outline.map(([x, y]) => ({ x, y }))))];
  const rooms = [
    cells.left - box.left,
    cells.top - box.top,
    box.left + box.width - cells.left - cells.width,
    box.top + box.height - cells.top - cells.height,
  ];
  const more = Math.max(...rooms) - Math.min(...rooms);
  return { left: box.left - more, top: box.top - more, width: box.width + 2 * more, height: box.height + 2 * more };
}

/** How wide, as a part of the whole, the square in the middle of a ring of cells is. */
export function hollow(board: BoardShape): number {
  const centre = middle(boxOf(board));
  const away = (x: number, y: number): number => Math.max(Math.abs(x - centre.x), Math.abs(y - centre.y));
  const nearest = Math.min(...board.cells.flatMap((cell) => cell.outline.map(([x, y]) => away(x, y))));
  return (2 * nearest) / Math.max(board.width, board.height);
}

export function around(points: Iterable<Place>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left > right ? { left: 0, top: 0, width: 1, height: 1 } : { left, top, width: right - left, height: bottom - top };
}

/** The box that holds the board when it is turned about its middle. */
export function turnedBox(box: Box, degrees: number): Box {
  const centre = middle(box);
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const corners = [
    { x: box.left, y: box.top },
    { x: right, y: box.top },
    { x: box.left, y: bottom },
    { x: right, y: bottom },
  ];
  return around(corners.map((corner) => turned(corner, centre, degrees)));
}

/** All cells where this viewer sees them; `layers` are further turns of each storey about its own middle. */
export function seats(board: BoardShape, degrees: number, layers: readonly number[] = []): Map<string, Seat> {
  const centre = middle(boxOf(board));
  const middles = layers.length > 0 ? middlesOfLayers(board) : [];
  const turn: Turn = (p, layer) => {
    const inner = layers[layer] ? turned(p, middles[layer] ?? centre, layers[layer]) : { x: p.x, y: p.y };
    return turned(inner, centre, degrees);
  };
  const found = new Map<string, Seat>();
  for (const cell of board.cells) {
    const outline = cell.outline.map(([x, y]) => turn({ x, y }, cell.layer));
    found.set(cell.name, { cell, outline, ...turn(cell, cell.layer) });
  }
  return found;
}

function middlesOfLayers(board: BoardShape): Place[] {
  const found: Place[] = [];
  for (const layer of new Set(board.cells.map((cell) => cell.layer))) {
    found[layer] = middle(around(board.cells.filter((cell) => cell.layer === layer)));
  }
  return found;
}

/** The room that a board has in the window, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** Pixels for each unit of a box that is shown whole in a room. */
export function scaleIn(room: Room, width: number, height: number): number {
  return Math.min(room.width / width, room.height / height);
}

/** Arrangements of storeys whose cells differ by less are equally good. */
const ALIKE = 1.05;

/**
 * Boards that lie apart, in as many columns as make their cells largest in the room; their drawings go along. Where it
 * makes no difference, they stand side by side in a wide room.
 */
export function arranged(board: BoardShape, room: Room): BoardShape {
  const storeys = [...new Set(board.cells.map((cell) => cell.layer))].map((layer) =>
    around(board.cells.filter((cell) => cell.layer === layer).flatMap((cell) => cell.outline.map(([x, y]) => ({ x, y })))),
  );
  const [first, second] = storeys;
  if (!first || !second) return board;
  const beside = Math.abs(first.top - second.top) < 0.1;
  const gap = beside ? second.left - first.left - first.width : second.top - first.top - first.height;
  if (gap < 0) return board;
  const [across, down] = [first.width + gap, first.height + gap];
  const now = storeys.filter((box) => Math.abs(box.top - first.top) < 0.1).length;
  const rows = (columns: number): number => Math.ceil(storeys.length / columns);
  const width = (columns: number): number => board.width + (columns - now) * across;
  const height = (columns: number): number => board.height + (rows(columns) - rows(now)) * down;
  const scale = (columns: number): number => scaleIn(room, width(columns), height(columns));
  const tried = storeys.map((_, at) => at + 1);
  const most = Math.max(...tried.map(scale));
  const good = tried.filter((columns) => scale(columns) * ALIKE > most);
  const columns = room.width > room.height ? good[good.length - 1]! : good[0]!;
  if (columns === now) return board;
  const moves = storeys.map((box, at) => ({
    x: first.left + (at % columns) * across - box.left,
    y: first.top + Math.floor(at / columns) * down - box.top,
  }));
  const moved = <T extends Place>(thing: T, layer: number): T => ({ ...thing, x: thing.x + moves[layer]!.x, y: thing.y + moves[layer]!.y });
  const layerAt = (p: Place): number =>
    board.cells.reduce((best, cell) => (Math.hypot(cell.x - p.x, cell.y - p.y) < Math.hypot(best.x - p.x, best.y - p.y) ? cell : best)).layer;
  const redrawn = (svg: string): string =>
    svg.replaceAll(/<g data-layer="(\d+)"/g, (group, layer: string) => {
      const by = moves[Number(layer)]!;
      return `${group} transform="translate(${round(by.x)} ${round(by.y)})"`;
    });
  return {
    ...board,
    width: width(columns),
    height: height(columns),
    cells: board.cells.map((cell) => ({
      ...moved(cell, cell.layer),
      outline: cell.outline.map(([x, y]) => [x + moves[cell.layer]!.x, y + moves[cell.layer]!.y]),
    })),
    labels: board.labels.map((label) => moved(label, layerAt(label))),
    light: redrawn(board.light),
    dark: redrawn(board.dark),
  };
}

/** A ground of very many equal cells, of which few are used: what is in use is shown. */
export function isEndless(board: BoardShape): boolean {
  return board.cells.length > 600 && board.cells.every((cell) => cell.layer === 0 && cell.room === board.cells[0]!.room);
}

/** A board is turned by itself where it is seen so many times larger then. */
const CONSIDERABLY = 1.3;
/** Left free around the board. */
export const MARGIN = 0.12;

/**
 * The quarter by which a board is turned to be seen considerably larger in its room, or 0. What was first, at the left
 * or at the top, stays first. Boards that have a top lie as they do, storeys are arranged instead, an endless ground
 * fills any room, and pieces that point somewhere would lie on their sides.
 */
export function quarterFor(board: BoardShape, room: Room, items: readonly Item[]): number {
  if (board.standing || isEndless(board) || board.cells.some((cell) => cell.layer > 0)) return 0;
  if (items.some((item) => facing(item) % 360 !== 0)) return 0;
  const [width, height] = [board.width + 2 * MARGIN, board.height + 2 * MARGIN];
  if (scaleIn(room, height, width) < CONSIDERABLY * scaleIn(room, width, height)) return 0;
  return board.width > board.height ? 90 : 270;
}

/** All that is seen of a board through its window: the box, and what lies beside it where their proportions differ. */
export function seenIn(room: Room, box: Box): Box {
  const scale = scaleIn(room, box.width, box.height);
  if (!(scale > 0)) return box;
  const [width, height] = [room.width / scale, room.height / scale];
  return { left: box.left - (width - box.width) / 2, top: box.top - (height - box.height) / 2, width, height };
}

/** The cells at the same place of the other storeys. */
export function above(board: BoardShape, name: string): string[] {
  const cell = board.cells.find((found) => found.name === name);
  if (!cell || board.cells.some(aloft)) return [];
  const boxes = new Map<number, Box>();
  for (const layer of new Set(board.cells.map((found) => found.layer))) {
    boxes.set(layer, around(board.cells.filter((found) => found.layer === layer)));
  }
  const own = boxes.get(cell.layer)!;
  const [x, y] = [cell.x - own.left, cell.y - own.top];
  return board.cells
    .filter((other) => other.layer !== cell.layer)
    .filter((other) => {
      const box = boxes.get(other.layer)!;
      return Math.hypot(other.x - box.left - x, other.y - box.top - y) < 0.1;
    })
    .map((other) => other.name);
}

/** The cell that lies from `from` in the direction of an arrow key, the nearest one that is most nearly straight on. */
export function towards(places: Map<string, Seat>, from: string, dx: number, dy: number): string | null {
  const start = places.get(from);
  if (!start) return places.keys().next().value ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, seat] of places) {
    const [x, y] = [seat.x - start.x, seat.y - start.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy - y * dx);
    if (along < 0.2 || across > along * 1.8 + 0.01) continue;
    const cost = along + across * 1.2;
    if (cost < least - 1e-6) [least, best] = [cost, name];
  }
  return best;
}

/** Whether a place is in the air: nothing is there until something below carries it. */
export function aloft(cell: CellShape): boolean {
  return cell.layer > 0 && cell.tone === "none";
}

/** The turns that lay the board onto itself, 0 and 180 among them whether they do or not; what is seen from its front is not turned. */
export function symmetries(board: BoardShape): number[] {
  if (board.cells.some(aloft)) return [0];
  const centre = middle(around(board.cells));
  const fits = (degrees: number): boolean =>
    board.cells.every((cell) => {
      const to = turned(cell, centre, degrees);
      return board.cells.some((other) => Math.hypot(other.x - to.x, other.y - to.y) < 0.15);
    });
  if (board.cells.length > 500) return [0, 90, 180, 270];
  const more = [60, 90, 120, 240, 270, 300].filter(fits);
  return [0, 180, ...more].sort((a, b) => a - b);
}

/**
 * Which of the turns brings a seat's own pieces to the near edge: known from where they stand at the start, the first
 * where that tells nothing. `own` are the cells of its pieces, `others` those of the rest.
 */
export function nearTurn(board: BoardShape, own: string[], others: string[], turns = symmetries(board)): number {
  const cells = new Map(board.cells.map((cell) => [cell.name, cell]));
  const box = around(board.cells);
  const centre = middle(box);
  const mean = (names: string[]): Place | null => {
    const found = names.map((name) => cells.get(name)).filter((cell) => cell !== undefined);
    if (found.length === 0) return null;
    const sum = found.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    return { x: sum.x / found.length - centre.x, y: sum.y / found.length - centre.y };
  };
  const mine = mean(own);
  const theirs = mean(others);
  const [first = 0] = turns;
  if (!mine) return first;
  const away = { x: mine.x - (theirs?.x ?? 0), y: mine.y - (theirs?.y ?? 0) };
  const size = Math.max(box.width, box.height);
  if (Math.hypot(away.x, away.y) < size * 0.2) return first;
  let [best, lowest] = [first, -Infinity];
  for (const degrees of turns) {
    const y = turned(away, { x: 0, y: 0 }, degrees).y;
    if (y > lowest + 0.3) [best, lowest] = [degrees, y];
  }
  return best;
}

/** Whether pieces of this scene point somewhere, so that they turn with the board. */
export function pointed(items: readonly Item[]): boolean {
  return items.some((item) => (item.facing ?? 0) !== 0);
}

export function facing(item: Item): number {
  return item.facing ?? 0;
}

export function path(points: readonly Place[], closed = false): string {
  if (points.length === 0) return "";
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
