"""Chex: putting down, moving without breaking the chain, the growing board, capture of the king, and draws."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant

GAME = "chex"
BOX = "KQRRBBNNPPPPPPPP"


def laid(white: str, black: str, *, gone: str = "", ply: int = 0, more: str = "") -> Position:
    """Pieces as "Ko" or "Nn1e2"; `gone`: letters of captured ones, capitals White's; all others are in the box."""
    board = variant(GAME).game.board
    assert board is not None
    places = [0] * 32
    for seat, pieces in enumerate((white, black)):
        for piece in pieces.split():
            at = next(i for i, letter in enumerate(BOX) if letter == piece[0] and not places[16 * seat + i])
            places[16 * seat + at] = board.at(piece[1:]) + 1
    for letter in gone:
        seat = int(letter.islower())
        at = next(i for i, sign in enumerate(BOX) if sign == letter.upper() and not places[16 * seat + i])
        places[16 * seat + at] = -1
    text = f"actors={1 + ply % 2} ply={ply} turn={ply} at={','.join(map(str, places))} {more}"
    return Position.from_text(GAME, text)


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def of(position: Position, cell: str) -> set[str]:
    """Where the piece on the cell can go."""
    return {move.steps[1] for move in position.moves() if move.steps[0] == cell}


def pieces(position: Position) -> dict[str, str]:
    return {item.cell: item.letter for item in position.scene().items}


def test_the_game_begins_with_an_empty_table_and_full_boxes() -> None:
    start = Position.start(GAME)
    assert start.scene().items == ()
    for tray in start.scene().trays:
        assert {item.id[-1]: item.label or "1" for item in tray.items} == {
            "K": "1", "Q": "1", "R": "2", "B": "2", "N": "2", "P": "8",
        }  # fmt: skip
    assert texts(start) == {f"{letter}@o" for letter in "KQRBNP"}


def test_every_further_piece_is_put_beside_another() -> None:
    position = Position.start(GAME).play("N@o")
    cells = {"n1", "n1e1", "e1", "s1e1", "s1", "s1w1", "w1", "n1w1"}
    assert texts(position) == {f"{letter}@{cell}" for letter in "KQRBNP" for cell in cells}
    assert position.find("Q@n1e1").steps == ("hand:Q", "n1e1")
    assert "beside another" in str(position.why_not(["hand:Q", "n3"]))


def test_pieces_move_as_in_chess_within_reach_of_the_chain() -> None:
    assert of(laid("Ro Kn1", "Ke1"), "o") == {"e1", "w1", "s1"}
    assert of(laid("No Kn1 Pn2", "Ke1"), "o") == {"n1e2", "n2e1", "n2w1", "s1e2"}


def test_a_move_may_not_break_the_chain() -> None:
    """The queen holds both ends together: she may only go where she still does."""
    position = laid("Ke1 Qo", "Kw1")
    assert of(position, "o") == {"n1", "s1"}
    assert "chain" in str(position.why_not(["o", "n3"]))
    with pytest.raises(IllegalMove):
        position.play("Q:o-n2")


def test_a_capture_may_not_break_the_chain_either() -> None:
    assert "w1" in of(laid("Ro Kn1", "Kw1 Pw2 Ps1"), "o")
    assert "w2" not in of(laid("Rw3 Kw4", "Kw1 Pw2 Po"), "w3"), "the king on w4 would be left alone"


def test_white_pawns_go_north_and_black_pawns_south_by_one_cell() -> None:
    position = laid("Po Ke1", "Kn1e1 Pn1w1 Rn2")
    assert of(position, "o") == {"n1", "n1e1", "n1w1"}
    black = laid("Ko", "Pn1 Ke1", ply=1)
    assert of(black, "n1") == set(), "its way is blocked, and the king beside it is not slanting ahead"
    assert of(laid("Ks1 Rs1w1", "Po Ke1", ply=1), "o") == {"s1w1"}


def test_the_board_grows_without_end() -> None:
    """Four pieces leapfrog eastwards; nothing ever stops them at the edge of the field."""
    position = laid("Ko Re1", "Kn1 Rn1e1", gone="QRBBNNPPPPPPPPqrbbnnpppppppp")
    board = position.variant.game.board
    assert board is not None
    for _ in range(60):
        quiet = [move for move in position.moves() if "x" not in move.text]
        position = position.play(max(quiet, key=lambda move: board.cells[board.at(move.steps[1])].x))
    assert not position.over
    assert len(pieces(position)) == 4


def test_pieces_near_the_edge_are_shifted_to_the_middle_together() -> None:
    position = laid("Ke17 Re18", "Kn1e17", ply=1)
    assert set(pieces(position.play("Q@n1e18"))) == {"e17", "e18", "n1e17", "n1e18"}
    assert set(pieces(position.play("Q@n1e19"))) == {"w1", "o", "n1w1", "n1e1"}


def test_captured_pieces_do_not_come_back() -> None:
    after = laid("Ro Kn1", "Pe1 Kn1e1").play("R:oxe1")
    assert pieces(after) == {"e1": "R", "n1": "K", "n1e1": "k"}
    black = after.scene().trays[1].items
    assert {item.id[-1]: item.label for item in black}["P"] == "7"


