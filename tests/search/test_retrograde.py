"""Games solved by working backwards: three men's morris against a solver of its own, and the level that uses it."""

from __future__ import annotations

import random
from itertools import product

import pytest

from ludoteka.play import Position
from ludoteka.search import exact, retrograde
from ludoteka.search.levels import LEVELS
from ludoteka.search.player import choose

GAME = "three-mens-morris"
STRAIGHT = ("012", "345", "678", "036", "147", "258")
SLANTING = ("048", "246")
Node = tuple[str, int, int, int]
"""Points as a text of "." "w" "b"; men in hand of both; who acts."""


def near(a: int, b: int, slanting: bool) -> bool:
    across, up = abs(a % 3 - b % 3), abs(a // 3 - b // 3)
    return across + up == 1 or (slanting and across == up == 1 and 4 in (a, b))


def solve_by_hand(men: int, *, slanting: bool, closed: bool, flies: bool = False) -> int:
    """The value of the start for the first player: values are improved until nothing changes."""
    lines = STRAIGHT + (SLANTING if slanting else ())
    nodes = [
        ("".join(points), w, b, mover)
        for points in product(".wb", repeat=9)
        for w in range(men + 1)
        for b in range(men + 1)
        for mover in (0, 1)
        if points.count("w") + w == men and points.count("b") + b == men and w - b in (0, 1, -1)
    ]

    def won(points: str, man: str) -> bool:
        return any(all(points[int(p)] == man for p in line) for line in lines)

    def next_to(node: Node) -> list[Node]:
        points, w, b, mover = node
        man = "wb"[mover]
        found = []
        if (w, b)[mover]:
            for to in (p for p in range(9) if points[p] == "."):
                if closed and to == 4 and points == "." * 9:
                    continue
                laid = points[:to] + man + points[to + 1 :]
                found.append((laid, w - (mover == 0), b - (mover == 1), 1 - mover))
            return found
        for origin, to in product(range(9), repeat=2):
            if points[origin] == man and points[to] == "." and (flies or near(origin, to, slanting)):
                moved = [man if p == to else "." if p == origin else points[p] for p in range(9)]
                found.append(("".join(moved), w, b, 1 - mover))
        return found

    values: dict[Node, int] = {}
    for node in nodes:
        if won(node[0], "wb"[1 - node[3]]):
            values[node] = -1
        elif not next_to(node):
            values[node] = -1 if "." in node[0] else 0
    ways = {node: next_to(node) for node in nodes if node not in values}
    changed = True
    while changed:
        changed = False
        for node, after in ways.items():
            if node in values:
                continue
            if any(values.get(to) == -1 for to in after):
                values[node] = 1
            elif all(values.get(to) == 1 for to in after):
                values[node] = -1
            changed |= node in values
    return values.get(("." * 9, men, men, 0), 0)


@pytest.mark.parametrize(
    ("preset", "value"), [("book", -1), ("three", 0), ("diagonals", 1), ("nine-holes", 0), ("achi", 1)]
)
def test_three_mens_morris_has_the_value_a_second_solver_finds(preset: str, value: int) -> None:
    """That the first player wins from the middle where diagonals count is known; the other values are our own."""
    start = Position.start(GAME, preset)
    slanting = preset in ("diagonals", "achi")
    men = 4 if preset in ("book", "achi") else 3
    closed = preset in ("book", "three")
    assert solve_by_hand(men, slanting=slanting, closed=closed, flies=preset == "nine-holes") == value
    assert retrograde.table(start).value(start) == value
    assert exact.solve(start).result == {1: "win", 0: "draw", -1: "loss"}[value]


def test_with_diagonals_only_the_middle_wins() -> None:
    start = Position.start(GAME, "diagonals")
    table = retrograde.table(start)
    assert [start.find(code).text for code in table.best(start)] == ["b2"]
    assert table.distance(start) == 9


def test_the_line_of_a_won_game_is_as_long_as_the_table_says() -> None:
    start = Position.start(GAME, "book")
    found = exact.solve(start)
    assert found.length == retrograde.table(start).distance(start) == 10
    position = start
    for move in found.line:
        position = position.play(move)
    assert position.result is not None
    assert position.result.payoffs == (-1, 1)


def test_a_position_that_cannot_come_about_from_the_start_is_solved_too() -> None:
    position = Position.from_text(f"{GAME}:three", "actors=1 cells=1,2,1,0*3,1,2*2")
    assert exact.solve(position).result in ("win", "draw", "loss")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("preset", ["book", "three", "diagonals"])
def test_the_strongest_level_never_gives_away_the_value(preset: str, seat: int) -> None:
    """Against random play it never does worse than the table says of the start."""
    best = retrograde.table(Position.start(GAME, preset)).value(Position.start(GAME, preset)) * (1 if seat == 0 else -1)
    for seed in range(10):
        chooser = random.Random(seed)
        position = Position.start(GAME, preset)
        while not position.over:
            if position.actors[0] == seat:
                position = position.play(choose(position, level=LEVELS[-1].number, seed=seed).move)
            else:
                position = position.play(chooser.choice(position.codes))
        assert position.result is not None
        assert position.result.payoffs[seat] >= best
