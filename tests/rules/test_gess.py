"""Gess: pieces as squares of nine cells, their ways and reach, what stops them, rings, and every way to end."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant

GAME = "gess"
BLACK_RING = "k2 k3 k4 l2 l4 m2 m3 m4"
WHITE_RING = "k17 k18 k19 l17 l19 m17 m18 m19"


def laid(
    black: str, white: str = "", key: str = GAME, *, ply: int = 0, more: str = "", black_ring: str = BLACK_RING
) -> Position:
    """Stones besides the two rings of the set-up."""
    board = variant(key).game.board
    assert board is not None
    codes = dict.fromkeys(f"{black} {black_ring}".split(), 1) | dict.fromkeys(f"{white} {WHITE_RING}".split(), 2)
    cells = ",".join(str(codes.get(name, 0)) for name in board.names)
    return Position.from_text(variant(key), f"actors={1 + ply % 2} ply={ply} turn={ply} cells={cells} {more}")


def of(position: Position, cell: str) -> set[str]:
    """Where the piece with this middle can go."""
    return {move.steps[1] for move in position.moves() if move.steps[0] == cell}


def stones(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_the_set_up_of_the_book() -> None:
    """Forty-three stones on each side, listed by the book; White's stand opposite, rank for rank."""
    rows = {2: "ceghijklmnpr", 3: "bcdfhijkmoqrs", 4: "ceghijklmnpr", 7: "cfilor"}
    black = {f"{file}{rank}" for rank, files in rows.items() for file in files}
    start = Position.start(GAME)
    assert stones(start, 0) == black
    assert len(black) == 43
    assert stones(start, 1) == {f"{cell[0]}{21 - int(cell[1:])}" for cell in black}
    assert start.actors == (0,)


def test_the_examples_of_the_book_at_the_start() -> None:
    """The piece on c3 goes straight in all four directions; the one on d3 diagonally and to the left."""
    start = Position.start(GAME)
    assert {"c4", "c5"} <= of(start, "c3")
    assert not of(start, "c3") & {"b4", "d4", "d2", "b2"}
    directions = {(ord(to[0]) - ord("d"), int(to[1:]) - 3) for to in of(start, "d3")}
    assert all(abs(x) == abs(y) or (x < 0 and y == 0) for x, y in directions)
    assert (0, 1) not in directions


def test_an_outer_stone_gives_its_direction_only() -> None:
    assert of(laid("g11"), "g10") == {"g11", "g12", "g13"}
    assert of(laid("h11"), "g10") == {"h11", "i12", "j13"}


def test_a_piece_with_an_empty_middle_goes_three_cells_at_most() -> None:
    position = laid("g11")
    with pytest.raises(IllegalMove):
        position.play("g10-g14")
    assert "three cells" in str(position.why_not(["g10", "g14"]))


def test_a_piece_with_a_stone_in_its_middle_goes_any_distance() -> None:
    assert of(laid("g10 g11"), "g10") == {f"g{rank}" for rank in range(11, 21)}


def test_a_stone_in_the_middle_alone_gives_no_direction() -> None:
    position = laid("g10")
    assert of(position, "g10") == set()
    assert "middle only" in str(position.why_not(["g10"]))


def test_a_square_with_an_enemy_inside_is_no_piece() -> None:
    position = laid("g11", "f9")
    assert of(position, "g10") == set()
    assert "enemy's stone" in str(position.why_not(["g10"]))
    assert of(position, "g11") == set()


def test_a_piece_stops_where_it_meets_enemies_and_takes_all_in_its_square() -> None:
    position = laid("g10 g11", "f14 h15")
    assert of(position, "g10") == {"g11", "g12", "g13"}
    after = position.play("g10-g13")
    assert stones(after, 0) >= {"g13", "g14"}
    assert "f14" not in stones(after, 1)
    assert "h15" in stones(after, 1)


def test_own_stones_stop_a_piece_and_stay() -> None:
    position = laid("g10 g11 f14")
    assert of(position, "g10") == {"g11", "g12", "g13"}
    assert stones(position.play("g10-g13"), 0) >= {"g13", "g14", "f14"}


def test_a_piece_stops_before_a_stone_would_fall_on_an_own_stone() -> None:
    """With its middle on g13 the piece would bring its front stone to g14, where one stands."""
    position = laid("g10 g11 g14")
    assert of(position, "g10") == {"g11", "g12"}
    assert "stop the piece" in str(position.why_not(["g10", "g13"]))


def test_as_usually_played_own_stones_are_taken_too() -> None:
    position = laid("g10 g11 f14 g14", key="gess:eureka")
    assert of(position, "g10") == {"g11", "g12", "g13"}
    after = stones(position.play("g10-g13"), 0)
    assert after >= {"g13", "g14"}
    assert "f14" not in after


def test_stones_that_leave_the_board_are_taken() -> None:
    position = laid("b10 c10")
    after = position.play("c10-b10")
    assert stones(after, 0) == {"b10", *BLACK_RING.split()}


def test_the_middle_of_a_piece_may_lie_on_the_rim() -> None:
    position = laid("b10")
    assert of(position, "a10") == {"b10", "c10", "d10"}
    assert "d10" in stones(position.play("a10-c10"), 0)
    assert of(laid("b10 c10"), "c10") == {"b10", "a10"}


def test_who_loses_his_last_ring_loses() -> None:
    over = laid("k12 k13 k14").play("k13-k15")
    assert not over.over
    over = laid("k12 k13 k14").play("k13-k16")
    assert over.result is not None
    assert over.result.reason is Reason.CAPTURED
    assert over.result.payoffs == (1, -1)


def test_who_breaks_his_own_last_ring_loses_even_if_both_are_broken() -> None:
    assert not laid("").play("l3-l4").over
    over = laid("").play("n5-m4")
    assert over.result is not None
    assert over.result.payoffs == (-1, 1)
    over = laid("k12 k13 k14 l12 l14 m12 m13 m14", black_ring="").play("k13-k16")
    assert "k17" not in stones(over, 1)
    assert over.result is not None
    assert over.result.payoffs == (-1, 1)


def test_one_of_several_rings_may_be_broken() -> None:
    second = "c9 c10 c11 d9 d11 e9 e10 e11"
    assert not laid(second).play("e10-e11").over


def test_a_hundred_moves_without_a_stone_leaving_are_a_draw() -> None:
    over = laid("g11", ply=200, more="quiet=99").play("g10-g11")
    assert over.result is not None
    assert over.result.reason is Reason.NO_PROGRESS


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(NotationError, match="rim"):
        laid("a5")
    with pytest.raises(NotationError, match="no ring"):
        Position.from_text(GAME, "actors=1 cells=0*21,1,0*378")
