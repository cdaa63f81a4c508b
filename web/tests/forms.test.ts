import { expect, test } from "vitest";
import { covered, extent, reshaped, shapeOf } from "../src/board/forms";
import type { BoardShape, Item } from "../src/protocol";

const item = { glyph: "polyomino:011/110/010", grip: [1, 1] } as unknown as Item;
const known = (...shapes: string[]): Map<string, string> => new Map(shapes.map((shape) => [shape, `as:${shape}`]));

test("only what is laid by one of its squares has a shape", () => {
  expect(shapeOf(item)).toBe("011/110/010");
  expect(shapeOf({ glyph: "man" } as unknown as Item)).toBe("");
});

test("a shape is turned to the right and back, and turned over", () => {
  const all = known("011/110/010", "010/111/001", "010/011/110", "100/111/010", "110/011/010");
  expect(reshaped("011/110/010", "turn", all)).toBe("010/111/001");
  expect(reshaped("010/111/001", "back", all)).toBe("011/110/010");
  expect(reshaped("011/110/010", "flip", all)).toBe("110/011/010");
});

test("forms that fit nowhere are left out", () => {
  expect(reshaped("1/1/1", "turn", known("1/1/1"))).toBe("1/1/1");
  expect(reshaped("011/110/010", "turn", known("011/110/010", "010/011/110"))).toBe("010/011/110");
});

test("a shape covers the cells around the one it is held over, and none beyond the edge", () => {
  const cells = [..."abcd"].flatMap((file, x) => [1, 2, 3, 4].map((rank) => ({ name: `${file}${rank}`, x, y: -rank })));
  const board = { cells } as unknown as BoardShape;
  expect(covered(item, "b2", board).sort()).toEqual(["a2", "b1", "b2", "b3", "c3"]);
  expect(covered(item, "a1", board).sort()).toEqual(["a1", "a2", "b2"]);
});

test("the picture is as large as its squares, and hangs on the one it is held by", () => {
  const { size, x, y } = extent({ glyph: "polyomino:11111", grip: [0, 0] } as unknown as Item);
  expect(size).toBeCloseTo(5 / 0.88);
  expect([x, y]).toEqual([-2, 0]);
});
