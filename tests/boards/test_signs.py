"""Cells that are told apart by their colour bear a sign as well."""

from __future__ import annotations

from ludoteka import games
from ludoteka.boards.lettering import lettering, outline_of
from ludoteka.boards.picture import NAME_INK, draw_board
from ludoteka.boards.theme import THEMES
from ludoteka.games.word.scramble import GAME


def test_the_premium_cells_of_scramble_bear_what_they_multiply_by() -> None:
    for theme in THEMES.values():
        drawn = draw_board(GAME.board, theme).svg
        for region, sign in GAME.board.signed:
            for at in GAME.board.region(region):
                cell = GAME.board.cells[at]
                assert lettering(sign, cell.x, cell.y, 0.44, NAME_INK, extra='class="label"') in drawn
    assert {region for region, _ in GAME.board.signed} == set(GAME.premium)


def test_everything_written_on_boards_has_an_outline() -> None:
    unknown = outline_of("?")
    for game in games.every():
        if game.board is None:
            continue
        written = {sign for label in game.board.plan.labels for sign in label.text} - {"?", " "}
        assert not {sign for sign in written if outline_of(sign) == unknown}, game.id
