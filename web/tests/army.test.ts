import { describe, expect, test } from "vitest";
import { arranged, camp, edited, edits, left, mustered, READY, type Army } from "../src/lib/army";
import type { MoveCard, Scene } from "../src/protocol";

const KINDS = ["hand:spy", "hand:bomb", "hand:bomb"];
const HOMES = ["a1", "b1", "c1"];
const MOVES: MoveCard[] = ["hand:spy", "hand:bomb"].flatMap((step) => HOMES.map((cell) => ({ steps: [step, cell], text: `${step}-${cell}`, player: 1 })));
const SCENE: Scene = {
  phase: "setting-up",
  items: [],
  trays: [{ name: "stock", owner: 1, items: KINDS.map((id) => ({ glyph: id, id, owner: 1 })) }],
  counts: [
    { name: "left", value: 3, owner: 0 },
    { name: "left", value: 3, owner: 1 },
  ],
};
const CAMP = camp(MOVES, SCENE, 1);
const steps = (army: Army): string[] => edits(CAMP, army).map((move) => move.steps.join(" "));

describe("setting up an army", () => {
  test("a piece beside the board goes to any cell of its side, and is then no longer beside it", () => {
    expect(steps({})).toEqual(["hand:spy a1", "hand:spy b1", "hand:spy c1", "hand:bomb a1", "hand:bomb b1", "hand:bomb c1"]);
    const army = edited({}, ["hand:spy", "b1"]);
    expect(army).toEqual({ b1: "hand:spy" });
    expect(left(CAMP, army).map((item) => item.id)).toEqual(["hand:bomb", "hand:bomb"]);
    expect(steps(army)).not.toContain("hand:spy a1");
  });

  test("a piece that stands is moved, or changes places with another", () => {
    const army: Army = { a1: "hand:spy", b1: "hand:bomb" };
    expect(steps(army)).toEqual(expect.arrayContaining(["a1 b1", "a1 c1", "b1 a1"]));
    expect(edited(army, ["a1", "c1"])).toEqual({ c1: "hand:spy", b1: "hand:bomb" });
    expect(edited(army, ["a1", "b1"])).toEqual({ b1: "hand:spy", a1: "hand:bomb" });
  });

  test("a piece set upon another sends it back beside the board", () => {
    const army = edited({ a1: "hand:spy" }, ["hand:bomb", "a1"]);
    expect(army).toEqual({ a1: "hand:bomb" });
    expect(left(CAMP, army).map((item) => item.id)).toEqual(["hand:spy", "hand:bomb"]);
  });

  test("nobody is ready before all stand", () => {
    expect(steps({ a1: "hand:spy", b1: "hand:bomb" })).not.toContain(READY);
    const whole: Army = { a1: "hand:spy", b1: "hand:bomb", c1: "hand:bomb" };
    expect(steps(whole)).toContain(READY);
    expect(steps(whole)).toContain("c1 a1");
  });

  test("by chance what stands stays, and when all stand everything is set up anew", () => {
    const army = arranged(CAMP, { c1: "hand:spy" }, {}, () => 0);
    expect(army).toEqual({ a1: "hand:bomb", b1: "hand:bomb", c1: "hand:spy" });
    expect(arranged(CAMP, army, {}, () => 0)).toEqual({ a1: "hand:spy", b1: "hand:bomb", c1: "hand:bomb" });
  });

  test("a ready-made set-up takes the place of what stands, and what it does not name stands anywhere", () => {
    const wanted: Army = { b1: "hand:spy", a1: "hand:bomb", z9: "hand:bomb" };
    expect(arranged(CAMP, { a1: "hand:spy" }, wanted)).toEqual({ b1: "hand:spy", a1: "hand:bomb", c1: "hand:bomb" });
  });

  test("the owner sees his army on the board and fewer pieces beside it", () => {
    const scene = mustered(SCENE, CAMP, { b1: "hand:spy" });
    expect(scene.items).toEqual([{ glyph: "hand:spy", id: "", owner: 1, cell: "b1" }]);
    expect(scene.trays![0]!.items).toHaveLength(2);
    expect(scene.counts!.map((count) => count.value)).toEqual([3, 2]);
  });
});