def test_who_captures_the_king_wins() -> None:
    over = laid("Ro Kn1", "Ke1 Pe2").play("R:oxe1")
    assert over.result is not None
    assert over.result.reason is Reason.CAPTURED
    assert over.result.payoffs == (1, -1)


def test_a_king_in_the_box_cannot_be_lost() -> None:
    position = laid("Ro", "Qe1").play("R:oxe1")
    assert not position.over
    assert "K@n1" in texts(position)


def test_with_all_pieces_down_one_can_only_move() -> None:
    position = laid("Ro Kn1", "Ke1", gone="QRBBNNPPPPPPPP")
    assert not any("@" in text for text in texts(position))


def test_who_cannot_move_draws() -> None:
    """The king is the only link between the enemy's two pieces, and White has nothing else."""
    over = laid("Ko", "Kn1w1 Rs1e1", gone="QRRBBNNPPPPPPPP")
    assert over.result is not None
    assert over.result.reason is Reason.NO_MOVES
    assert over.result.payoffs == (0, 0)
    assert not laid("Ko", "Kn1w1 Rs1e1", gone="RRBBNNPPPPPPPP").over, "with a queen in the box he has to put her down"


def test_a_hundred_moves_without_capture_or_new_piece_are_a_draw() -> None:
    over = laid("Ko Rn1", "Ke1", ply=200, more="quiet=99").play("K:o-s1")
    assert over.result is not None
    assert over.result.reason is Reason.NO_PROGRESS


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(NotationError, match="hang together"):
        laid("Ko", "Ke5")
    with pytest.raises(NotationError, match="one cell"):
        laid("Ko", "Ko")
    with pytest.raises(NotationError, match="edge"):
        laid("Ke20", "Ke19")
    with pytest.raises(NotationError, match="captured"):
        laid("Ro", "Re1", gone="k")


def test_by_the_books_rule_whoever_begins_wins_with_the_king_alone() -> None:
    """Whatever is put beside the only piece on the table is taken, sixteen times."""
    chooser = random.Random(3)
    for _ in range(5):
        position = Position.start(GAME).play("K@o")
        for number in range(16):
            letters = {move.text[0] for move in position.moves()}
            letter = min(letters, key="PNBRQK".index)
            put = chooser.choice([move for move in position.moves() if move.text[0] == letter])
            position = position.play(put)
            capture = next(move for move in position.moves() if "x" in move.text and move.steps[1] == put.steps[1])
            position = position.play(capture)
            assert position.over == (number == 15)
        assert position.result is not None
        assert position.result.payoffs == (1, -1)


def drawn(*moves: str) -> Position:
    position = Position.start(variant(GAME, "drawn"))
    for move in moves:
        position = position.play(move)
    return position


def test_lots_are_drawn_for_what_is_put_down() -> None:
    start = drawn()
    assert texts(start) == {"draw-piece"}
    lots = start.play("draw-piece")
    assert lots.chance
    weights = dict(zip((move.text for move in lots.moves()), lots.weights(), strict=True))
    assert weights == {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8}
    knight = lots.play("N")
    assert knight.actors == (0,)
    assert texts(knight) == {"N@o"}
    assert knight.scene().phase == "putting-drawn"
    assert [tray.name for tray in knight.scene().trays] == ["stock", "stock", "drawn"]
    assert "has to be put down" in str(knight.why_not(["o"]))
    after = knight.play("N@o")
    assert after.actors == (1,)
    assert "draw one first" in str(after.why_not(["hand:Q", "n1"]))
    answer = after.play("draw-piece").play("P").play("P@n1")
    assert (
        dict(
            zip((m.text for m in answer.play("draw-piece").moves()), answer.play("draw-piece").weights(), strict=True)
        )["N"]
        == 1
    )
    assert {"draw-piece", "N:o-n2e1"} <= texts(answer)


def test_what_has_been_drawn_cannot_be_exchanged_for_a_move() -> None:
    position = drawn("draw-piece", "K", "K@o", "draw-piece", "R", "R@n1e1", "draw-piece", "B")
    assert all(text.startswith("B@") for text in texts(position))


def test_texts_with_lots_that_cannot_be_are_refused() -> None:
    of_lots = variant(GAME, "drawn")
    with pytest.raises(NotationError, match="no lots are drawn"):
        Position.from_text(GAME, "actors=1 drawn=1")
    with pytest.raises(NotationError, match="only who has drawn"):
        Position.from_text(of_lots, "actors=1 drawn=1 mover=1 ply=2")
    with pytest.raises(NotationError, match="no such piece in the box"):
        Position.from_text(of_lots, "actors=1 drawn=1 ply=8 turn=2 at=841,0*15,882")


def test_what_can_be_taken_by_the_next_move_counts() -> None:
    def looks(position: Position) -> int:
        kernel = position.variant.compiled
        assert kernel.evaluate is not None
        return int(kernel.evaluate(position.row.copy(), position.variant.tables.row, 0))

    free, covered = laid("Kn1e1 Re1", "Qe2", ply=4), laid("Kn1e1 Re1", "Qe2 Re3", ply=4)
    safe, chained = laid("Ko Rn1", "Qn2e1", ply=4), laid("Ko Re1", "Qe2", ply=4)
    assert looks(free) > looks(covered) > looks(safe) == 0
    assert looks(chained) == 0, "the rook must not leave the king alone"
