"""Shogi: each rule where it bites, and Fairy-Stockfish as a second opinion."""

from __future__ import annotations

import random
import re
from importlib import import_module
from typing import cast

import pytest

from ludoteka import notation
from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant
from ludoteka.play.faces.chess import Face

START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"


def at(sfen: str, preset: str = "book") -> Position:
    return notation.read(variant("shogi", preset), sfen)


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def targets(position: Position, origin: str) -> set[str]:
    """Where the piece on a cell can go, + for a promotion."""
    usi = [position.variant.face.aliases(position.row, move.code) for move in position.moves()]
    return {text[0][2:] for text in usi if text and text[0].startswith(origin)}


def play(position: Position, moves: str) -> Position:
    for move in moves.split():
        position = position.play(move)
    return position


def reason(position: Position) -> Reason:
    assert position.result is not None
    return position.result.reason


# --- set-up and moves -----------------------------------------------------------------


def test_set_up() -> None:
    position = Position.start("shogi")
    assert notation.write(position) == START
    pieces = {item.cell: (item.glyph, item.owner) for item in position.scene().items}
    assert pieces["2h"] == ("shogi-rook", 0)
    assert pieces["8h"] == ("shogi-bishop", 0)
    assert pieces["8b"] == ("shogi-rook", 1)
    assert pieces["5a"] == ("shogi-king", 1)
    assert len(pieces) == 40
    assert position.actors == (0,)


def test_the_second_players_pieces_point_the_other_way() -> None:
    facing = {item.owner: item.facing for item in Position.start("shogi").scene().items}
    assert facing == {0: 0, 1: 180}


@pytest.mark.parametrize(
    ("piece", "cells"),
    [
        ("P", "5d"),
        ("L", "5d 5c 5c+ 5b 5b+ 5a+"),
        ("N", "4c 4c+ 6c 6c+"),
        ("S", "5d 4d 6d 4f 6f"),
        ("G", "5d 4d 6d 4e 6e 5f"),
        ("+P", "5d 4d 6d 4e 6e 5f"),
        ("+L", "5d 4d 6d 4e 6e 5f"),
        ("+N", "5d 4d 6d 4e 6e 5f"),
        ("+S", "5d 4d 6d 4e 6e 5f"),
        ("R", "5d 5c 5c+ 5b 5b+ 5a 5a+ 5f 5g 5h 5i 4e 3e 2e 1e 6e 7e 8e 9e"),
        ("B", "4d 3c 3c+ 2b 2b+ 1a 1a+ 6d 7c 7c+ 8b 8b+ 9a 9a+ 4f 3g 2h 1i 6f 7g 8h 9i"),
        ("+R", "5d 5c 5b 5a 5f 5g 5h 5i 4e 3e 2e 1e 6e 7e 8e 9e 4d 6d 4f 6f"),
        ("+B", "4d 3c 2b 1a 6d 7c 8b 9a 4f 3g 2h 1i 6f 7g 8h 9i 5d 4e 6e 5f"),
    ],
)
def test_how_the_pieces_move(piece: str, cells: str) -> None:
    position = at(f"9/9/k8/9/4{piece}4/9/8K/9/9 b - 1")
    assert targets(position, "5e") == set(cells.split())


def test_the_second_player_moves_down_the_board() -> None:
    assert targets(at("4k4/9/9/9/4n4/9/9/9/4K4 w - 2"), "5e") == {"4g", "4g+", "6g", "6g+"}


# --- promotion ----------------------------------------------------------------------


def test_promotion_when_entering_leaving_or_inside_the_zone() -> None:
    entering = at("4k4/9/9/4S4/9/9/9/9/4K4 b - 1")
    assert {"5c", "5c+"} <= targets(entering, "5d")
    inside = at("4k4/9/S8/9/9/9/9/9/4K4 b - 1")
    assert {"9b", "9b+", "8b", "8b+"} <= targets(inside, "9c")
    assert {"8d", "8d+"} <= targets(inside, "9c")
    assert targets(at("4k4/9/9/9/S8/9/9/9/4K4 b - 1"), "9e") == {"9d", "8d", "8f"}


