"""The other sliding-block puzzles: pa's, ma's, five twins, the tiger, the fifteen and the eight."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bench.tiger import Search
from ludoteka import games
from ludoteka.declare import DeclarationError, Reason
from ludoteka.declare.sliding import Block
from ludoteka.games.patience.eight_puzzle import GAME as EIGHT
from ludoteka.games.patience.fifteen_puzzle import squares
from ludoteka.games.patience.tiger_puzzle import GAME as TIGER
from ludoteka.play import NotationError, Position, variant
from ludoteka.play.daily import puzzle_of_the_day
from ludoteka.rules import abi
from ludoteka.search import puzzle
from ludoteka.search.advice import explain
from ludoteka.search.player import choose

TIGER_LINE = TIGER.line


def cells(position: Position, name: str) -> list[set[str]]:
    """The cells under each block of this name."""
    found = []
    for item in position.scene().items:
        if item.glyph == "block" and item.name == name:
            wide, high = int(item.size), int(item.height or item.size)
            file, rank = ord(item.cell[0]), int(item.cell[1])
            plain = {f"{chr(file + f)}{rank + r}" for f in range(wide) for r in range(high)}
            found.append(set(item.cells) or plain)
    return found


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def shown(position: Position) -> dict[str, int]:
    return {count.name: count.value for count in position.scene().counts}


def after(key: str, line: str) -> Position:
    position = Position.start(key)
    for move in line.split():
        position = position.play(move)
    return position


def test_pa_begins_in_the_upper_left_corner() -> None:
    start = Position.start("papa-puzzle")
    assert cells(start, "papa") == [{"a4", "b4", "a5", "b5"}]
    assert cells(start, "small square") == [{"a3"}, {"b3"}]
    assert cells(start, "upright block") == [{"a1", "a2"}, {"b1", "b2"}]
    assert cells(start, "lying block") == [{"c1", "d1"}, {"c2", "d2"}, {"c4", "d4"}, {"c5", "d5"}]
    assert texts(start) == {"b3-c3", "b3-d3", "c2-c3", "c4-c3"}


@pytest.mark.parametrize(
    ("preset", "shortest", "corner"),
    [("book", 24, "c4"), ("upper-right", 24, "c4"), ("lower-right", 29, "c1"), ("lower-left", 59, "a1")],
)
def test_pa_has_three_goals_of_growing_difficulty(preset: str, shortest: int, corner: str) -> None:
    """59 moves to the corner below are what Martin Gardner gives for dad's puzzler (Scientific American, 1964)."""
    position = Position.start("papa-puzzle", preset)
    found = puzzle.solve(position)
    assert (found.solved, found.length) == (True, shortest)
    for move in found.moves:
        assert not position.over
        position = position.play(move)
    assert position.result is not None
    assert position.result.reason is Reason.SOLVED
    assert corner in cells(position, "papa")[0]


def test_ma_is_two_bent_halves() -> None:
    start = Position.start("mama-puzzle")
    assert cells(start, "half of mama") == [{"a2", "b2", "a3"}, {"d5", "e5", "e4"}]
    assert cells(start, "long block") == [{"a5", "b5", "c5"}, {"c2", "d2", "e2"}]
    assert len(cells(start, "lying block")) == 4
    assert cells(start, "small square") == [{"c1"}]


def test_a_bent_block_is_slid_only_where_all_its_cells_fit() -> None:
    start = Position.start("mama-puzzle")
    assert texts(start, "a2") == {"a2-a1"}
    assert str(start.why_not(("b2",))) == "Take the block that covers b2 by its lower left cell, a2."


def test_ma_is_found_when_the_halves_make_a_rectangle() -> None:
    start = Position.start("mama-puzzle")
    found = puzzle.solve(start)
    assert (found.solved, found.length) == (True, 19)
    end = start
    for move in found.moves:
        end = end.play(move)
    together = set().union(*cells(end, "half of mama"))
    files, ranks = {name[0] for name in together}, {name[1] for name in together}
    assert len(together) == 6
    assert sorted((len(files), len(ranks))) == [2, 3]


