import { describe, expect, test } from "vitest";
import { above, aloft, arranged, hollow, isEndless, nearTurn, quarterFor, roomyBox, seats, seenIn, symmetries, towards, turned } from "../src/board/geometry";
import { fan, grouped, lay, putDown } from "../src/board/layout";
import { ticks } from "../src/board/ticks";
import type { BoardShape, CellShape } from "../src/protocol";

const DESKTOP = { width: 900, height: 600 };
const PHONE = { width: 380, height: 560 };

function board(cells: Partial<CellShape>[]): BoardShape {
  const whole = cells.map((cell) => ({ name: "", x: 0, y: 0, tone: "light", layer: 0, outline: [], gather: "tower", spread: [0, 0] as [number, number], room: 1, ...cell }));
  return { cells: whole, lines: [], labels: [], left: 0, top: 0, width: 8, height: 8, light: "", dark: "", lanes: [], standing: false };
}

function square(size: number): BoardShape {
  const cells: Partial<CellShape>[] = [];
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) cells.push({ name: `${"abcdefgh"[x]}${size - y}`, x: x + 0.5, y: y + 0.5 });
  return { ...board(cells), width: size, height: size };
}

function hexes(): BoardShape {
  const cells: Partial<CellShape>[] = [];
  for (let y = 0; y < 5; y++) for (let x = 0; x < 5; x++) cells.push({ name: `${x},${y}`, x: x + y / 2, y: y * 0.866 });
  return board(cells);
}

