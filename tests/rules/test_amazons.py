"""Amazons: moves, arrows, dropping out and the end; games against OpenSpiel."""

from __future__ import annotations

import random
import re
from importlib import import_module

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import drive

ARROW, FIRST = 1, 2


def board(preset: str, pieces: str, free: str, actors: int = 1, out: str = "") -> Position:
    """A board full of arrows but for the free cells and the pieces: "a1 b1 / c1 d1", by player."""
    of = variant("amazons", preset)
    names = of.game.board
    assert names is not None
    cells = [ARROW] * len(names)
    for cell in names.all_at(free):
        cells[cell] = 0
    for player, group in enumerate(pieces.split("/")):
        for cell in names.all_at(group):
            cells[cell] = FIRST + player
    dropped = f" out={out}" if out else ""
    return Position.from_text(of, f"actors={actors} cells={','.join(map(str, cells))}{dropped}")


def pieces(position: Position) -> dict[str, int]:
    return {item.cell: item.owner for item in position.scene().items}


SETUPS = {
    "book": ("a7 d10 g10 j7", "a4 d1 g1 j4"),
    "known": ("a4 d1 g1 j4", "a7 d10 g10 j7"),
    "book-three": ("a5 a8 c10", "h10 j5 j8", "b1 f1 i1"),
    "book-four": ("a4 a7", "d1 g1", "d10 g10", "j4 j7"),
}


@pytest.mark.parametrize("preset", SETUPS)
def test_setup(preset: str) -> None:
    expected = {cell: seat for seat, cells in enumerate(SETUPS[preset]) for cell in cells.split()}
    assert pieces(Position.start("amazons", preset)) == expected


def test_perft_of_the_widely_played_rules() -> None:
    """2176 and 4307152: published counts of the Game of the Amazons on 10x10."""
    of = variant("amazons", "known")
    assert [drive.perft(of.compiled, of.tables.row, of.start, depth) for depth in (1, 2)] == [2176, 4307152]


def test_random_games_of_openspiel_have_the_same_moves_and_winners() -> None:
    pyspiel = import_module("pyspiel")
    chooser = random.Random(7)
    for _ in range(3):
        ours, theirs = Position.start("amazons", "known"), pyspiel.load_game("amazons").new_initial_state()
        while not theirs.is_terminal():
            path: tuple[str, ...] = ()
            for part in range(3):  # there a move is three actions: the amazon, where it goes, where it shoots
                actions = {cell_of(theirs.action_to_string(action)): action for action in theirs.legal_actions()}
                assert set(actions) == {m.steps[part] for m in ours.moves() if m.steps[:part] == path}
                step = chooser.choice(sorted(actions))
                theirs.apply_action(actions[step])
                path += (step,)
            ours = ours.play(next(m for m in ours.moves() if m.steps == path))
        assert ours.over
        assert list(ours.result.payoffs) == theirs.returns()


def cell_of(text: str) -> str:
    """X To (7, 1) of OpenSpiel, whose rows count from the top: a4."""
    row, column = map(int, re.findall(r"\d+", text))
    return f"{'abcdefghij'[column - 1]}{11 - row}"


def test_a_move_is_written_from_to_and_arrow() -> None:
    position = Position.start("amazons", "known")
    move = position.find("d1-d7/g7")
    assert move.steps == ("d1", "d7", "g7")
    after = pieces(position.play(move))
    assert after["d7"] == 0
    assert after["g7"] == -1
    assert "d1" not in after


def test_an_arrow_may_hit_the_cell_just_left() -> None:
    after = pieces(Position.start("amazons", "known").play("d1-d7/d1"))
    assert after["d1"] == -1


def test_an_arrow_may_cross_the_cell_just_left() -> None:
    position = board("known", "c1 a10 c10 e10 / g10 i10 j1 j10", "a1 b1 d1")
    targets = {move.text for move in position.moves() if move.text.startswith("c1-d1/")}
    assert targets == {"c1-d1/c1", "c1-d1/b1", "c1-d1/a1"}


def test_by_the_book_an_arrow_flies_as_far_as_it_can() -> None:
    position = Position.start("amazons", "book")
    texts = {move.text for move in position.moves()}
    assert "d10-d4/d2" in texts
    assert "d10-d4/d3" not in texts
    assert "d10-d4/b4" in texts
    assert str(position.why_not(["d10", "d4", "d3"])).startswith("The arrow does not stop on d3")


