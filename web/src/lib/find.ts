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

/** Without accents and case, so that "malom" finds "Málom". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
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

/** How well the words name a game: the beginning of a name before the middle of one. 0: not at all. */
export function rank(game: GameCard, words: string): number {
  const wanted = plain(words);
  if (!wanted) return 1;
  let best = 0;
  for (const name of [game.name, ...game.names, game.id.replaceAll("-", " ")]) {
    const text = plain(name);
    if (text === wanted) best = Math.max(best, 4);
    else if (text.startsWith(wanted)) best = Math.max(best, 3);
    else if (text.split(/[\s'-]+/).some((part) => part.startsWith(wanted))) best = Math.max(best, 2);
    else if (text.includes(wanted)) best = Math.max(best, 1.5);
  }
  return best;
}

export function isFiltered(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== "");
}

/** Three games, different each day, from as many chapters as there are. */
export function tonight(games: GameCard[], filter: Filter, day: number): GameCard[] {
  const found = games.filter((game) => fits(game, { ...filter, words: "", board: "", secrets: "" }));
  const order = found
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