describe("the board as a person sees it", () => {
  test("a ring of cells is hollow in its middle, a full board is not", () => {
    const cell = (x: number, y: number): Partial<CellShape> => ({ x, y, outline: [[x - 0.5, y - 0.5], [x + 0.5, y - 0.5], [x + 0.5, y + 0.5], [x - 0.5, y + 0.5]] });
    const all = [...Array(64).keys()].map((at) => cell((at % 8) + 0.5, Math.floor(at / 8) + 0.5));
    const edge = all.filter((one) => [one.x, one.y].some((way) => way === 0.5 || way === 7.5));
    expect(hollow(board(edge))).toBeCloseTo(6 / 8);
    expect(hollow(board(all))).toBeLessThan(0.2);
  });

  test("turning by half brings a1 to where h8 was", () => {
    const places = seats(square(8), 180);
    const corner = places.get("a1")!;
    expect(corner.x).toBeCloseTo(7.5);
    expect(corner.y).toBeCloseTo(0.5);
    expect(turned({ x: 1, y: 0 }, { x: 0, y: 0 }, 90).y).toBeCloseTo(1);
  });

  test("boards side by side lie one below the other on a high screen, with their coordinates", () => {
    const cell = (name: string, x: number, layer: number): Partial<CellShape> => ({ name, x, y: 0.5, layer, outline: [[x - 0.5, 0], [x + 0.5, 0], [x + 0.5, 1], [x - 0.5, 1]] });
    const two = { ...board([cell("Aa1", 0.5, 0), cell("Ba1", 2.5, 1)]), left: -0.5, top: 0, width: 3.5, height: 1.5 };
    two.labels = [{ text: "1", x: 1.75, y: 0.5, size: 0.2, style: "coordinate" }];
    const high = arranged(two, PHONE);
    expect([high.width, high.height]).toEqual([1.5, 3.5]);
    expect(high.cells.map(({ x, y }) => [x, y])).toEqual([[0.5, 0.5], [0.5, 2.5]]);
    expect(high.labels[0]).toMatchObject({ x: -0.25, y: 2.5 });
    expect(roomyBox(two)).toEqual({ left: -1, top: -0.5, width: 4.5, height: 2.5 });
  });

  test("five storeys stand in two columns on a high screen, four stay as they are", () => {
    const storeys = (count: number, columns: number): BoardShape => {
      const cells = [...Array(count).keys()].map((layer) => {
        const [x, y] = [(layer % columns) * 6 + 2.5, Math.floor(layer / columns) * 6 + 2.5];
        return { name: `${layer}`, x, y, layer, outline: [[x - 2.5, y - 2.5], [x + 2.5, y - 2.5], [x + 2.5, y + 2.5], [x - 2.5, y + 2.5]] as [number, number][] };
      });
      return { ...board(cells), width: columns * 6 - 1, height: Math.ceil(count / columns) * 6 - 1, light: '<g data-layer="0"></g><g data-layer="2"></g>', dark: "" };
    };
    const five = arranged(storeys(5, 3), PHONE);
    expect([five.width, five.height]).toEqual([11, 17]);
    expect(five.light).toBe('<g data-layer="0" transform="translate(0 0)"></g><g data-layer="2" transform="translate(-12 6)"></g>');
    expect(five.cells.map(({ x, y }) => [x, y])).toEqual([[2.5, 2.5], [8.5, 2.5], [2.5, 8.5], [8.5, 8.5], [2.5, 14.5]]);
    const four = storeys(4, 2);
    expect(arranged(four, PHONE)).toBe(four);
    const in3 = storeys(5, 3);
    expect(arranged(in3, DESKTOP)).toBe(in3);
  });

  test("boards one below the other lie side by side on a wide screen", () => {
    const cell = (name: string, y: number, layer: number): Partial<CellShape> => ({ name, x: 10.5, y, layer, outline: [[0, y - 7], [21, y - 7], [21, y + 7], [0, y + 7]] });
    const two = { ...board([cell("Aa1", 7, 0), cell("Ba1", 22, 1)]), width: 22, height: 30, labels: [{ text: "B", x: -0.3, y: 14.7, size: 0.4, style: "title" }] };
    const wide = arranged(two, DESKTOP);
    expect([wide.width, wide.height]).toEqual([44, 15]);
    expect(wide.cells.map(({ x, y }) => [x, y])).toEqual([[10.5, 7], [32.5, 7]]);
    expect([wide.labels[0]!.x, wide.labels[0]!.y].map((at) => Math.round(at * 10))).toEqual([217, -3]);
    expect(arranged(two, PHONE)).toBe(two);
  });

  test("a long board lies along its room, where that makes it considerably larger", () => {
    const table = { ...square(4), width: 8.6, height: 18 };
    expect(quarterFor(table, DESKTOP, [])).toBe(270);
    expect(quarterFor(table, PHONE, [])).toBe(0);
    const panorama = { ...square(4), width: 20.9, height: 10.7 };
    expect(quarterFor(panorama, PHONE, [])).toBe(90);
    expect(quarterFor(panorama, DESKTOP, [])).toBe(0);
    expect(quarterFor(panorama, { width: 380, height: 300 }, [])).toBe(0);
    expect(quarterFor({ ...square(4), width: 15.5, height: 12.3 }, PHONE, [])).toBe(0);
  });

  test("what falls, is read, points somewhere or has storeys is not turned by itself", () => {
    const table = { ...square(4), width: 8.6, height: 18 };
    expect(quarterFor({ ...table, standing: true }, DESKTOP, [])).toBe(0);
    expect(quarterFor(table, DESKTOP, [{ glyph: "king", facing: 180 }])).toBe(0);
    expect(quarterFor(table, DESKTOP, [{ glyph: "road:ns", facing: 360 }])).toBe(270);
    expect(quarterFor({ ...table, cells: table.cells.map((cell, at) => ({ ...cell, layer: at % 2 })) }, DESKTOP, [])).toBe(0);
  });

  test("on a board that lies across, arrows go where the eye sees them go", () => {
    const places = seats(square(8), 90);
    expect(towards(places, "e4", 1, 0)).toBe("e5");
    expect(towards(places, "e4", 0, 1)).toBe("f4");
    expect(towards(seats(square(8), 270), "e4", -1, 0)).toBe("e5");
  });

  test("on a board that lies across, a side that is far or near at one of two quarters is near", () => {
    expect(nearTurn(square(8), ["a4", "a5"], ["h4", "h5"], [90, 270])).toBe(270);
    expect(nearTurn(square(8), ["h4", "h5"], ["a4", "a5"], [90, 270])).toBe(90);
    expect(nearTurn(square(8), ["d1", "e1"], ["d8", "e8"], [90, 270])).toBe(90);
  });

  test("arrows lead to the neighbour", () => {
    const places = seats(square(8), 0);
    expect(towards(places, "e4", 0, -1)).toBe("e5");
    expect(towards(places, "e4", 1, 0)).toBe("f4");
    expect(towards(places, "a1", -1, 0)).toBe(null);
  });

  test("arrows reach every cell of a hex board", () => {
    const places = seats(hexes(), 0);
    const reached = new Set(["0,0"]);
    const open = ["0,0"];
    while (open.length > 0) {
      const from = open.pop()!;
      for (const [dx, dy] of [[0, 1], [0, -1], [1, 0], [-1, 0]] as const) {
        const to = towards(places, from, dx, dy);
        if (to && !reached.has(to)) {
          reached.add(to);
          open.push(to);
        }
      }
    }
    expect(reached.size).toBe(25);
  });

  test("a square may be turned by quarters", () => {
    expect(symmetries(square(4))).toEqual([0, 90, 180, 270]);
  });

  test("whose pieces stand at the far edge sees the board turned; where nothing stands it stays", () => {
    const shape = square(8);
    const [white, black] = [["a1", "h1", "a2"], ["a8", "h8", "a7"]];
    expect(nearTurn(shape, white, black)).toBe(0);
    expect(nearTurn(shape, black, white)).toBe(180);
    expect(nearTurn(shape, ["a1", "a8"], ["h1", "h8"])).toBe(270);
    expect(nearTurn(shape, [], [])).toBe(0);
    expect(nearTurn(shape, ["d4", "e5"], ["d5", "e4"])).toBe(0);
  });

  test("storeys: the same place on the others", () => {
    const cells = [0, 1].flatMap((layer) => [0, 1].map((x) => ({ name: `${layer + 1}${"ab"[x]}1`, x: x + layer * 5, y: 0, layer })));
    expect(above(board(cells), "1b1")).toEqual(["2b1"]);
  });

  test("places in the air lie above what carries them, and such a board is not turned", () => {
    const shape = board([
      { name: "2a1", x: 0.5, y: -0.8, layer: 1, tone: "none" },
      { name: "1a1", x: 0, y: 0 },
    ]);
    expect(shape.cells.map(aloft)).toEqual([true, false]);
    expect(symmetries(shape)).toEqual([0]);
    const balls = ["2a1", "1a1"].map((cell) => ({ glyph: "ball", owner: 0, cell }));
    expect(lay(balls, seats(shape, 0), 0, 0).pieces.map((piece) => piece.item.cell)).toEqual(["1a1", "2a1"]);
  });
});

