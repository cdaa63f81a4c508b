// A move is entered by its steps. No rules here: only the prefix tree of the legal moves that the server sent.
import type { MoveCard } from "../protocol";

export interface Walk {
  /** The legal moves that begin with the path. */
  moves: MoveCard[];
  /** What can be chosen next. */
  next: Set<string>;
}

export function walk(moves: MoveCard[], path: string[]): Walk {
  const found = moves.filter((move) => path.every((step, at) => move.steps[at] === step));
  const next = new Set<string>();
  for (const move of found) {
    const step = move.steps[path.length];
    if (step !== undefined) next.add(step);
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
export function choose(moves: MoveCard[], path: string[], step: string): Chosen {
  const here = walk(moves, path);
  if (here.next.has(step)) return arrive(moves, [...path, step]);
  const ahead = path.length > 0 ? shortcut(here.moves, path, step) : null;
  if (ahead) return arrive(moves, ahead);
  if (path.length > 0 && path[path.length - 1] === step) return { kind: "path", path: path.slice(0, -1) };
  if (path.length > 0 && walk(moves, []).next.has(step)) return arrive(moves, [step]);
  return { kind: "wrong", path: [...path, step] };
}

function arrive(moves: MoveCard[], path: string[]): Chosen {
  const whole = walk(moves, path).moves.some((move) => move.steps.length === path.length);
  return { kind: whole ? "move" : "path", path };
}

/** The one way to `step` further on, if there is exactly one. */
function shortcut(moves: MoveCard[], path: string[], step: string): string[] | null {
  const ways = new Map<string, string[]>();
  for (const move of moves) {
    const at = move.steps.indexOf(step, path.length);
    if (at < 0) continue;
    const way = move.steps.slice(0, at + 1);
    ways.set(way.join("\n"), way);
  }
  return ways.size === 1 ? [...ways.values()][0]! : null;
}

/** Steps further on that can be reached by a single way: shown fainter than the next ones. */
export function ahead(moves: MoveCard[], path: string[]): Set<string> {
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

export type StepKind = "cell" | "item" | "choice" | "button";

/** How a step is chosen: on the board, by a thing beside it, from a choice, or with a button. */
export function kindOf(step: string, cells: ReadonlySet<string>, items: ReadonlySet<string>): StepKind {
  if (cells.has(step)) return "cell";
  if (items.has(step)) return "item";
  return step.startsWith("as:") ? "choice" : "button";
}