def dots(position: Position, name: str) -> set[str]:
    return {item.cell for item in position.scene().items if item.name == name}


def test_the_twins_begin_with_the_small_dots_in_the_middle_row() -> None:
    start = Position.start("five-twins")
    assert dots(start, "small dot") == {"a2", "b2", "c2", "d2", "e2"}
    assert dots(start, "big dot") == {"a1", "b1", "c3", "d3", "e3"}
    assert cells(start, "blank square") == [{"b3"}, {"c1"}, {"d1"}]


def test_the_twins_are_solved_with_the_big_dots_in_the_middle_row() -> None:
    position = Position.start("five-twins")
    found = puzzle.solve(position)
    assert (found.solved, found.length) == (True, 16)
    for move in found.moves:
        assert dots(position, "big dot") != {"a2", "b2", "c2", "d2", "e2"}
        position = position.play(move)
    assert position.over
    assert dots(position, "big dot") == {"a2", "b2", "c2", "d2", "e2"}


def test_the_tray_of_the_tiger() -> None:
    start = Position.start("tiger-puzzle")
    assert cells(start, "tiger") == [{f"{file}{rank}" for file in "abc" for rank in "123"}]
    walls = {(item.cell, item.facing) for item in start.scene().items if item.glyph == "wall"}
    assert walls == {("c4", 90), ("c5", 90), ("a6", 0), ("b6", 0), ("c6", 0), ("f4", 90), ("f5", 90)}


def test_a_block_is_turned_in_a_free_square_as_wide_as_it_is_long() -> None:
    start = Position.start("tiger-puzzle")
    assert texts(start) == {"d3-d2", "d3-d1", "d3>f1", "d3<d1"}
    assert cells(start.play("d3>f1"), "long block") == [{"f1", "f2", "f3"}]
    assert cells(start.play("d3<d1"), "long block") == [{"d1", "d2", "d3"}]
    middle = start.play("d3-d2")
    assert cells(middle.play("d2>e1"), "long block") == [{"e1", "e2", "e3"}]
    blocked = start.play("d3-d1").play("d4-d2")
    assert not {text for text in texts(blocked, "d1") if text[2] in "<>"}, "the big square stands in the way"


def test_a_wall_turns_with_its_block() -> None:
    line = TIGER_LINE.split()
    position = after("tiger-puzzle", " ".join(line[:21]))
    assert line[21] == "d4<e4"
    before = {item.facing for item in position.scene().items if item.glyph == "wall" and item.cell in ("f4", "f5")}
    wide = cells(position, "wide block with a wall")[0]
    turned = cells(position.play("d4<e4"), "wide block with a wall")[0]
    assert (len({name[0] for name in wide}), len({name[0] for name in turned})) == (3, 2)
    assert before == {90}


def test_the_cage_needs_every_side_closed() -> None:
    goals = list(TIGER.wanted())
    assert len(goals) == 4, "the long wall left or below, and the two others in two orders on the other side"
    position = after("tiger-puzzle", TIGER_LINE)
    assert position.result is not None
    assert position.result.points == (36,)
    assert cells(position, "tiger") == [{f"{file}{rank}" for file in "def" for rank in "456"}]
    walls = {(item.cell, item.facing) for item in position.scene().items if item.glyph == "wall"}
    assert walls >= {("c4", 90), ("c5", 90), ("c6", 90), ("d3", 0), ("e3", 0), ("f3", 0)}
    assert not after("tiger-puzzle", " ".join(TIGER_LINE.split()[:-1])).over, "the tiger is there, one side is open"


def test_a_hint_follows_the_known_solution_of_the_tiger_from_its_very_start() -> None:
    start = Position.start("tiger-puzzle")
    found = puzzle.way(start)
    assert " ".join(move.text for move in found.moves) == TIGER_LINE
    assert found.length == shown(start)["best-known"] == 36


