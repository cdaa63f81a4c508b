"""Trax: fitting, forced tiles, contradictions, loops, lines, the edge of the table; and the rules written down anew."""

from __future__ import annotations

import random
from itertools import product

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, Position, variant
from ludoteka.rules import drive

STEP = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
BACK = dict(zip("nesw", "swne", strict=True))
TILES = [frozenset(pair) for pair in ("ns", "ew", "nw", "es", "ne", "sw")]
SIGNS = {"ns": "+", "ew": "+", "nw": "/", "es": "/", "en": "\\", "sw": "\\"}

Place = tuple[int, int]
Layout = dict[Place, frozenset[str]]
"""The sides of the white line of every tile."""


def played(*moves: str, preset: str = "book") -> Position:
    position = Position.start(f"trax:{preset}")
    for move in moves:
        position = position.play(move)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def count(position: Position) -> int:
    return len(position.scene().items)


# --- the rules, written down anew --------------------------------------------------------------------------------


def lines_into(layout: Layout, place: Place) -> tuple[set[str], set[str]]:
    """The sides by which white and black lines come into an empty cell."""
    white, black = set(), set()
    for side, (dx, dy) in STEP.items():
        tile = layout.get((place[0] + dx, place[1] + dy))
        if tile is not None:
            (white if BACK[side] in tile else black).add(side)
    return white, black


def around(layout: Layout) -> set[Place]:
    return {(x + dx, y + dy) for x, y in layout for dx, dy in STEP.values()} - set(layout)


def after(layout: Layout, place: Place, tile: frozenset[str]) -> Layout | None:
    """The layout with all forced tiles, or None if they contradict each other."""
    found = {**layout, place: tile}
    while True:
        lines = {cell: lines_into(found, cell) for cell in around(found)}
        if any(len(white) > 2 or len(black) > 2 for white, black in lines.values()):
            return None
        forced = next((cell for cell, (w, b) in lines.items() if len(w) == 2 or len(b) == 2), None)
        if forced is None:
            return found if len(found) <= 64 else None
        white, black = lines[forced]
        found[forced] = frozenset(white) if len(white) == 2 else frozenset("nesw") - black


def legal(layout: Layout, widest: int) -> dict[str, Layout]:
    """Every legal move, in the players' notation, with what it leads to."""
    if not layout:
        return {f"@0{sign}": {(0, 0): frozenset(pair)} for sign, pair in (("+", "ns"), ("/", "nw"))}
    left, top = min(x for x, _ in layout), max(y for _, y in layout)
    found = {}
    for (x, y), tile in product(around(layout), TILES):
        white, black = lines_into(layout, (x, y))
        columns, rows = {x, *(c for c, _ in layout)}, {y, *(r for _, r in layout)}
        if max(max(columns) - min(columns), max(rows) - min(rows)) >= widest:
            continue
        if white <= tile and not black & tile and (below := after(layout, (x, y), tile)) is not None:
            column = "@" if x < left else chr(65 + x - left)
            found[f"{column}{top - y + 1}{SIGNS[''.join(sorted(tile))]}"] = below
    return found


def wins(layout: Layout, white: bool, *, loops_only: bool) -> bool:
    """Whether a colour has a loop or a line across."""
    columns, rows = [x for x, _ in layout], [y for _, y in layout]
    outermost = {"w": min(columns), "e": max(columns), "s": min(rows), "n": max(rows)}
    for start, tile in layout.items():
        sides = sorted(tile if white else frozenset("nesw") - tile)
        ends = set()
        for side in sides:
            at, way = start, side
            for _ in range(len(layout) + 1):
                to = (at[0] + STEP[way][0], at[1] + STEP[way][1])
                if to not in layout:
                    if (at[0] if way in "we" else at[1]) == outermost[way]:
                        ends.add(way)
                    break
                if to == start:
                    return True
                line = layout[to] if white else frozenset("nesw") - layout[to]
                (way,) = line - {BACK[way]}
                at = to
        across = ends >= {"w", "e"} and max(columns) - min(columns) >= 7
        upright = ends >= {"n", "s"} and max(rows) - min(rows) >= 7
        if not loops_only and (across or upright):
            return True
    return False


@pytest.mark.parametrize(("preset", "widest"), [("book", 64), ("small", 8), ("loop", 64)])
def test_random_games_agree_with_the_rules_written_down_anew(preset: str, widest: int):
    chooser, loops = random.Random(preset), preset == "loop"
    for _ in range(2):
        layout: Layout = {}
        position = Position.start(f"trax:{preset}")
        while not position.over:
            expected = legal(layout, widest)
            assert texts(position) == set(expected)
            move = chooser.choice(sorted(expected))
            white = position.actors == (0,)
            layout, position = expected[move], position.play(move)
            assert count(position) == len(layout)
            mine, theirs = wins(layout, white, loops_only=loops), wins(layout, not white, loops_only=loops)
            if mine or theirs:
                assert position.over
                assert position.result.payoffs == ((1, -1) if mine == white else (-1, 1))
            else:
                assert not position.over or position.result.payoffs == (0, 0)


def test_perft_agrees_with_the_rules_written_down_anew():
    def nodes(layout: Layout, depth: int) -> int:
        if layout and any(wins(layout, white, loops_only=False) for white in (True, False)):
            return 0
        below = legal(layout, 64)
        return len(below) if depth == 1 else sum(nodes(found, depth - 1) for found in below.values())

    of = variant("trax")
    for depth in (1, 2, 3):
        assert drive.perft(of.compiled, of.tables.row, of.start, depth) == nodes({}, depth)


