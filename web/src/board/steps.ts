// A move is entered by its steps. No rules here: only the prefix tree of the legal moves that the server sent.
import type { MoveCard } from "../protocol";

export interface Entered extends MoveCard {
  /** How many of the first steps may be chosen in any order. */
  together?: number;
}

export interface Walk {
  /** The legal moves that begin with the path. */
  moves: Entered[];
  /** What can be chosen next. */
  next: Set<string>;
}

/** Whether the next step of the move is one of those that may come in any order. */
function gathering(move: Entered, path: string[]): boolean {
  return path.length < (move.together ?? 0) && move.steps.length > (move.together ?? 0);
}

/** The steps that may come next on the way to a move; null if the path does not lead there. */
function onwards(move: Entered, path: string[]): string[] | null {
  if (gathering(move, path)) {
    const group = move.steps.slice(0, move.together);
    return path.every((step) => group.includes(step)) ? group.filter((step) => !path.includes(step)) : null;
  }
  return path.every((step, at) => move.steps[at] === step) ? move.steps.slice(path.length, path.length + 1) : null;
}

export function walk(moves: Entered[], path: string[]): Walk {
  const found: Entered[] = [];
  const next = new Set<string>();
  for (const move of moves) {
    const steps = onwards(move, path);
    if (!steps) continue;
    found.push(move);
    for (const step of steps) next.add(step);
  }
  return { moves: found, next };
}

export interface Chosen {
  kind: "path" | "move" | "wrong";
  path: string[];
}

/**
 * What choosing `step` after `path` does: goes on, completes a move, begins anew, or is wrong.
 * A step further on that only one way leads to may be chosen at once: the last cell of a chain of jumps.
 */
export function choose(moves: Entered[], path: string[], step: string): Chosen {
  const here = walk(moves, path);
  if (here.next.has(step)) return arrive(moves, sorted(here.moves, [...path, step]));
  const ahead = path.length > 0 ? shortcut(here.moves, path, step) : null;
  if (ahead) return arrive(moves, ahead);
  if (path.length > 0 && path[path.length - 1] === step) return { kind: "path", path: path.slice(0, -1) };
  if (path.includes(step) && here.moves.some((move) => path.length <= (move.together ?? 0))) {
    return { kind: "path", path: path.filter((one) => one !== step) };
  }
  if (path.length > 0 && walk(moves, []).next.has(step)) return arrive(moves, [step]);
  return { kind: "wrong", path: [...path, step] };
}

/** Steps chosen in any order come into the order of their moves when all are there. */
function sorted(moves: Entered[], path: string[]): string[] {
  const move = moves.find((one) => one.together === path.length && path.every((step) => one.steps.slice(0, path.length).includes(step)));
  return move && move.steps.length > path.length ? move.steps.slice(0, path.length) : path;
}

function arrive(moves: Entered[], path: string[]): Chosen {
  const whole = walk(moves, path).moves.some((move) => move.steps.length === path.length && !move.more);
  return { kind: whole ? "move" : "path", path };
}

/** The one way to `step` further on, if there is exactly one; where moves are cut, nobody knows. */
function shortcut(moves: Entered[], path: string[], step: string): string[] | null {
  if (moves.some((move) => move.more)) return null;
  const ways = new Map<string, string[]>();
  for (const move of moves) {
    const at = move.steps.indexOf(step, path.length);
    if (at < 0 || gathering(move, path)) continue;
    const way = move.steps.slice(0, at + 1);
    ways.set(way.join("\n"), way);
  }
  return ways.size === 1 ? [...ways.values()][0]! : null;
}

/** Steps further on that can be reached by a single way: shown fainter than the next ones. */
export function ahead(moves: Entered[], path: string[]): Set<string> {
  const here = walk(moves, path);
  const found = new Set<string>();
  if (path.length === 0) return found;
  for (const move of here.moves) {
    for (const step of move.steps.slice(path.length + 1)) {
      if (!here.next.has(step) && shortcut(here.moves, path, step)) found.add(step);
    }
  }
  return found;
}

/** The cut move on the way along the path: how it goes on has to be asked before the next step can be chosen. */
export function cutAt<Card extends MoveCard>(moves: readonly Card[], path: readonly string[]): Card | undefined {
  return moves.find((move) => move.more && move.steps.every((step, at) => path[at] === step));
}

/** The moves when it is known how a cut one goes on. */
export function grown(moves: readonly MoveCard[], from: MoveCard, on: readonly MoveCard[]): MoveCard[] {
  return moves.flatMap((move) => (move.more && move.player === from.player && sameSteps(move, from) ? on : [move]));
}

function sameSteps(one: MoveCard, other: MoveCard): boolean {
  return one.steps.length === other.steps.length && one.steps.every((step, at) => step === other.steps[at]);
}

export function sameMoves(one: readonly MoveCard[], other: readonly MoveCard[]): boolean {
  const same = (move: MoveCard, like: MoveCard): boolean =>
    move.text === like.text && move.player === like.player && (!move.more || sameSteps(move, like));
  return one.length === other.length && one.every((move, at) => same(move, other[at]!));
}

/** The digits that choose the steps offered: the numbers they say, where all say one and digits are enough, else their order. */
export function digits(steps: readonly string[]): Map<string, string> {
  const numbers = steps.map((step) => /^as:(\d+)$/.exec(step)?.[1] ?? "");
  const said = numbers.every((number) => number !== "") && numbers.slice(0, 9).every((number) => number.length === 1);
  const keys = said ? numbers : steps.map((_, at) => String(at + 1));
  return new Map(steps.map((step, at) => [step, keys[at]!] as const).filter(([, key]) => key.length === 1));
}

export type StepKind = "cell" | "item" | "choice" | "button";

/** How a step is chosen: on the board, by a thing beside it, from a choice, or with a button. */
export function kindOf(step: string, cells: ReadonlySet<string>, items: ReadonlySet<string>): StepKind {
  if (cells.has(step)) return "cell";
  if (items.has(step)) return "item";
  return step.startsWith("as:") ? "choice" : "button";
}
