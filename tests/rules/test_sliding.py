"""Sliding-block puzzles: klotski, and the shortest solutions that the solver finds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteka.declare import DeclarationError, Preset, Reason
from ludoteka.declare.sliding import Block
from ludoteka.games.patience.klotski import GAME
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules import abi
from ludoteka.search import puzzle
from ludoteka.search.exact import TooLarge
from ludoteka.search.exact import solve as exact


def start(preset: str = "book") -> Position:
    return Position.start("klotski", preset)


def covered(position: Position) -> dict[str, set[str]]:
    """The cells under the blocks of each kind, worked out from the scene."""
    board = position.variant.game.board
    assert board is not None
    found: dict[str, set[str]] = {}
    for item in position.scene().items:
        width, height = int(item.size), int(item.height or item.size)
        file, rank = ord(item.cell[0]) - ord("a"), int(item.cell[1])
        cells = {f"{chr(ord('a') + file + f)}{rank + r}" for f in range(width) for r in range(height)}
        assert cells <= set(board.names)
        found.setdefault(item.name, set()).update(cells)
    return found


def almost(counting: str = "book") -> Position:
    """The shortest solution but for its last move."""
    position = start(counting)
    for move in puzzle.solve(position).moves[:-1]:
        position = position.play(move)
    return position


def test_setup_of_the_book() -> None:
    assert covered(start()) == {
        "red donkey": {"b4", "c4", "b5", "c5"},
        "small square": {"a1", "b2", "c2", "d1"},
        "upright block": {"a2", "a3", "a4", "a5", "d2", "d3", "d4", "d5"},
        "lying block": {"b3", "c3"},
    }
    assert len(start().scene().items) == 10
    assert [item.name for item in start().scene().items if item.owner == 0] == ["red donkey"]
    board = start().variant.game.board
    assert board is not None
    assert board.region("gate") == board.all_at("b1 c1")


def test_a_move_takes_one_block_as_far_as_it_can_be_slid_round_corners_too() -> None:
    assert sorted(move.text for move in start().moves()) == [
        *("a1-b1", "a1-c1", "b2-b1", "b2-c1", "c2-b1", "c2-c1", "d1-b1", "d1-c1"),
    ]


def test_where_every_cell_counts_a_block_goes_one_cell() -> None:
    assert sorted(move.text for move in start("steps").moves()) == ["a1-b1", "b2-b1", "c2-c1", "d1-c1"]
    assert str(start("steps").why_not(["a1", "c1"])) == "A block is slid by one cell at a time."


def test_a_block_cannot_be_lifted_over_others() -> None:
    position = start().play("a1-b1")
    assert [move.text for move in position.moves() if move.steps[0] == "d1"] == ["d1-c1"]
    assert str(position.why_not(["d1", "a1"])) == (
        "The block would fit on a1, but no way leads there: blocks are slid, never lifted."
    )


def test_only_the_donkey_can_be_led_out() -> None:
    position = start().play("b2-b1").play("c2-c1")
    assert not position.over
    assert all(move.steps[1] in position.variant.game.board.names for move in position.moves())  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (["b1"], "no block on b1"),
        (["c5"], "lower left cell, b4"),
        (["b4"], "shut in"),
        (["b2", "d1"], "on d1"),
        (["a1", "a2"], "on a2"),
    ],
)
def test_a_wrong_try_is_answered_with_the_rule(steps: list[str], why: str) -> None:
    sentence = start().why_not(steps)
    assert sentence is not None
    assert why in sentence.say("en")
    assert sentence.say("hu") != sentence.say("en")


def test_a_block_that_would_not_fit_in_the_tray_is_told_so() -> None:
    position = start().play("b2-b1").play("c2-c1")
    assert str(position.why_not(["b3", "d2"])) == "The block would not fit in the tray on d2."


@pytest.mark.parametrize(("preset", "shortest"), [("book", 81), ("steps", 116)])
def test_the_shortest_solutions_are_the_known_ones(preset: str, shortest: int) -> None:
    """81 moves stand in Martin Gardner's column of 1964; 116 steps are what exhaustive searches find."""
    found = puzzle.solve(start(preset))
    assert (found.solved, found.length) == (True, shortest)
    position = start(preset)
    for move in found.moves:
        assert not position.over
        position = position.play(move)
    result = position.result
    assert result is not None
    assert (result.payoffs, result.points, result.reason) == ((1,), (shortest,), Reason.SOLVED)
    assert covered(position)["red donkey"] == {"b1", "c1", "b2", "c2"}


