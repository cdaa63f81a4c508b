"""Gomoku of tournaments: the moves that renju forbids Black, and the opening swap2."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.games import find
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules.abi import PHASE, TURN, load
from ludoteka.rules.rows_lines import ALLOWED, DOUBLE_FOUR, DOUBLE_THREE, FIVE, OVERLINE

Point = tuple[int, int]
SIZE = 15
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))


def laid(black: str, white: str = "", *, key: str = "gomoku:renju", actors: int = 1) -> Position:
    board = variant(key).game.board
    assert board is not None
    codes = dict.fromkeys(black.split(), 1) | dict.fromkeys(white.split(), 2)
    cells = ",".join(str(codes.get(name, 0)) for name in board.names)
    return Position.from_text(key, f"actors={actors} turn=20 hand=100*2 cells={cells}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def verdict(position: Position, cell: str) -> int:
    of = position.variant
    assert of.game.board is not None
    return int(load("rows", compiled=True).module.judge(position.row.copy(), of.tables.row, of.game.board.at(cell)))


def refusal(position: Position, cell: str) -> str:
    assert cell not in texts(position)
    return str(position.why_not((cell,)))


# --- what is forbidden ------------------------------------------------------------------------------------------------


def test_the_first_stone_goes_to_the_centre_and_the_others_anywhere() -> None:
    start = Position.start("gomoku:renju")
    assert texts(start) == {"h8"}
    assert "early" in str(start.why_not(("h9",)))
    assert len(start.play("h8").moves()) == 224


@pytest.mark.parametrize("cells", ["c8 d8 e8 g8 h8", "b2 c3 d4 f6 g7", "d12 e11 f10 h8 i7"])
def test_black_may_not_make_six_in_a_row(cells: str) -> None:
    gap = {"c8": "f8", "b2": "e5", "d1": "g9"}[cells[:2]]
    position = laid(cells)
    assert "more than five" in refusal(position, gap)


def test_five_wins_even_where_another_row_would_be_too_long() -> None:
    position = laid("c8 d8 e8 g8 h8 f4 f5 f6 f7")
    assert verdict(position, "f8") == FIVE
    won = position.play("f8")
    assert won.result is not None
    assert (won.result.payoffs, won.result.reason) == ((1, -1), Reason.ROW)


def test_white_wins_with_a_longer_row_and_may_make_all_that_black_may_not() -> None:
    position = laid("a1", "c8 d8 e8 g8 h8", actors=2)
    won = position.play("f8")
    assert won.result is not None
    assert won.result.payoffs == (-1, 1)
    assert "h8" in texts(laid("a1", "f8 g8 h9 h10 e5 e9", actors=2))


@pytest.mark.parametrize("black", ["e8 f8 g8 h9 h10 h11", "d8 e8 f8 h9 h10 h11", "e8 f8 g8 i9 j10 k11"])
def test_black_may_not_make_two_fours(black: str) -> None:
    assert "two fours" in refusal(laid(black), "h8")


@pytest.mark.parametrize(
    ("black", "at"),
    [("d8 f8 g8 j8", "h8"), ("c8 d8 f8 i8 j8", "g8"), ("c8 d8 e8 i8 j8 k8", "g8")],
)
def test_two_fours_may_lie_on_one_line(black: str, at: str) -> None:
    """B.BB+.B, BB.B+.BB, BBB.+.BBB: two different stones make five, each of four other stones."""
    assert "two fours" in refusal(laid(black), at)


def test_a_straight_four_is_one_four() -> None:
    assert verdict(laid("e8 f8 g8"), "h8") == ALLOWED


def test_a_four_that_only_a_sixth_stone_would_fill_is_none() -> None:
    """With a stone on c8, e8 to h8 cannot become five at d8: it would be six; at i8 it can."""
    position = laid("c8 e8 f8 g8 h9 h10 h11")
    assert "two fours" in refusal(position, "h8"), "i8 still makes five"
    shut = laid("c8 e8 f8 g8 h9 h10 h11", "i8")
    assert verdict(shut, "h8") == ALLOWED, "only the file is a four"


@pytest.mark.parametrize(
    ("black", "at"),
    [
        ("f8 g8 h9 h10", "h8"),
        ("f8 i8 h9 h10", "h8"),
        ("f6 g7 h9 h10", "h8"),
        ("f8 g8 f10 g9", "h8"),
        ("e8 g8 h9 h11", "h8"),
    ],
)
def test_black_may_not_make_two_open_threes(black: str, at: str) -> None:
    assert "two open threes" in refusal(laid(black), at)


def test_a_three_that_is_shut_on_one_side_does_not_count() -> None:
    assert "h8" not in texts(laid("f8 g8 h9 h10"))
    assert verdict(laid("f8 g8 h9 h10", "e8"), "h8") == ALLOWED
    assert verdict(laid("f8 g8 h9 h10", "d8 j8"), "h8") == ALLOWED, "no room for an open four of five"


def test_a_three_that_could_only_become_an_overline_does_not_count() -> None:
    """A stone on e8 makes e8-h8, which is straight unless a stone on d8 would make six of them, with c8."""
    assert verdict(laid("f8 g8 h9 h10", "j8"), "h8") == DOUBLE_THREE
    assert verdict(laid("c8 f8 g8 h9 h10", "j8"), "h8") == ALLOWED


def test_three_and_four_together_are_allowed() -> None:
    assert verdict(laid("e8 f8 g8 h9 h10"), "h8") == ALLOWED


def test_five_wins_over_two_threes() -> None:
    position = laid("d8 e8 f8 g8 h9 h10 i9 j10")
    assert verdict(position, "h8") == FIVE


def test_a_three_does_not_count_if_the_stone_that_straightens_it_is_forbidden_for_two_fours() -> None:
    """The file's three, h8 h9 h10, becomes straight at h11 or h7. On h11 and on h7 a second four would arise."""
    fours = "e11 f11 g11  e7 f7 g7"
    free = laid("f8 g8 h9 h10")
    assert verdict(free, "h8") == DOUBLE_THREE
    position = laid(f"f8 g8 h9 h10 {fours}", "d11 d7 i11")
    assert verdict(position, "h8") == DOUBLE_THREE, "i11 shut: on h11 there is no four but the straight one"
    position = laid(f"f8 g8 h9 h10 {fours}", "d11 d7")
    assert verdict(position, "h8") == ALLOWED


