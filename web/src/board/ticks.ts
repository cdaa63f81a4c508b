// The names of files and ranks at the edge of what is seen, where the edge of the board is not.
import type { LabelShape, Lane } from "../protocol";
import type { Box, Place, Seat } from "./geometry";

export interface Tick extends Place {
  text: string;
  /** Which lane it is of those that run the same way. */
  order: number;
}

export interface Ticks {
  /** Of the lanes that run across, at the left edge. */
  left: Tick[];
  /** Of those that run up and down, at the lower edge. */
  below: Tick[];
}

/** How wide a sign is, compared with its height. */
const SIGN = 0.62;

/**
 * Where the lanes leave what is seen. `depth`: how deep the edge is on which they are written; `size`: how high the
 * signs are. Where they would touch, every second one is written, or every fifth, tenth ...; none that is printed on the board in view.
 */
export function ticks(lanes: readonly Lane[], places: ReadonlyMap<string, Seat>, printed: readonly (LabelShape & Place)[], view: Box, depth: number, size: number): Ticks {
  const [right, bottom] = [view.left + view.width, view.top + view.height];
  const inView = printed.filter((label) => label.x > view.left && label.x < right && label.y > view.top && label.y < bottom);
  const known = (text: string, apart: (label: Place) => number): boolean => inView.some((label) => label.text === text && apart(label) < 0.3);
  const found: Ticks = { left: [], below: [] };
  const order = { left: 0, below: 0 };
  for (const { text, through } of lanes) {
    const way = through.map((cell) => places.get(cell)).filter((seat) => seat !== undefined);
    const [start, end] = [way[0], way[way.length - 1]];
    if (!start || !end || start === end) continue;
    if (Math.abs(end.x - start.x) >= Math.abs(end.y - start.y)) {
      order.left += 1;
      const at = crossing(way, view.left + depth, (p) => p.x, (p) => p.y);
      if (at === null || at < view.top || at > bottom - depth || known(text, (label) => Math.abs(label.y - at))) continue;
      found.left.push({ text, order: order.left, x: view.left + depth / 2, y: at });
    } else {
      order.below += 1;
      const at = crossing(way, bottom - depth, (p) => p.y, (p) => p.x);
      if (at === null || at < view.left + depth || at > right || known(text, (label) => Math.abs(label.x - at))) continue;
      found.below.push({ text, order: order.below, x: at, y: bottom - depth / 2 });
    }
  }
  const wide = Math.max(0, ...found.below.map((tick) => tick.text.length)) * SIGN * size;
  return { left: thinned(found.left, (tick) => tick.y, size * 1.15), below: thinned(found.below, (tick) => tick.x, wide + size * 0.35) };
}

/** Where a way has come so far along; of one that does not reach there, where its nearer end is. */
function crossing(way: readonly Place[], to: number, along: (p: Place) => number, across: (p: Place) => number): number | null {
  for (let at = 1; at < way.length; at++) {
    const [a, b] = [way[at - 1]!, way[at]!];
    const [from, until] = [along(a), along(b)];
    if (from === until || to < Math.min(from, until) || to > Math.max(from, until)) continue;
    return across(a) + ((across(b) - across(a)) * (to - from)) / (until - from);
  }
  const near = [...way].sort((a, b) => Math.abs(along(a) - to) - Math.abs(along(b) - to))[0];
  return near ? across(near) : null;
}

const EVERY = [1, 2, 5, 10, 20];

/** So many of the ticks that they do not touch. */
function thinned(all: Tick[], along: (tick: Tick) => number, least: number): Tick[] {
  const [first, second] = all;
  if (!first || !second) return all;
  const apart = Math.abs(along(second) - along(first)) / (second.order - first.order);
  const every = EVERY.find((count) => count * apart >= least) ?? all.length;
  return all.filter((tick) => tick.order % every === 0);
}
