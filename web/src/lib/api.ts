// Everything asked over HTTP.
import type { BookPage, GameCard, Me, NewTable, TableCard, VariantCard, Words } from "../protocol";
import { language } from "./settings.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status: number,
  ) {
    super(text || code);
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}${mark}language=${language()}`, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal("unreachable", "", 0);
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { code?: string; text?: string };
    throw new Refusal(said.code ?? "failed", said.text ?? "", answer.status);
  }
  return (await answer.json()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once and keep the answer; a failure is asked again. */
function once<T>(path: string): Promise<T> {
  const key = `${language()} ${path}`;
  const known = kept.get(key);
  if (known) return known as Promise<T>;
  const asked = ask<T>(path);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export const api = {
  games: () => once<GameCard[]>("games"),
  variant: (key: string) => once<VariantCard>(`variants/${encodeURIComponent(key).replaceAll("%3A", ":").replaceAll("%2C", ",")}`),
  /** Ask once more, through the service worker. */
  keep: () => Promise.allSettled([ask("games"), ask("words")]),
  words: () => once<Words>("words"),
  book: (game: string, dark: boolean, wishes: string) =>
    once<BookPage>(`books/${encodeURIComponent(game)}?theme=${dark ? "dark" : "light"}&in=${encodeURIComponent(wishes)}`),
  glyphs: (keys: string[]) => ask<Record<string, string>>(`glyphs?${keys.map((key) => `want=${encodeURIComponent(key)}`).join("&")}`),
  me: () => ask<Me>("me"),
  rename: (name: string) => post<Me>("me", { name }),
  signIn: (name: string, password: string) => post<Me>("me/in", { name, password }),
  signUp: (name: string, password: string) => post<Me>("me/new", { name, password }),
  changePassword: (password: string, wanted: string) => post<Me>("me/password", { password, new: wanted }),
  signOut: () => post<Me>("me/out", {}),
  daily: (game: string) => ask<NewTable>(`daily/${encodeURIComponent(game)}`),
  newTable: (wish: NewTable) => post<TableCard>("tables", wish),
  lobby: () => ask<TableCard[]>("tables"),
  mine: (before?: number) => ask<TableCard[]>(before ? `me/tables?before=${before}` : "me/tables"),
  table: (id: string) => ask<TableCard>(`tables/${encodeURIComponent(id)}`),
};

export function pictureOf(game: string, dark: boolean): string {
  return `/api/games/${encodeURIComponent(game)}/picture.svg?theme=${dark ? "dark" : "light"}&language=${language()}`;
}

export function exportOf(table: string, what: string, ply?: number): string {
  const at = ply === undefined ? "" : `&ply=${ply}`;
  return `/api/tables/${encodeURIComponent(table)}/export/${what}?language=${language()}${at}`;
}