def test_promotion_only_when_entering_in_the_books_words() -> None:
    inside = at("4k4/9/S8/9/9/9/9/9/4K4 b - 1", "entering")
    assert targets(inside, "9c") == {"9b", "8b", "8d"}
    assert {"5c", "5c+"} <= targets(at("4k4/9/9/4S4/9/9/9/9/4K4 b - 1", "entering"), "5d")
    pawn = at("4k4/P8/9/9/9/9/9/9/4K4 b - 1", "entering")
    assert targets(pawn, "9b") == {"9a+"}


def test_promotion_is_forced_where_the_piece_could_not_move_on() -> None:
    assert targets(at("4k4/P8/9/9/9/9/9/9/4K4 b - 1"), "9b") == {"9a+"}
    assert targets(at("4k4/9/N8/9/9/9/9/9/4K4 b - 1"), "9c") == {"8a+"}
    assert targets(at("4k4/9/9/N8/9/9/9/9/4K4 b - 1"), "9d") == {"8b+"}
    assert targets(at("4k4/9/9/9/N8/9/9/9/4K4 b - 1"), "9e") == {"8c", "8c+"}


def test_king_gold_and_promoted_pieces_do_not_promote() -> None:
    position = at("8k/9/9/G2+R1K3/9/9/9/9/9 b - 1")
    assert not [text for text in texts(position) if text.endswith(("+", "="))]


# --- drops ------------------------------------------------------------------------------


def test_a_captured_piece_comes_to_the_hand_unpromoted() -> None:
    position = at("4k4/9/9/9/4+p4/4P4/9/9/4K4 b - 1").play("Px5e")
    assert notation.write(position) == "4k4/9/9/9/4P4/9/9/9/4K4 w P 2"
    assert [item.id for item in position.scene().trays[0].items] == ["hand:P"]


def test_a_drop_goes_to_any_empty_cell() -> None:
    position = at("4k4/9/9/9/9/9/9/9/4K4 b G 1")
    assert sum(text.startswith("G*") for text in texts(position)) == 79
    assert position.find("G*5e").steps == ("hand:G", "5e")
    assert notation.write(position.play("G*5e")) == "4k4/9/9/9/4G4/9/9/9/4K4 w - 2"


@pytest.mark.parametrize(("piece", "rows"), [("P", "a"), ("L", "a"), ("N", "ab")])
def test_no_drop_on_a_cell_without_a_way_out(piece: str, rows: str) -> None:
    drops = [text for text in texts(at(f"4k4/9/9/9/9/9/9/9/4K4 b {piece} 1")) if text.startswith(f"{piece}*")]
    assert drops
    assert not {text[-1] for text in drops} & set(rows)
    assert {text[-1] for text in drops} == set("abcdefghi") - set(rows)


def test_no_second_pawn_in_a_file() -> None:
    position = at("4k4/9/9/9/9/9/4P4/9/3K5 b P 1")
    drops = {text[2:] for text in texts(position) if text.startswith("P*")}
    assert not {cell for cell in drops if cell[0] == "5"}
    assert {cell[0] for cell in drops} == set("12346789")


def test_a_promoted_pawn_does_not_count_for_the_file() -> None:
    position = at("4k4/9/9/9/9/9/4+P4/9/3K5 b P 1")
    assert "P*5f" in texts(position)


def test_no_mate_by_dropping_a_pawn() -> None:
    position = at("7nk/7n1/7S1/9/9/9/9/9/4K4 b P 1")
    assert "P*1b" not in texts(position)
    assert "P*1c" in texts(position)


def test_a_dropped_pawn_may_give_check() -> None:
    position = at("8k/9/7S1/9/9/9/9/9/4K4 b P 1")
    assert not position.play("P*1b").over


def test_a_pawn_drop_that_can_be_captured_is_no_mate() -> None:
    position = at("7nk/7r1/7S1/9/9/9/9/9/4K4 b P 1")
    assert not position.play("P*1b").over


