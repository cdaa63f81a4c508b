// What the free table asks over HTTP.
import { Refusal } from "../lib/api";
import { language } from "../lib/settings.svelte";
import type { Brought, Equipment, FreeCard, Kept, NewFree, OfferedBoard, Opened } from "./protocol";

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
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

function bring<T>(what: string, query: Record<string, string>, body: Blob): Promise<T> {
  return ask<T>(`free/bring/${what}?${new URLSearchParams(query).toString()}`, { method: "POST", body });
}

export const freeApi = {
  make: (wanted: NewFree = {}) => post<FreeCard>("free", wanted),
  mine: () => ask<FreeCard[]>("me/free"),
  equipment: () => ask<Equipment>("free/equipment"),
  kept: (folder: string) => ask<Kept[]>(`free/kept?folder=${folder}`),
  keep: (table: string, folder: string, name: string, replace: boolean) => post<Kept>(`free/${table}/keep`, { folder, name, replace }),
  open: (table: string, folder: string, name: string) => post<Opened>(`free/${table}/open`, { folder, name }),
  forget: (folder: string, name: string) => post<object>("free/forget", { folder, name }),
  lay: (table: string, wanted: NewFree) => post<FreeCard>(`free/${table}/lay`, wanted),
  recipe: (name: string, recipe: string) => post<OfferedBoard>("free/recipe", { folder: name, name: recipe }),
  picture: (file: File, purpose: string, folder: string) => bring<Brought>("picture", { for: purpose, folder, name: file.name }, file),
  deck: (file: File) => bring<Brought>("deck", { name: file.name }, file),
  table: (file: File, table: string) => bring<FreeCard>("table", { table }, file),
};
