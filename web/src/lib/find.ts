// Finding games: by any name in any language, by filters, and three for tonight.
import type { GameCard } from "../protocol";

export interface Filter {
  words: string;
  players: string;
  luck: string;
  length: string;
  board: string;
  secrets: string;
}

export const NO_FILTER: Filter = { words: "", players: "", luck: "", length: "", board: "", secrets: "" };

/** As it may be typed: without accents, case and punctuation, so that "malom" finds "Málom" and "mens" "men's". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/['’](?=s\b)/g, "")
    .replaceAll(/(?<=\d)[\s.,](?=\d{3}\b)/g, "")
    .replaceAll(/(?<=\p{L})(?=\d)/gu, " ")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

const NUMBERS = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  "nulla egy ketto harom negy ot hat het nyolc kilenc tiz tizenegy tizenketto tizenharom tizennegy tizenot tizenhat tizenhet tizennyolc tizenkilenc husz",
];
/** Words that say the same as another. */
const SAME = new Map([...NUMBERS.flatMap((row) => row.split(" ").map((word, value) => [word, String(value)] as const)), ["ket", "2"], ["es", "and"]]);

function same(word: string, typed: string): boolean {
  return (SAME.get(word) ?? word) === (SAME.get(typed) ?? typed);
}

function begins(word: string, typed: string): boolean {
  return word.startsWith(typed) || same(word, typed);
}

const known = new Map<string, string[]>();

function wordsOf(name: string): string[] {
  const found = known.get(name) ?? plain(name).split(" ").filter(Boolean);
  known.set(name, found);
  return found;
}

/** The words of each name of a game. */
function namesOf(game: GameCard): string[][] {
  return [game.name, ...game.names, game.id].map(wordsOf);
}

/** The other names of a game; a title in capitals before one, "LATTJO Chess", says where it was found and is for the search only. */
export function otherNames(game: GameCard): string[] {
  const names = game.names.map((name) => name.replace(/^\p{Lu}{2,} /u, ""));
  return [...new Set(names)].filter((name) => name !== game.name);
}

export function lengthOf(game: GameCard): string {
  return game.minutes <= 15 ? "short" : game.minutes <= 40 ? "middle" : "long";
}

export function luckOf(game: GameCard): string {
  return game.skill === "luck" ? "luck" : game.skill === "skill" ? "skill" : "mixed";
}

export function fits(game: GameCard, filter: Filter): boolean {
  const players = Number(filter.players);
  return (
    (!filter.players || (players >= 5 ? game.most >= 5 : game.least <= players && game.most >= players)) &&
    (!filter.luck || luckOf(game) === filter.luck) &&
    (!filter.length || lengthOf(game) === filter.length) &&
    (!filter.board || game.board === filter.board) &&
    (!filter.secrets || game.hidden === (filter.secrets === "hidden")) &&
    rank(game, filter.words) > 0
  );
}

/** How well the words name a game: the beginning of a name before words of it in any order, and those before the middle of one. 0: not at all. */
export function rank(game: GameCard, words: string): number {
  const wanted = plain(words).split(" ").filter(Boolean);
  if (wanted.length === 0) return 1;
  return Math.max(...namesOf(game).map((name) => rankOf(name, wanted)));
}

function rankOf(name: string[], wanted: string[]): number {
  if (name.length === wanted.length && name.every((word, at) => same(word, wanted[at]!))) return 4;
  if (wanted.every((typed, at) => begins(name[at] ?? "", typed))) return 3;
  if (wanted.every((typed) => name.some((word) => begins(word, typed)))) return 2;
  return name.join(" ").includes(wanted.join(" ")) || name.join("").startsWith(wanted.join("")) ? 1.5 : 0;
}

