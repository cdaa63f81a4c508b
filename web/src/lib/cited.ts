// Which paragraph of a book a sentence speaks of: the one that shares its rarer words.

/** Endings are left off, so that "men", "mill" and "mills" or "bábut" and "bábud" meet. */
const STEM = 5;
const SHORTEST = 3;
/** How much of what the sentence says must be found, and how many of its words that are longer than "the" and "not". */
const ENOUGH = 0.35;
const LEAST_WORDS = 2;

function stems(text: string): Set<string> {
  const words = text.toLocaleLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM)));
}

/** The number of the paragraph that says most of what the sentence says; -1 if none does. */
export function cited(sentence: string, paragraphs: readonly string[]): number {
  const said = paragraphs.map(stems);
  const wanted = [...stems(sentence)];
  // A word that stands everywhere tells nothing, and one that stands nowhere, like the name of a cell, little.
  const weight = new Map(
    wanted.map((stem) => {
      const times = said.filter((one) => one.has(stem)).length;
      return [stem, Math.log((said.length + 1) / (times + 1)) * (times > 0 ? 1 : 0.5)];
    }),
  );
  const all = wanted.reduce((sum, stem) => sum + weight.get(stem)!, 0);
  let [best, most] = [-1, ENOUGH * all];
  for (const [at, words] of said.entries()) {
    const shared = wanted.filter((stem) => words.has(stem));
    const found = shared.reduce((sum, stem) => sum + weight.get(stem)!, 0);
    // Of two that say it the shorter one says little else.
    const score = found / (1 + words.size / 200);
    if (shared.filter((stem) => stem.length > SHORTEST).length >= LEAST_WORDS && score > most) [best, most] = [at, score];
  }
  return best;
}
