import { describe, expect, it } from "vitest";
import { reading } from "../src/lib/clock";

const JAPANESE = "byoyomi 600+3x30";

describe("a clock with byo-yomi", () => {
  it("shows the main time first, with the periods that follow it", () => {
    expect(reading(690_000, JAPANESE)).toEqual({ rest: 600_000, periods: 3, inPeriods: false });
    expect(reading(90_001, JAPANESE)).toEqual({ rest: 1, periods: 3, inPeriods: false });
  });
  it("shows the period that runs, and how many are left with it", () => {
    expect(reading(90_000, JAPANESE)).toEqual({ rest: 30_000, periods: 3, inPeriods: true });
    expect(reading(60_001, JAPANESE)).toEqual({ rest: 1, periods: 3, inPeriods: true });
    expect(reading(60_000, JAPANESE)).toEqual({ rest: 30_000, periods: 2, inPeriods: true });
    expect(reading(12_500, JAPANESE)).toEqual({ rest: 12_500, periods: 1, inPeriods: true });
    expect(reading(0, JAPANESE)).toEqual({ rest: 0, periods: 1, inPeriods: true });
  });
  it("shows all the time there is where there are no periods", () => {
    expect(reading(5000, "fischer 300+5")).toEqual({ rest: 5000, periods: 0, inPeriods: false });
    expect(reading(5000, "none")).toEqual({ rest: 5000, periods: 0, inPeriods: false });
  });
});
