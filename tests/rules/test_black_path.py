"""Black path: where tiles are laid, what the main line follows, how it ends; 4 by 4 is solved."""

from __future__ import annotations

import random
from functools import cache

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules import drive
from ludoteka.search.exact import _Solver, solve
from ludoteka.search.player import choose

JOINED = {"+": {"n": "s", "s": "n", "e": "w", "w": "e"}, "\\": dict(zip("nesw", "enws", strict=True))}
JOINED["/"] = dict(zip("nesw", "wsen", strict=True))
STEP = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
BACK = dict(zip("nesw", "swne", strict=True))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def played(*moves: str, preset: str = "book") -> Position:
    position = Position.start(f"black-path:{preset}")
    for move in moves:
        position = position.play(move)
    return position


def test_the_first_tile_lies_in_the_corner_and_the_second_beside_it():
    start = Position.start("black-path")
    assert texts(start) == {"a4+", "a4/", "a4\\"}
    assert texts(start.play("a4+")) == {f"{cell}{sign}" for cell in ("b4", "a3") for sign in "+/\\"}
    assert "laid beside the first" in str(start.play("a4+").why_not(("d1",)))


def test_each_tile_continues_the_main_line():
    assert texts(played("a4+", "b4+")) == {"c4+", "c4/", "c4\\"}
    assert texts(played("a4+", "b4\\")) == {"b3+", "b3/", "b3\\"}
    assert "continued on b3" in str(played("a4+", "b4\\").why_not(("a3",)))


def test_the_line_runs_on_over_tiles_that_lie_there_already():
    # East to b4, down to b3, west to a3, up through a4 from the south: a cross leads it off the board.
    before = played("a4+", "b4\\", "b3/")
    assert texts(before) == {"a3+", "a3/", "a3\\"}
    end = before.play("a3\\")
    assert end.result.reason is Reason.BROKEN_RULE
    assert end.result.payoffs == (1, -1), "the second player ran it off"


def test_who_leads_the_line_into_the_black_corner_wins():
    end = played("a4+", "b4+", "c4+", "d4\\", "d3+", "d2+")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (-1, 1)


def test_who_runs_the_line_off_the_board_loses():
    end = played("a4+", "b4/")
    assert end.result.payoffs == (1, -1)


def test_a_line_that_meets_its_own_beginning_is_lost_too():
    # The arc in the corner joins east and south: the line can come back to it from below.
    before = played("a4/", "b4\\", "b3/")
    assert texts(before) == {"a3+", "a3/", "a3\\"}
    assert before.play("a3\\").result.payoffs == (1, -1)


def test_in_the_known_game_the_line_begins_at_the_upper_edge_of_the_corner():
    start = Position.start("black-path:known")
    assert texts(start) == {"a8+", "a8/", "a8\\"}
    assert texts(start.play("a8+")) == {"a7+", "a7/", "a7\\"}, "straight down"
    assert texts(start.play("a8\\")) == {"b8+", "b8/", "b8\\"}, "round to the right"
    assert "continued on a7" in str(start.play("a8+").why_not(("b8",)))
    assert "upper left corner" in str(start.why_not(("b8",)))
    assert start.play("a8/").result.payoffs == (-1, 1), "an arc to the left runs off at once"


def test_in_the_known_game_no_corner_wins():
    size = variant("black-path:known", options={"size": "4"})
    end = Position.start(size)
    for move in ("a4\\", "b4+", "c4+", "d4\\", "d3+", "d2+"):
        end = end.play(move)
        assert not end.over
    assert texts(end) == {"d1+", "d1/", "d1\\"}
    assert end.play("d1+").result.payoffs == (-1, 1), "Red, who had to lay there, has run it off"
    assert not size.game.board.tinted, "no corner is drawn black"


def test_in_the_known_game_the_first_wins_on_even_boards_and_the_second_on_odd_ones():
    """Berlekamp's domino strategy (Winning Ways, vol. 2, The Black Path Game)."""
    for size, result in (("4", "win"), ("5", "loss")):
        assert solve(Position.start(variant("black-path:known", options={"size": size}))).result == result


def test_a_position_of_the_known_game_begins_its_line_where_the_first_tile_leads_it():
    with pytest.raises(NotationError, match="upper edge of the first tile"):
        Position.from_text("black-path:known", "actors=2 ply=1 turn=1 towards=2 cells=" + ",".join(["0"] * 56 + ["1"]))


def follow(laid: dict[tuple[int, int], str], size: int, way: str) -> tuple[int, int] | str:
    """Where the line from the corner goes: the next empty cell, "edge" or "loop"."""
    place, first = (0, size - 1), ((0, size - 1), way)
    while True:
        place = (place[0] + STEP[way][0], place[1] + STEP[way][1])
        side = BACK[way]
        if not (0 <= place[0] < size and 0 <= place[1] < size):
            return "edge"
        if place not in laid:
            return place
        way = JOINED[laid[place]][side]
        if (place, way) == first:
            return "loop"


def test_four_by_four_has_the_value_that_a_search_on_dictionaries_finds():
    """Written down anew from the rules, and searched to the end."""

    @cache
    def wins(laid: frozenset[tuple[tuple[int, int], str]], way: str) -> bool:
        known = dict(laid)
        if not known:
            return any(not wins(frozenset({((0, 3), sign)}), "") for sign in "+/\\")
        if not way:
            firsts = [((1, 3), "e"), ((0, 2), "s")]
            return any(mover_wins(known, place, sign, to) for place, to in firsts for sign in "+/\\")
        place = follow(known, 4, way)
        assert isinstance(place, tuple)
        return any(mover_wins(known, place, sign, way) for sign in "+/\\")

    def mover_wins(known: dict[tuple[int, int], str], place: tuple[int, int], sign: str, way: str) -> bool:
        below = {**known, place: sign}
        ends = follow(below, 4, way)
        if isinstance(ends, str):
            return False
        return ends == (3, 0) or not wins(frozenset(below.items()), way)

    assert (solve(Position.start("black-path")).result == "win") == wins(frozenset(), "")


def test_perft_of_the_first_turns():
    of = variant("black-path")
    counts = [drive.perft(of.compiled, of.tables.row, of.start, depth) for depth in (1, 2, 3)]
    # Of 18 second moves those that lead off the board at once have no third.
    assert counts == [3, 18, 3 * 3 * 4]


@pytest.mark.parametrize("preset", ["book", "known"])
def test_pairs_of_cells_win_as_a_search_to_the_end_says(preset: str):
    of, chooser = variant("black-path", preset, {"size": "4"}), random.Random(11)
    known = 0
    for _ in range(60):
        position = Position.start(of)
        for _ in range(chooser.randint(1, 6)):
            if not position.over:
                position = position.play(chooser.choice(position.codes))
        for code in () if position.over else of.face.sure(position.row):
            after = position.play(code)
            known += 1
            if after.over:
                assert after.result.payoffs[position.actors[0]] == 1
            else:
                assert _Solver().solve(after).result == "loss"
    assert known > 5


@pytest.mark.parametrize(("preset", "winner"), [("large", 1), ("known", 0)])
def test_on_eight_by_eight_cells_the_pairs_win(preset: str, winner: int):
    """Without a black corner who begins wins; with it, where the other has the first choice, the second player."""
    for other in (1, 4):
        position = Position.start(f"black-path:{preset}")
        while not position.over:
            level = 8 if position.actors[0] == winner else other
            position = position.play(choose(position, level=level, seed=other).move.code)
        assert position.result.payoffs[winner] == 1
