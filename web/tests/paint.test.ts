import { expect, test } from "vitest";
import { paintBoard } from "../src/board/paint";
import type { BoardTheme } from "../src/lib/settings.svelte";

/** The contrast ratio of WCAG 2.1. */
function contrast(a: string, b: string): number {
  const light = (colour: string): number =>
    [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);
  const [low, high] = [light(a), light(b)].sort((one, other) => one - other);
  return (high! + 0.05) / (low! + 0.05);
}

const DARK_CELL_AND_NUMBER = { day: "#b07b4a #241c13", lamp: "#94653a #fff4d9" };

test.each(["wood", "slate", "green", "contrast"] as BoardTheme[])("numbers are read on the dark cells of %s, by day and by lamp light", (theme) => {
  for (const [light, colours] of Object.entries(DARK_CELL_AND_NUMBER)) {
    const [cell, number] = paintBoard(colours, theme, light === "lamp").split(" ");
    expect(contrast(cell!, number!)).toBeGreaterThan(4.5);
  }
});
