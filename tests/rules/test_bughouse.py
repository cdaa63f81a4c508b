"""Bughouse: two boards at once, pieces passed to the partner, drops, waiting, mate for the team."""

from __future__ import annotations

import random
import re
from importlib import import_module

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.play.faces.bughouse import Face

GAME = "bughouse"


def face_of(position: Position) -> Face:
    face = position.variant.face
    assert isinstance(face, Face)
    return face


def fen(position: Position, board: int) -> str:
    """One board with its hands, as other programs read it."""
    face = face_of(position)
    row, game = face.board_row(position.row, board), face.game.chess
    codes = face.inner.codes(row)
    rows = []
    for line in game.rows:
        text = ""
        for cell in line:
            code = codes[cell]
            letter = game.letters[abs(code) - 1] if code else "1"
            text += letter if code >= 0 else letter.lower()
        rows.append(re.sub("1+", lambda run: str(len(run[0])), text))
    hands = "".join(
        (letter if side == 0 else letter.lower()) * face.inner.held(row, side, kind)
        for side in (0, 1)
        for kind, letter in enumerate(game.letters)
    )
    rights = "".join(c.letter for at, c in enumerate(game.castling) if face.inner.rights(row) >> at & 1) or "-"
    passed = face.inner.passed_cells(row)
    step = game.squares.names[passed[0]] if passed else "-"
    turn = "wb"[face.inner.to_move(row)]
    return f"{'/'.join(rows)}[{hands}] {turn} {rights} {step} 0 1"


def hands(position: Position) -> dict[int, str]:
    """The pieces in hand of each seat."""
    trays = position.scene().trays
    return {
        tray.owner: "".join(item.id[-1] * int(item.label or 1) for item in tray.items) for tray in trays if tray.items
    }


def play(position: Position, moves: str) -> Position:
    for move in moves.split():
        position = position.play(move)
    return position


def texts(position: Position, seat: int) -> set[str]:
    return {move.text for move in position.moves(seat)}


def test_two_boards_of_chess_and_two_teams() -> None:
    start = Position.start(GAME)
    chess = {(item.cell, item.letter) for item in Position.start("chess").scene().items}
    for board, name in enumerate("AB"):
        items = [item for item in start.scene().items if item.cell.startswith(name)]
        assert {(item.cell[1:], item.letter) for item in items} == chess
        assert {item.owner for item in items} == {2 * board, 2 * board + 1}
    assert start.variant.game.teams == ((0, 3), (1, 2))


def test_both_boards_move_at_any_time() -> None:
    start = Position.start(GAME)
    assert start.actors == (0, 2)
    assert start.awaited == (0, 2)
    assert len(start.moves()) == 40
    one = play(start, "A:e4 A:e5 A:Nf3")
    assert one.actors == (1, 2)
    assert one == play(start, "A:e4 A:e5 A:Nf3")
    mixed = play(start, "B:d4 A:e4 B:d5 A:e5")
    assert mixed.actors == (0, 2)


def test_a_captured_piece_goes_to_the_partner() -> None:
    """White of board A takes a black pawn; Black of board B, his partner, may drop a black pawn."""
    position = play(Position.start(GAME), "A:e4 A:d5 A:exd5")
    assert hands(position) == {3: "P"}
    position = play(position, "A:Qxd5")
    assert hands(position) == {3: "P", 2: "P"}


def test_pieces_in_hand_are_dropped_instead_of_a_move() -> None:
    position = play(Position.start(GAME), "A:e4 A:d5 A:exd5 B:e4")
    assert "B:P@e3" in texts(position, 3)
    assert position.find("B:P@e3", 3).steps == ("hand:P", "Be3")
    after = position.play("B:P@e3")
    assert hands(after) == {}
    assert any(item.cell == "Be3" and item.owner == 3 for item in after.scene().items)


def test_pawns_are_not_dropped_on_the_first_and_last_row() -> None:
    position = play(Position.start(GAME), "A:e4 A:d5 A:exd5 B:Nf3 B:Nf6 B:Ng1 B:Ng8 B:Nf3")
    drops = {text for text in texts(position, 3) if "@" in text}
    assert "B:P@h3" in drops
    assert not {text for text in drops if text.rstrip("+#")[-1] in "18"}
    assert str(position.why_not(["hand:P", "Bg1"], 3)) == (
        "A pawn may not be dropped on the first or the last row: Bg1."
    )