def test_a_hint_leads_back_to_the_known_solution() -> None:
    strayed = after("tiger-puzzle", " ".join(TIGER_LINE.split()[:6]))
    aside = next(move for move in strayed.moves() if move.text != TIGER_LINE.split()[6])
    position = strayed.play(aside)
    for move in puzzle.way(position).moves:
        position = position.play(move)
    assert position.result is not None
    assert position.result.reason is Reason.SOLVED


def test_the_proof_of_the_shortest_way_agrees_with_the_end_of_it() -> None:
    """From the start it takes minutes (bench/tiger.py): no solution has fewer than 36 moves."""
    assert Search(after("tiger-puzzle", " ".join(TIGER_LINE.split()[:-9]))).shortest(12) == 9


def test_the_solver_finds_the_end_of_the_tigers_way() -> None:
    found = puzzle.solve(after("tiger-puzzle", " ".join(TIGER_LINE.split()[:-4])))
    assert found.length == 4


def laid(key: str, seed: int) -> Position:
    position = Position.start(key)
    while position.chance:
        codes = position.codes
        position = position.play(codes[seed % len(codes)])
        seed = seed * 5 // 3 + 7
    return position


@pytest.mark.parametrize("seed", range(12))
def test_random_orders_of_the_eight_can_all_be_solved(seed: int) -> None:
    position = laid("eight-puzzle", seed)
    assert len({item.cell for item in position.scene().items}) == 8
    assert puzzle.solve(position).solved


def test_the_last_two_squares_are_laid_as_the_puzzle_can_be_solved() -> None:
    start = Position.start("fifteen-puzzle")
    assert start.chance
    position = start.play("gap@d1")
    for number, cell in enumerate(["a4", "b4", "c4", "d4", "a3", "b3", "c3", "d3", "a2", "b2", "c2", "d2", "a1"], 1):
        position = position.play(f"{number}@{cell}")
    assert position.over, "in order, and that with 14 and 15 in their places"
    swapped = start.play("gap@d1").play("1@b4").play("2@a4")
    for number, cell in enumerate(["c4", "d4", "a3", "b3", "c3", "d3", "a2", "b2", "c2", "d2", "a1"], 3):
        swapped = swapped.play(f"{number}@{cell}")
    labels = {item.label: item.cell for item in swapped.scene().items}
    assert (labels["14"], labels["15"]) == ("c1", "b1")


def test_an_order_that_cannot_be_solved_is_refused() -> None:
    tiles = squares("1 2 3 / 4 5 6 / 8 7 0")
    board = EIGHT.board
    assert board is not None
    at = ",".join(str(board.at(block.cells)) for block in tiles)
    with pytest.raises(NotationError, match="cannot be solved"):
        Position.from_text("eight-puzzle", f"actors=1 laid=7 gap=2 at={at}")


def test_only_squares_beside_the_gap_are_slid() -> None:
    start = Position.start("fifteen-puzzle", "hard")
    assert texts(start) == {"b4-a4", "a3-a4"}
    assert {item.label: item.cell for item in start.scene().items}["1"] == "d1"


@pytest.mark.parametrize(
    ("key", "shortest"),
    [
        ("eight-puzzle:easy", 10),
        ("eight-puzzle:medium", 20),
        ("eight-puzzle:hard", 31),
        ("fifteen-puzzle:easy", 10),
        ("klotski:easy", 12),
        ("klotski:medium", 40),
        ("mama-puzzle:easy", 8),
        ("mama-puzzle:medium", 13),
        ("five-twins:easy", 6),
        ("five-twins:medium", 11),
    ],
)
def test_the_grades_need_as_many_moves_as_they_say(key: str, shortest: int) -> None:
    start = Position.start(key)
    found = puzzle.solve(start)
    assert (found.solved, found.length) == (True, shortest)
    assert shown(start)["best-known"] == shortest
    names = {preset.id: preset.name for preset in start.variant.game.presets}
    assert str(shortest) in names[key.partition(":")[2]]


