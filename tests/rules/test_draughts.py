"""International and English draughts: set-ups, each rule where it bites, endings, and counts from outside."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from draughts import Board as OtherBoard
from draughts.core.game import Game as OtherGame

from ludoteka.boards import Coordinates, Square
from ludoteka.declare import Reason
from ludoteka.declare.draughts import Draughts, numbers
from ludoteka.notation import pdn
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.play.variant import Key, Variant
from ludoteka.rules import draughts_tables, drive
from ludoteka.rules.abi import QUIET

INTERNATIONAL, ENGLISH, RUSSIAN = "international-draughts", "english-draughts", "russian-draughts"


def at(fen: str, game: str = INTERNATIONAL) -> Position:
    return pdn.read(variant(game), fen)


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def perft(position: Position, depth: int) -> int:
    of = position.variant
    return drive.perft(of.compiled, of.tables.row, position.row, depth)


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


# --- set-up --------------------------------------------------------------------------------------------------------


def test_international_white_begins_with_twenty_men_on_the_lower_four_rows():
    start = Position.start(INTERNATIONAL)
    assert pdn.write(start) == "W:W31-50:B1-20"
    assert texts(start) == {"31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"}


def test_cells_are_numbered_from_the_upper_left_and_the_left_hand_corner_is_dark():
    board = variant(INTERNATIONAL).game.board
    places = {name: (board.cells[board.at(name)].x, board.cells[board.at(name)].y) for name in ("1", "5", "46", "50")}
    assert places == {"1": (1.5, 0.5), "5": (9.5, 0.5), "46": (0.5, 9.5), "50": (8.5, 9.5)}


def test_english_black_begins_with_twelve_men():
    start = Position.start(ENGLISH)
    assert pdn.write(start) == "B:W21-32:B1-12"
    assert texts(start) == {"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"}


@pytest.mark.parametrize("key", ["international-draughts:book", "english-draughts:book", "english-draughts:lattjo"])
def test_dark_begins_by_the_book_and_by_the_lattjo_box(key):
    assert Position.start(key).variant.game.sides[0].name == "Black"
    assert pdn.write(Position.start(key))[0] == "B"


# --- counts from outside -------------------------------------------------------------------------------------------

BIK = "Aart Bik, aartbik.blogspot.com, 2012"
FORUM = "the thread on perft in the forum of the world federation, laatste.info, t=2308"
POSITIONS = [
    (INTERNATIONAL, "W:W31-50:B1-20", [9, 81, 658, 4265, 27117, 167140, 1049442], BIK),
    (
        INTERNATIONAL,
        "W:W25,27,28,30,32-35,37,38:B12-14,16,18,19,21,23,24,26",
        [6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88050],
        FORUM,
    ),
    (
        INTERNATIONAL,
        "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46",
        [14, 55, 1168, 5432, 87195, 629010],
        FORUM,
    ),
    (ENGLISH, "B:W21-32:B1-12", [7, 49, 302, 1469, 7361, 36768, 179740, 845931], BIK),
]


@pytest.mark.parametrize(("game", "fen", "counts", "source"), POSITIONS)
def test_perft_equals_the_published_counts(game, fen, counts, source):
    assert [perft(at(fen, game), depth + 1) for depth in range(len(counts))] == counts, source


def our_moves(position: Position) -> set[tuple[int, int, frozenset[int]]]:
    found = set()
    for move in position.moves():
        taken = move.code >> 12
        cells = frozenset(cell + 1 for cell in range(50) if taken >> cell & 1)
        found.add((int(move.steps[0]), int(move.steps[-1]), cells))
    return found


def other_moves(game: str, fen: str) -> set[tuple[int, int, frozenset[int]]]:
    """The legal moves by pydraughts."""
    fen = re.sub(r"(\d+)-(\d+)", lambda m: ",".join(map(str, range(int(m[1]), int(m[2]) + 1))), fen)
    if game == RUSSIAN:
        routes, taken = OtherGame("russian", fen).legal_moves()
    else:
        routes, taken = OtherBoard("english" if game == ENGLISH else "standard", fen)._legal_moves_board()
    return {
        (route[0][0], route[-1][1], frozenset(cell for cell in cells if cell))
        for route, cells in zip(routes, taken, strict=True)
    }


@pytest.mark.parametrize(("game", "games"), [(INTERNATIONAL, 3), (ENGLISH, 8)])
def test_moves_of_random_games_agree_with_pydraughts(game, games):
    chooser = random.Random(game)
    for _ in range(games):
        position = Position.start(game)
        while not position.over:
            fen = pdn.write(position)
            assert our_moves(position) == other_moves(game, fen), fen
            position = position.play(chooser.choice(position.codes))


@pytest.mark.parametrize(("game", "cells", "crown"), [(INTERNATIONAL, 50, 5), (ENGLISH, 32, 4)])
def test_moves_of_positions_with_many_kings_agree_with_pydraughts(game, cells, crown):
    chooser = random.Random(game)
    for _ in range(150):
        inner = chooser.sample(range(crown + 1, cells - crown + 1), 12)
        white = ",".join(f"{chooser.choice(('', 'K'))}{cell}" for cell in inner[:6])
        black = ",".join(f"{chooser.choice(('', 'K'))}{cell}" for cell in inner[6:])
        fen = f"{chooser.choice('WB')}:W{white}:B{black}"
        assert our_moves(at(fen, game)) == other_moves(game, fen), fen


# --- rules and boards that other draughts games need ---------------------------------------------------------------


def declared(game: Draughts) -> Variant:
    """A variant of a game that is not in the box."""
    of = object.__new__(Variant)
    of.game, of.key = game, Key(game.id)
    return of


def test_russian_draughts_men_go_on_as_kings_when_they_pass_the_far_row():
    """Crowning in passing, flying kings and free choice, against pydraughts."""
    russian = variant("english-draughts:russian")
    chooser = random.Random("russian")
    passed = 0
    for _ in range(12):
        position = Position.start(russian)
        while not position.over:
            fen = pdn.write(position)
            moves = our_moves(position)
            assert moves == other_moves(RUSSIAN, fen), fen
            passed += any(len(taken) > 1 and to > 4 and min(taken) < 9 for _, to, taken in moves)
            position = position.play(chooser.choice(position.codes))
    assert passed


# Counts known from other draughts programs.
@pytest.mark.parametrize(
    ("preset", "counts"),
    [
        ("russian", [7, 49, 302, 1469, 7482, 37986, 190146, 929899]),
        ("brazilian", [7, 49, 302, 1469, 7473, 37628, 187302, 907830]),
    ],
)
def test_perft_of_the_games_with_flying_kings_on_the_chessboard(preset, counts):
    start = Position.start(variant(ENGLISH, preset))
    assert [perft(start, depth) for depth in range(1, 9)] == counts


def test_in_brazilian_draughts_the_most_pieces_must_be_taken():
    fen = "W:W26,32:B22,23,15"
    assert len(texts(at(fen, "english-draughts:russian"))) > len(texts(at(fen, "english-draughts:brazilian"))) > 0


def test_a_hash_of_the_captured_pieces_serves_boards_too_large_for_bits(monkeypatch):
    monkeypatch.setattr(draughts_tables, "EXACT_CELLS", 0)
    of = declared(variant(INTERNATIONAL).game)
    for _, fen, counts, source in POSITIONS[:3]:
        assert [perft(pdn.read(of, fen), depth) for depth in range(1, 6)] == counts[:5], source


def test_a_board_of_two_hundred_cells_can_be_played_on():
    small = variant(INTERNATIONAL).game
    board = Square(20, 10, checkered=True, coordinates=Coordinates.DARK_NUMBERS)
    white, black = small.armies
    wide = declared(
        replace(
            small,
            id="wide",
            board=board,
            armies=(
                replace(white, men=numbers(61, 100), crown=numbers(1, 10)),
                replace(black, men=numbers(1, 40), crown=numbers(91, 100)),
            ),
        )
    )
    position = Position.start(wide)
    assert len(position.moves()) == 19
    chooser = random.Random("wide")
    while not position.over:
        assert len(texts(position)) == len(position.moves()) == len(set(position.codes))
        position = position.play(chooser.choice(position.codes))


# --- moving and capturing ------------------------------------------------------------------------------------------


def test_men_move_forward_but_capture_backwards_in_international():
    assert texts(at("W:W28:B45")) == {"28-22", "28-23"}
    assert texts(at("W:W28:B33")) == {"28x39"}


def test_english_men_do_not_capture_backwards():
    assert texts(at("W:W14:B18", ENGLISH)) == {"14-9", "14-10"}
    assert texts(at("W:W14:B18", "english-draughts:book")) == {"14x23"}


def test_capture_is_forced():
    position = at("W:W28,50:B23")
    assert texts(position) == {"28x19"}
    with pytest.raises(IllegalMove):
        position.play("50-45")


def test_own_pieces_are_not_jumped_and_two_in_a_row_block():
    assert texts(at("W:W28,23:B45")) == {"28-22", "23-18", "23-19"}
    assert texts(at("W:W28:B23,19")) == {"28-22"}


def test_most_pieces_must_be_captured():
    fen = "W:W28,27:B23,21,11"
    assert texts(at(fen)) == {"27x7"}
    assert texts(at(fen, "international-draughts:book")) == {"28x19", "27x7"}


def test_majority_capture_counts_kings_as_one():
    """One king or one man: the same number, so both may be taken; two men go before one king."""
    assert texts(at("W:W28,26:BK23,21")) == {"28x19", "26x17"}
    assert texts(at("W:W28,27:BK23,21,11")) == {"27x7"}


def test_a_begun_series_must_be_finished():
    assert texts(at("W:W27:B21,11", "international-draughts:book")) == {"27x7"}


def test_flying_kings_move_and_capture_from_afar_and_land_anywhere_behind():
    assert len(at("W:WK46:B6").moves()) == 9
    assert texts(at("W:WK46:B28")) == {"46x23", "46x19", "46x14", "46x10", "46x5"}


def test_short_kings_move_one_cell_and_capture_only_neighbours():
    assert texts(at("B:WK29:BK18", ENGLISH)) == {"18-14", "18-15", "18-22", "18-23"}
    assert texts(at("B:W22:BK18", ENGLISH)) == {"18x25"}


def test_the_books_8_by_8_kings_fly_and_the_american_ones_do_not():
    fen = "B:W18:BK4"
    assert texts(at(fen, "english-draughts:book")) == {"4x22", "4x25", "4x29"}
    assert texts(at(fen, "english-draughts:american")) == {"4-8"}
    assert texts(at("B:W18:BK11", "english-draughts:american")) == {"11-7", "11-8", "11-15", "11-16"}
    assert texts(at("B:W15:BK11", "english-draughts:american")) == {"11x18"}


def test_captured_pieces_stay_until_the_end_of_the_series():
    """The Turkish strike: the man on 21, jumped first, still bars the king's way at the end."""
    position = at("W:WK26:B20,21,34,38")
    assert {move.steps for move in position.moves()} == {("26", "3", "25", "43", "32"), ("26", "3", "25", "43", "27")}
    assert pdn.write(position.play("26x27")) == "B:WK27:B"


