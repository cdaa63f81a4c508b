"""Dark chess: what is seen and what is not, moves without check, capture of the king. Noninterference: test_hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.books import render
from ludoteka.books.book import BookError, Diagram, read_diagram
from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules.abi import PAYOFF, QUIET, REASON

GAME = "dark-chess"
LETTERS = "KQRBNP"
ARMY = Counter({"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8})


def laid(white: str, black: str, *, turn: int = 0, more: str = "") -> Position:
    """Pieces as "Ke1"; all others have been taken; nobody may castle."""
    board = variant(GAME).game.board
    assert board is not None
    codes, taken = [0] * len(board), []
    for sign, pieces in ((1, white), (-1, black)):
        have = Counter(piece[0] for piece in pieces.split())
        taken += [ARMY[letter] - have[letter] for letter in LETTERS]
        for piece in pieces.split():
            codes[board.at(piece[1:])] = sign * (LETTERS.index(piece[0]) + 1)
    cells, lost = ",".join(map(str, codes)), ",".join(map(str, taken))
    return Position.from_text(GAME, f"actors={1 + turn % 2} ply={turn} turn={turn} cells={cells} taken={lost} {more}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def seen(position: Position, viewer: int) -> set[str]:
    board = position.variant.game.board
    assert board is not None
    return set(board.names) - set(position.scene(viewer).shaded)


def pieces(position: Position, viewer: int) -> dict[str, str]:
    return {item.cell: item.letter for item in position.scene(viewer).items}


def test_at_the_start_each_sees_the_half_he_can_reach() -> None:
    start = Position.start(GAME)
    assert seen(start, 0) == {f"{file}{rank}" for file in "abcdefgh" for rank in (1, 2, 3, 4)}
    assert seen(start, 1) == {f"{file}{rank}" for file in "abcdefgh" for rank in (5, 6, 7, 8)}
    assert len(pieces(start, 0)) == 16
    assert seen(start, -1) == set(), "a spectator sees nothing before the end"


def test_a_slider_sees_up_to_the_first_piece_it_can_take() -> None:
    position = laid("Kh1 Ra1", "Kh8 Ra5 Qa7")
    assert {"a2", "a3", "a4", "a5", "b1", "g1"} <= seen(position, 0)
    assert not {"a6", "a7", "h8"} & seen(position, 0)
    assert pieces(position, 0) == {"h1": "K", "a1": "R", "a5": "r"}


def test_a_pawn_does_not_see_what_blocks_it() -> None:
    position = laid("Kh1 Pe4", "Ka8 Pe5 Nd5")
    assert "e5" not in seen(position, 0)
    assert "d5" in seen(position, 0)
    assert "f5" not in seen(position, 0)


def test_a_pawn_sees_its_free_way() -> None:
    assert {"e3", "e4"} <= seen(laid("Kh1 Pe2", "Ka8"), 0)
    assert "e4" not in seen(laid("Kh1 Pe2", "Ka8 Ne4"), 0)


def test_the_enemys_move_is_only_announced() -> None:
    start = Position.start(GAME)
    face = start.variant.face
    code = start.find("e4").code
    assert face.seen_text(start.row, code, 0) == "e4"
    assert face.seen_text(start.row, code, 1) == "?"
    assert face.seen_text(start.row, code, -1) == "?"


def test_a_captured_piece_is_missed_but_the_captor_may_stay_unseen() -> None:
    after = laid("Kh1 Ra1 Pb2", "Kh8 Be5").play("Ra2").play("Bxb2")
    assert "b2" in seen(after, 0), "the rook on a2 attacks it"
    hidden = laid("Kh1 Pb2", "Kh8 Be5").play("Kg1").play("Bxb2")
    assert "b2" not in seen(hidden, 0)
    assert pieces(hidden, 0) == {"g1": "K"}


def test_a_capture_in_passing_is_shown_to_who_can_make_it_and_to_nobody_else() -> None:
    position = laid("Kh1 Pe5", "Kh8 Pd7", turn=1).play("d5")
    assert "exd6" in texts(position)
    assert {"d5", "d6"} <= seen(position, 0)
    assert position.observe(1).row[position.variant.face.rules.STEP_TO] == 0
    assert "e5" not in seen(position, 1)


def test_the_king_may_step_into_danger_and_stay_there() -> None:
    position = laid("Ke1", "Kh8 Rd8")
    assert "Kd1" in texts(position)
    assert "Kd2" in texts(position)


def test_castling_through_danger_is_allowed() -> None:
    position = laid("Ke1 Rh1", "Ka8 Rf8", more="rights=1")
    assert "O-O" in texts(position)


def test_who_captures_the_king_wins_and_all_is_shown() -> None:
    over = laid("Kh1 Ra1", "Ka8 Pb7").play("Rxa8")
    assert over.result is not None
    assert over.result.reason is Reason.CAPTURED
    assert over.result.payoffs == (1, -1)
    assert len(seen(over, 1)) == 64
    assert over.points == (0, 0)


def test_stalemate_would_be_a_draw() -> None:
    """A king can go into danger, so it is hardly ever without a move; the rule is asked directly."""
    of = variant(GAME)
    row = of.start.copy()
    of.kernel.result(row, of.tables.row)
    assert row[REASON] == Reason.STALEMATE
    assert row[PAYOFF : PAYOFF + 2].tolist() == [0, 0]


def test_without_progress_the_game_is_a_draw_and_nobody_is_told_the_count() -> None:
    position = laid("Kh1", "Ka8", turn=100, more="quiet=99")
    assert position.observe(0).row[QUIET] == 0
    over = position.play("Kg1")
    assert over.result is not None
    assert over.result.reason is Reason.NO_PROGRESS


def test_nobody_learns_the_others_rights_to_castle() -> None:
    start = Position.start(GAME)
    at = start.variant.tables.field("rights").at
    assert start.observe(0).row[at] == 0b0011
    assert start.observe(1).row[at] == 0b1100
    assert start.observe(-1).row[at] == 0


def test_a_guess_has_the_pieces_that_are_left_and_fills_what_blocks() -> None:
    position = laid("Kh1 Pe4 Ra1", "Ka8 Pe5 Nd5 Qb8")
    for seed in range(20):
        guess = position.observe(0).sample(seed)
        have = Counter(item.letter for item in guess.scene(1).items if item.owner == 1)
        assert guess.observe(0) == position.observe(0)
        assert have.total() <= 4
        assert pieces(guess, 1).get("e5", "").islower(), "an enemy stands on e5"


def test_a_position_has_lost_what_it_lacks() -> None:
    with pytest.raises(NotationError, match="in all"):
        Position.from_text(GAME, laid("Kh1 Pe4", "Ka8").text().replace("taken=0,1", "taken=0,0"))


def test_diagrams_of_books_show_what_a_seat_sees_or_all() -> None:
    text = laid("Kh1 Ra1", "Kh8 Ra5 Qa7").text()
    drawn = {eyes: render.draw_svg(Diagram(GAME, position=text, eyes=eyes)) for eyes in ("", "1", "all")}
    assert drawn["all"].count("scale(") > drawn["1"].count("scale(") > drawn[""].count("scale(")
    with pytest.raises(BookError, match="eyes"):
        read_diagram(GAME, "eyes: white")