/** How well the words say of which kind a game is, or name one of its rule sets: less than its own names. */
function rankOfKind(game: GameCard, kind: string, words: string): number {
  const wanted = plain(words).split(" ").filter(Boolean);
  // One letter says nothing yet, and "cards" are meant by "card games".
  if (wanted.join("").length < 3) return 0;
  const singular = wanted.map((typed) => typed.replace(/(?<=..)s$/, ""));
  if (singular.every((typed) => wordsOf(kind).some((word) => begins(word, typed)))) return 1;
  return game.presets.some((preset) => wanted.every((typed) => wordsOf(preset.name).some((word) => begins(word, typed)))) ? 0.5 : 0;
}

/** The games that fit, the best named first; those of which only a rule set or the kind is called so come where nothing fits better. */
export function search(games: readonly GameCard[], filter: Filter, kindOf: (game: GameCard) => string): GameCard[] {
  const wordless = { ...filter, words: "" };
  const ranked = games
    .filter((game) => fits(game, wordless))
    .map((game) => ({ game, rank: rank(game, filter.words) || rankOfKind(game, kindOf(game), filter.words) }))
    .filter((one) => one.rank > 0);
  const best = Math.max(0, ...ranked.map((one) => one.rank));
  return ranked
    .filter((one) => one.rank >= Math.min(best, 1))
    .sort((a, b) => b.rank - a.rank || a.game.name.localeCompare(b.game.name))
    .map((one) => one.game);
}

const MOST_MISTAKES = 2;
const MOST_NEAR = 6;

/** Games with a name that is a letter or two away from what was typed, the nearest first. */
export function nearest(games: GameCard[], words: string): GameCard[] {
  const wanted = plain(words).split(" ").filter(Boolean);
  return games
    .map((game) => ({ game, far: Math.min(...namesOf(game).map((name) => apart(name, wanted))) }))
    .filter((one) => one.far < MOST_MISTAKES + 1)
    .sort((a, b) => a.far - b.far || a.game.name.localeCompare(b.game.name))
    .slice(0, MOST_NEAR)
    .map((one) => one.game);
}

/** How many letters are wrong: of all words written as one, or word by word in any order; a part of a name is less likely meant than the whole. */
function apart(name: string[], wanted: string[]): number {
  const each = wanted.map((typed) => Math.min(...name.map((word) => mistakes(word, typed))));
  const part = name.length === wanted.length ? 0 : 0.5;
  return Math.min(mistakes(name.join(""), wanted.join("")), part + each.reduce((sum, one) => sum + one, 0));
}

/** Letters left out, added, changed or swapped with their neighbours; short words must be right. */
function mistakes(word: string, typed: string): number {
  const forgiven = typed.length < 4 ? 0 : typed.length < 6 ? 1 : MOST_MISTAKES;
  if (same(word, typed)) return 0;
  if (Math.abs(word.length - typed.length) > forgiven) return Infinity;
  const found = distance(word, typed);
  return found <= forgiven ? found : Infinity;
}

/** Damerau's distance, each letter being touched once. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity;
      row.push(Math.min(changed, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

export function isFiltered(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== "");
}

/** Minutes: what takes longer is offered to those who wish for it. */
const EVENING = 60;

/** Three games, different each day, from as many chapters as there are. */
export function tonight(games: GameCard[], filter: Filter, day: number): GameCard[] {
  const fitting = games.filter((game) => fits(game, { ...filter, words: "", board: "", secrets: "" }));
  const soonOver = fitting.filter((game) => filter.length || game.minutes <= EVENING);
  const order = (soonOver.length < 3 ? fitting : soonOver)
    .map((game) => ({ game, key: hash(`${game.id} ${day}`) }))
    .sort((a, b) => a.key - b.key)
    .map((one) => one.game);
  const chosen: GameCard[] = [];
  for (const fresh of [true, false]) {
    for (const game of order) {
      if (chosen.length === 3) return chosen;
      if (chosen.includes(game)) continue;
      if (fresh && chosen.some((one) => one.chapter === game.chapter)) continue;
      chosen.push(game);
    }
  }
  return chosen;
}

function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 16777619);
  return value >>> 0;
}
