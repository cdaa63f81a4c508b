// The own hand in the order of its holder. It is nobody else's business, so only this browser knows it. What is held has
// its height as long as it is held, though its number changes when something else is taken.
import type { Lying } from "./geometry";
import type { Kind } from "./protocol";

/** In the order that was wished for; what came later stands at the end. */
export function arranged(held: readonly Lying[], order: readonly number[]): Lying[] {
  const place = (one: Lying): number => (order.includes(one.z) ? order.indexOf(one.z) : order.length);
  return [...held].sort((a, b) => place(a) - place(b) || a.z - b.z);
}

/** The order after one of it was put between others: before the one that is the so-manieth of the rest. */
export function putAt(hand: readonly Lying[], moved: Lying, at: number): number[] {
  const rest = hand.filter((one) => one.z !== moved.z).map((one) => one.z);
  const spot = Math.max(0, Math.min(at, rest.length));
  return [...rest.slice(0, spot), moved.z, ...rest.slice(spot)];
}

/** Ordered as the box is: cards by suit and rank, letters by the alphabet. */
export function sorted(hand: readonly Lying[], kinds: ReadonlyMap<string, Kind>): number[] {
  const ranks = [...kinds.keys()];
  const rank = (one: Lying): number => (one.is === "piece" ? ranks.indexOf(one.kind) : -1);
  return [...hand].sort((a, b) => rank(a) - rank(b) || a.z - b.z).map((one) => one.z);
}
