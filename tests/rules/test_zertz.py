"""Zertz: laying and taking discs away, forced jumps and series, islands, goals."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.server import library

BOARD = variant("zertz").game.board
NAMES = BOARD.names
POOL = {"basic": (5, 7, 9), "tournament": (6, 8, 10), "standard": (6, 8, 10)}


def at(
    white: str = "", grey: str = "", black: str = "", gone: str = "", preset: str = "basic", **fields: str
) -> Position:
    """Balls on the board; what is neither there nor won is in the pool."""
    codes = [0] * len(BOARD)
    for code, cells in ((1, white), (2, grey), (3, black), (4, gone)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    won = [int(n) for n in fields.get("won", "0,0,0,0,0,0").split(",")]
    pool = [POOL[preset][k] - codes.count(1 + k) - won[k] - won[k + 3] for k in range(3)]
    words = {"actors": "1", "pool": ",".join(map(str, pool)), "cells": ",".join(map(str, codes))} | fields
    return Position.from_text(variant("zertz", preset), " ".join(f"{name}={value}" for name, value in words.items()))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def balls(position: Position) -> dict[str, str]:
    return {item.cell: item.name for item in position.scene().items}


def all_but(kept: str) -> str:
    return " ".join(name for name in NAMES if name not in kept.split())


@pytest.mark.parametrize("preset", POOL)
def test_the_board_has_37_discs_and_the_pool_three_colours(preset: str):
    start = Position.start("zertz", preset)
    assert len(NAMES) == 37
    stock = start.scene().trays[0]
    assert tuple(int(item.label) for item in stock.items) == POOL[preset]
    # Three colours on 37 discs; then one of the 18 edge discs that is still empty.
    assert len(start.moves()) == 3 * (19 * 18 + 18 * 17)


def test_a_turn_lays_a_ball_and_takes_an_edge_disc_away():
    after = Position.start("zertz").play("Wd4-a1")
    assert balls(after) == {"d4": "white"}
    assert after.scene().shaded == ("a1",)
    assert after.actors == (1,)


def test_only_an_empty_disc_that_slides_out_can_be_taken():
    position = Position.start("zertz")
    assert "cannot be taken away" in str(position.why_not(("hand:white", "d4", "c3")))
    # With a1 and a2 gone, b2 behind them has two gaps side by side; with a1 alone it has one.
    assert not any(text.endswith("-b2") for text in texts(at(white="d4", gone="a1")))
    assert any(text.endswith("-b2") for text in texts(at(white="d4", gone="a1 a2")))


def test_jumps_are_forced():
    position = at(white="d4", grey="d5")
    assert texts(position) == {"d4xd6", "d5xd3"}
    assert "must be done" in str(position.why_not(("hand:white", "a1")))


def test_a_series_of_jumps_must_be_completed_by_the_same_ball():
    position = at(white="d2", grey="d3", black="d5 a1 a2").play("d2xd4")
    assert position.actors == (0,)
    assert texts(position) == {"d4xd6"}
    end = position.play("d4xd6")
    assert end.actors == (1,)
    assert end.row[variant("zertz").tables.field("won").at : variant("zertz").tables.field("won").at + 3].tolist() == [
        0,
        1,
        1,
    ]


def test_a_ball_does_not_jump_where_there_is_no_disc():
    assert all("x" not in text for text in texts(at(white="d2", grey="d1 d3", gone="d4")) if text[0] == "d")
    assert "d2xd4" not in texts(at(white="d2", grey="d3", gone="d4"))


def longest_series(codes: dict[str, str], at: str) -> set[tuple[str, ...]]:
    """Every complete series of one ball, found on the names of lines alone: an independent way to list them."""
    lines = [[NAMES[cell] for cell in (start, *BOARD.ray(start, way))] for start in range(37) for way in range(6)]
    found = set()
    for line in lines:
        for (first, over), (_, to) in pairwise(list(pairwise(line))):
            if first == at and over in codes and to not in codes:
                rest = {cell: colour for cell, colour in codes.items() if cell not in (at, over)} | {to: codes[at]}
                found |= {(at, *series) for series in longest_series(rest, to)}
    return found or {(at,)}


@pytest.mark.parametrize(
    "cells",
    ["d2 d3 d5", "c3 c4 d5 b3 f3", "d4 d5 e4 c4", "a1 b2 c3 d5 e4"],
)
def test_series_of_jumps_agree_with_an_independent_list(cells: str):
    ball, *others = cells.split()
    found = set()
    todo: list[tuple[tuple[str, ...], Position]] = [((), at(white=ball, black=" ".join(others)))]
    first = todo[0][1]
    while todo:
        path, position = todo.pop()
        if position.actors != (0,) or position.over:
            found.add(path)
            continue
        for move in position.moves():
            if "x" in move.text:
                origin, to = move.steps
                todo.append(((*path, to) if path else (origin, to), position.play(move)))
    codes = balls(first)
    wanted = {series for cell in codes for series in longest_series(codes, cell) if len(series) > 1}
    assert found == wanted


def test_an_isolated_full_disc_is_won_with_its_ball():
    kept = "a1 a2 b1 d4 d5 e4 e5 f3"
    position = at(white="a1", gone=all_but(kept), pool="4,7,9")
    before = texts(position)
    assert "Bd4-b1" in before
    end = position.play("Bd4-b1")
    assert "a1" in balls(end)
    end = end.play("Gf3-a2")
    assert balls(end) == {"d4": "black", "f3": "grey"}
    assert end.scene().trays[2].items[0].name == "white"


def test_an_isolated_part_with_a_free_disc_is_not_won_until_it_is_full():
    kept = "a1 a2 d4 d5 e4 e5 f3"
    position = at(white="a1", gone=all_but(kept), pool="4,7,9")
    assert balls(position.play("Gd4-f3")) == {"a1": "white", "d4": "grey"}
    won = position.play("Ga2-f3")
    assert balls(won) == {}
    assert won.points == (0, 0)
    assert [item.name for item in won.scene().trays[1].items] == ["white", "grey"]


def test_every_ball_that_was_won_is_seen() -> None:
    """A number on a picture is read only where there is a stock to choose from; these decide who wins."""
    won = at(white="d4", black="d5", won="2,0,1,0,3,0").scene().trays[1:]
    assert [[item.name for item in tray.items] for tray in won] == [["white", "white", "black"], ["grey"] * 3]


def test_two_of_each_colour_win_the_basic_game():
    end = at(white="d4", black="d5", won="2,2,1,0,0,0").play("d4xd6")
    assert end.result.payoffs == (1, -1)
    assert end.result.reason is Reason.TARGET


def test_three_white_four_grey_or_five_black_win_the_basic_game():
    assert at(white="d4", black="d5", won="0,0,4,0,0,0").play("d4xd6").result.payoffs == (1, -1)
    assert at(white="d4", black="d5", won="2,0,0,0,0,0").play("d5xd3").result.payoffs == (1, -1)
    assert at(white="d4", grey="d5", won="0,3,0,0,0,0").play("d4xd6").result.payoffs == (1, -1)
    assert at(white="d4", black="d5", won="0,0,3,0,0,0").play("d4xd6").result is None


def test_the_widely_played_game_asks_for_more():
    assert at(white="d4", black="d5", won="2,2,1,0,0,0", preset="standard").play("d4xd6").result is None
    assert at(white="d4", black="d5", won="0,0,5,0,0,0", preset="standard").play("d4xd6").result.payoffs == (1, -1)


def test_in_the_tournament_game_a_player_goes_on_with_his_colour():
    position = Position.start("zertz", "tournament").play("Wd4-a1").play("Ba3-a2")
    assert {text[0] for text in texts(position)} == {"W"}
    assert "no ball of this colour" in str(position.why_not(("hand:black", "g4")))
    free = at(white="a1 a3 c1 b5 d7 g4", grey="d4", black="g1", preset="tournament", kept="1,3")
    assert {text[0] for text in texts(free)} == {"G", "B"}


def test_who_finds_the_pool_empty_lays_balls_he_has_won():
    empty = at(white="a1 a3 g1", won="1,2,4,1,3,4", grey="d1 d7", black="g4", pool="0,0,0", preset="basic")
    assert {text[0] for text in texts(empty)} == {"W", "G", "B"}
    assert {item.id for item in empty.scene().trays[1].items} == {"hand:white", "hand:grey", "hand:black"}


def test_the_table_says_in_words_what_is_to_be_done() -> None:
    start = Position.start("zertz")
    assert start.scene().phase == "laying-a-ball"
    for language, disc in (("en", "disc"), ("hu", "korong")):
        assert disc in library.words(language)[f"phase-{start.scene().phase}-after-2"]
    assert all(move.steps[0].startswith("hand:") and len(move.steps) == 3 for move in start.moves())
    position = start
    while position.scene().phase == "laying-a-ball":
        position = position.play(position.codes[0])
    assert position.scene().phase == "balls-must-jump"
    assert all("x" in move.text for move in position.moves())
