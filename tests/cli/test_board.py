"""Positions in the terminal: men and kings, stacks and points with their numbers, things beside the board."""

from __future__ import annotations

import pytest
from rich.console import Console

from ludoteka import notation
from ludoteka.cli.board import KINGS, MEN, draw, sign_of, signs_of
from ludoteka.play import Position, variant
from ludoteka.play.scene import Item


def shown(position: Position) -> str:
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(draw(position))
    return capture.get()


def rows(position: Position) -> list[list[str]]:
    return [line.split() for line in shown(position).splitlines()]


def test_crowned_men_differ_from_plain_ones() -> None:
    for owner in range(len(MEN)):
        assert sign_of(Item("man", owner)) == MEN[owner]
        assert sign_of(Item("crowned", owner)) == KINGS[owner]
    assert not set(MEN) & set(KINGS)


def test_kings_with_a_letter_are_called_by_it() -> None:
    text = shown(notation.read(variant("english-draughts"), "B:WK1,10:BK32,22"))
    assert (text.count("K"), text.count("k")) == (1, 1)


def test_points_show_how_many_men_stand_on_them() -> None:
    above, *_, below = [row for row in rows(Position.start("backgammon")) if len(row) > 10]
    assert [sign for sign in above if len(sign) == 2] == ["●5", "○3", "○5", "●2"]
    assert [sign for sign in below if len(sign) == 2] == ["○5", "●3", "●5", "○2"]


def test_a_full_point_does_not_push_the_others_aside() -> None:
    lines = shown(Position.start("plakoto")).splitlines()
    full = next(line for line in lines if "●15" in line)
    other = next(line for line in lines if "○15" in line)
    assert full.index("●15") == other.index("○15")


def test_a_pinned_man_is_shown_below_the_one_that_pins() -> None:
    men = "men=0*17,1,0*6,14,0*9,1,0*15,14"
    text = f"actors=2 phase=4 mover=1 rolled=3,1 dice=3,1 {men} pinned=0,256"
    assert "○●" in shown(Position.from_text("plakoto", text))


def test_equal_pieces_of_a_cell_are_counted() -> None:
    items = [Item("man", 0), Item("man", 0), Item("crowned", 1)]
    assert signs_of(items, ["a", "b"]) == [("●2", "a"), ("◎", "b")]


def test_a_number_engraved_on_the_topmost_is_not_said_twice() -> None:
    items = [Item("man", 0)] * 6 + [Item("man", 0, label="7")]
    assert signs_of(items, ["a"]) == [("●7", "a")]


def test_a_pile_says_whose_it_is() -> None:
    text = "actors=1 phase=0 begun=1,1,1,1 at=12,12,12"
    assert "●3" in shown(Position.from_text("pachisi", text))


@pytest.mark.parametrize("game", ["pachisi", "ludo", "aggravation", "hexagonal-chess"])
def test_no_cell_hides_another(game: str) -> None:
    board = Position.start(game).variant.game.board
    assert board is not None
    drawn = shown(Position.start(game)).split("\n\n")[0]
    signs = [sign for line in drawn.splitlines() for sign in line[5:].split()]
    assert len(signs) >= len(board) - 1


def test_fields_and_goods_are_called_by_their_names() -> None:
    text = "actors=1 points=20000*4 at=7 has_flat=1 goods=4"
    said = shown(Position.from_text("gazdalkodj-okosan", text))
    assert "Red, belongings: flat refrigerator" in said
    assert "field: 7 Department store" in said