def test_the_books_king_must_land_where_it_can_go_on():
    """After 23 the king could stop on four cells; only from 14 it can take 20 as well."""
    fen = "W:WK37:B23,20"
    assert texts(at(fen, "international-draughts:book")) == {"37x25"}
    assert texts(at("W:WK37:B23", "international-draughts:book")) == {"37x19", "37x14", "37x10", "37x5"}


def test_a_piece_may_come_back_to_the_cell_where_it_started():
    position = at("W:W48:B42,32,33,43")
    assert texts(position) == {"48x48"}
    assert pdn.write(position.play("48x48")) == "B:W48:B"


def test_routes_that_take_the_same_pieces_are_one_move():
    """Round the four men either way: the same men are taken and the same cell is reached."""
    face = variant(INTERNATIONAL).face
    position = at("W:W48:B42,32,33,43")
    assert len(face.routes(position.row, "48")) == 2
    assert len(position.moves()) == 1


def test_the_route_is_written_only_where_start_and_end_do_not_tell_the_move():
    position = at("W:WK46:B41,32,33,22,23,12,13", "international-draughts:book")
    assert {text for text in texts(position) if text.endswith("x39")} == {"46x37x28x39", "46x37x28x19x8x17x28x39"}
    assert {text for text in texts(position) if text.endswith("x47")} == {"46x47"}
    assert position.find("46x37x28x17x8x24x47").text == "46x47"


