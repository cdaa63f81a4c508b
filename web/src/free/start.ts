// Ways to the free table: empty, with a game laid out, or from a match.
import { api } from "../lib/api";
import { go } from "../lib/router.svelte";
import { freeApi } from "./api";
import type { NewFree } from "./protocol";

export async function openFree(wanted: NewFree = {}, replace = false): Promise<void> {
  await api.me();
  const card = await freeApi.make(wanted);
  go(card.path, replace);
}