def test_a_dropped_pawn_on_the_second_row_may_go_two_cells() -> None:
    position = play(Position.start(GAME), "A:e4 A:d5 A:exd5 A:Qxd5")
    assert hands(position) == {3: "P", 2: "P"}
    position = play(position, "B:b4 B:a6 B:b5 B:axb5 B:P@b2 B:h6")
    assert "B:b4" in texts(position, 2)


def test_a_promoted_piece_is_a_pawn_again_when_it_is_captured() -> None:
    moves = "A:a4 A:b5 A:axb5 A:a6 A:bxa6 A:Nc6 A:a7 A:Nb8 A:axb8=Q~ A:Rxb8"
    position = play(Position.start(GAME), moves)
    assert hands(position) == {2: "P", 3: "NPP"}


def test_who_has_no_move_and_could_be_helped_waits() -> None:
    """Fool's mate from afar: a piece dropped between would parry it, so the game goes on at the other board."""
    waiting = play(Position.start(GAME), "A:f3 A:e5 A:g4 A:Qh4+")
    assert waiting.actors == (2,)
    assert not waiting.over
    assert str(waiting.why_not(["Ae2", "Ae3"], 0)) == "It is not your turn."
    helped = play(waiting, "B:e4 B:d5 B:exd5 B:Qxd5")
    assert hands(helped) == {0: "P", 1: "P"}
    assert helped.actors == (0, 2)
    assert texts(helped, 0) == {"A:P@g3", "A:P@f2"}


def test_a_check_is_written_as_mate_only_if_no_piece_could_help() -> None:
    assert "A:Qh4+" in texts(play(Position.start(GAME), "A:f3 A:e5 A:g4"), 1)
    assert "A:Qxf7#" in texts(play(Position.start(GAME), "A:e4 A:e5 A:Bc4 A:Nc6 A:Qh5 A:Nf6"), 0)


def test_a_mate_that_no_piece_can_parry_wins_for_the_team() -> None:
    position = play(Position.start(GAME), "A:e4 A:e5 A:Bc4 A:Nc6 A:Qh5 A:Nf6 A:Qxf7#")
    assert position.result is not None
    assert position.result.reason is Reason.CHECKMATE
    assert position.result.payoffs == (1, -1, -1, 1)


def test_the_longest_game_is_a_draw() -> None:
    position = Position.start(GAME)
    quiet = ("A:Nf3", "A:Nf6", "A:Ng1", "A:Ng8")
    for at in range(600):
        position = position.play(quiet[at % 4])
    assert position.result is not None
    assert position.result.reason is Reason.LIMIT
    assert position.result.payoffs == (0, 0, 0, 0)


def test_each_seat_sees_his_own_and_his_partners_pieces_below() -> None:
    start = Position.start(GAME)
    assert [start.scene(seat).turns for seat in range(4)] == [(0, 180), (180, 0), (180, 0), (0, 180)]


def test_nobody_plays_on_the_other_board() -> None:
    start = Position.start(GAME)
    assert str(start.why_not(["Be2", "Be4"], 0)) == "You play on board A."
    with pytest.raises(IllegalMove):
        start.play("A:e5")


def test_the_clock_of_a_minute_a_move_is_advised() -> None:
    assert variant(GAME).game.control == "move 60"
    assert variant(GAME, options={"clock": "none"}).game.control == ""


@pytest.mark.parametrize("seed", range(2))
def test_legal_moves_agree_with_another_program_in_random_games(seed: int) -> None:
    """Fairy-Stockfish's bughouse, board by board, with the hands as they stand."""
    pyffish = import_module("pyffish")
    chooser = random.Random(seed)
    position = Position.start(GAME)
    face = face_of(position)
    while not position.over and position.ply < 100:
        for seat in position.actors:
            ours = set()
            for move in position.moves(seat):
                alias = face.inner.aliases(face.board_row(position.row, seat // 2), face.parts(move.code)[1])[0]
                ours.add(alias.replace("*", "@").replace("~", ""))
            theirs = set(pyffish.legal_moves("bughouse", fen(position, seat // 2), []))
            assert ours == theirs, fen(position, seat // 2)
        position = position.play(chooser.choice(position.codes))


def test_impossible_positions_are_refused() -> None:
    text = Position.start(GAME).text()
    with pytest.raises(NotationError, match="actors"):
        Position.from_text(GAME, text.replace("actors=5", "actors=9"))
    with pytest.raises(NotationError, match="kings"):
        Position.from_text(GAME, text.replace("3,5,4,2,1,4,5,3", "3,5,4,2,2,4,5,3", 1))
    with pytest.raises(NotationError, match="pieces of the kind"):
        Position.from_text(GAME, text.replace("3,5,4,2,1,4,5,3", "3,2,2,2,1,2,2,3"))
