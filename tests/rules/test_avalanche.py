"""Avalanche chess: the push after every move, promotion by the owner, who is mated at once, and counts."""

from __future__ import annotations

from importlib import import_module

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import drive

GAME = "avalanche-chess"
LETTERS = "KQRBNP"


def laid(white: str, black: str, *, turn: int = 0, more: str = "") -> Position:
    """Pieces as "Ke1"; nobody may castle."""
    board = variant(GAME).game.board
    assert board is not None
    codes = [0] * len(board)
    for sign, pieces in ((1, white), (-1, black)):
        for piece in pieces.split():
            codes[board.at(piece[1:])] = sign * (LETTERS.index(piece[0]) + 1)
    cells = ",".join(map(str, codes))
    return Position.from_text(GAME, f"actors={1 + turn % 2} ply={turn} turn={turn} cells={cells} {more}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def pieces(position: Position) -> dict[str, str]:
    return {item.cell: item.letter for item in position.scene().items}


def reason(position: Position) -> Reason:
    assert position.result is not None
    return position.result.reason


def test_the_set_up_is_that_of_chess() -> None:
    assert pieces(Position.start(GAME)) == {item.cell: item.letter for item in Position.start("chess").scene().items}


def test_after_the_move_an_enemys_pawn_is_pushed_by_one_cell() -> None:
    position = Position.start(GAME).play("e4")
    assert position.actors == (0,)
    assert position.turn == 0
    assert texts(position) == {f"{file}7-{file}6" for file in "abcdefgh"}
    after = position.play("c7-c6")
    assert after.actors == (1,)
    assert after.turn == 1
    assert pieces(after)["c6"] == "p"
    assert "one cell" in str(position.why_not(["e7", "e5"]))


def test_a_pushed_pawn_has_lost_its_double_step() -> None:
    after = Position.start(GAME).play("e4").play("c7-c6")
    assert "c4" not in texts(after)
    assert {"c5", "d5"} <= texts(after)


def test_without_a_pawn_to_push_the_second_part_is_left_out() -> None:
    after = laid("Ke1 Ra1 Pe4", "Ke8 Pe5 Ra8").play("Ra2")
    assert after.actors == (1,)
    assert after.turn == 1


def test_a_check_may_not_be_ignored_in_the_first_part() -> None:
    """Pushing d4-d3 would not save the king; and moves that leave it in check are not legal anyway."""
    position = laid("Ke1 Pa2", "Ke8 Re7 Pd4")
    assert texts(position) == {"Kd1", "Kd2", "Kf1", "Kf2"}


def test_nobody_may_step_into_check_to_parry_it_with_the_push() -> None:
    position = laid("Kd1", "Ke8 Re7 Pb7 Rh2")
    assert not any(text.startswith("Ke") for text in texts(position))


def test_who_exposes_his_own_king_by_the_push_loses_at_once() -> None:
    """Pushed to d2 the pawn attacks the king on e1."""
    position = laid("Ke1 Pa2", "Kh8 Pd3").play("a4")
    over = position.play("d3-d2")
    assert reason(over) is Reason.CHECKMATE
    assert over.result is not None
    assert over.result.payoffs == (-1, 1)


def test_a_push_may_open_a_line_against_the_own_king() -> None:
    over = laid("Ka4 Ph2", "Kh8 Pc6 Bd7 Pg7").play("h3").play("c6-c5")
    assert reason(over) is Reason.CHECKMATE
    assert not laid("Ka4 Ph2", "Kh8 Pc6 Bd7 Pg7").play("h3").play("g7-g6").over


def test_the_owner_chooses_what_a_pushed_pawn_becomes() -> None:
    position = laid("Kh1 Pa3 Rg2", "Kh8 Pc2").play("a4").play("c2-c1")
    assert position.actors == (1,)
    assert position.turn == 0
    assert texts(position) == {"=Q", "=R", "=B", "=N"}
    after = position.play("=N")
    assert pieces(after)["c1"] == "n"
    assert after.actors == (1,)
    assert after.turn == 1
    assert not after.over


def test_a_promotion_that_gives_check_is_mate_at_once() -> None:
    over = laid("Kh1 Pa3 Rg2", "Kh8 Pc2").play("a4").play("c2-c1").play("=Q")
    assert reason(over) is Reason.CHECKMATE
    assert over.result is not None
    assert over.result.payoffs == (-1, 1)


def test_even_mating_does_not_save_who_exposes_his_king() -> None:
    """Ra8 is mate; but White pushes the pawn that gives check to his own king."""
    position = laid("Ke1 Ra1", "Kg8 Pf7 Pg7 Ph7 Pd3").play("Ra8#")
    assert texts(position) >= {"d3-d2"}
    over = position.play("d3-d2")
    assert reason(over) is Reason.CHECKMATE
    assert over.result is not None
    assert over.result.payoffs == (-1, 1)


def test_checkmate_wins() -> None:
    over = laid("Ke1 Ra1", "Kg8 Pf7 Pg7 Ph7").play("Ra8#")
    assert texts(over) == {"f7-f6", "g7-g6", "h7-h6"}
    assert not over.play("g7-g6").over
    mate = over.play("f7-f6")
    assert not mate.over
    assert "Kf7" in texts(mate)
    boxed = laid("Ke1 Ra1 Rb7", "Kg8 Ph7").play("Ra8#").play("h7-h6")
    assert reason(boxed) is Reason.CHECKMATE
    assert boxed.result is not None
    assert boxed.result.payoffs == (1, -1)


def test_stalemate_is_a_draw() -> None:
    over = laid("Kg6 Qe1", "Kh8").play("Qe7")
    assert not over.over
    over = laid("Kg5 Qf1", "Kh8").play("Qf7")
    assert reason(over) is Reason.STALEMATE


def test_there_is_no_capture_in_passing() -> None:
    position = laid("Ke1 Pe5 Pa2", "Ke8 Pd7 Ph7", turn=1).play("d5").play("a2-a3")
    assert "exd6" not in texts(position)


def test_a_push_is_forced() -> None:
    with pytest.raises(IllegalMove):
        Position.start(GAME).play("e4").play("e5")


def test_turns_counted_by_another_program() -> None:
    """Twenty moves and eight pushes; two turns by python-chess, pawns pushed on its board."""
    chess = import_module("chess")

    def turns(board: object, depth: int) -> int:
        total = 0
        for move in list(board.legal_moves):  # type: ignore[attr-defined]
            after = board.copy(stack=False)  # type: ignore[attr-defined]
            after.push(move)
            after.ep_square = None
            step = -8 if after.turn == chess.BLACK else 8
            pawns = [cell for cell in after.pieces(chess.PAWN, after.turn) if after.piece_at(cell + step) is None]
            for cell in pawns:
                pushed = after.copy(stack=False)
                pushed.set_piece_at(cell + step, pushed.remove_piece_at(cell))
                lost = pushed.is_attacked_by(pushed.turn, pushed.king(not pushed.turn))
                total += 1 if depth == 1 else 0 if lost else turns(pushed, depth - 1)
        return total

    of = variant(GAME)
    for depth in (1, 2):
        assert drive.perft(of.compiled, of.tables.row, of.start.copy(), depth) == turns(chess.Board(), depth)


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(NotationError):
        Position.from_text(GAME, Position.start(GAME).text() + " phase=1")
    with pytest.raises(NotationError):
        Position.from_text(GAME, Position.start(GAME).text() + " phase=2")
