"""A hand at the table: it sees what the page offers and clicks, taps or types it. It knows no rules."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from playwright.sync_api import Page

LOOK = """() => {
  const table = document.querySelector('[data-table]');
  if (!table) return null;
  const steps = [...document.querySelectorAll('[data-can]')].map((one) => one.dataset.step);
  return {
    seq: Number(table.dataset.seq), ply: Number(table.dataset.ply), path: table.dataset.path,
    over: table.dataset.over !== undefined, offered: Number(table.dataset.next), steps: [...new Set(steps)],
    agree: document.querySelector('[data-agree]') !== null,
    covered: document.querySelector('[data-uncover]') !== null,
  };
}"""

PLACE = """(step) => {
  const found = [...document.querySelectorAll('[data-step]')].find((one) => one.dataset.step === step);
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const shape = found.querySelector('path, circle') ?? found;
  const box = shape.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

HINDRANCE = """([step, x, y]) => {
  const found = [...document.querySelectorAll('[data-step]')].find((one) => one.dataset.step === step);
  const top = document.elementFromPoint(x, y);
  if ((found.closest('svg.board') ?? found).contains(top)) return null;
  return (top?.outerHTML ?? 'the edge of the window').slice(0, 300);
}"""

COVER = """() => {
  const box = document.querySelector('[data-uncover]')?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


@dataclass
class Seen:
    """What the page shows at the moment."""

    seq: int
    ply: int
    path: str
    over: bool
    offered: int
    """How many different steps the legal moves go on with."""
    steps: list[str]
    """Those of them that can be chosen on the page."""
    agree: bool
    covered: bool

    @property
    def state(self) -> tuple[int, int, str, bool, bool, bool]:
        return self.seq, self.ply, self.path, self.over, self.agree, self.covered


class Hand:
    """Chooses among what can be chosen, by mouse, by touch or by keyboard."""

    def __init__(self, page: Page, way: str = "mouse", seed: int = 1) -> None:
        self.page = page
        self.way = way
        self.chance = random.Random(seed)

    def look(self) -> Seen:
        found = self.page.evaluate(LOOK)
        assert found is not None, f"there is no table on {self.page.url}"
        return Seen(**found)

    def choose(self, step: str) -> None:
        """Choose a step, the way people do."""
        if self.way == "keyboard":
            self._type(step)
            return
        place = self.page.evaluate(PLACE, step)
        assert place is not None, f"nothing to choose for {step}"
        hindrance = self.page.evaluate(HINDRANCE, [step, *place])
        assert hindrance is None, f"{step} is covered by {hindrance}"
        self._press(place)

    def _press(self, place: tuple[float, float]) -> None:
        if self.way == "touch":
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def _type(self, step: str) -> None:
        """With arrows over the board, with Tab to what lies beside it."""
        keys = self.page.keyboard
        if not self.page.evaluate("(step) => document.querySelector(`g[data-step='${step}']`) !== null", step):
            self.page.locator(f"[data-step='{step}']").first.focus()
            keys.press("Enter")
            return
        self.page.locator("g.cell[tabindex='0']").focus()
        for _ in range(80):
            way = self.page.evaluate(AHEAD, step)
            if way is None:
                keys.press("Enter")
                return
            keys.press(way)
        raise AssertionError(f"the arrows do not lead to {step}")

    def wait(self, before: Seen, seconds: float = 10.0) -> Seen:
        """Until the page shows something else than before."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            now = self.look()
            if now.state != before.state:
                return now
            self.page.wait_for_timeout(8)
        raise AssertionError(f"nothing happened in {seconds} s after {before}")

    def ready(self, seconds: float = 60.0) -> Seen:
        """Until something can be chosen, or the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            now = self.look()
            if now.covered:
                if place := self.page.evaluate(COVER):
                    self._press(place)
            elif now.over or now.steps or now.agree:
                return now
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nothing can be chosen after {seconds} s: {self.look()}")

    def wait_over(self, seconds: float = 30.0) -> Seen:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            now = self.look()
            if now.over:
                return now
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the game is not over: {self.look()}")

    def act(self) -> Seen:
        """Choose one of the steps that are offered, any of them."""
        now = self.ready()
        if now.over:
            return now
        assert len(now.steps) == now.offered, f"of {now.offered} steps only these can be chosen: {now.steps}"
        if now.agree:
            self.page.click("[data-agree]")
        else:
            self.choose(self.chance.choice(now.steps))
        return self.wait(now)

    def play_out(self, most: int) -> Seen:
        """Go on until the game is over."""
        for _ in range(most):
            now = self.act()
            if now.over:
                return now
        raise AssertionError(f"the game is not over after {most} steps")


AHEAD = """(step) => {
  const centre = (one) => {
    const box = (one.querySelector('path, circle') ?? one).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const here = document.activeElement;
  const there = document.querySelector(`g[data-step='${step}']`);
  if (here === there) return null;
  const [x, y] = centre(here), [tx, ty] = centre(there);
  const tired = (window.tired ??= new Map());
  const key = here.dataset.step + '>' + step;
  const times = tired.get(key) ?? 0;
  tired.set(key, times + 1);
  const across = Math.abs(tx - x) > Math.abs(ty - y);
  const ways = [tx > x ? 'ArrowRight' : 'ArrowLeft', ty > y ? 'ArrowDown' : 'ArrowUp'];
  if (times > 2) return ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][Math.floor(Math.random() * 4)];
  return across !== (times % 2 === 1) ? ways[0] : ways[1];
}"""
