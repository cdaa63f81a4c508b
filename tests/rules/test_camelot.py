"""Camelot: knights' paths, what bars them, captures on the way, series, and the end with few men."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant

GAME = "camelot-knights"


def laid(white: str, black: str, *, actors: int = 1, more: str = "") -> Position:
    board = variant(GAME).game.board
    assert board is not None
    codes = dict.fromkeys(white.split(), 1) | dict.fromkeys(black.split(), 2)
    cells = ",".join(str(codes.get(name, 0)) for name in board.names)
    return Position.from_text(GAME, f"actors={actors} cells={cells} {more}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def men(position: Position) -> dict[str, int]:
    return {item.cell: item.owner for item in position.scene().items}


def reason(position: Position) -> Reason:
    assert position.result is not None
    return position.result.reason


FAR = "a1 b1 a2 h1 g1"
"""Five men that keep the late phase away."""


def test_twelve_men_stand_on_two_rows_without_the_outer_files() -> None:
    start = Position.start(GAME)
    assert {cell for cell, owner in men(start).items() if owner == 0} == {f"{f}{r}" for f in "bcdefg" for r in (1, 2)}
    assert {cell for cell, owner in men(start).items() if owner == 1} == {f"{f}{r}" for f in "bcdefg" for r in (7, 8)}
    assert start.actors == (0,)


def test_a_man_goes_a_knights_path_to_an_empty_cell() -> None:
    position = laid(f"d4 {FAR}", "h8 g8 f8 h7 g7")
    assert {text for text in texts(position) if text.startswith("d4")} == {
        f"d4-{to}" for to in ("e6", "f5", "f3", "e2", "c2", "b3", "b5", "c6")
    }


def test_own_men_bar_a_way_and_another_way_may_be_open() -> None:
    """From d4 to e6: by d5 and d6, or by e4 and e5; the zigzag by d5 and e5 does not exist."""
    black = "h8 g8 f8 h7 g7"
    assert "d4-e6" in texts(laid(f"d4 d6 {FAR}", black))
    assert "d4-e6" in texts(laid(f"d4 e4 {FAR}", black))
    assert "d4-e6" not in texts(laid(f"d4 d6 e4 {FAR}", black))
    assert "d4-e6" in texts(laid(f"d4 d5 {FAR}", black))
    assert "d4-e6" not in texts(laid(f"d4 d5 e5 {FAR}", black))


def test_the_path_must_end_on_an_empty_cell() -> None:
    assert not {t for t in texts(laid(f"d4 {FAR}", "e6 h8 g8 f8 h7")) if t.endswith("e6")}


def test_the_enemies_on_the_way_are_taken() -> None:
    position = laid(f"d4 {FAR}", "d5 d6 h8 g8 f8")
    after = position.play("d4xe6")
    assert not {"d5", "d6"} & set(men(after))
    assert after.points == (2, 0)


def test_of_two_ways_with_captures_the_player_chooses() -> None:
    position = laid(f"d4 {FAR}", "d5 d6 e4 h8 g8 f8")
    assert {"d4-d6xe6", "d4-e4xe6"} <= texts(position)
    assert position.find("d4-d6xe6").steps == ("d4", "d6", "e6")
    assert position.play("d4-d6xe6").points == (2, 0)
    assert position.play("d4-e4xe6").points == (1, 0)


def test_a_way_with_a_capture_goes_before_an_empty_one_to_the_same_cell() -> None:
    """Capturing is forced, so that the empty way is not legal; no choice is asked."""
    position = laid(f"d4 {FAR}", "e5 h8 g8 f8 h7")
    assert position.find("d4xe6").steps == ("d4", "e6")


def test_a_quiet_move_goes_the_way_that_is_clear_and_takes_nobody_on_the_barred_one() -> None:
    """From c1 to e2 the long leg first is barred by d1; behind it stands an enemy on e1."""
    position = laid("c1 d1 f1 e3 a8", "e1 h8")
    quiet = {"c1-e2", "d1-f2", "f1-d2"}
    assert quiet <= texts(position)
    assert all("x" not in text for text in texts(position))
    for text in quiet:
        after = position.play(text)
        assert men(after)["e1"] == 1
        assert after.points == (0, 0)
        assert after.actors == (1,)


def test_a_quiet_move_is_listed_once_when_both_ways_are_clear() -> None:
    position = laid(f"d4 {FAR}", "h8 g8 f8 h7 g7")
    assert [move.text for move in position.moves()].count("d4-e6") == 1


def test_capturing_is_forced() -> None:
    position = laid(f"d4 {FAR}", "d5 h8 g8 f8 h7")
    assert all("x" in text for text in texts(position))
    with pytest.raises(IllegalMove):
        position.play("a2-c3")
    assert str(position.why_not(["a2", "c3"])) == "You can capture, so you must."


def test_a_man_that_can_go_on_capturing_must() -> None:
    position = laid(f"a4 {FAR}", "a5 d6 h8 g8 f8").play("a4xb6")
    assert position.actors == (0,)
    assert position.turn == 0
    assert all(text.startswith("b6") and "x" in text for text in texts(position))
    assert str(position.why_not(["a1", "b3"])) == "The man on b6 must go on capturing."
    assert position.play("b6xd7").points == (2, 0)


def test_a_series_has_at_most_three_moves() -> None:
    """Each step up the board takes a man; after the third it is Black's turn, although a fourth could be taken."""
    position = laid("a2 b1 h1 g1 f1", "a3 b5 a7 f8 g8 h8 c7")
    after = position.play("a2xb4").play("b4xa6").play("a6xb8")
    assert after.points == (3, 0)
    assert (after.actors, after.turn) == ((1,), 1)
    assert "b8xc6" in texts(laid("b8 b1 h1 g1 f1", "f8 g8 h8 c7"))


