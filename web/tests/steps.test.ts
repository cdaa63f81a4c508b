import { describe, expect, test } from "vitest";
import { ahead, choose, cutAt, digits, grown, kindOf, sameMoves, walk } from "../src/board/steps";
import type { MoveCard } from "../src/protocol";

function moves(...lines: string[]): MoveCard[] {
  return lines.map((line) => ({ steps: line.split(" "), text: line, player: 0 }));
}

const JUMPS = moves("a1 c3 e5", "a1 c3 e1", "b2 a3");

describe("walking the steps of the legal moves", () => {
  test("what can be chosen next", () => {
    expect([...walk(JUMPS, []).next]).toEqual(["a1", "b2"]);
    expect([...walk(JUMPS, ["a1", "c3"]).next]).toEqual(["e5", "e1"]);
    expect(walk(JUMPS, ["a1", "c3", "e5"]).moves).toHaveLength(1);
  });

  test("a step goes on, the last one completes the move", () => {
    expect(choose(JUMPS, [], "b2")).toEqual({ kind: "path", path: ["b2"] });
    expect(choose(JUMPS, ["b2"], "a3")).toEqual({ kind: "move", path: ["b2", "a3"] });
  });

  test("the last cell of a chain may be chosen at once where only one way leads to it", () => {
    expect(choose(JUMPS, ["a1"], "e5")).toEqual({ kind: "move", path: ["a1", "c3", "e5"] });
    expect([...ahead(JUMPS, ["a1"])].sort()).toEqual(["e1", "e5"]);
    const round = moves("a1 b2 c3", "a1 d2 c3");
    expect(choose(round, ["a1"], "c3").kind).toBe("wrong");
    expect(ahead(round, ["a1"]).size).toBe(0);
  });

  test("choosing the same again puts it back, choosing another piece begins anew", () => {
    expect(choose(JUMPS, ["a1"], "a1")).toEqual({ kind: "path", path: [] });
    expect(choose(JUMPS, ["a1"], "b2")).toEqual({ kind: "path", path: ["b2"] });
  });

  test("what is not possible is wrong and says what was tried", () => {
    expect(choose(JUMPS, ["b2"], "h8")).toEqual({ kind: "wrong", path: ["b2", "h8"] });
    expect(choose([], [], "a1").kind).toBe("wrong");
  });

  test("men that move as one are chosen in any order, and put back one by one", () => {
    const fours = moves("a1 b1 c1 d1 a2", "a1 b1 c1 d1 b1", "b1 c1 d1 e1 b2", "c1 c2").map((move) => ({ ...move, together: 4 }));
    expect([...walk(fours, ["d1"]).next].sort()).toEqual(["a1", "b1", "c1", "e1"]);
    expect(choose(fours, ["d1"], "a1")).toEqual({ kind: "path", path: ["d1", "a1"] });
    expect([...walk(fours, ["d1", "a1"]).next].sort()).toEqual(["b1", "c1"]);
    expect(choose(fours, ["d1", "a1", "c1"], "b1")).toEqual({ kind: "path", path: ["a1", "b1", "c1", "d1"] });
    expect([...walk(fours, ["a1", "b1", "c1", "d1"]).next].sort()).toEqual(["a2", "b1"]);
    expect(choose(fours, ["a1", "b1", "c1", "d1"], "a2").kind).toBe("move");
    expect(choose(fours, ["d1", "a1", "c1"], "a1")).toEqual({ kind: "path", path: ["d1", "c1"] });
    expect(choose(fours, ["c1"], "c2")).toEqual({ kind: "move", path: ["c1", "c2"] });
    expect(choose(fours, ["d1"], "a2").kind).toBe("wrong");
  });

  test("a cut move is no move before it is known how it goes on", () => {
    const begun: MoveCard[] = [...moves("a1 b1"), { steps: ["a1", "b1"], text: "", player: 0, more: true }, { steps: ["a1", "c1"], text: "", player: 0, more: true }];
    expect(choose(begun, ["a1"], "b1").kind).toBe("move");
    expect(choose(begun, ["a1"], "c1")).toEqual({ kind: "path", path: ["a1", "c1"] });
    expect(cutAt(begun, ["a1"])).toBeUndefined();
    const cut = cutAt(begun, ["a1", "c1", "d1"])!;
    expect(cut.steps).toEqual(["a1", "c1"]);
    const further = grown(begun, cut, moves("a1 c1 d1", "a1 c1 e1"));
    expect(further.map((move) => move.steps.join(" "))).toEqual(["a1 b1", "a1 b1", "a1 c1 d1", "a1 c1 e1"]);
    expect(choose(further, ["a1", "c1"], "e1").kind).toBe("move");
    expect(sameMoves(begun, structuredClone(begun))).toBe(true);
    expect(sameMoves(begun, [...begun.slice(0, 2), { ...begun[2]!, steps: ["a1", "d1"] }])).toBe(false);
  });

  test("what lies further on is not chosen at once where moves are cut", () => {
    const begun: MoveCard[] = [...moves("a1 c3 e5"), { steps: ["a1", "b2"], text: "", player: 0, more: true }];
    expect(choose(begun, ["a1"], "e5").kind).toBe("wrong");
    expect(ahead(begun, ["a1"]).size).toBe(0);
  });

  test("numbers are typed as they are, everything else by its order", () => {
    const bids = [...Array(12).keys()].map((bid) => `as:${bid}`);
    expect([...digits(bids)]).toEqual(bids.slice(0, 10).map((step, bid) => [step, String(bid)]));
    expect([...digits(["as:Q", "as:N", "do:pass"])]).toEqual([["as:Q", "1"], ["as:N", "2"], ["do:pass", "3"]]);
    expect([...digits(["as:5", "as:10", "as:50"])].map(([, key]) => key)).toEqual(["1", "2", "3"]);
    expect(digits(bids.map((step) => `${step}-`)).size).toBe(9);
  });

  test("steps without a place on the board become choices or buttons", () => {
    const cells = new Set(["a1"]);
    const items = new Set(["hand:P"]);
    expect(kindOf("a1", cells, items)).toBe("cell");
    expect(kindOf("hand:P", cells, items)).toBe("item");
    expect(kindOf("as:Q", cells, items)).toBe("choice");
    expect(kindOf("do:pass", cells, items)).toBe("button");
    expect(kindOf("bid:3", cells, items)).toBe("button");
  });
});