# --- crowning ------------------------------------------------------------------------------------------------------


def test_a_man_that_ends_on_the_far_row_becomes_a_king():
    assert pdn.write(at("W:W7:B45").play("7-2")) == "B:WK2:B45"
    assert pdn.write(at("W:W14:B9,45").play("14x3")) == "B:WK3:B45"


def test_international_man_passing_the_far_row_stays_a_man():
    for key in (INTERNATIONAL, "international-draughts:book", "international-draughts:box"):
        assert pdn.write(at("W:W14:B8,9,45", key).play("14x12")) == "B:W12:B45"


def test_english_crowning_ends_the_move():
    position = at("B:W26,27:B22", ENGLISH)
    assert texts(position) == {"22x31"}
    after = position.play("22x31")
    assert pdn.write(after) == "W:W27:BK31"


def test_the_books_man_jumps_on_from_the_far_row():
    assert pdn.write(at("B:W26,27,12:B22", "english-draughts:book").play("22x24")) == "W:W12:B24"


# --- huffing -------------------------------------------------------------------------------------------------------

BOX = "international-draughts:box"


def test_in_the_box_a_capture_may_be_omitted_and_the_piece_is_huffed():
    position = at("W:W28,50:B23,6", BOX)
    assert texts(position) == {"28x19", "28-22", "50-44", "50-45"}
    after = position.play("50-45")
    assert "huff 28" in texts(after)
    huffed = after.play(("do:huff", "28"))
    assert huffed.actors == after.actors == (1,)
    assert pdn.write(huffed) == "B:W45:B6,23"
    assert not any(text.startswith("huff") for text in texts(huffed))
    assert huffed.turn == after.turn
    assert huffed.play("6-11").actors == (0,)


