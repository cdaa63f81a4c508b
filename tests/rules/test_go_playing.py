"""Go as people might play it: what tree search plays out, what a move looks like, and how computers count."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteka.play import Position, variant
from ludoteka.rules import abi, go_playing, go_tables
from ludoteka.rules.abi import ACTORS, FOLLY, PAYOFF, PHASE
from ludoteka.rules.chains import LAST
from ludoteka.search.player import choose

from .test_go import nine

SIMPLE = {"ko": "simple", "counting": "area"}


def wander(position: Position, seed: int, limit: int = 1 << 40) -> tuple[abi.State, list[int]]:
    """The end of a game that was played out, and its moves."""
    of = position.variant
    assert of.compiled.wander is not None
    s, out, trail = position.row.copy(), np.zeros(of.tables.most_moves, np.int64), np.full(2000, -9, np.int64)
    plies = of.compiled.wander(s, of.tables.row, out, abi.new_rng(seed), limit, trail)
    assert (trail[2 * plies :] == -9).all()
    return s, trail.reshape(-1, 2)[:plies, 1].tolist()


def likely(position: Position, after: str, tries: int = 400) -> dict[str, int]:
    """How often each move is made by a sensible player after this one."""
    of, found = position.variant, dict[str, int]()
    reached = position.play(after)
    out, rng = np.zeros(of.tables.most_moves, np.int64), abi.new_rng(5)
    last, player = int(reached.row[LAST]) - 1, reached.actors[0]
    for _ in range(tries):
        move = go_playing.sensible(reached.row.copy(), of.tables.row, player, last, -1, out, rng)
        name = "pass" if move == go_tables.PASS else of.game.board.names[move]
        found[name] = found.get(name, 0) + 1
    return found


@pytest.mark.parametrize("size", ["9x9", "13x13", "area"])
def test_what_is_played_out_is_legal_and_ends_as_the_rules_count(size: str) -> None:
    of = variant("go", size, SIMPLE)
    for seed in range(6):
        end, codes = wander(Position.start(of), seed)
        position = Position.start(of)
        for code in codes:
            assert not position.over
            position = position.play(code)
            if len(position.codes) and position.row[abi.PLY] >= of.game.bound - 1:
                break
        else:
            assert position.over
            assert position.row[PAYOFF] == end[PAYOFF]
            assert sum(position.row[abi.POINTS : abi.POINTS + 2]) > 0.9 * len(of.game.board)
        assert end[ACTORS] == 0


def test_uncompiled_it_is_played_out_in_the_same_way() -> None:
    of = variant("go:9x9")
    assert of.plain.wander is not None
    for seed in range(2):
        end, codes = wander(Position.start(of), seed)
        s, out, trail = of.start.copy(), np.zeros(of.tables.most_moves, np.int64), np.zeros(2000, np.int64)
        plies = of.plain.wander(s, of.tables.row, out, abi.new_rng(seed), 1 << 40, trail)
        assert trail.reshape(-1, 2)[:plies, 1].tolist() == codes
        assert s.tolist() == end.tolist()


def test_a_playout_may_stop_and_the_game_goes_on_from_there() -> None:
    start = Position.start(variant("go", "9x9", SIMPLE))
    reached, codes = wander(start, 3, 40)
    assert len(codes) == 40
    position = start
    for code in codes:
        position = position.play(code)
    core = start.variant.tables.core
    assert reached[core].tolist() == position.row[core].tolist()


FULL = "xxxxxoooo " * 4 + ".xxxxooo. xxxxxoooo " * 2 + ".xxxxooo."
"""Three eyes each; Black has nine stones more."""


def test_by_territory_a_stone_in_ones_own_land_costs_a_point_and_by_area_nothing() -> None:
    ends = {}
    for counted in ("area", "territory"):
        position = nine(FULL, 1, counting=counted, komi="0")
        t = position.variant.tables.row
        assert go_playing.stones_ahead(position.row, t) == go_playing.area_ahead(position.row, t) == 9
        ends[counted] = [int(wander(position.play(move), 1)[0][PAYOFF]) for move in ("pass", "a1")]
    assert ends == {"area": [1, 1], "territory": [0, -1]}


def test_a_chain_in_atari_runs() -> None:
    position = nine(".o....... ox....... ......... .........", actors=2)
    assert likely(position, "b2")["c3"] > 350


def test_a_stone_that_puts_itself_into_atari_is_taken() -> None:
    position = nine("......... .x.......", actors=2)
    assert likely(position, "a1")["a2"] > 350


def test_no_eye_is_filled() -> None:
    of = variant("go", "9x9", SIMPLE)
    position = nine("xxo...... .xo...... xxo...... .oo......", counting="area")
    cells = of.game.board.at
    assert go_playing.is_eye(position.row, of.tables.row, cells("a3"), 0)
    assert not go_playing.is_eye(position.row, of.tables.row, cells("a3"), 1)
    false_eye = nine(".oxo..... .x.x..... ..x...... .........", counting="area")
    assert not go_playing.is_eye(false_eye.row, of.tables.row, cells("c3"), 0)
    eye = nine(".oxx..... .x.x..... ..x...... .........", counting="area")
    assert go_playing.is_eye(eye.row, of.tables.row, cells("c3"), 0)


def test_shapes_are_the_same_from_all_sides_and_for_both_colours() -> None:
    of = variant("go", "9x9", SIMPLE)
    shape, at = go_playing.has_shape, of.game.board.at
    for rows in ("......... ......... xox......", "......... x........ o........ x........"):
        position = nine(rows, counting="area")
        other = nine(rows.translate(str.maketrans("xo", "ox")), counting="area")
        where = "b2"
        assert shape(position.row, of.tables.row, at(where)) == shape(other.row, of.tables.row, at(where))
        assert shape(position.row, of.tables.row, at(where))
    assert not shape(nine(".........").row, of.tables.row, at("e5"))


def test_hunches() -> None:
    of = variant("go", "9x9", SIMPLE)
    hunch, at = of.compiled.hunch, of.game.board.at
    assert hunch is not None
    start = Position.start(of)
    assert hunch(start.row, of.tables.row, go_tables.PASS) == FOLLY
    assert hunch(start.row, of.tables.row, at("a5")) == FOLLY
    capture = nine("......... ......... .x....... xo....... .x.......", counting="area")
    values = {name: hunch(capture.row, of.tables.row, at(name)) for name in ("c2", "g7", "c3")}
    assert values["c2"] == max(values.values()) > values["g7"]
    passed = start.play("e5").play("pass")
    assert hunch(passed.row, of.tables.row, go_tables.PASS) > 0


@pytest.mark.parametrize(("preset", "line"), [("9x9", 1), ("book", 2)])
def test_computers_begin_away_from_the_edge(preset: str, line: int) -> None:
    of = variant(f"go:{preset}")
    for seed in range(3):
        move = choose(Position.start(of), level=4, seed=seed).move
        assert go_tables.lines(of.game.board)[move.code] >= line


@pytest.mark.parametrize("counted", ["area", "territory"])
def test_a_computer_passes_when_the_other_has_passed_and_nothing_is_left(counted: str) -> None:
    position = nine(FULL, 2, counting=counted, komi="0").play("pass")
    assert choose(position, level=4, seed=1).move.text == "pass"


# --- counting ------------------------------------------------------------------------------------------------------

DEAD = "xxxxxoooo " * 2 + ".xxxxoxo. xxxxxo.o. " + ".xxxxooo. xxxxxoooo " * 2 + ".xxxxooo."
"""White has shut in a black stone at g7."""


def counting(rows: str) -> Position:
    position = nine(rows, 1).play("pass").play("pass")
    assert position.row[PHASE] == go_tables.COUNTING
    return position


@pytest.mark.parametrize("level", [1, 4, 8])
def test_computers_mark_what_is_dead_and_agree(level: int) -> None:
    position = counting(DEAD)
    marked = choose(position, level=level, seed=1).move
    assert marked.text == "dead g7"
    position = position.play(marked)
    for seed in range(2):
        move = choose(position, level=level, seed=seed).move
        assert move.text == "agree"
        position = position.play(move)
    assert position.over


def test_computers_play_on_when_living_stones_are_marked() -> None:
    position = counting(DEAD).play("dead f4")
    white = position if position.actors == (1,) else position.play("agree")
    assert white.actors == (1,)
    assert choose(white, level=4, seed=1).move.text == "resume"