def test_a_pawn_drop_that_only_a_pinned_piece_could_capture_is_mate() -> None:
    assert "P*1b" in texts(at("7gk/7n1/7S1/9/9/9/9/9/4K4 b P 1"))
    assert "P*1b" not in texts(at("5R1gk/7n1/7S1/9/9/9/9/9/4K4 b P 1"))


def test_mate_by_moving_a_pawn_or_dropping_another_piece_is_allowed() -> None:
    moved = at("7nk/7n1/7SP/9/9/9/9/9/4K4 b - 1").play("1c1b")
    assert reason(moved) is Reason.CHECKMATE
    dropped = at("7nk/7n1/7S1/9/9/9/9/9/4K4 b G 1").play("G*1b")
    assert reason(dropped) is Reason.CHECKMATE


# --- the end ------------------------------------------------------------------------------


def test_checkmate_wins() -> None:
    position = at("4k4/9/4P4/9/9/9/9/9/4K4 b G 1").play("G*5b")
    assert position.result is not None
    assert position.result.winners == (0,)
    assert reason(position) is Reason.CHECKMATE


def test_a_player_without_a_move_loses() -> None:
    position = at("8k/5R3/7R1/9/9/9/9/9/4K4 w - 2")
    assert position.result is not None
    assert position.result.winners == (0,)
    assert reason(position) is Reason.STALEMATE


def test_the_fourth_time_the_same_position_is_a_draw() -> None:
    position = Position.start("shogi")
    position = play(position, "3i4h 7a6b 4h3i 6b7a " * 2 + "3i4h 7a6b 4h3i")
    assert not position.over
    position = position.play("6b7a")
    assert position.result is not None
    assert position.result.draw
    assert reason(position) is Reason.REPETITION


def test_positions_with_other_hands_are_not_the_same() -> None:
    quiet = "4k4/9/9/9/9/9/9/9/4K4 b {} 1"
    one, two = at(quiet.format("P")), at(quiet.format("2P"))
    assert one.row[variant("shogi").tables.field("key").at] != two.row[variant("shogi").tables.field("key").at]


def test_perpetual_check_loses() -> None:
    """The rook follows the king: each of its moves is a check."""
    start = at("4k4/9/9/9/9/9/9/4R4/4K4 w - 2")
    position = play(start, "5a4a " + "5h4h 4a5a 4h5h 5a4a " * 2 + "5h4h 4a5a")
    assert not position.over
    position = position.play("4h5h")
    assert reason(position) is Reason.PERPETUAL_CHECK
    assert position.result is not None
    assert position.result.winners == (1,)


def test_repetition_with_one_quiet_move_is_only_a_draw() -> None:
    start = at("4k4/9/9/9/9/9/9/4R4/8K w - 2")
    cycle = "5a4a 5h4h 4a3a 4h3h 3a4a 3h2h 4a5a 2h5h "
    position = play(start, cycle * 2 + " ".join(cycle.split()[:-1]))
    assert not position.over
    assert reason(position.play("2h5h")) is Reason.REPETITION


def test_a_game_of_five_hundred_moves_is_a_draw() -> None:
    position = at("4k4/9/9/9/9/9/9/9/3GK4 b - 499")
    position = play(position, "5i5h 5a5b")
    assert reason(position) is Reason.LIMIT
    assert position.result is not None
    assert position.result.draw


# --- impasse --------------------------------------------------------------------------------

ENTERED = "4K4/9/9/9/9/9/9/9/4k4 b {} 1"


def count(hands: str) -> Position:
    return at(ENTERED.format(hands)).play(["do:count"])


def test_both_kings_in_the_zone_allow_the_count() -> None:
    assert "count" in texts(at(ENTERED.format("P")))
    assert "count" not in texts(at("9/9/9/4K4/9/9/9/9/4k4 b P 1"))
    assert "count" not in texts(at(ENTERED.format("P"), "no-count"))