def test_a_piece_that_moved_instead_of_capturing_is_huffed_where_it_went():
    after = at("W:W28,50:B23,6", BOX).play("28-22")
    assert {text for text in texts(after) if text.startswith("huff")} == {"huff 22"}


def test_the_right_to_huff_ends_with_the_next_move():
    after = play(at("W:W28,50:B23,6", BOX), "50-45", "6-11", "45-40")
    assert {text for text in texts(after) if text.startswith("huff")} == {"huff 28"}
    later = play(at("W:W28,50:B24,6", BOX), "50-45", "24-30")
    assert not any(text.startswith("huff") for text in texts(later))


def test_only_pieces_that_could_take_the_most_are_huffed():
    after = at("W:W28,27,50:B23,21,11", BOX).play("50-45")
    assert {text for text in texts(after) if text.startswith("huff")} == {"huff 27"}


def test_who_captures_is_not_huffed():
    after = at("W:W28,50:B23,6", BOX).play("28x19")
    assert not any(text.startswith("huff") for text in texts(after))


def test_huffing_the_last_piece_wins():
    after = at("W:W28:B23,6", BOX).play("28-22").play("huff 22")
    assert after.result.winners == (1,)
    assert after.result.reason is Reason.NO_PIECES


def test_without_huffing_an_omitted_capture_is_refused():
    for key in (INTERNATIONAL, "international-draughts:book"):
        assert texts(at("W:W28,50:B23,6", key)) == {"28x19"}


