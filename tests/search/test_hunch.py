"""Hunches in games of n in a row: how a man looks before it is placed, and what a level makes of it."""

from __future__ import annotations

import pytest

from ludoteka.play import Match, Position, variant
from ludoteka.rules.rows_lines import promise
from ludoteka.search.levels import level
from ludoteka.search.player import choose


def after(key: str, text: str) -> Position:
    position = Position.start(key)
    for word in text.split():
        position = position.play(position.find(word))
    return position


def hunch(position: Position, text: str) -> int:
    look = position.variant.plain.hunch
    assert look is not None
    return look(position.row.copy(), position.variant.tables.row, position.find(text).code)


def test_winning_comes_before_stopping_a_win_and_that_before_a_three() -> None:
    # Black has four and three in a row, White four, each open at one end at least.
    position = after("gomoku", "a1 s19 b2 s18 c3 s17 d4 s16 g10 a19 h10 c18 i10 e19")
    win, stop, three, alone = (hunch(position, text) for text in ("e5", "s15", "j10", "p3"))
    assert win > stop > three > alone
    assert alone == pytest.approx(20, abs=20)


def test_of_rows_that_cannot_be_finished_nothing_is_promised() -> None:
    # On the edge, shut by the first file and a white man: no five fits there.
    position = after("gomoku", "a10 e10 b10 p3")
    row = position.row.copy()
    cell = position.variant.game.board.at("c10") if position.variant.game.board else -1
    open_row = after("gomoku", "a10 p3 b10 p5").row.copy()
    tables = position.variant.tables.row
    assert promise(row, tables, cell, 1) < promise(open_row, tables, cell, 1)


def test_pairs_that_can_be_taken_are_seen() -> None:
    position = after("pente", "k10 l10 a1 m10")
    assert hunch(position, "n10") > hunch(position, "n12") + 100


def test_what_is_no_placing_has_no_hunch() -> None:
    position = after("gomoku:swap2", "k10 l10 k11")
    assert {hunch(position, move.text) for move in position.moves() if move.steps[0].startswith("do:")} == {0}


@pytest.mark.parametrize("number", [4, 6])
@pytest.mark.parametrize("game", ["gomoku", "pente"])
def test_an_open_three_is_stopped(game: str, number: int) -> None:
    match = Match.begin(variant(game), secret=bytes(32))
    for text in ["k10", "a1", "l11", "a4", "m12"]:
        match.play(match.position.awaited[0], text)
    near = {"i8", "j9", "n13", "o14"} | ({"j10", "k11", "l10", "m11", "l12", "n12", "j9"} if game == "pente" else set())
    chosen = {choose(match.position, 1, level(number), seed).move.text for seed in range(4)}
    assert chosen <= near
