import { expect, test } from "vitest";
import { fits, nearest, NO_FILTER, otherNames, plain, rank, search, tonight } from "../src/lib/find";
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

test("punctuation, the order of words, and figures or words for numbers do not matter", () => {
  const mill = game("nine-mens-morris", { name: "Nine men's morris" });
  for (const typed of ["nine men’s morris", "mens morris nine", "9 men's mor", "Nine-Mens-Morris"]) expect(rank(mill, typed), typed).toBeGreaterThan(0);
  expect(rank(mill, "nine men’s morris")).toBe(4);
  const four = game("connect-four", { name: "Connect four", names: ["Four in a row", "Négyet egy sorba"] });
  for (const typed of ["connect 4", "connect4", "4 in a row", "connectfour", "negyet 1 sorba"]) expect(rank(four, typed), typed).toBeGreaterThan(0);
  expect(rank(game("fifteen-puzzle", { name: "Tizenöt-ös tili-toli", names: ["Fifteen puzzle"] }), "15 puzzle")).toBe(4);
  expect(rank(game("fox-and-geese", { name: "Fox and geese" }), "fox & geese")).toBe(4);
  expect(rank(game("ten-thousand", { name: "10 000" }), "10000")).toBe(4);
  expect(rank(four, "connect five")).toBe(0);
});

test("the nearest names are offered for what nobody is called", () => {
  const games = ["Chess", "Capablanca chess", "Backgammon", "Monopoly", "Stratego", "Go"].map((name) => game(name.toLowerCase(), { name }));
  const first = (typed: string): string | undefined => nearest(games, typed)[0]?.name;
  expect(nearest(games, "chees").map((one) => one.name)).toEqual(["Chess", "Capablanca chess"]);
  expect([first("backgamon"), first("monoply"), first("stratgo"), first("hcess")]).toEqual(["Backgammon", "Monopoly", "Stratego", "Chess"]);
  expect(first("capablnca ches")).toBe("Capablanca chess");
  expect(nearest(games, "og")).toEqual([]);
  expect(nearest(games, "there is no such game")).toEqual([]);
});

test("a title before a name is not shown", () => {
  const chess = game("chess", { name: "Chess", names: ["Chess", "Šah", "LATTJO Šah", "LATTJO Chess", "LATTJO Satranç"] });
  expect(otherNames(chess)).toEqual(["Šah", "Satranç"]);
  expect(rank(chess, "lattjo")).toBeGreaterThan(0);
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

test("long games are offered for tonight to those who wish for them", () => {
  const games = Array.from({ length: 12 }, (_, at) => game(`g${at}`, { minutes: at < 4 ? 30 : 240 }));
  for (let day = 0; day < 20; day++) {
    expect(tonight(games, NO_FILTER, day).map((one) => one.minutes)).toEqual([30, 30, 30]);
    expect(tonight(games, { ...NO_FILTER, length: "long" }, day).map((one) => one.minutes)).toEqual([240, 240, 240]);
  }
  expect(tonight(games.slice(2, 8), NO_FILTER, 1)).toHaveLength(3);
});

test("games are found by their kind and by their rule sets, after those that are called so", () => {
  const kinds: Record<string, string> = { cards: "Card games", dice: "Dice games", mills: "Several in a row" };
  const games = [
    game("whist", { name: "Whist", chapter: "cards" }),
    game("kems", { name: "Kem's", chapter: "cards" }),
    game("poker-dice", { name: "Poker dice", chapter: "dice" }),
    game("yam", { name: "Yam", chapter: "dice" }),
    game("nine-mens-morris", { name: "Nine men's morris", chapter: "mills", presets: [{ id: "twelve", name: "Twelve men's morris (morabaraba): diagonal lines", players: 2 }] }),
  ];
  const found = (words: string): string[] => search(games, { ...NO_FILTER, words }, (one) => kinds[one.chapter]!).map((one) => one.name);
  expect(found("cards")).toEqual(["Kem's", "Whist"]);
  expect(found("card game")).toEqual(["Kem's", "Whist"]);
  expect(found("dice")).toEqual(["Poker dice", "Yam"]);
  expect(found("morabaraba")).toEqual(["Nine men's morris"]);
  expect(found("whist")).toEqual(["Whist"]);
  // Nearly everything has lines; a letter or two are the beginning of a name.
  expect(found("di")).toEqual(["Poker dice"]);
  expect(found("checkers")).toEqual([]);
});
