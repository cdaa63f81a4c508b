import { expect, test } from "vitest";
import { fits, NO_FILTER, plain, rank, tonight } from "../src/lib/find";
import type { GameCard } from "../src/protocol";

function game(id: string, more: Partial<GameCard> = {}): GameCard {
  return { id, name: id, names: [], chapter: "c", least: 2, most: 2, minutes: 20, chance: false, hidden: false, skill: "skill", board: "square", summary: "", presets: [], options: [], levels: [], books: [], ...more };
}

test("names are found without accents, in any language, the beginning before the middle", () => {
  const mill = game("nine-mens-morris", { name: "Nine men's morris", names: ["Malom", "Mühle"] });
  expect(plain("Mühle")).toBe("muhle");
  expect(rank(mill, "muhle")).toBe(4);
  expect(rank(mill, "mal")).toBe(3);
  expect(rank(mill, "morris")).toBe(2);
  expect(rank(mill, "chess")).toBe(0);
});

test("filters", () => {
  const four = game("whist", { least: 4, most: 4, hidden: true, skill: "skill and luck", minutes: 45 });
  expect(fits(four, { ...NO_FILTER, players: "4", luck: "mixed", length: "long", secrets: "hidden" })).toBe(true);
  expect(fits(four, { ...NO_FILTER, players: "2" })).toBe(false);
  expect(fits(game("many", { most: 6 }), { ...NO_FILTER, players: "5" })).toBe(true);
});

test("three for tonight are of different kinds, the same all evening", () => {
  const games = Array.from({ length: 12 }, (_, at) => game(`g${at}`, { chapter: `c${at % 4}` }));
  const three = tonight(games, NO_FILTER, 20000);
  expect(three).toHaveLength(3);
  expect(new Set(three.map((one) => one.chapter)).size).toBe(3);
  expect(tonight(games, NO_FILTER, 20000)).toEqual(three);
});
