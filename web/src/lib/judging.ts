// Looking back at a game: which of its positions are judged, and which of its moves mattered.
import type { Judged, PlayedCard } from "../protocol";

type Known = ReadonlyMap<number, Judged>;
export interface Moment {
  /** The action that changed so much. */
  ply: number;
  fall: number;
}

const ENOUGH = 40;
const LARGE = 0.3;
const MOST_MOMENTS = 3;

/** For the first seat: 1 won, -1 lost. */
export function value(one: Judged): number {
  return one.seat === 0 ? one.value : -one.value;
}

/** The positions in which somebody chose; dice and deals are nobody's merit. */
function chosen(played: readonly PlayedCard[]): number[] {
  return played.flatMap((card, ply) => (card.player >= 0 ? [ply] : []));
}

/** Of long games some positions are enough for the line, the last one among them. */
function samples(choices: readonly number[]): number[] {
  const step = Math.ceil(choices.length / ENOUGH);
  return choices.filter((_, at) => at % step === 0 || at === choices.length - 1);
}

/** The largest changes between one of these positions and the next. */
function falls(plies: readonly number[], known: Known): (Moment & { next: number })[] {
  const judged = plies.filter((ply) => (known.get(ply)?.seat ?? -1) >= 0);
  return judged
    .slice(1)
    .map((next, at) => ({ ply: judged[at]!, next, fall: Math.abs(value(known.get(next)!) - value(known.get(judged[at]!)!)) }))
    .filter((one) => one.fall > LARGE)
    .sort((a, b) => b.fall - a.fall)
    .slice(0, MOST_MOMENTS);
}

/** What is judged for the whole game: first the samples, then all positions where the line falls between two of them. */
export function wanted(played: readonly PlayedCard[], known: Known): number[] {
  const choices = chosen(played);
  const first = samples(choices);
  if (!first.every((ply) => known.has(ply))) return first;
  const steep = falls(first, known);
  return [...first, ...choices.filter((ply) => steep.some((one) => one.ply < ply && ply < one.next))];
}

/** The moves that mattered most, in the order of play: each between two choices that follow each other. */
export function moments(played: readonly PlayedCard[], known: Known): Moment[] {
  const choices = chosen(played);
  const exact = choices.slice(1).flatMap((next, at) => falls([choices[at]!, next], known));
  return exact.sort((a, b) => b.fall - a.fall).slice(0, MOST_MOMENTS).sort((a, b) => a.ply - b.ply);
}
