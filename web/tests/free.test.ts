import { describe, expect, it } from "vitest";
import { columnOf, freeSpot, frontOf, pocketColour, topAt, whole, within, type Lying } from "../src/free/geometry";
import { arranged, putAt, sorted } from "../src/free/hand";
import type { Board, Kind } from "../src/free/protocol";

const kinds = new Map<string, Kind>([["disc", { is: "kind", id: "disc", front: { art: "g:man~~~~" } }]]);
const disc = (id: number, x: number, y: number, more: object = {}): Lying => whole({ is: "piece", id, x, y, z: id, kind: "disc", ...more });

it("who holds a card sees its front, whichever side was up", () => {
  const card: Kind = { is: "kind", id: "disc", front: { art: "front" }, back: { art: "back" } };
  expect(frontOf(disc(1, 0, 0, { side: 1, hand: "me" }), new Map([["disc", card]]))?.art).toBe("front");
});

describe("columns", () => {
  it("are recognised though they do not cover each other exactly", () => {
    const all = [disc(1, 0, 0), disc(2, 0.3, 0.1), disc(3, 0.1, -0.2), disc(4, 3, 3)];
    expect(columnOf(all[2]!, all, kinds).map((one) => one.id)).toEqual([1, 2, 3]);
  });
  it("hold what lies under a piece, not what lies above it", () => {
    const all = [disc(1, 0, 0), disc(2, 0, 0), disc(3, 0, 0)];
    expect(columnOf(all[1]!, all, kinds).map((one) => one.id)).toEqual([1, 2]);
  });
  it("leave out what is locked, held or far", () => {
    const all = [disc(1, 0, 0, { locked: true }), disc(2, 0, 0, { hand: "b" }), disc(3, 0.6, 0), disc(5, 0, 0)];
    expect(columnOf(all[3]!, all, kinds).map((one) => one.id)).toEqual([5]);
  });
});

describe("places", () => {
  it("something new lies on nothing, row by row, and no further than the edge", () => {
    const spot = (things: Lying[], right: number): [number, number] => freeSpot([1, 1], [0, 0], [right, 9], things, kinds);
    expect(spot([], 9)).toEqual([0.5, 0.5]);
    expect(spot([disc(1, 0.5, 0.5)], 9)).toEqual([1.75, 0.5]);
    expect(spot([disc(1, 0.5, 0.5)], 1)).toEqual([0.5, 1.75]);
    const wheel = whole({ is: "device", id: 2, sort: "wheel", x: 1.1, y: 1.1 });
    expect(spot([wheel], 9)[0]).toBeGreaterThan(1.1 + 1.1 + 0.5);
  });
  it("something new lies beside the board, and on it only where there is no room beside it", () => {
    const board: Board = { is: "board", art: "", x: 1, y: 0, width: 8, height: 8 };
    const spot = (right: number, bottom: number): [number, number] => freeSpot([1, 1], [0, 0], [right, bottom], [], kinds, board);
    expect(spot(12, 8)).toEqual([9.75, 0.5]);
    expect(spot(9, 12)[1]).toBeGreaterThan(8.5);
    expect(spot(9, 8)).toEqual([0.5, 0.5]);
  });
  it("the topmost thing under the cursor", () => {
    expect(topAt(0.2, 0.2, [disc(1, 0, 0), disc(2, 0, 0), disc(3, 2, 2)], kinds)?.id).toBe(2);
    expect(topAt(9, 9, [disc(1, 0, 0)], kinds)).toBeNull();
  });
  it("the wheel has its true colours", () => {
    expect(["0", "00", "1", "2", "36", "35"].map(pocketColour)).toEqual(["green", "green", "red", "black", "red", "black"]);
  });
});

describe("the own hand", () => {
  const held = [disc(7, 0, 0, { z: 1 }), disc(8, 0, 0, { z: 2, kind: "ace" }), disc(9, 0, 0, { z: 3 })];
  const zs = (hand: Lying[]): number[] => hand.map((one) => one.z);
  it("stands as its holder arranged it, and what came later at the end", () => {
    expect(zs(arranged(held, []))).toEqual([1, 2, 3]);
    expect(zs(arranged(held, [3, 9, 1]))).toEqual([3, 1, 2]);
  });
  it("one of it is put between others", () => {
    expect(putAt(held, held[0]!, 1)).toEqual([2, 1, 3]);
    expect(putAt(held, held[0]!, 9)).toEqual([2, 3, 1]);
    expect(putAt(held, held[2]!, -1)).toEqual([3, 1, 2]);
  });
  it("is sorted as the box is", () => {
    const box = new Map<string, Kind>([["ace", kinds.get("disc")!], ["disc", kinds.get("disc")!]]);
    expect(sorted(held, box)).toEqual([2, 1, 3]);
  });
});

it("a frame holds what has its middle in it and may be carried", () => {
  const zone = whole({ is: "zone", id: 5, x: 1, y: 1, width: 1, height: 1, owner: "me" });
  const all = [disc(1, 1, 1), disc(2, 4, 1), disc(3, 2, 2, { locked: true }), disc(4, 0, 2), zone];
  expect(within([0, 0, 3, 3], all).map((one) => one.id)).toEqual([1, 4]);
});