def test_a_three_does_not_count_if_the_stone_that_straightens_it_is_forbidden_for_two_threes() -> None:
    """h11 and h7 would each make two threes of their own, on their rank and a diagonal."""
    above = "f11 g11  f13 g12"
    below = "f7 g7  f5 g6"
    assert verdict(laid("f8 g8 h9 h10"), "h8") == DOUBLE_THREE
    for more in ("", above, below):
        assert verdict(laid(f"d8 e8 h9 h10 {more}", "f8"), "h8") == ALLOWED, "only one three in any case"
    position = laid(f"i8 j8 h9 h10 {above} {below}")
    judged = verdict(position, "h8")
    assert judged == by_definition(stones_of(position), (7, 7))
    assert judged == ALLOWED
    assert verdict(laid(f"i8 j8 h9 h10 {above}"), "h8") == DOUBLE_THREE, "h7 is still allowed"


# --- against the definitions ------------------------------------------------------------------------------------------


def stones_of(position: Position) -> dict[Point, int]:
    at = position.variant.tables.field("cells").at
    board = position.variant.game.board
    assert board is not None
    codes = position.row[at : at + SIZE * SIZE].tolist()
    return {(ord(name[0]) - 97, int(name[1:]) - 1): code for name, code in zip(board.names, codes, strict=True)}


def group(stones: dict[Point, int], at: Point, way: Point) -> frozenset[Point]:
    """The unbroken black row on a line through a black stone."""
    found = {at}
    for sign in (1, -1):
        x, y = at
        while stones.get((x + sign * way[0], y + sign * way[1])) == 1:
            x, y = x + sign * way[0], y + sign * way[1]
            found.add((x, y))
    return frozenset(found)