# --- single rules -------------------------------------------------------------------------------------------------


def test_the_first_tile_is_a_cross_or_an_arc_in_the_middle():
    start = Position.start("trax")
    assert texts(start) == {"@0+", "@0/"}
    assert [item.cell for item in start.play("@0+").scene().items] == ["o"]


def test_lines_go_on_in_their_own_colour():
    after_cross = played("@0+")
    # On each of the four sides three tiles fit.
    assert len(texts(after_cross)) == 12
    above = after_cross.play("A0+")
    assert {item.glyph for item in above.scene().items} == {"road:ns-ew"}


def test_tiles_that_are_forced_are_laid_at_once():
    # Two white ends point into one cell: it is filled in the same move.
    position = played("@0/", "@1/")
    assert count(position) == 2
    forced = [move for move in position.moves() if count(position.play(move)) > 3]
    assert forced


RING = ("@0/", "A2+", "A3/", "B3+", "C3+", "D3/", "D2\\", "D1/")
"""Eight tiles around four empty cells, so that one tile forces two neighbours at once."""


def test_three_lines_of_one_colour_may_not_meet():
    position = played(*RING)
    assert {"B1+", "B1\\"} <= texts(position)
    assert "B1/" not in texts(position)
    assert "three lines of one colour" in str(position.why_not(("e1", "as:es")))
    assert count(position) == len(RING), "the whole cascade is taken back"


def test_an_illegal_cascade_is_taken_back_whole():
    """One forced tile is laid after B1/, and only then do three lines meet: nothing of it stays."""
    layout: Layout = {}
    for move in RING:
        layout = legal(layout, 64)[move]
    left, top = min(x for x, _ in layout), max(y for _, y in layout)
    first = {**layout, (left + 1, top): frozenset("es")}
    assert not any(max(map(len, lines_into(first, cell))) > 2 for cell in around(first)), "the tile itself fits"
    assert after(layout, (left + 1, top), frozenset("es")) is None
    position = played(*RING)
    before = position.text()
    with pytest.raises(IllegalMove):
        position.play("B1/")
    assert position.text() == before
    assert not any(move.steps == ("e1", "as:es") for move in position.moves())


@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        (("@0/", "A0\\", "A3+", "B1/", "@3/", "@3\\", "B1/"), 0),
        (("@0/", "@1+", "A2/", "C1\\", "A3\\", "C2/"), 1),
    ],
)
def test_a_tile_that_lets_both_win_wins_for_who_laid_it(moves: tuple[str, ...], winner: int):
    layout: Layout = {}
    for move in moves:
        layout = legal(layout, 64)[move]
    assert wins(layout, True, loops_only=False)
    assert wins(layout, False, loops_only=False)
    end = played(*moves)
    assert end.over
    assert end.result.payoffs[winner] == 1
    assert winner == (len(moves) - 1) % 2


def test_a_tile_that_lets_only_the_other_win_loses():
    end = played("@0/", "B1\\", "B2/")
    assert end.over
    assert end.result.payoffs == (-1, 1), "White laid the last tile"


def test_a_loop_wins():
    end = played("@0/", "B1\\", "A2\\")
    assert end.over
    assert end.result.reason is Reason.RING


def test_a_line_across_eight_columns_wins_but_not_in_loop_trax():
    moves = ["@0+", *[f"{chr(65 + k)}1+" for k in range(1, 8)]]
    end = played(*moves)
    assert end.result.reason is Reason.CONNECTED
    assert end.result.payoffs == (-1, 1), "the level line is black"
    assert not played(*moves, preset="loop").over
    assert not played(*moves[:-1]).over


def test_the_second_line_is_white_when_it_runs_upwards():
    end = played("@0+", *[f"A{k}+" for k in range(2, 9)])
    assert end.result.payoffs == (1, -1)


def test_small_trax_stays_within_eight_by_eight():
    moves = ["@0+", *[f"{chr(65 + k)}1+" for k in range(1, 7)]]
    seven = played(*moves, preset="small")
    assert {"@1+", "H1+"} <= texts(seven)
    eight = seven.play("H1/")
    assert not eight.over
    assert not any(text.startswith(("@", "I")) for text in texts(eight))


def test_the_tiles_are_shifted_when_they_come_near_the_edge():
    position = played("@0+", preset="loop")
    for column in range(1, 60):
        name = f"{'A' if column >= 26 else ''}{chr(65 + column % 26)}1+"
        if column >= 52:
            name = f"B{chr(65 + column % 26)}1+"
        position = position.play(name)
    assert count(position) == 60
    board = position.variant.game.board
    side = 69
    columns = [board.at(item.cell) % side for item in position.scene().items]
    assert 2 <= min(columns) < max(columns) <= side - 3
    assert max(columns) - min(columns) == 59
    again = Position.from_text(position.variant, position.text())
    assert texts(again) == texts(position)


def test_tiles_that_run_out_are_a_draw():
    position = played("@0+", preset="loop")
    k = 1
    while not position.over:
        position = position.play(next(move for move in position.moves() if move.text.endswith("+")))
        k += 1
    assert position.result.reason in (Reason.NO_PIECES, Reason.RING)
