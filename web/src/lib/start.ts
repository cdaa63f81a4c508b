// Setting up a table and going there.
import type { NewTable, SeatWish } from "../protocol";
import { api } from "./api";
import { go } from "./router.svelte";
import type { TableStore } from "./table.svelte";

export async function start(wish: NewTable): Promise<void> {
  const made = await api.newTable(wish);
  go(`/t/${made.id}`);
}

/** The same game with the same company; with `swap` everybody moves on by one seat. */
export async function again(table: TableStore, swap: boolean): Promise<void> {
  const view = table.view;
  const variant = table.variant;
  if (!view || !variant) return;
  let seats: SeatWish[] = view.seats.map((seat) =>
    seat.level > 0 ? { kind: "computer", level: seat.level } : { kind: seat.mine ? "me" : "open" },
  );
  if (swap) seats = [seats[seats.length - 1]!, ...seats.slice(0, -1)];
  await start({ game: variant.game, preset: variant.preset, options: variant.options, seats, clock: view.clock });
}
