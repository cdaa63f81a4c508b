import { describe, expect, test } from "vitest";
import { moments, wanted } from "../src/lib/judging";
import type { Judged, PlayedCard } from "../src/protocol";

/** Two sides that move by turns. */
function game(plies: number): PlayedCard[] {
  return Array.from({ length: plies }, (_, ply) => ({ player: ply % 2, text: `m${ply}`, turn: ply }));
}

/** What a computer says that knows how the first side stands. */
function judged(ply: number, stands: number): Judged {
  const seat = ply % 2;
  return { frame: "judged", id: "", ply, seat, value: seat === 0 ? stands : -stands, best: "", steps: [], played: null, why: "" };
}

/** Ask for all that is wanted, as the page does. */
function looked(played: PlayedCard[], stands: (ply: number) => number): Map<number, Judged> {
  const known = new Map<number, Judged>();
  for (let ply; (ply = wanted(played, known).find((one) => !known.has(one))) !== undefined; ) known.set(ply, judged(ply, stands(ply)));
  return known;
}

describe("looking back at a game", () => {
  test("of a short game every position is judged", () => {
    expect(wanted(game(7), new Map())).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(wanted([], new Map())).toEqual([]);
  });

  test("of a long game some are, to its end, and all where the line falls", () => {
    const played = game(202);
    const known = looked(played, (ply) => (ply > 123 ? -0.8 : 0.2));
    expect(known.has(201)).toBe(true);
    expect([...known.keys()].filter((ply) => ply % 6 !== 0 && ply !== 201)).toEqual([121, 122, 123, 124, 125]);
  });

  test.each([122, 123, 124, 200])("the move that mattered is named exactly: %d", (blunder) => {
    const played = game(202);
    const known = looked(played, (ply) => (ply > blunder ? -0.8 : 0.2));
    expect(moments(played, known).map((one) => one.ply)).toEqual([blunder]);
  });

  test("nothing is blamed on a move while the positions around it are unknown", () => {
    const known = new Map([0, 6].map((ply) => [ply, judged(ply, ply ? -1 : 1)]));
    expect(moments(game(202), known)).toEqual([]);
  });

  test("dice are nobody's choice: they are not judged, and the game ends all the same", () => {
    const played = Array.from({ length: 120 }, (_, ply) => ({ player: ply % 2 === 0 ? -1 : 0, text: "", turn: ply }));
    expect(wanted(played, new Map()).every((ply) => ply % 2 === 1)).toBe(true);
  });

  test("three moments at most, in the order of play", () => {
    const known = looked(game(30), (ply) => [0, 0.4, 0, 0.9, 0, 0.8, 0][Math.floor(ply / 4)] ?? 0);
    expect(moments(game(30), known).map((one) => one.ply)).toEqual([11, 15, 19]);
  });
});
