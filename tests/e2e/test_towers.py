"""What a player must see before he moves: the discs of a tower, a cube as it will stand, a board that keeps still."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ludoteka.play import Position, variant

from .conftest import Open
from .hand import PLACE, Hand
from .test_every_game import set_table
from .test_path import at_ply


def emergo(columns: dict[str, str]) -> str:
    """A position by its columns, the lowest disc first."""
    board = variant("emergo").game.board
    assert board is not None
    height, colours = [0] * len(board), [0] * len(board)
    for cell, column in columns.items():
        height[board.at(cell)] = len(column)
        colours[board.at(cell)] = sum((disc == "b") << k for k, disc in enumerate(column))
    hand = [12 - "".join(columns.values()).count(disc) for disc in "wb"]
    lists = f"height={','.join(map(str, height))} colours={','.join(map(str, colours))}"
    return f"actors=1 ply=9 hand={hand[0]},{hand[1]} {lists}"


def open_at(page: Page, key: str, position: str) -> Hand:
    hand = set_table(page, variant(key), position)
    hand.ready()
    return hand


def test_a_tower_fans_out_under_the_pointer_and_under_the_keyboard(visit: Open) -> None:
    page = visit("/")
    open_at(page, "emergo", emergo({"e5": "bbww", "b5": "w", "h5": "b"}))
    fan = page.locator("[data-fan]")
    expect(fan).to_have_count(0)
    page.mouse.move(*page.evaluate(PLACE, "e5"))
    expect(fan).to_have_attribute("data-fan", "e5")
    expect(fan.locator("use")).to_have_count(4)
    page.mouse.move(*page.evaluate(PLACE, "b5"))
    expect(fan).to_have_count(0)
    page.mouse.move(2, 2)
    page.locator("g.cell[data-step='e4']").focus()
    page.keyboard.press("ArrowUp")
    expect(fan).to_have_attribute("data-fan", "e5")


def test_a_cube_is_seen_as_it_will_stand_before_it_is_tipped(visit: Open) -> None:
    position = Position.start("skyscraper-game")
    while position.scene().phase == "setting-up":
        position = position.play(position.moves()[0])
    page = visit("/")
    hand = open_at(page, "skyscraper-game", position.text())
    move = next(move for move in position.moves() if len(move.steps) == 3)
    before = hand.look()
    for step in move.steps[:2]:
        now = hand.ready()
        hand.choose(step)
        hand.wait(now)
    choice = page.locator(f"[data-step='{move.steps[2]}']")
    expect(choice).to_be_visible()
    expect(choice.locator("use")).to_have_count(1)
    drawn = choice.locator("use").get_attribute("href")
    expect(page.locator(f".pieces .hand use[href='{drawn}']")).to_have_count(1)
    assert hand.look().ply == before.ply, "not yet tipped"
    hand.choose(move.steps[2])
    at_ply(page, before.ply + 1)


def test_a_board_does_not_turn_because_of_where_stones_are_laid(visit: Open) -> None:
    position = Position.start("divide-et-impera")
    for rank in (8, 7, 6):
        for file in "abcdefgh":
            position = position.play(f"{file}{rank}")
    page = visit("/")
    open_at(page, "divide-et-impera", position.text())
    low, high = page.evaluate(PLACE, "a1"), page.evaluate(PLACE, "a8")
    assert low[1] > high[1] + 100
    assert abs(low[0] - high[0]) < 5


def test_the_pushed_cube_is_seen_as_it_will_stand_too(visit: Open) -> None:
    cells = [0] * 68
    for cell, code in {0: 1, 1: 1, 2: 1, 42: 1, 5: 7, 6: 7, 7: 7, 47: 10}.items():
        cells[cell] = code
    page = visit("/")
    hand = open_at(page, "skyscraper-game", f"actors=1 phase=1 placed=8 cells={','.join(map(str, cells))}")
    before = hand.look()
    for step in ("d6", "d7"):
        now = hand.ready()
        hand.choose(step)
        hand.wait(now)
    choice = page.locator("[data-step='as:XOS+1SXO@d8']")
    expect(choice.locator("use")).to_have_count(2)
    expect(page.locator(".pieces .hand use")).to_have_count(2)
    expect(choice).to_contain_text("d8: cube: * on top")
    hand.choose("as:XOS+1SXO@d8")
    at_ply(page, before.ply + 1)