def test_no_count_in_check() -> None:
    assert "count" not in texts(at("4K4/9/9/9/9/9/4r4/9/k8 b P 1"))


def test_twenty_four_points_each_is_a_draw() -> None:
    position = count("2R2B4G4s4n4l18p")
    assert position.result is not None
    assert position.result.points[:2] == (24, 30)
    assert position.result.draw
    assert reason(position) is Reason.IMPASSE


def test_the_player_with_fewer_points_loses_below_twenty_four() -> None:
    position = count("2R2B4G4S4N18p4l")
    assert position.result is not None
    assert position.result.points[:2] == (32, 22)
    assert position.result.winners == (0,)


def test_promotion_does_not_count_and_pieces_on_the_board_do() -> None:
    position = at("+R+B2K4/9/9/9/9/9/9/p8/4k4 b 3P 1").play("count")
    assert position.result is not None
    assert position.result.points[:2] == (13, 1)


# --- texts and notation -------------------------------------------------------------------


def test_moves_are_written_as_western_players_do() -> None:
    position = play(Position.start("shogi"), "P-7f P-3d")
    assert {"Bx2b+", "Bx2b=", "G6i-5h", "G4i-5h", "P-2f"} <= texts(position)
    assert position.find("8h2b+").text == "Bx2b+"
    assert position.find("8h2b+").steps == ("8h", "2b", "as:+B")
    assert position.find("8h2b").text == "Bx2b="
    assert position.find("Bx2b").text == "Bx2b="
    assert position.find("8h2b").steps == ("8h", "2b", "as:B")
    assert position.find("7f7e").steps == ("7f", "7e")


def test_a_dropped_piece_is_told_from_one_that_moves() -> None:
    position = at("4k4/9/9/9/9/9/4G4/9/4K4 b G 1")
    assert {"G-5f", "G*5f"} <= texts(position)
    assert position.find("G*5f").steps == ("hand:G", "5f")


@pytest.mark.parametrize(
    ("sfen", "says"),
    [
        ("9/9/9/9/9/9/9/9/4K4 b - 1", "one king of White, got 0"),
        ("4k3P/9/9/9/9/9/9/9/4K4 b - 1", "pawn of Black cannot stand on 1a"),
        ("4k4/8N/9/9/9/9/9/9/4K4 b - 1", "knight of Black cannot stand on 1b"),
        ("4k4/9/9/9/8P/8P/9/9/4K4 b - 1", "2 pieces of the kind pawn"),
        ("4k4/9/9/9/RRR6/9/9/9/4K4 b - 1", "at most 2 pieces of the kind rook, got 3"),
        ("4k4/9/9/9/9/9/9/9/4K4 b 19P 1", "pawn, got 19"),
        ("4k4/9/9/9/9/9/9/9/4K4 b K 1", "no king can be held"),
        ("4k4/4R4/9/9/9/9/9/9/4K4 b - 1", "White is in check"),
        ("4k4/9/9/9/9/9/9/4K4 b - 1", "expected 9 rows, got 8"),
        ("4k5/9/9/9/9/9/9/9/4K4 b - 1", "expected 9 cells in a row, got 10"),
        ("4k4/9/9/9/9/9/9/9/4K4 x - 1", "b or w"),
        ("4k4/9/9/9/9/9/9/9/4K4 b 0P 1", "pieces in hand"),
        ("4k4/9/9/9/9/9/9/9/4K4 b Z 1", "no piece Z"),
        ("4k4/9/9/9/4+G4/9/9/9/4K4 b - 1", "no piece +G"),
        ("4k4/9/9/9/9/9/9/9/4K4 b", "3 or 4 words"),
        ("4k4/9/9/9/9/9/9/9/4K4 b - one", "number of the move"),
    ],
)
def test_impossible_positions_are_refused_in_one_clear_line(sfen: str, says: str) -> None:
    with pytest.raises(NotationError) as error:
        at(sfen)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


# --- Fairy-Stockfish as a second opinion ---------------------------------------------------


