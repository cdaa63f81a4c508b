// Moves as they are written and numbered, said in words where the words are known.
import type { PlayedCard } from "../protocol";

/** The number of the round a move belongs to, in which each side has its turn. */
export function roundOf(card: PlayedCard, sides: number): number {
  return Math.floor(card.turn / Math.max(1, sides)) + 1;
}

/** The word for a name of some kind, if there is one; the sign for the letter of a piece or of a suit, where people read another one. */
export type Find = (kind: "do" | "piece" | "letter" | "suit", name: string) => string | undefined;

/** The sign of a piece in "Nbxd2" and "e8=Q", not the beginning of a word. */
const LETTER = /(?<!\p{L})\p{Lu}(?=\p{Ll}*\d|\P{L}|$)/gu;
/** The suit in "10H", and the one asked for in "8C=S". */
const SUIT = /(?<=(?<![\p{L}\d])(?:10|[2-9JQKA])|=)[SHDC](?![\p{L}\d])/gu;

/** Letters beside a digit are the name of a cell, such as "ne1". */
const WITHIN = /(?<![\p{L}\d])[a-z]{2,}(?![\p{L}\d])/gu;
const FROM_TO = /^([a-z-]+) (.+) to (\S+)( \d+)?$/;
const VERB_AND_THING = /^([a-z-]+) (.+)$/;
const WHO_DOES = /^(\p{Lu}\S*) ([a-z-]+)$/u;

/**
 * "pass" and "buy radio" are a verb, alone or with a thing, which may be a number or a name: "deposit 5000", "build
 * Boardwalk"; so are "Green offers" and "give Boardwalk to Green". In all else the words within are said, if all of
 * them are known: "2-3-roll".
 */
export function inWords(written: string, find: Find): string {
  const signs = written.replace(SUIT, (suit) => find("suit", suit) ?? suit);
  const text = signs.replace(LETTER, (letter) => find("letter", letter) ?? letter);
  const named = (name: string): string => find("piece", name) ?? name;
  const whole = find("do", text);
  if (whole !== undefined) return whole;
  const [, gives, what, whom, much = ""] = FROM_TO.exec(text) ?? [];
  const given = gives && find("do", `${gives}-to`);
  if (given) return `${given}: ${named(what!)} → ${named(whom!)}${much}`;
  const [, verb, thing] = VERB_AND_THING.exec(text) ?? [];
  const done = verb && find("do", verb);
  if (done && (find("piece", thing!) || /^\d+$|[♠♥♦♣]$/.test(thing!))) return `${done} ${named(thing!)}`;
  if (done && /^\p{Lu}\p{Ll}/u.test(thing!)) return `${done}: ${thing}`;
  const [, who, does] = WHO_DOES.exec(text) ?? [];
  const doing = does && find("do", does);
  if (doing) return `${named(who!)} ${doing}`;
  const said = (part: string): string | undefined => find("do", part) ?? find("piece", part);
  return (text.match(WITHIN) ?? []).every(said) ? text.replace(WITHIN, (part) => said(part)!) : text;
}
