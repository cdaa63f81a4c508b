// Tables in lists: with whom, and how it ended for me.
import type { TableCard } from "../protocol";
import { list, several, t } from "./words.svelte";

/** "Against Anna", "Against 3 computers"; without others, at this screen. */
export function company(table: TableCard): string {
  if (table.seats.length === 1) return t("alone");
  const others = table.seats.filter((seat) => !seat.mine);
  const computers = others.filter((seat) => seat.level > 0).length;
  const names = others.filter((seat) => seat.level === 0).map((seat) => seat.name || t("seat-free"));
  if (computers > 0) names.push(t("computers", { count: computers }));
  return names.length > 0 ? t("against", { names: list(several(names)) }) : t("on-this-screen");
}

/** How a game ended for me; empty where it has not ended, or where all seats or none were mine. */
export function outcome(table: TableCard): "" | "won" | "lost" | "drawn" {
  const mine = table.seats.flatMap((seat, at) => (seat.mine ? [at] : []));
  const alone = table.seats.length === 1;
  if (!table.over || !table.result || mine.length === 0 || (mine.length === table.seats.length && !alone)) return "";
  const winners = table.winners ?? [];
  if (winners.length === 0) return alone ? "" : "drawn";
  return mine.some((seat) => winners.includes(seat)) ? "won" : "lost";
}
