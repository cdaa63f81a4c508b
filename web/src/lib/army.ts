// An army that is being set up: it is moved and swapped on this device only, and nothing of it is sent until its owner is ready.
import type { Item, MoveCard, Scene } from "../protocol";

/** By cells, the steps that bring a piece there: "hand:spy". */
export type Army = Readonly<Record<string, string>>;

export const READY = "do:ready";

/** Where an army can stand, and its pieces, as the server knows them. */
export interface Camp {
  seat: number;
  homes: readonly string[];
  pieces: readonly Item[];
}

/** The camp of a seat, by what it may set up. */
export function camp(moves: readonly MoveCard[], scene: Scene, seat: number): Camp {
  const mine = moves.filter((move) => move.player === seat && move.steps[0]?.startsWith("hand:"));
  const pieces = (scene.trays ?? []).filter((tray) => tray.owner === seat).flatMap((tray) => tray.items.filter((item) => item.id));
  return { seat, homes: [...new Set(mine.map((move) => move.steps[1]!))], pieces };
}

/** The pieces that do not stand yet. */
export function left(of: Camp, army: Army): Item[] {
  const standing = of.homes.flatMap((cell) => army[cell] ?? []);
  return of.pieces.filter((item) => {
    const at = standing.indexOf(item.id!);
    if (at >= 0) standing.splice(at, 1);
    return at < 0;
  });
}

/** What can be done with an army: set up a piece, move one, exchange two; and when all stand, begin. */
export function edits(of: Camp, army: Army): MoveCard[] {
  const beside = left(of, army);
  const from = [...new Set(beside.map((item) => item.id!)), ...of.homes.filter((cell) => army[cell])];
  const all = from.flatMap((step) => of.homes.filter((cell) => cell !== step).map((cell) => [step, cell]));
  if (beside.length === 0) all.push([READY]);
  return all.map((steps) => ({ steps, text: steps.join("-"), player: of.seat }));
}

/** The army after a piece was set up, or after what stands on two cells changed places. */
export function edited(army: Army, [from = "", to = ""]: readonly string[]): Army {
  const { [from]: moved = from, [to]: there = "", ...rest } = army;
  return from in army && there ? { ...rest, [to]: moved, [from]: there } : { ...rest, [to]: moved };
}

/** An army as it is wanted; else what stands stays, or if all stand nothing does; and the rest stands anywhere. */
export function arranged(of: Camp, army: Army, wanted: Army, chance: () => number = Math.random): Army {
  const anew = Object.keys(wanted).length > 0 || left(of, army).length === 0;
  const found: Record<string, string> = anew ? {} : { ...army };
  const beside = left(of, found).map((item) => item.id!);
  const take = (at: number): string => beside.splice(at, 1)[0]!;
  for (const cell of of.homes) {
    const at = beside.indexOf(wanted[cell] ?? "");
    if (!found[cell] && at >= 0) found[cell] = take(at);
  }
  for (const cell of of.homes) if (!found[cell] && beside.length > 0) found[cell] = take(Math.floor(chance() * beside.length));
  return found;
}

/** The scene with the army in it. */
export function mustered(scene: Scene, of: Camp, army: Army): Scene {
  const beside = left(of, army);
  const standing = of.homes.flatMap((cell) => {
    const item = of.pieces.find((one) => one.id === army[cell]);
    return item ? [{ ...item, id: "", cell }] : [];
  });
  const trays = (scene.trays ?? []).map((tray) => (tray.owner === of.seat && tray.items.some((item) => item.id) ? { ...tray, items: beside } : tray));
  const counts = (scene.counts ?? []).map((count) => (count.owner === of.seat ? { ...count, value: count.value - standing.length } : count));
  return { ...scene, items: [...(scene.items ?? []), ...standing], trays, counts };
}