def test_all_positions_are_as_many_as_known_when_equal_blocks_are_not_told_apart() -> None:
    """25,955 positions can be reached; found by many exhaustive searches. Here no goal stops the search."""
    game = replace(GAME, goals=((Block("donkey", "b1 c1 b2 c2"), Block("donkey", "a1 b1 a2 b2")),))
    kernel = abi.load("sliding", compiled=True)
    tables = kernel.pack(game)
    search = puzzle.compiled_search()
    row = kernel.start(game, tables)
    goal, count, _, _ = search(
        kernel.moves, kernel.play, kernel.result, kernel.module.identity, row, tables.row, tables.core, 1 << 20
    )
    assert (goal, count) == (puzzle.NONE, 25_955)


def test_the_solver_goes_on_from_any_position() -> None:
    position = almost()
    found = puzzle.solve(position)
    assert found.length == 1
    assert exact(position).result == "solved"
    over = position.play(found.moves[0])
    assert (puzzle.solve(over).solved, puzzle.solve(over).length) == (True, 0)


def test_the_solver_without_a_rule_of_identity_tells_equal_blocks_apart() -> None:
    """The stand-in compares whole positions: the way is as long, the positions are more."""
    position = almost()
    of = position.variant
    kernel, search = of.compiled, puzzle.compiled_search()
    goal, _, parents, _ = search(
        kernel.moves, kernel.play, kernel.result, puzzle.identity, position.row.copy(), of.tables.row,
        puzzle._telling(position), 1000,
    )  # fmt: skip
    assert goal > 0
    assert parents[goal] == 0


def test_the_solver_gives_up_beyond_its_room_and_refuses_games() -> None:
    with pytest.raises(TooLarge, match="more than 100 positions"):
        puzzle.solve(start(), most=100)
    with pytest.raises(ValueError, match="2 players"):
        puzzle.solve(Position.start("backgammon"))


def test_after_the_longest_game_the_puzzle_counts_as_unsolved() -> None:
    text = f"{start().text()} ply={GAME.bound - 1} points={GAME.bound - 1}"
    last = Position.from_text(variant("klotski"), text).play("a1-b1")
    assert last.result is not None
    assert (last.result.payoffs, last.result.reason) == ((0,), Reason.LIMIT)
    assert last.result.say(GAME) == "Not solved: the longest allowed game was reached."


@pytest.mark.parametrize(
    ("handles", "why"),
    [
        ("13,0,5,6,3,4,12,7,15,8", "lies on another"),
        ("13,0,5,6,3,4,12,7,15,11", "does not fit"),
        ("17,0,5,6,3,4,12,7,15,9", "does not fit"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(handles: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        Position.from_text(variant("klotski"), f"actors=1 at={handles}")


def test_a_wrong_declaration_is_refused() -> None:
    with pytest.raises(DeclarationError, match="lies on another block"):
        replace(GAME, blocks=(*GAME.blocks, Block("square", "a2")))
    with pytest.raises(DeclarationError, match="no block is a lying"):
        replace(GAME, goals=((Block("lying", "a1 a2"),),))
    with pytest.raises(DeclarationError, match="expected a name"):
        replace(GAME, words=GAME.words[:-1], presets=(Preset("one", "One"),))
