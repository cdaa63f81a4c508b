// What the program's own things are called in the language of the page.
import { language } from "../lib/settings.svelte";
import { hasText, t } from "../lib/words.svelte";

/** The name of a ready set, folder or deck; what people brought keeps the name they gave it. */
export function called(what: "set" | "folder" | "deck", name: string): string {
  const id = `free-${what}-${name}`;
  return hasText(id) ? t(id) : name;
}

/** The name of a piece or picture. */
export function nameOf(one: { name?: string; hu?: string } | undefined): string {
  return (language() === "hu" && one?.hu) || one?.name || "";
}
