// The words of the program, from Fluent files, and those of the games, from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language } from "./settings.svelte";
import { api } from "./api";
import { parts } from "./clock";
import * as notation from "./notation";
import type { Words } from "../protocol";

const files = import.meta.glob<string>("../locale/*.ftl", { query: "?url", import: "default", eager: true });

class Speech {
  bundle: FluentBundle | null = $state.raw(null);
  words: Words = $state.raw({});
  /** What the game that is looked at calls its pieces. */
  own: Words = $state.raw({});
  language = $state("");
}

const speech = new Speech();

export async function speak(wanted: string): Promise<void> {
  const texts = await fetch(files[`../locale/${wanted}.ftl`] ?? files["../locale/en.ftl"]!);
  if (!texts.ok) throw new Error(`no words in ${wanted}: ${texts.status}`);
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(await texts.text()));
  speech.bundle = bundle;
  speech.language = wanted;
  api
    .words()
    .then((words) => (speech.words = words))
    .catch(() => undefined);
}

/** The words of the game that is shown now come first. */
export function useWords(own: Words): void {
  speech.own = own;
}

/** A message of the program in the person's language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = speech.bundle?.getMessage(id);
  if (!message?.value) return id;
  return speech.bundle!.formatPattern(message.value, args ?? null);
}

export function hasText(id: string): boolean {
  return speech.bundle?.hasMessage(id) ?? false;
}

function idOf(kind: string, name: string): string {
  return `${kind}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
}

function known(kind: string, name: string): string | undefined {
  const id = idOf(kind, name);
  return speech.own[id] ?? speech.words[id];
}

/** A word of a game: "tray" and "hand", "do" and "pass"; a name without one is said part by part: "pod AB". */
export function word(kind: string, name: string): string {
  const pieces = name.split(/[-_ ]+/);
  return known(kind, name) ?? (pieces.length > 1 ? pieces.map((part) => word(kind, part)).join(" ") : name);
}

/** What is being done in a phase; and after so many steps of a move, where there are words for that. */
export function phaseWord(phase: string, steps: number): string {
  return speech.words[`phase-${phase}-after-${steps}`] ?? word("phase", phase);
}

/** A move, said in words where they are known. */
export function inWords(text: string): string {
  return notation.inWords(text, known);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.language || "en") + text.slice(1);
}

/** A number as the person writes it; whole ones as they are. */
export function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toLocaleString(speech.language || "en");
}

export function list(parts: string[]): string {
  return new Intl.ListFormat(speech.language || "en", { type: "conjunction" }).format(parts);
}

/** Names that come more than once are counted. */
export function several(names: string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([what, count]) => (count > 1 ? t("several", { count, what }) : what));
}

export function ago(seconds: number): string {
  const passed = seconds - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(speech.language || "en", { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(passed) >= size) return format.format(Math.round(passed / size), unit);
  }
  return format.format(0, "minute");
}

/** A time control in words. */
export function clockName(control: string): string {
  const [kind, a, b, c] = parts(control);
  return t(`clock-${kind}`, { minutes: Math.round((a / 60) * 10) / 10, seconds: kind === "move" ? a : b, periods: b, each: c, days: a });
}

export { language };