# --- the end -------------------------------------------------------------------------------------------------------


def test_who_loses_the_last_piece_loses():
    result = at("W:W28:B23").play("28x19").result
    assert (result.winners, result.reason) == ((0,), Reason.NO_PIECES)


def test_who_cannot_move_loses():
    result = at("W:W44,49:B45").play("44-39").result
    assert result is None
    result = at("W:WK44:B45").play("44-50").result
    assert (result.winners, result.reason) == ((0,), Reason.NO_MOVES)


def test_the_third_repetition_is_a_draw():
    position = at("W:WK47,K48:BK3,K4")
    cycle = ("47-41", "3-8", "41-47", "8-3")
    position = play(position, *cycle, *cycle[:3])
    assert not position.over
    result = position.play("8-3").result
    assert result.draw
    assert result.reason is Reason.REPETITION


def test_a_mans_move_makes_repetition_impossible():
    position = at("W:WK47,K48,45:BK3,K4")
    cycle = ("47-41", "3-8", "41-47", "8-3")
    position = play(position, *cycle, "45-40", "3-8", "47-41", "8-3", "41-47", "3-8", "47-41", "8-3")
    assert not position.over
    assert position.row[QUIET] == 7


@pytest.mark.parametrize(
    ("key", "limit"),
    [
        (INTERNATIONAL, 25),
        ("international-draughts:box", 20),
        (ENGLISH, 40),
        ("english-draughts:russian", 15),
        ("english-draughts:brazilian", 20),
    ],
)
def test_too_many_quiet_moves_are_a_draw(key, limit):
    fen = "W:WK29,K30:BK3,K4" if key.startswith(ENGLISH) else "W:WK47,K48:BK3,K4"
    move = "29-25" if key.startswith(ENGLISH) else "47-41"
    early = at(f"{fen}:H{2 * limit - 2}", key).play(move)
    assert not early.over
    result = at(f"{fen}:H{2 * limit - 1}", key).play(move).result
    assert result.draw
    assert result.reason is Reason.NO_PROGRESS


def test_a_capture_or_a_mans_move_begins_the_count_again():
    assert at("W:WK47,K48,35:BK3,K4:H49").play("35-30").row[QUIET] == 0
    assert at("W:WK47,K48:BK3,K4,42:H49").play("47x15").row[QUIET] == 0


def test_a_player_who_cannot_move_has_lost_even_at_the_last_quiet_move():
    result = at("W:WK44:B45:H49").play("44-50").result
    assert result.reason is Reason.NO_MOVES


def safely(position: Position, seed: int) -> Position:
    """Play on without letting anything be captured."""
    chooser = random.Random(seed)
    while not position.over:
        quiet = [
            after
            for after in (position.play(code) for code in position.codes)
            if not any("x" in text for text in texts(after))
            and (not after.over or after.result.reason != Reason.REPETITION)
        ]
        position = chooser.choice(quiet)
    return position


@pytest.mark.parametrize(
    ("fen", "plies"), [("W:WK48:BK4", 10), ("W:WK48:BK4,K3", 10), ("W:WK48:BK2,K3,K4", 32), ("W:WK48:BK4,6", 10)]
)
def test_a_lone_king_has_a_draw_after_sixteen_or_five_moves(fen, plies):
    end = safely(at(fen), 3)
    assert (end.ply, end.result.reason) == (plies, Reason.INSUFFICIENT)


