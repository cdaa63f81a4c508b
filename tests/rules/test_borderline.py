"""Borderline: exact distances, captures on the way, borders."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules import drive

OF = variant("borderline")
FIRST, SECOND = 0, 1
"""The home row from which a piece comes: 2 in front, or 1 in front."""


def at(*pieces: str, actors: int = 1, quiet: int = 0) -> Position:
    """Pieces like "w1c4": White's of the first row on c4."""
    codes = [0] * 54
    for piece in pieces:
        codes[OF.game.board.at(piece[2:])] = 1 + 2 * (int(piece[1]) - 1) + "wb".index(piece[0])
    return Position.from_text(OF, f"actors={actors} quiet={quiet} cells={','.join(map(str, codes))}")


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def pieces(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_the_set_up():
    start = Position.start("borderline")
    assert pieces(start, 0) == {f"{file}{rank}" for file in "abcdef" for rank in "12"}
    assert pieces(start, 1) == {f"{file}{rank}" for file in "abcdef" for rank in "89"}
    by_cell = {item.cell: item for item in start.scene().items}
    assert by_cell["a1"].glyph == "compass:2341", "2 looks at the enemy, the numbers go round clockwise"
    assert by_cell["a2"].glyph == "compass:1234"
    assert (by_cell["a1"].facing % 360, by_cell["a9"].facing) == (0, 180)


def test_the_first_moves():
    # Pieces of the first row leap over the second: 2 forward. Those of the second go 1 forward.
    assert texts(Position.start("borderline")) == {f"{f}{r}-{f}3" for f in "abcdef" for r in "12"}


@pytest.mark.parametrize(("piece", "goals"), [("w1c5", "c7 f5 c1 b5"), ("w2c5", "c6 e5 c2")])
def test_the_leading_side_says_exactly_how_far(piece: str, goals: str):
    position = at(piece, "b1f7")
    assert texts(position) == {f"c5-{goal}" for goal in goals.split()}


def test_black_pieces_look_the_other_way():
    position = at("w1a3", "b1d5", actors=2)
    assert texts(position) == {"d5-d3", "d5-a5", "d5-d9", "d5-e5"}


def test_own_pieces_are_leapt_over_but_not_stepped_on():
    position = at("w1c4", "w2c5", "w2c6", "b1a9")
    assert texts(position, "c4") == {"c4-f4", "c4-b4"}
    assert "own stands on c6" in str(position.why_not(("c4", "c6")))


def test_enemies_on_the_way_and_at_its_end_are_taken():
    after = at("w1c4", "b1c5", "b2c6", "b1a9").play("c4xc6")
    assert pieces(after, 1) == {"a9"}
    assert pieces(after, 0) == {"c6"}


def test_four_are_taken_at_once():
    after = at("w2f4", "b1e4", "b1d4", "b2c4", "b2b4", "b1a9").play("f4xb4")
    assert pieces(after, 1) == {"a9"}


def test_who_crosses_the_border_wins():
    end = at("w1c7", "b1a9").play("c7-c9")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)
    assert at("w1a5", "b2c2", actors=2).play("c2-c1").result.payoffs == (-1, 1)


def test_who_takes_the_last_piece_wins():
    end = at("w1c4", "b1c5").play("c4xc6")
    assert end.result.reason is Reason.NO_PIECES


def test_sixty_moves_without_capture_are_a_draw():
    end = at("w1c4", "b1a9", quiet=59).play("c4-b4")
    assert end.result.reason is Reason.NO_PROGRESS


def test_perft_agrees_with_a_count_on_dictionaries():
    """Written down anew from the rules, with a position as a dictionary of places."""
    numbers = {"1": (2, 3, 4, 1), "2": (1, 2, 3, 4)}
    ways = ((0, 1), (1, 0), (0, -1), (-1, 0))

    def after(men: dict[tuple[int, int], str], mover: str) -> list[dict[tuple[int, int], str]]:
        found = []
        for (x, y), man in men.items():
            if man[0] != mover:
                continue
            for k, (dx, dy) in enumerate(ways):
                far = numbers[man[1]][k if mover == "w" else (k + 2) % 4]
                path = [(x + dx * i, y + dy * i) for i in range(1, far + 1)]
                if path[-1][0] not in range(6) or path[-1][1] not in range(9) or men.get(path[-1], "?")[0] == mover:
                    continue
                taken = {place for place in path if men.get(place, mover)[0] != mover}
                left = {place: m for place, m in men.items() if place not in taken and place != (x, y)}
                found.append({**left, path[-1]: man})
        return found

    def count(men: dict[tuple[int, int], str], mover: str, depth: int) -> int:
        over = any((m[0] == "w" and y == 8) or (m[0] == "b" and y == 0) for (_, y), m in men.items())
        if over or depth == 0:
            return int(depth == 0)
        return sum(count(below, "wb"[mover == "w"], depth - 1) for below in after(men, mover))

    start = {(x, y): f"w{y + 1}" for x in range(6) for y in range(2)}
    start |= {(x, 8 - y): f"b{y + 1}" for x in range(6) for y in range(2)}
    for depth in range(1, 5):
        assert drive.perft(OF.compiled, OF.tables.row, OF.start, depth) == count(start, "w", depth)