def test_by_the_book_an_arrow_flies_over_the_cell_just_left() -> None:
    position = board("book", "c1 a10 c10 e10 / g10 i10 j1 j10", "a1 b1 d1")
    assert {move.text for move in position.moves()} == {"c1-d1/a1", "c1-b1/a1", "c1-b1/d1", "c1-a1/d1"}


def test_amazons_and_arrows_block_the_way() -> None:
    position = Position.start("amazons", "known").play("a4-a6/d6")
    with pytest.raises(IllegalMove):
        position.play("d10-d5/e5")
    assert position.why_not(["d10", "d5"]).say() == "The amazon cannot reach d5: d6 is in its way."
    assert position.why_not(["a7", "a5"]).say("hu").endswith("az útját elállja: a6.")


def test_why_not() -> None:
    position = Position.start("amazons", "known")
    assert position.why_not(["a7"]).id == "shooting-not-yours"
    assert position.why_not(["d1", "e3"]).id == "shooting-no-line"
    assert position.why_not(["d1", "d7", "e9"]).say() == (
        "e9 is not in line with d7: an arrow flies straight, along a row, a column or a diagonal."
    )
    assert position.why_not(["d1", "d7", "d10"]).id == "shooting-blocked"
    assert position.why_not(["d1", "d7"]) is None
    shut = board("known", "a1 c1 a10 c10 / e10 g10 i10 j1", "b2 d2 e1")
    assert shut.why_not(["a10"]).id == "shooting-shut-in"


def test_who_cannot_move_loses() -> None:
    position = board("known", "a1 a10 c10 e10 / g10 i10 j1 j3", "b1 c1 j2")
    assert not position.over
    end = position.play("a1-b1/a1").play("j1-j2/j1").play("b1-c1/b1")
    assert end.over
    assert end.result.payoffs == (1, -1)
    assert end.result.reason is Reason.NO_MOVES


def test_a_blocked_player_of_three_drops_out_and_stays_as_an_obstacle() -> None:
    position = board("known-three", "a1 a5 a8 / c10 e10 j5 / g1 h3 j8", "b1 c1 g2 j9 j10")
    after = position.play("a1-b1/a1")
    assert after.actors == (2,)
    assert "out=0,1" in after.text()
    assert pieces(after)["c10"] == 1
    assert after.play("j8-j9/j8").actors == (0,)


def test_the_last_of_three_wins() -> None:
    position = board("known-three", "a1 a5 a8 / c10 e10 j5 / g1 h3 j8", "b1 c1")
    end = position.play("a1-b1/a1")
    assert end.result.payoffs == (1, -1, -1)
    assert end.result.reason is Reason.LAST


def test_a_blocked_player_to_move_has_lost() -> None:
    position = board("known", "a1 a10 c10 e10 / g10 i10 j1 j3", "j2")
    assert position.over
    assert position.result.payoffs == (-1, 1)


@pytest.mark.parametrize(
    ("preset", "pieces", "free", "actors", "out", "why"),
    [
        ("known", "a1 a10 c10 / g10 i10 j1 j3", "b1", 1, "", "expected 4 pieces of White, got 3"),
        ("known", "a1 a10 c10 e10 / g10 i10 j1 j3", "b1", 3, "", "one player to act"),
        ("known-three", "a1 a5 a8 / c10 e10 j5 / g1 h3 j8", "b1", 2, "", "White cannot move"),
        ("known-three", "a1 a5 a8 / c10 e10 j5 / g1 h3 j8", "b1", 1, "1", "Black is out"),
    ],
)
def test_impossible_positions(preset: str, pieces: str, free: str, actors: int, out: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        board(preset, pieces, free, actors, out)


def test_evaluation_prefers_the_larger_room() -> None:
    position = board("known", "a1 a10 c10 e10 / g10 i10 j1 j10", "b1 c1 d1 e1 j2")
    of = position.variant
    row = position.row.copy()
    assert of.compiled.evaluate(row, of.tables.row, 0) > 0 > of.compiled.evaluate(row, of.tables.row, 1)
