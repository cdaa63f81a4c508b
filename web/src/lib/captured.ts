// What has been captured: the pieces of the start that are missing, less those that were promoted.
import type { Item } from "../protocol";

/** So many pieces of one kind. */
export interface Taken {
  item: Item;
  number: number;
}

function kinds(items: readonly Item[], owner: number): Map<string, Taken> {
  const found = new Map<string, Taken>();
  for (const item of items) {
    if (item.owner !== owner) continue;
    const name = item.name ?? item.glyph;
    const known = found.get(name);
    if (known) known.number += 1;
    else found.set(name, { item: { glyph: item.glyph, owner, name: item.name, letter: item.letter }, number: 1 });
  }
  return found;
}

/** The pieces that a side has lost, kind by kind, the rarest first. A kind that there are more of now was promoted to: those were of the commonest kind. */
export function captured(start: readonly Item[], now: readonly Item[], owner: number): Taken[] {
  const [before, after] = [kinds(start, owner), kinds(now, owner)];
  let promoted = 0;
  for (const [name, { number }] of after) promoted += Math.max(0, number - (before.get(name)?.number ?? 0));
  const commonest = [...before.values()].sort((a, b) => b.number - a.number);
  const lost = new Map([...before].map(([name, { number }]) => [name, number - (after.get(name)?.number ?? 0)]));
  for (const { item } of commonest) {
    const name = item.name ?? item.glyph;
    const back = Math.min(promoted, Math.max(0, lost.get(name)!));
    lost.set(name, lost.get(name)! - back);
    promoted -= back;
  }
  return commonest
    .reverse()
    .map(({ item }) => ({ item, number: lost.get(item.name ?? item.glyph)! }))
    .filter(({ number }) => number > 0);
}
