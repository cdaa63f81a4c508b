import { describe, expect, it } from "vitest";
import { captured } from "../src/lib/captured";
import type { Item } from "../src/protocol";

function army(letters: string, owner: number): Item[] {
  return [...letters].map((letter, at) => ({ glyph: letter, owner, name: letter, cell: `${letter}${at}` }) as Item);
}
const names = (taken: ReturnType<typeof captured>) => taken.map(({ item, number }) => `${number}${item.glyph}`);

describe("what has been captured", () => {
  const start = [...army("kqrrpppp", 0), ...army("kqrrpppp", 1)];
  it("is nothing at the start", () => {
    expect(captured(start, start, 0)).toEqual([]);
  });
  it("is what is missing of one side, the rarest kinds first", () => {
    const now = [...army("kqrpp", 0), ...army("krrpppp", 1)];
    expect(names(captured(start, now, 0))).toEqual(["1r", "2p"]);
    expect(names(captured(start, now, 1))).toEqual(["1q"]);
  });
  it("does not count what was promoted", () => {
    const now = [...army("kqqrrpp", 0), ...army("kqrrpppp", 1)];
    expect(names(captured(start, now, 0))).toEqual(["1p"]);
  });
  it("knows kinds that were not there at the start", () => {
    const now = [...army("kqrrpp", 0), ...army("d", 0), ...army("kqrrpppp", 1)];
    expect(names(captured(start, now, 0))).toEqual(["1p"]);
  });
});
