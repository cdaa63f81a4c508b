"""Tactics: sliding without captures, freezing and thawing by enclosing or stepping between, and every way to end."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant

GAME = "tactics-chess"
KINDS = "QRB"


def laid(white: str, black: str, *, ply: int = 0, more: str = "") -> Position:
    """Pieces as "Qa1"; an asterisk after the cell: frozen."""
    board = variant(GAME).game.board
    assert board is not None
    codes = [0] * len(board)
    for seat, pieces in enumerate((white, black)):
        for piece in pieces.split():
            frozen = piece.endswith("*")
            codes[board.at(piece[1:].rstrip("*"))] = 1 + frozen + 2 * KINDS.index(piece[0]) + 6 * seat
    cells = ",".join(map(str, codes))
    return Position.from_text(GAME, f"actors={1 + ply % 2} ply={ply} turn={ply} cells={cells} {more}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def frozen(position: Position) -> set[str]:
    return {item.cell for item in position.scene().items if item.facing}


WHITE = "Qa1 Bb1 Rc1 Rd1 Re1 Rf1 Bg1 Qh1"
BLACK = "Qa8 Bb8 Rc8 Rd8 Re8 Rf8 Bg8 Qh8"


def test_rooks_in_the_middle_bishops_beside_them_queens_in_the_corners() -> None:
    start = Position.start(GAME)
    assert start == laid(WHITE, BLACK)
    assert {item.cell: item.name for item in start.scene().items if item.owner == 0} == {
        "a1": "queen", "b1": "bishop", "c1": "rook", "d1": "rook", "e1": "rook", "f1": "rook", "g1": "bishop",
        "h1": "queen",
    }  # fmt: skip
    assert not frozen(start)
    assert start.actors == (0,)


def test_pieces_slide_as_in_chess_over_empty_cells() -> None:
    """Each rook has six cells, the bishops one and six ways out, the queens a file of six and a diagonal of six."""
    assert len(Position.start(GAME).moves()) == 4 * 6 + 2 * (1 + 6) + 2 * (6 + 6)


def test_nothing_is_captured() -> None:
    position = Position.start(GAME)
    with pytest.raises(IllegalMove):
        position.play("Rc1-c8")
    assert str(position.why_not(["c1", "c8"])) == "c8 is taken, and nothing is captured in this game."


def test_a_row_of_enemies_between_the_moved_piece_and_a_friend_is_frozen() -> None:
    black = BLACK.replace("Rc8", "Rb4").replace("Rd8", "Rc4")
    after = laid(WHITE.replace("Rc1", "Ra4"), black).play("Rd1-d4")
    assert frozen(after) == {"b4", "c4"}


def test_frozen_enemies_thaw_when_they_are_enclosed_again() -> None:
    black = BLACK.replace("Rc8", "Rb4*").replace("Rd8", "Rc4")
    assert frozen(laid(WHITE.replace("Rc1", "Ra4"), black).play("Rd1-d4")) == {"c4"}


def test_a_frozen_friend_encloses_too() -> None:
    black = BLACK.replace("Rc8", "Rc4")
    assert frozen(laid(WHITE.replace("Rc1", "Rb4*"), black).play("Rd1-d4")) == {"b4", "c4"}


def test_a_gap_or_the_edge_encloses_nothing() -> None:
    black = BLACK.replace("Rc8", "Rb4").replace("Qa8", "Qa4")
    assert not frozen(laid(WHITE, black).play("Rc1-c4"))
    black = BLACK.replace("Rc8", "Rb5")
    assert not frozen(laid(WHITE.replace("Qa1", "Qa5"), black).play("Rd1-d5"))


def test_diagonals_turn_nothing() -> None:
    black = BLACK.replace("Rc8", "Rc3")
    assert not frozen(laid(WHITE.replace("Bb1", "Bb2"), black).play("Rd1-d4"))


def test_stepping_between_two_enemies_turns_both() -> None:
    black = BLACK.replace("Rc8", "Rc4").replace("Rf8", "Re4*")
    assert frozen(laid(WHITE, black).play("Rd1-d4")) == {"c4"}


def test_an_enemy_enclosed_and_stepped_beside_is_turned_once() -> None:
    """c4 stands between b4 and d4; e4 stands beyond d4: both are turned, each once."""
    black = BLACK.replace("Rc8", "Rc4").replace("Rf8", "Re4")
    assert frozen(laid(WHITE.replace("Rc1", "Rb4"), black).play("Rd1-d4")) == {"c4", "e4"}


def test_several_directions_are_turned_at_once() -> None:
    white = WHITE.replace("Rc1", "Rb4").replace("Qh1", "Qd6")
    black = BLACK.replace("Rc8", "Rc4").replace("Rd8", "Rd5")
    assert frozen(laid(white, black).play("Rd1-d4")) == {"c4", "d5"}


def test_who_moves_between_two_enemies_is_not_turned_himself() -> None:
    black = BLACK.replace("Rc8", "Rc4").replace("Rf8", "Re4")
    assert "d4" not in frozen(laid(WHITE, black).play("Rd1-d4"))


def test_a_frozen_piece_cannot_move() -> None:
    position = laid(WHITE.replace("Rc1", "Rc1*"), BLACK)
    assert not any(text.startswith("Rc1") for text in texts(position))
    assert str(position.why_not(["c1", "c4"])) == "The piece on c1 is frozen and cannot move."


def test_who_cannot_move_has_lost() -> None:
    over = laid("Qa1 Bb1 Rc7 Rd2 Re1 Rf1 Bg1 Qh1", "Qa8* Bb7* Rb8* Rd7 Re8* Rf8* Bg8* Qh8*").play("Re1-e7")
    assert frozen(over) >= {"d7"}
    assert over.result is not None
    assert over.result.reason is Reason.NO_MOVES
    assert over.result.payoffs == (1, -1)


def test_too_many_moves_without_turning_are_a_draw() -> None:
    over = laid(WHITE, BLACK, ply=60, more="quiet=59").play("Rc1-c2")
    assert over.result is not None
    assert over.result.reason is Reason.NO_PROGRESS
    assert over.result.payoffs == (0, 0)


def test_the_longest_game_is_a_draw() -> None:
    over = laid(WHITE, BLACK, ply=399, more="quiet=5").play("Rc8-c7")
    assert over.result is not None
    assert over.result.reason is Reason.LIMIT


def test_a_position_has_all_its_pieces() -> None:
    with pytest.raises(NotationError):
        laid(WHITE.replace("Rc1", ""), BLACK)


def judged(position: Position, player: int = 0) -> int:
    of = position.variant
    assert of.compiled.evaluate is not None
    return int(of.compiled.evaluate(position.row.copy(), of.tables.row, player))


def test_a_threat_to_freeze_is_worth_something_and_less_than_a_frozen_piece() -> None:
    """The rook on d1 can come to d4, beside the enemy on c4 whom a rook on b4 stands beside, too."""
    rest = "Qa1 Bb1 Re1 Rf1 Bg1 Qh1", "Qa8 Bb8 Rd8 Re8 Rf8 Bg8 Qh8"
    threat = laid(f"{rest[0]} Rd1 Rb4", f"{rest[1]} Rc4")
    frozen_at_once = laid(f"{rest[0]} Rd4 Rb4", f"{rest[1]} Rc4*", ply=1)
    apart = laid(f"{rest[0]} Rd1 Rb4", f"{rest[1]} Rc8")
    assert judged(apart) < judged(threat) < judged(frozen_at_once)
    assert judged(threat, 1) == -judged(threat)