def near(at: Point, way: Point) -> Iterator[Point]:
    for k in range(-5, 6):
        yield at[0] + k * way[0], at[1] + k * way[1]


def fours(stones: dict[Point, int], at: Point, way: Point) -> set[frozenset[Point]]:
    """Every set of four stones with this one that one stone more makes exactly five."""
    found = set()
    for point in near(at, way):
        if stones.get(point) == 0:
            five = group({**stones, point: 1}, at, way)
            if len(five) == 5 and point in five:
                found.add(five - {point})
    return found


def is_straight(stones: dict[Point, int], at: Point, way: Point) -> bool:
    """An unbroken four that can become exactly five at both of its ends."""
    four = group(stones, at, way)
    fives = [p for p in near(at, way) if stones.get(p) == 0 and len(group({**stones, p: 1}, at, way)) == 5]
    return len(four) == 4 and len(fives) == 2


def straighteners(stones: dict[Point, int], at: Point, way: Point) -> list[Point]:
    """The points on which one stone more makes a straight four with this one."""
    tried = [point for point in near(at, way) if stones.get(point) == 0]
    return [
        point
        for point in tried
        if point in group({**stones, point: 1}, at, way) and is_straight({**stones, point: 1}, at, way)
    ]


def threes(stones: dict[Point, int], at: Point) -> int:
    """Lines with a three, allowed or not."""
    return sum(bool(straighteners(stones, at, way)) for way in LINES)


def by_definition(stones: dict[Point, int], at: Point) -> int:
    """The rules of the Renju International Federation, word by word, and recursive as they are."""
    placed = {**stones, at: 1}
    lengths = [len(group(placed, at, way)) for way in LINES]
    if 5 in lengths:
        return FIVE
    if max(lengths) > 5:
        return OVERLINE
    if sum(len(fours(placed, at, way)) for way in LINES) > 1:
        return DOUBLE_FOUR
    real = [way for way in LINES if any(by_definition(placed, p) == ALLOWED for p in straighteners(placed, at, way))]
    return DOUBLE_THREE if len(real) > 1 else ALLOWED


def test_the_kernel_agrees_with_the_definitions_in_crowded_positions() -> None:
    chooser = random.Random("renju")
    found = dict.fromkeys(range(5), 0)
    looked_ahead = 0
    middle = [f"{file}{rank}" for file in "efghijk" for rank in range(5, 12)]
    for _ in range(200):
        chooser.shuffle(middle)
        blacks, whites = chooser.randrange(8, 30), chooser.randrange(8)
        try:
            position = laid(" ".join(middle[:blacks]), " ".join(middle[blacks : blacks + whites]))
        except NotationError:  # somebody has five already
            continue
        stones, allowed = stones_of(position), texts(position)
        for cell in middle[blacks + whites :]:
            at = ord(cell[0]) - 97, int(cell[1:]) - 1
            expected = by_definition(stones, at)
            assert verdict(position, cell) == expected, (position.text(), cell)
            assert (cell in allowed) == (expected < OVERLINE)
            found[expected] += 1
            looked_ahead += expected == ALLOWED and threes({**stones, at: 1}, at) > 1
    assert min(found.values()) > 20, found
    assert looked_ahead > 20, "threes that only a forbidden stone would straighten"


def test_black_passes_when_every_empty_point_is_forbidden_to_him_and_white_plays_on() -> None:
    """Nobody would come here in earnest: the only empty point would make six."""
    of = variant("gomoku:renju")
    assert of.game.board is not None
    black = ("c8", "d8", "e8", "g8", "h8")
    row, at = laid("a1").row.copy(), of.tables.field("cells").at
    row[at : at + SIZE * SIZE] = [0 if n == "f8" else 1 if n in black else 2 for n in of.game.board.names]
    of.compiled.derive(row, of.tables.row)
    position = Position(of, row)
    assert texts(position) == {"pass"}
    assert "more than five" in str(position.why_not(("f8",)))
    passed = position.play("pass")
    assert passed.actors == (1,)
    assert texts(passed) == {"f8"}


