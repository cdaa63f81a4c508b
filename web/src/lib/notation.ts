// Moves as they are written, said in words where the words are known.

/** The word for a name of some kind, if there is one. */
export type Find = (kind: "do" | "piece", name: string) => string | undefined;

const WITHIN = /(?<!\p{L})[a-z]{2,}(?!\p{L})/gu;

/** "pass" and "buy radio" are a verb, alone or with a thing; else the words within, if all are known: "2-3-roll". */
export function inWords(text: string, find: Find): string {
  const whole = find("do", text);
  if (whole !== undefined) return whole;
  const space = text.indexOf(" ");
  const verb = find("do", text.slice(0, space));
  const thing = find("piece", text.slice(space + 1));
  if (space > 0 && verb !== undefined && thing !== undefined) return `${verb} ${thing}`;
  const said = (part: string): string | undefined => find("do", part) ?? find("piece", part);
  return (text.match(WITHIN) ?? []).every(said) ? text.replace(WITHIN, (part) => said(part)!) : text;
}