@pytest.mark.parametrize("preset", ["russian", "brazilian"])
@pytest.mark.parametrize("fen", ["W:WK30:BK4", "W:WK30:BK4,K3", "W:WK30:BK4,5"])
def test_on_the_chessboard_a_lone_king_has_a_draw_after_five_moves(preset, fen):
    end = safely(at(fen, f"english-draughts:{preset}"), 3)
    assert (end.ply, end.result.reason) == (10, Reason.INSUFFICIENT)


def test_three_russian_kings_have_fifteen_moves_to_catch_one():
    kings = "B:WK5,K12,K30:BK4"
    assert not at(f"{kings}:H28", "english-draughts:russian").play("4-29").over
    assert at(f"{kings}:H29", "english-draughts:russian").play("4-29").result.reason is Reason.NO_PROGRESS


def test_the_lone_king_counts_anew_when_a_piece_falls():
    position = play(at("W:WK48:BK2,K3,K4"), "48-43", "3-25")
    assert position.row[variant(INTERNATIONAL).tables.field("lone").at] == 2


def test_a_king_against_men_alone_is_no_such_ending():
    position = at("W:WK48:B6,7,8").play("48-43")
    assert position.row[variant(INTERNATIONAL).tables.field("lone").at] == 0


# --- answers to wrong tries ----------------------------------------------------------------------------------------

TRIES = [
    (INTERNATIONAL, "W:W28,50:B23", ("50", "45"), "You must capture: the piece on 28 can."),
    (INTERNATIONAL, "W:W28,27:B23,21,11", ("28", "19"), "You must capture the most: 2 pieces."),
    (
        "international-draughts:book",
        "W:WK37:B23,20",
        ("37", "19"),
        "The king must land where it can go on capturing, so not on 19.",
    ),
    (INTERNATIONAL, "W:W28:B6", ("28", "33"), "Men move forward only, so not from 28 to 33."),
    (INTERNATIONAL, "W:W28:B6", ("28", "17"), "A man moves one cell at a time, so not from 28 to 17."),
    (INTERNATIONAL, "W:W28:B6", ("28", "24"), "24 does not lie on a line of play from 28."),
    (INTERNATIONAL, "W:W28:B6", ("6",), "The piece on 6 is not yours."),
    (INTERNATIONAL, "W:W28:B6", ("30",), "There is no piece on 30."),
    (INTERNATIONAL, "W:W28:B6", ("28", "b1"), "No piece ever stands on b1."),
    (ENGLISH, "W:WK18:B1", ("18", "11"), "A king moves one cell at a time, so not from 18 to 11."),
    (INTERNATIONAL, "W:WK46,28:B6", ("46", "23"), "There are pieces between 46 and 23."),
    (INTERNATIONAL, "W:WK46,28:B6", ("46", "28"), "28 is occupied."),
]


@pytest.mark.parametrize(("game", "fen", "steps", "said"), TRIES)
def test_a_wrong_try_is_answered_with_the_rule(game, fen, steps, said):
    why = at(fen, game).why_not(steps)
    assert why.say("en") == said
    assert why.say("hu") != said


# --- impossible positions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text", "why"),
    [
        (INTERNATIONAL, "actors=1 cells=1", "would be a king"),
        (INTERNATIONAL, "actors=1 cells=2*21", "at most 20"),
        (INTERNATIONAL, "actors=1 cells=0*10,1 quiet=51", "earlier positions do not fit"),
        (INTERNATIONAL, "actors=3 cells=0*10,1", "one player"),
        (INTERNATIONAL, "actors=1 phase=1 cells=0*10,1", "phase"),
        (BOX, "actors=1 cells=0*10,1 failed=0*10,1", "huffed"),
        (INTERNATIONAL, "actors=1 cells=0*10,5", "0 to 4"),
    ],
)
def test_impossible_positions_are_refused(game, text, why):
    with pytest.raises(NotationError, match=why):
        Position.from_text(variant(game), text)