# --- swap2 ------------------------------------------------------------------------------------------------------------


def opened() -> Position:
    position = Position.start("gomoku:swap2")
    for cell in ("h8", "h9", "k5"):
        assert position.actors == (0,)
        position = position.play(cell)
    return position


def colours(position: Position) -> dict[str, int]:
    return {item.cell: item.owner for item in position.scene().items}


def test_the_first_player_lays_three_stones_and_the_other_chooses() -> None:
    position = opened()
    assert colours(position) == {"h8": 0, "h9": 1, "k5": 0}
    assert position.actors == (1,)
    assert position.row[TURN] == 1, "the three stones are one turn"
    assert {"swap", "two-more", "a1"} <= texts(position)
    assert len(position.moves()) == 222 + 2
    assert position.scene().phase == "opening-choice"


def test_who_places_the_fourth_stone_stays_white() -> None:
    position = opened().play("g7")
    assert colours(position)["g7"] == 1
    assert position.actors == (0,)
    assert not {"swap", "two-more", "stay"} & texts(position)
    assert "colours are chosen after three stones" in str(position.why_not(("do:swap",)))


def test_who_takes_black_gets_both_black_stones_and_the_other_moves() -> None:
    position = opened().play("swap")
    assert colours(position) == {"h8": 1, "h9": 0, "k5": 1}, "sides keep their owners, stones change colour"
    assert position.actors == (0,)
    assert position.row[PHASE] == 0
    assert colours(position.play("a1"))["a1"] == 0


def test_two_more_stones_leave_the_choice_to_the_first_player() -> None:
    position = opened().play("two-more")
    assert position.actors == (1,)
    assert "swap" not in texts(position)
    position = position.play("g7")
    assert position.actors == (1,)
    position = position.play("g6")
    assert colours(position) == {"h8": 0, "h9": 1, "k5": 0, "g7": 1, "g6": 0}
    assert position.actors == (0,)
    assert texts(position) == {"stay", "swap"}
    assert position.row[TURN] == 2
    assert "colours" in str(position.why_not(("a1",)))
    stays = position.play("stay")
    assert stays.actors == (1,), "White has two stones to three and is to place"
    assert colours(stays) == colours(position)
    swapped = position.play("swap")
    assert swapped.actors == (0,), "who has taken the two stones places the next one"
    assert colours(swapped) == {"h8": 1, "h9": 0, "k5": 1, "g7": 0, "g6": 1}
    assert colours(swapped.play("a1"))["a1"] == 0
    assert swapped.play("a1").actors == (1,)


def test_with_swap2_exactly_five_win() -> None:
    position = laid("c8 d8 e8 f8 h8", "a1 a3", key="gomoku:swap2")
    assert not position.play("g8").over
    assert laid("d8 e8 f8 h8", "a1 a3", key="gomoku:swap2").play("g8").over


def test_positions_that_no_opening_leads_to_are_refused() -> None:
    position = opened()
    for wrong in (
        position.text().replace("phase=2", "phase=1"),
        position.text().replace("phase=2", "phase=4"),
        position.text().replace("actors=2", "actors=1"),
        position.text().replace("phase=2", "phase=7"),
    ):
        assert wrong != position.text()
        with pytest.raises(NotationError):
            Position.from_text("gomoku:swap2", wrong)
    with pytest.raises(NotationError):
        Position.from_text("gomoku:free", "actors=1 phase=1")
    with pytest.raises(IllegalMove):
        Position.start("gomoku:swap2").play("swap")


def test_openings_and_forbidden_moves_that_contradict_other_rules_are_refused() -> None:
    game = find("gomoku")
    for changes in ({"swap2": True}, {"renju": True}):
        with pytest.raises(DeclarationError):
            replace(game, **changes)