def test_taking_the_last_man_wins() -> None:
    over = laid(f"d4 {FAR}", "d5").play("d4xe6")
    assert reason(over) is Reason.NO_PIECES
    assert over.result is not None
    assert over.result.payoffs == (1, -1)


def test_with_four_men_or_fewer_on_both_sides_only_captures_are_legal() -> None:
    position = laid("d4 a1 b1", "d5 h8")
    assert texts(position) == {"d4xe6", "d4xc6", "d4xf5", "d4xb5"}
    five = laid("d4 a1 b1 g1 h1", "h8 g8")
    assert all("-" in text for text in texts(five))


@pytest.mark.parametrize(("white", "black", "payoff"), [("a1 b1", "h8", 1), ("a1", "h8 g8", -1), ("a1 b1", "h8 g8", 0)])
def test_if_the_mover_cannot_capture_late_in_the_game_the_men_are_counted(white: str, black: str, payoff: int) -> None:
    over = laid(white, black)
    assert reason(over) is Reason.COUNT
    assert over.result is not None
    assert over.result.payoffs == (payoff, -payoff)


def test_the_late_phase_begins_when_both_sides_are_down_to_four() -> None:
    """White has five men and walks, although Black has only one."""
    assert texts(laid("a1 b1 c1 d1 e1", "h8"))


def test_who_cannot_move_has_lost() -> None:
    """A lone man in the corner; both cells where it could go are taken."""
    position = laid("a1", "b1 c1 a2 a3 b3 c2 h8")
    assert reason(position) is Reason.NO_MOVES
    assert position.result is not None
    assert position.result.payoffs == (-1, 1)


def test_eighty_moves_without_a_capture_are_a_draw() -> None:
    over = laid(f"d4 {FAR}", "h8 g8 f8 h7 g7", more="quiet=79").play("d4-e6")
    assert reason(over) is Reason.NO_PROGRESS


# --- a second generator ----------------------------------------------------------------------------------------------


def by_hand(cells: dict[tuple[int, int], int], man: int, only: tuple[int, int] | None) -> set[tuple[str, int]]:
    """Origin and end of every capture with the number of men taken, or of every walk where there is none."""
    captures: set[tuple[str, int]] = set()
    walks: set[tuple[str, int]] = set()
    for (x, y), owner in cells.items():
        if owner != man or (only is not None and (x, y) != only):
            continue
        for dx, dy in [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]:
            to = x + dx, y + dy
            if not (0 <= to[0] < 8 and 0 <= to[1] < 8) or to in cells:
                continue
            level = [(x + (k if dx > 0 else -k), y) for k in range(1, abs(dx) + 1)]
            upright = [(x, y + (k if dy > 0 else -k)) for k in range(1, abs(dy) + 1)]
            over_level = [(to[0], y + (k if dy > 0 else -k)) for k in range(1, abs(dy))]
            over_upright = [(x + (k if dx > 0 else -k), to[1]) for k in range(1, abs(dx))]
            for way in (level + over_level, upright + over_upright):
                on_way = [cells.get(cell, 0) for cell in way]
                assert len(way) == 2
                if man in on_way:
                    continue
                name = f"{chr(97 + x)}{y + 1}{chr(97 + to[0])}{to[1] + 1}"
                taken = sum(code == 3 - man for code in on_way)
                (captures if taken else walks).add((name, taken))
    return captures or walks


@pytest.mark.parametrize("seed", range(10))
def test_a_second_generator_finds_the_same_moves(seed: int) -> None:
    chooser = random.Random(seed)
    position = Position.start(GAME)
    while not position.over:
        row, rules = position.row, position.variant.kernel.module
        at = position.variant.tables.field("cells").at
        cells = {(c % 8, c // 8): int(row[at + c]) for c in range(64) if row[at + c]}
        jumper = int(row[rules.JUMPER]) - 1
        found = by_hand(cells, int(row[0]), (jumper % 8, jumper // 8) if jumper >= 0 else None)
        listed = {
            (move.steps[0] + move.steps[-1], sum(position.play(move).points) - sum(position.points))
            for move in position.moves()
        }
        assert listed == found
        position = position.play(chooser.choice(position.codes))


# --- positions and reasons -------------------------------------------------------------------------------------------


def test_a_series_without_its_man_is_refused() -> None:
    with pytest.raises(NotationError, match="the man in a series is not on a1"):
        laid("d4", "d5", more="jumper=1 left=2")


@pytest.mark.parametrize(
    ("steps", "begins"),
    [
        (["h8"], "You have no man"),
        (["d4", "d5"], "No knight's path"),
        (["d4", "e6"], "e6 is taken"),
        (["a1", "b3"], "You can capture"),
    ],
)
def test_wrong_tries_are_explained(steps: list[str], begins: str) -> None:
    position = laid(f"d4 {FAR}", "c4 e6 h8 g8 f8")
    sentence = position.why_not(steps)
    assert sentence is not None
    assert sentence.say("en").startswith(begins)
    assert sentence.say("hu") != sentence.say("en")
