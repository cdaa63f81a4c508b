import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { inWords } from "../src/lib/notation";

const HOME = "src/locale";
const languages = readdirSync(HOME).map((name) => name.replace(".ftl", ""));

function resource(language: string): FluentResource {
  return new FluentResource(readFileSync(`${HOME}/${language}.ftl`, "utf-8"));
}

function ids(language: string): string[] {
  return resource(language).body.map((entry) => entry.id);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(`${folder}/${entry.name}`) : /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(`${folder}/${entry.name}`, "utf-8")] : [],
  );
}

describe("the words of the client", () => {
  test.each(languages)("%s is complete, and nothing is said twice", (language) => {
    expect(ids(language).sort()).toEqual(ids("en").sort());
    expect(new Set(ids(language)).size).toBe(ids(language).length);
    expect(new FluentBundle(language).addResource(resource(language))).toEqual([]);
  });

  test("every word that is used exists", () => {
    const known = new Set(ids("en"));
    const used = sources("src").flatMap((text) => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/gi)].map((found) => found[1]!));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  test("every word that exists is used", () => {
    const all = sources("src").join("\n");
    const parts = [...all.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1]!);
    const unused = ids("en").filter((id) => !all.includes(`"${id}"`) && !parts.some((part) => id.startsWith(part)));
    expect(unused).toEqual([]);
  });
});

test("who thinks, who wins and how many seats there are is said by numbers", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(resource("en"));
  const say = (id: string, args: Record<string, string | number>): string => bundle.formatPattern(bundle.getMessage(id)!.value!, args);
  expect(say("status-thinking", { name: "Red", count: 1 })).toBe("Red is thinking");
  expect(say("status-thinking", { name: "Red and Green", count: 2 })).toBe("Red and Green are thinking");
  expect([1, 2].map((count) => say("resign-sure", { count }))).toEqual(["Give this game up?", "Give this game up? The other side wins."]);
  expect([2, 4].map((count) => say("seat-any", { count }))).toEqual(["either", "any"]);
});

describe("moves in words", () => {
  const words: Record<string, string> = {
    "do pass": "passz",
    "do roll": "dobás",
    "do roll-2": "dobás két kockával",
    "do bid": "licit",
    "do buy": "vesz",
    "do build": "építek",
    "do give": "tárgy hozzáadása",
    "do give-to": "ad",
    "do cash-to": "pénz",
    "do offers": "ajánl",
    "do across": "vízszintesen",
    "do take": "elfogadom",
    "do take-out": "kiveszek",
    "do catch": "rajtakap",
    "piece seat2": "Kék",
    "piece ne": "északkelet",
    "piece centre": "közép",
    "piece radio": "rádió",
    "piece Green": "Zöld",
    "suit S": "♠",
    "suit C": "♣",
    "letter N": "H",
    "letter Q": "V",
    "letter R": "B",
    "letter B": "F",
  };

  test.each([
    ["pass", "passz"],
    ["roll-2", "dobás két kockával"],
    ["2-3-roll", "2-3-dobás"],
    ["bid 60", "licit 60"],
    ["take-out 5000", "kiveszek 5000"],
    ["catch seat2", "rajtakap Kék"],
    ["ne1-66", "ne1-66"],
    ["38-centre", "38-közép"],
    ["buy radio", "vesz rádió"],
    ["h8 across PIG", "h8 vízszintesen PIG"],
    ["build Boardwalk", "építek: Boardwalk"],
    ["give Boardwalk to Green", "ad: Boardwalk → Zöld"],
    ["cash Green to Red 50", "pénz: Zöld → Red 50"],
    ["Green offers", "Zöld ajánl"],
    ["lend Boardwalk to Green", "lend Boardwalk to Green"],
    ["axb5", "axb5"],
    ["10S", "10♠"],
    ["5C AC JK1", "5♣ A♣ JK1"],
    ["8C=S", "8♣=♠"],
    ["buy 5C", "vesz 5♣"],
    ["h8 across SC", "h8 vízszintesen SC"],
    ["Nbxd2+", "Hbxd2+"],
    ["R1a3", "B1a3"],
    ["bxc8=Q#", "bxc8=V#"],
    ["B@e4", "F@e4"],
    ["Kf1", "Kf1"],
    ["O-O", "O-O"],
    ["Black", "Black"],
    ["aa12-ab3", "aa12-ab3"],
  ])("%s is said as %s", (text, said) => {
    expect(inWords(text, (kind, name) => words[`${kind} ${name}`])).toBe(said);
  });
});