describe("pieces on their cells", () => {
  test("a tall tower at the edge stays clear of the coordinates", () => {
    const square: [number, number][] = [[0, 0], [1, 0], [1, 1], [0, 1]];
    const cells = [0, 1, 2, 3].map((y) => ({ name: `a${4 - y}`, x: 0.5, y: y + 0.5, outline: square.map(([x, dy]): [number, number] => [x, y + dy]) }));
    const tower = (cell: string): number[] => {
      const discs = Array.from({ length: 8 }, () => ({ glyph: "disc", owner: 0, cell }));
      return lay(discs, seats(board(cells), 0), 0, 0).pieces.map((piece) => piece.y);
    };
    expect(tower("a2")[0]).toBeCloseTo(2.875);
    expect(tower("a2")[7]).toBeCloseTo(2.125);
    expect(Math.min(...tower("a4")) - 0.47).toBeGreaterThan(-0.13);
    expect(Math.max(...tower("a1")) + 0.47).toBeLessThan(4.13);
    for (const ys of [tower("a4"), tower("a1")]) expect(ys).toEqual(ys.toSorted((a, b) => b - a));
  });

  test("a tower rises, a row goes on, a heap has its number", () => {
    const shape = board([
      { name: "t", x: 1, y: 1 },
      { name: "r", x: 3, y: 1, gather: "row", spread: [0, 1] },
      { name: "h", x: 5, y: 1, gather: "heap", outline: [[4.5, 0.5], [5.5, 0.5], [5.5, 1.5], [4.5, 1.5]] },
    ]);
    const men = ["t", "t", "r", "r"].map((cell) => ({ glyph: "man", owner: 0, cell }));
    const laid = lay([...men, { glyph: "seed", cell: "h", label: "7" }], seats(shape, 0), 0, 0);
    const [low, high] = laid.pieces.filter((piece) => piece.item.cell === "t");
    expect(high!.y).toBeLessThan(low!.y);
    const [first, second] = laid.pieces.filter((piece) => piece.item.cell === "r");
    expect(second!.y - first!.y).toBeCloseTo(1);
    expect(laid.pieces.filter((piece) => piece.item.cell === "h")).toHaveLength(7);
    expect(laid.badges).toEqual([{ x: 5, y: 1, text: "7" }]);
  });

  test("a tower fans out disc by disc beside it, the topmost above, without leaving the board", () => {
    const places = seats(square(8), 0);
    const box = { left: 0, top: 0, width: 8, height: 8 };
    for (const cell of ["a1", "d4", "h8"]) {
      const tower = [0, 1, 1, 0].map((owner) => ({ glyph: "man", owner, cell, label: "2+2" }));
      const fanned = fan(tower, places.get(cell)!, box)!;
      expect(fanned.pieces.map((piece) => piece.item.owner)).toEqual([0, 1, 1, 0]);
      expect(fanned.pieces.map((piece) => piece.item.label)).toEqual(["", "", "", ""]);
      const heights = fanned.pieces.map((piece) => piece.y);
      expect([...heights].sort((a, b) => b - a)).toEqual(heights);
      expect(fanned.left).toBeGreaterThanOrEqual(0);
      expect(fanned.top).toBeGreaterThanOrEqual(0);
      expect(fanned.left + fanned.width).toBeLessThanOrEqual(8);
      expect(fanned.top + fanned.height).toBeLessThanOrEqual(8);
    }
    expect(fan([{ glyph: "man", owner: 0, cell: "a1" }], places.get("a1")!, box)).toBe(null);
  });

  test("a path that takes several things from the hand puts each on the cell named after it", () => {
    const hand = ["C", "L", "blank"].map((letter) => ({ glyph: "letter", id: `hand:${letter}`, label: "1", letter }));
    const path = ["hand:C", "d8", "hand:blank", "as:E", "e8", "hand:L"];
    const put = putDown(path, new Set(["d8", "e8", "f8"]), hand);
    expect(put.map((one) => [one.item.letter, one.at])).toEqual([["C", "d8"], ["blank", "e8"]]);
    // What is clicked besides takes nothing along: the ring that leaves the board after the ball was put.
    expect(putDown(["hand:C", "d8", "e8"], new Set(["d8", "e8"]), hand).map((one) => one.at)).toEqual(["d8"]);
  });

  test("equal things in a tray are shown once with their number; dice and cards stay apart", () => {
    const man = { glyph: "man", owner: 0 };
    expect(grouped([man, man, { glyph: "die:3" }, { glyph: "die:3" }]).map((one) => one.count)).toEqual([2, 1, 1]);
    expect(grouped([{ glyph: "shogi-pawn", id: "hand:P", label: "3" }])[0]).toMatchObject({ count: 3, item: { label: "" } });
  });
});

