// Pieces in words, for people who hear the board.
import type { Item, SideCard } from "../protocol";
import { capital, t, word } from "../lib/words.svelte";

const SUITS: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** "White pawn", "queen of hearts", "die 5". */
export function describe(item: Item, sides: readonly SideCard[]): string {
  const side = sides[item.owner ?? -1];
  const card = /^card:(10|[2-9AKQJT])([SHDC])$/.exec(item.glyph);
  if (card && !item.hidden) {
    return t("card-name", { rank: word("rank", t(`rank-${card[1]}`)), suit: t(`suit-${SUITS[card[2]!]}`) });
  }
  if (item.glyph.startsWith("card") && item.hidden) return t("card-back");
  if (item.hidden) return side ? t("piece-hidden-of", { side: side.name }) : t("piece-hidden");
  if (item.glyph.startsWith("die:")) return t("die-name", { value: item.glyph.slice(4) });
  const plain = item.name ?? item.glyph;
  const name = word("piece", plain);
  const label = item.label && item.label !== item.letter ? ` ${item.label}` : "";
  if (!side) return name + label;
  if (plain.toLowerCase() === side.name.toLowerCase() || sameSide(plain, sides)) return t("piece-man", { side: side.name }) + label;
  return t("piece-of", { side: side.name, piece: name }) + label;
}

/** Men are called after their side, in English. */
function sameSide(plain: string, sides: readonly SideCard[]): boolean {
  return sides.some((side) => side.colour === plain.toLowerCase() || side.name === plain);
}

/** What is to be read of the things of a tray: what belongs to nobody each for itself, the rest by who receives it. */
export function told(items: readonly Item[], sides: readonly SideCard[], fields: Record<string, string>): string[] {
  const name = (item: Item): string => capital(word("piece", item.name ?? ""));
  const lines = items
    .filter((item) => (item.owner ?? -1) < 0)
    .map((item) => (fields[item.cell ?? ""] ? `${item.cell} · ${fields[item.cell ?? ""]}` : name(item)));
  const owned = sides.map((side, seat) => ({ side, items: items.filter((item) => item.owner === seat) })).filter((one) => one.items.length > 0);
  return [...lines, ...owned.map((one) => `${one.side.name}: ${one.items.map(name).join(", ")}`)];
}
