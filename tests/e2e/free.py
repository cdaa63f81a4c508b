"""A person at the free table: opens menus, drags things, and looks where they lie. And which items a test claims."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page, expect

Test = TypeVar("Test", bound=Callable[..., None])


def claims(*items: str) -> Callable[[Test], Test]:
    """The items of the catalogue that a test shows: "table#12", "equipment#3"."""

    def mark(test: Test) -> Test:
        test.claims = items  # type: ignore[attr-defined]
        return test

    return mark


def dealt(free: Free, each: int) -> None:
    """A pack of 52 cards, shuffled face down, and so many of them in everybody's hand."""
    free.set("cards-52")
    free.box()
    free.doing(lambda: free.page.click("[data-put-shuffled]"))
    free.close_box()
    pile = free.wait_things(52)
    free.deal(max(pile, key=lambda one: one["z"])["id"], each)
    expect(free.page.locator("[data-held-thing]")).to_have_count(each)


class Free:
    """One page with a free table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.wait_for_selector("[data-state='open']")

    @classmethod
    def empty(cls, page: Page) -> Free:
        page.goto("/f")
        page.click("[data-free-new]")
        return cls(page)

    @property
    def seq(self) -> int:
        return int(self.page.locator("[data-free]").get_attribute("data-seq") or 0)

    def menu(self, menu: str, item: str) -> None:
        self.page.click(f"[data-menu='{menu}']")
        self.page.click(f"[data-item='{item}']")

    def tool(self, name: str) -> None:
        self.page.click(f"[data-tool-button='{name}']")
        expect(self.page.locator("[data-free]")).to_have_attribute("data-tool", name)

    def box(self) -> None:
        if not self.page.locator("[data-box]").count():
            self.page.click("[data-tool-button='box']")
        self.page.wait_for_selector("[data-box]")

    def close_box(self) -> None:
        if self.page.locator("[data-box]").count():
            self.page.keyboard.press("Escape")
            self.page.locator("[data-box]").wait_for(state="detached")

    # --- what lies there ----------------------------------------------------------------------------------------------

    def things(self, sort: str = "") -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.eval_on_selector_all(
            "[data-felt] [data-thing]",
            """(all) => all.map((one) => {
                const box = one.getBoundingClientRect();
                return {id: Number(one.dataset.thing), is: one.dataset.is, kind: one.dataset.kind ?? '',
                        side: Number(one.dataset.side ?? 0), x: Number(one.dataset.x), y: Number(one.dataset.y),
                        z: Number(one.style.zIndex), left: box.x, top: box.y, width: box.width, height: box.height,
                        text: one.textContent.trim(), locked: one.classList.contains('locked'), label: one.ariaLabel};
            })""",
        )
        return sorted((one for one in found if sort in ("", one["is"])), key=lambda one: one["id"])

    def thing(self, id: int) -> dict[str, Any]:
        return next(one for one in self.things() if one["id"] == id)

    def wait_things(self, count: int, sort: str = "") -> list[dict[str, Any]]:
        where = f"[data-felt] [data-thing][data-is='{sort}']" if sort else "[data-felt] [data-thing]"
        expect(self.page.locator(where)).to_have_count(count)
        return self.things(sort)

    def at(self, id: int) -> tuple[float, float]:
        one = self.thing(id)
        return one["left"] + one["width"] / 2, one["top"] + one["height"] / 2

    def pixel(self, x: float, y: float) -> tuple[float, float]:
        """A place of the table as a place of the window."""
        felt = self.page.locator("[data-felt]")
        unit, px, py = (float(felt.get_attribute(f"data-{name}") or 0) for name in ("unit", "pan-x", "pan-y"))
        box = felt.bounding_box()
        assert box is not None
        return box["x"] + px + x * unit, box["y"] + py + y * unit

    # --- the hand -----------------------------------------------------------------------------------------------------

    def drag(self, id: int, x: float, y: float) -> None:
        """With the tool that is switched on, to a place of the window."""
        before = self.seq
        mouse = self.page.mouse
        mouse.move(*self.at(id))
        mouse.down()
        mouse.move(x - 20, y - 10)
        mouse.move(x, y, steps=4)
        mouse.up()
        self.after(before)

    def drag_to(self, id: int, x: float, y: float) -> None:
        """To a place of the table."""
        self.drag(id, *self.pixel(x, y))

    def click(self, id: int, *, changes: bool = True) -> None:
        before = self.seq
        self.page.mouse.click(*self.at(id))
        if changes:
            self.after(before)

    def after(self, before: int) -> None:
        self.page.wait_for_function(
            "(seq) => Number(document.querySelector('[data-free]').dataset.seq) > seq", arg=before
        )

    def doing(self, act: Callable[[], Any]) -> None:
        before = self.seq
        act()
        self.after(before)

    def context(self, id: int, item: str) -> None:
        before = self.seq
        self.page.mouse.click(*self.at(id), button="right")
        self.page.click(f"[data-context='{item}']")
        self.after(before)

    def deal(self, id: int, each: int) -> None:
        """So many of the pile to everybody who is here."""
        self.page.mouse.click(*self.at(id), button="right")
        self.page.click("[data-context='deal']")
        self.page.fill("[data-deal-each]", str(each))
        self.doing(lambda: self.page.click("[data-deal]"))
        self.page.locator("dialog").wait_for(state="detached")

    # --- accessories --------------------------------------------------------------------------------------------------

    def board(self, name: str) -> None:
        self.menu("accessories", "board")
        self.page.click(f"[data-board-choice='{name}']")
        self.doing(lambda: self.page.click("[data-ok]"))
        self.page.locator("dialog").wait_for(state="detached")

    def collect(self, folder: str, front: str, count: int = 1, back: str = "") -> None:
        """Pieces of the program's own pictures into the box."""
        page = self.page
        self.menu("accessories", "pieces")
        page.wait_for_selector("[data-file]")
        page.select_option("[data-folder]", folder)
        page.click(f"[data-file='{front}']")
        if back:
            page.click("[data-preview-side='back']")
            page.click(f"[data-file='{back}']")
        page.fill("[data-count]", str(count))
        self.doing(lambda: page.click("[data-add]"))
        page.click("[data-done]")
        page.locator("dialog").wait_for(state="detached")

    def set(self, name: str) -> None:
        self.menu("accessories", "pieces")
        self.doing(lambda: self.page.click(f"[data-set='{name}']"))
        self.page.click("[data-done]")
        self.page.locator("dialog").wait_for(state="detached")

    def put(self, at: int = 0, count: int = 1) -> list[int]:
        """Out of the compartment of that number; the numbers of the new things."""
        before = {one["id"] for one in self.things()}
        self.box()
        self.page.locator("[data-compartment]").nth(at).click()
        if count == 1:
            self.doing(lambda: self.page.click("[data-put]"))
        else:
            self.page.fill("[data-put-count]", str(count))
            self.doing(lambda: self.page.click("[data-put-many]"))
        self.close_box()
        self.wait_things(len(before) + count)
        return [one["id"] for one in self.things() if one["id"] not in before]

    def device(self, sort: str, **fields: Any) -> int:
        page = self.page
        before = {one["id"] for one in self.things()}
        self.menu("accessories", "draws")
        page.check(f"[data-sort='{sort}']", force=True)
        for name, value in fields.items():
            field = f"[data-{name.replace('_', '-')}]"
            if isinstance(value, bool):
                page.set_checked(field, value)
            elif name in ("sides", "deck"):
                page.select_option(field, str(value))
            else:
                page.fill(field, str(value))
        self.doing(lambda: page.click("[data-add-device]"))
        page.click("[data-done]")
        page.locator("dialog").wait_for(state="detached")
        self.wait_things(len(before) + 1)
        [new] = [one["id"] for one in self.things() if one["id"] not in before]
        return int(new)

    def marks(self, kind: str) -> int:
        return self.page.locator(f"[data-mark='{kind}']").count()