@pytest.mark.slow
def test_the_medium_grade_of_the_fifteen_needs_eighteen_moves() -> None:
    assert puzzle.solve(Position.start("fifteen-puzzle", "medium")).length == 18


def test_the_hardest_order_of_the_fifteen_can_be_solved() -> None:
    """It needs 80 moves (Brüngger, Marzetta, Fukuda and Nievergelt, 1999), too many for an exhaustive search here."""
    of = variant("fifteen-puzzle")
    hard = Position.start("fifteen-puzzle", "hard")
    row = of.start.copy()
    for name in ("at",):
        here, there = of.tables.field(name), hard.variant.tables.field(name)
        row[here.at : here.at + here.length] = hard.row[there.at : there.at + there.length]
    row[of.tables.field("gap").at] = of.game.board.at("a4")  # type: ignore[union-attr]
    assert of.compiled.module.solvable(row, of.tables.row)


def test_the_eight_has_181440_positions_and_none_is_farther_than_31_moves() -> None:
    """Half of 9! (Johnson and Story, 1879); 31 moves by exhaustive search (Schofield, 1967)."""
    never = (Block("1", "a3"), Block("1", "b3"))
    game = replace(EIGHT.variant("easy"), blocks=EIGHT.goals[0], goals=(never,), bound=10_000)
    kernel = abi.load("sliding", compiled=True)
    tables = kernel.pack(game)
    goal, count, parents, _ = puzzle.compiled_search()(
        kernel.moves, kernel.play, kernel.result, kernel.module.identity, kernel.start(game, tables), tables.row,
        tables.core, 1 << 20,
    )  # fmt: skip
    assert (goal, count) == (puzzle.NONE, 181_440)
    depth = [0] * count
    for node, parent in enumerate(parents[1:count].tolist(), 1):
        depth[node] = depth[parent] + 1
    assert max(depth) == 31
    assert depth.count(31) == 2


def test_only_different_single_squares_can_be_shuffled() -> None:
    with pytest.raises(DeclarationError, match="single squares"):
        replace(EIGHT, blocks=EIGHT.blocks[:-1], words=EIGHT.words[:-1], goals=(), presets=EIGHT.presets[:1])


TODAY, TOMORROW = date(2026, 3, 14), date(2026, 3, 15)
PATIENCE = [game.id for game in games.every() if game.chapter == "patience"]


@pytest.mark.parametrize("game", PATIENCE)
def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_one_tomorrow(game: str) -> None:
    today = puzzle_of_the_day(game, TODAY)
    assert today is not None
    assert today == puzzle_of_the_day(game, TODAY)
    assert today != puzzle_of_the_day(game, TOMORROW)
    assert today == Position.from_text(today.variant, today.text())
    assert not today.over
    assert "best-known" not in shown(today), "it differs from day to day"


@pytest.mark.parametrize("game", [game for game in PATIENCE if game not in ("fifteen-puzzle", "tiger-puzzle")])
def test_the_puzzle_of_the_day_can_be_solved(game: str) -> None:
    for number in range(5):
        today = puzzle_of_the_day(game, TODAY + timedelta(number))
        assert today is not None
        assert puzzle.solve(today).solved


def test_only_puzzles_have_one_of_the_day() -> None:
    assert puzzle_of_the_day("chess", TODAY) is None


def test_a_hint_tells_how_many_moves_are_left_and_the_whole_solution() -> None:
    at = Position.start("klotski", "easy")
    said, _, line = str(explain(at, choose(at), 0)).partition(": ")
    assert said == "The puzzle can be solved in 12 moves"
    moves = line.removesuffix(".").split()
    assert len(moves) == 12
    for move in moves:
        at = at.play(move)
    assert at.over