def fairy(position: Position, code: int) -> str:
    """A move as Fairy-Stockfish writes it: files a-i from the left, rows 1-9 from below."""
    usi = cast("Face", position.variant.face).short(position.row, code)
    cell = lambda name: f"{'abcdefghi'[9 - int(name[0])]}{9 - 'abcdefghi'.index(name[1])}"  # noqa: E731
    if "*" in usi:
        return f"{usi[0]}@{cell(usi[2:])}"
    return cell(usi[:2]) + cell(usi[2:4]) + usi[4:]


def checking_drop(fen: str) -> str:
    """The only drop of a pawn that gives check, as Fairy-Stockfish writes it: right before the king."""
    king, way = ("k", -1) if fen.split()[1] == "w" else ("K", 1)
    for at, packed in enumerate(fen.partition("[")[0].split("/")):
        row = re.sub(r"\d", lambda empty: "." * int(empty[0]), packed.replace("+", ""))
        if king in row:
            return f"P@{'abcdefghi'[row.index(king)]}{9 - at + way}"
    raise AssertionError(f"there is no {king} in {fen}")


def compare_random_game(seed: int, plies: int) -> None:
    """The legal moves of a random game in both programs.

    Fairy-Stockfish lists a pawn drop that mates and scores it as lost; here it is not legal.
    """
    pyffish = import_module("pyffish")
    chooser = random.Random(seed)
    position, fen = Position.start("shogi", "no-count"), pyffish.start_fen("shogi")
    while not position.over and position.ply < plies:
        mine = {fairy(position, code): code for code in position.codes}
        theirs = set(pyffish.legal_moves("shogi", fen, []))
        drop = checking_drop(fen)
        if drop in theirs and not pyffish.legal_moves("shogi", fen, [drop]):
            theirs.remove(drop)
        assert set(mine) == theirs, notation.write(position)
        move = chooser.choice(sorted(mine))
        position, fen = position.play(mine[move]), pyffish.get_fen("shogi", fen, [move])
        assert notation.write(position).split()[0] == fen.split("[")[0]
    if position.over and reason(position) is Reason.CHECKMATE:
        assert not pyffish.legal_moves("shogi", fen, [])


@pytest.mark.parametrize("seed", range(6))
def test_random_games_agree_with_fairy_stockfish(seed: int) -> None:
    compare_random_game(seed, 120)


@pytest.mark.slow
def test_many_random_games_agree_with_fairy_stockfish() -> None:
    for seed in range(100, 120):
        compare_random_game(seed, 300)


# --- why not -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sfen", "steps", "message"),
    [
        ("4k4/9/9/9/9/9/4P4/9/3K5 b P 1", "hand:P 5e", "chess-second-in-file"),
        ("4k4/9/9/9/9/9/4P4/9/3K5 b P 1", "hand:P 4a", "chess-drop-stuck"),
        ("4k4/9/9/9/9/9/4P4/9/3K5 b P 1", "hand:P 5a", "chess-drop-occupied"),
        ("4k4/9/9/9/9/9/4P4/9/3K5 b P 1", "hand:G 5e", "chess-not-in-hand"),
        ("7nk/7n1/7S1/9/9/9/9/9/4K4 b P 1", "hand:P 1b", "chess-drop-mate"),
        ("4k4/4r4/9/9/9/9/9/9/4K4 b P 1", "hand:P 1e", "chess-check"),
        ("4k4/9/9/9/9/9/4S4/9/3K5 b - 1", "5g 4g", "chess-ways"),
        ("4k4/9/9/9/9/9/4S4/9/3K5 b - 1", "do:count", "chess-no-count"),
        ("4k4/9/9/4S4/9/9/9/9/3K5 b - 1", "5d 5c as:G", "chess-becomes"),
    ],
)
def test_a_wrong_try_is_answered_with_the_rule(sfen: str, steps: str, message: str) -> None:
    why = at(sfen).why_not(steps.split())
    assert why is not None
    assert why.id == message
    assert why.say("en") != why.say("hu")
