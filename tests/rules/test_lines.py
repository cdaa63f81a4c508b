"""Lines of action: set-ups, distances, jumps, captures and endings; games against OpenSpiel."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules import drive

BOARD = variant("lines-of-action").game.board


def at(black: str, white: str, actors: int = 1, both: str = "mover", **fields: int) -> Position:
    codes = [0] * 64
    for code, cells in ((1, black), (2, white)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    of = variant("lines-of-action", "normal", {"both": both})
    return Position.from_text(of, " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, origin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(origin)}


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_white_on_the_rows_and_black_on_the_columns():
    start = Position.start("lines-of-action")
    assert men(start, 0) == {f"{file}{rank}" for file in "ah" for rank in range(2, 8)}
    assert men(start, 1) == {f"{file}{rank}" for file in "bcdefg" for rank in (1, 8)}


def test_the_mixed_set_up_alternates_round_the_edge():
    start = Position.start("lines-of-action:mixed")
    edge = [f"{f}1" for f in "bcdefg"] + [f"h{r}" for r in range(2, 8)]
    edge += [f"{f}8" for f in "gfedcb"] + [f"a{r}" for r in range(7, 1, -1)]
    owner = {item.cell: item.owner for item in start.scene().items}
    assert [owner[cell] for cell in edge] == [0, 1] * 12


@pytest.mark.parametrize(("depth", "count"), [(1, 36), (2, 1244), (3, 44952)])
def test_counts_of_openspiel(depth: int, count: int):
    of = variant("lines-of-action:standard")
    assert drive.perft(of.compiled, of.tables.row, of.start, depth) == count


def test_random_games_of_openspiel_have_the_same_moves():
    pyspiel = import_module("pyspiel")
    chooser = random.Random(3)
    for _ in range(5):
        ours = Position.start("lines-of-action:standard")
        theirs = pyspiel.load_game("lines_of_action").new_initial_state()
        while not theirs.is_terminal() and not ours.over:
            moves = {theirs.action_to_string(action): action for action in theirs.legal_actions()}
            assert set(moves) == texts(ours)
            text = chooser.choice(sorted(moves))
            theirs.apply_action(moves[text])
            ours = ours.play(text)


def test_a_man_goes_exactly_as_far_as_there_are_men_on_the_line():
    position = at("c3 c6 g2 b8", "e3 f7 h1")
    assert texts(position, "c3") == {"c3-c5", "c3-c1", "c3-a3", "c3xe3", "c3-d4", "c3-b2", "c3-b4", "c3-d2"}
    assert "exactly 2 cells" in str(position.why_not(("c3", "c4")))


def test_own_men_are_jumped_and_enemies_are_not():
    assert "b4xe4" in texts(at("b4 c4 g7", "e4 d7 h2"))
    blocked = at("b4 f4 g7", "d4 d7 h2")
    assert "b4-e4" not in texts(blocked)
    assert str(blocked.why_not(("b4", "e4"))).startswith("The enemy on d4 is in the way")


def test_a_man_does_not_land_on_his_own():
    assert "b4-d4" not in texts(at("b4 d4 g7", "d7 h2"))


def test_who_unites_his_men_wins():
    end = at("c3 d4 e4 f7", "f2 b7 h5").play("f7-f5")
    assert end.result.reason is Reason.CONNECTED
    assert end.result.payoffs == (1, -1)


def test_who_unites_the_enemy_by_a_capture_loses():
    lost = at("a1 c3 h8", "c1 g2 g1").play("c3xc1")
    assert lost.result.payoffs == (-1, 1)


def test_both_united_at_once_is_the_movers_win_or_a_draw():
    won = at("d1 f4", "g3 h3 d2").play("f4xd2")
    assert won.result.payoffs == (1, -1)
    drawn = at("d1 f4", "g3 h3 d2", both="draw").play("f4xd2")
    assert drawn.result.payoffs == (0, 0)
    assert drawn.result.reason is Reason.CONNECTED


def test_two_hundred_moves_without_capture_are_a_draw():
    end = at("c3 d4 a8", "f2 b7 h5", quiet=199).play("d4-d5")
    assert end.result.reason is Reason.NO_PROGRESS
    assert end.result.payoffs == (0, 0)


def test_a_finished_game_cannot_go_on():
    with pytest.raises(NotationError, match="hang together"):
        at("c3 c4", "f2 b7")
