// Time controls as the server writes them, "byoyomi 600+3x30", and what a clock shows.

/** What is offered; the games' own controls come before them. */
export const CLOCKS = ["none", "fischer 60+0", "fischer 180+2", "fischer 300+5", "fischer 900+10", "fischer 1800+20", "move 30", "move 60", "byoyomi 600+3x30", "byoyomi 1800+5x60", "days 1", "days 3", "days 7"];

/** Its kind and its numbers: seconds or days; the increment, or how many periods; the seconds of a period. */
export function parts(control: string): [string, number, number, number] {
  const [kind = "", rest = ""] = control.split(" ");
  const [a = 0, b = 0, c = 0] = rest.split(/[+x]/).map(Number);
  return [kind, a, b, c];
}

export interface Reading {
  /** Milliseconds to be shown: of the main time, or of the period that runs. */
  rest: number;
  /** Periods of byo-yomi that are left; 0: there are none in this control. */
  periods: number;
  /** The main time is used up. */
  inPeriods: boolean;
}

/** What a clock shows that has so many milliseconds left until the flag falls. */
export function reading(left: number, control: string): Reading {
  const [kind, , periods, each] = parts(control);
  const length = each * 1000;
  if (kind !== "byoyomi" || periods === 0 || length === 0) return { rest: left, periods: 0, inPeriods: false };
  if (left > periods * length) return { rest: left - periods * length, periods, inPeriods: false };
  const running = Math.max(1, Math.ceil(left / length));
  return { rest: left - (running - 1) * length, periods: running, inPeriods: true };
}