describe("the edge of what is seen", () => {
  const field = (): BoardShape => {
    const cells: Partial<CellShape>[] = [];
    for (let y = 0; y < 26; y++) for (let x = 0; x < 26; x++) cells.push({ name: `${x},${y}`, x: x + 0.5, y: y + 0.5 });
    const lanes = [...Array(26).keys()].flatMap((at) => [
      { text: `c${at}`, through: [`${at},0`, `${at},25`] },
      { text: `r${at}`, through: [`0,${at}`, `25,${at}`] },
    ]);
    return { ...board(cells), width: 26, height: 26, lanes };
  };
  const view = { left: 4, top: 8, width: 6, height: 4 };

  test("many equal cells are endless, fewer or unequal ones are not", () => {
    expect(isEndless(field())).toBe(true);
    expect(isEndless(square(8))).toBe(false);
    expect(isEndless({ ...field(), cells: field().cells.map((cell, at) => ({ ...cell, room: at % 2 ? 1 : 0.5 })) })).toBe(false);
  });

  test("a box is seen with what lies beside it in a window of other proportions", () => {
    expect(seenIn({ width: 200, height: 100 }, { left: 0, top: 0, width: 4, height: 4 })).toEqual({ left: -2, top: 0, width: 8, height: 4 });
  });

  test("names the files below and the ranks at the left, each at its cells", () => {
    const found = ticks(field().lanes, seats(field(), 0), [], view, 0.4, 0.25);
    expect(found.below.map(({ text, x }) => [text, x])).toEqual([4, 5, 6, 7, 8, 9].map((at) => [`c${at}`, at + 0.5]));
    expect(found.left.map(({ text, y }) => [text, y])).toEqual([8, 9, 10, 11].map((at) => [`r${at}`, at + 0.5]));
    expect(found.left[0]!.x).toBeCloseTo(4.2);
    expect(found.below[0]!.y).toBeCloseTo(11.8);
  });

  test("follows a board that is turned", () => {
    const found = ticks(field().lanes, seats({ ...field(), left: 0, top: 0 }, 90), [], view, 0.4, 0.25);
    expect(found.left.map((tick) => tick.text)).toEqual(["c8", "c9", "c10", "c11"]);
    expect(found.below[0]!.text).toMatch(/^r/);
  });

  test("leaves out what would touch, always the same, and what is printed in view", () => {
    const many = ticks(field().lanes, seats(field(), 0), [], { left: 0, top: 0, width: 26, height: 26 }, 1, 0.7);
    expect(many.below.map((tick) => tick.text)).toEqual(["c1", "c3", "c5", "c7", "c9", "c11", "c13", "c15", "c17", "c19", "c21", "c23", "c25"]);
    const printed = [{ text: "c5", x: 5.5, y: 11.5, size: 0.3, style: "coordinate" }];
    expect(ticks(field().lanes, seats(field(), 0), printed, view, 0.4, 0.25).below.map((tick) => tick.text)).not.toContain("c5");
  });

  test("a lane that bends is named where it leaves what is seen", () => {
    const places = seats(field(), 0);
    const bent = [{ text: "e1", through: ["9,0", "4,10", "9,20"] }];
    const [tick] = ticks(bent, places, [], { left: 0, top: 8, width: 12, height: 8 }, 0.5, 0.2).below;
    expect(tick!.x).toBeCloseTo(4.5 + 2.5);
  });
});
