"""PDN: positions, movetexts and games of draughts."""

from __future__ import annotations

import pytest

from ludoteka.notation import convert, pdn
from ludoteka.play import AmbiguousMove, IllegalMove, Match, NotationError, Position, variant
from ludoteka.rules.abi import QUIET

INTERNATIONAL, ENGLISH = variant("international-draughts"), variant("english-draughts")


@pytest.mark.parametrize(
    ("of", "fen", "written"),
    [
        (INTERNATIONAL, "W:W31-50:B1-20", "W:W31-50:B1-20"),
        (ENGLISH, "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29", "B:WK10,K15,18,24,27,28:BK22,K25,K29,12,16,20"),
        (INTERNATIONAL, " W : B 1, K2-4 : W 50 ", "W:W50:BK2,K3,K4,1"),
        (INTERNATIONAL, "W:W:BK1.", "W:W:BK1"),
        (INTERNATIONAL, "B:W40,41,42:B7,8", "B:W40-42:B7,8"),
    ],
)
def test_positions_are_read_and_written(of, fen, written):
    assert pdn.write(pdn.read(of, fen)) == written
    assert pdn.write(pdn.read(of, written)) == written


def test_the_half_move_clock_and_the_move_number_are_read():
    position = pdn.read(INTERNATIONAL, "B:WK47:BK3:H5:F40")
    assert (position.row[QUIET], position.turn, position.actors) == (5, 79, (1,))


@pytest.mark.parametrize(
    ("fen", "why"),
    [
        ("", "expected a position like"),
        ("W:W31-50", "expected a position like"),
        ("X:W31:B1", "expected a position like"),
        ("W:W31:W1", "expected a position like"),
        ("W:W31,31:B1", "two pieces on 31"),
        ("W:W31:B31", "two pieces on 31"),
        ("W:W51:B1", "no cell 51 in play"),
        ("W:W0:B1", "no cell 0 in play"),
        ("W:Wb1:B1", "no cell b1 in play"),
        ("W:W3:B1", "a man of White on 3, where it would be a king"),
        ("W:W40:B48", "a man of Black on 48, where it would be a king"),
        ("W:W26-50:B1-20", "White has 25 pieces, expected at most 20"),
        ("W:W50-31:B1-20", "the lower cell first"),
        ("W:W31--50:B1", "expected cells like"),
        ("W:WK47:BK3:H51", "do not fit 51 quiet moves"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(fen, why):
    with pytest.raises(NotationError, match=why):
        pdn.read(INTERNATIONAL, fen)


GAME = """[Event "Test"]
[Result "*"]
[GameType "20"]

1. 32-28 {a comment, 19-23} 19-23 2. 28x19 14x23 $1 (2... 13x24 3. 37-32) 3. 37-32! ; the rest of the line 1-2
10-14 *
"""


def test_a_game_is_read_past_comments_variations_and_numbers():
    assert pdn.read_game(INTERNATIONAL, GAME) == ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"]


def test_a_game_goes_round_through_a_match():
    match = convert.read_game(GAME, "pdn")
    text = pdn.write_game(match)
    assert "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *" in text
    assert '[GameType "20"]' in text
    assert pdn.read_game(INTERNATIONAL, text) == [move.text for move in match.played]


def test_the_score_names_the_one_who_begins_first():
    match = Match.begin(INTERNATIONAL, first=pdn.read(INTERNATIONAL, "W:W28:B23"))
    match.play(0, "28x19")
    text = pdn.write_game(match)
    assert '[Result "2-0"]' in text
    assert '[FEN "W:W28:B23"]' in text
    assert text.endswith("1. 28x19 2-0\n")


def test_a_second_player_who_begins_gets_dots():
    match = Match.begin(INTERNATIONAL, first=pdn.read(INTERNATIONAL, "B:W28,48:B23"))
    match.play(1, "23x32")
    assert "1... 23x32 *" in pdn.write_game(match)


def test_cells_between_tell_captures_apart():
    position = pdn.read(INTERNATIONAL, "W:WK50:B44,29,18,19,9,13,20")
    for move in position.moves():
        full = "x".join(move.steps)
        assert pdn.find_move(position, full) == move


def test_an_ambiguous_capture_is_not_guessed():
    position = pdn.read(variant("international-draughts:book"), "W:WK46:B41,32,33,22,23,12,13")
    pairs = {}
    for move in position.moves():
        pairs.setdefault((move.steps[0], move.steps[-1]), []).append(move)
    several = [key for key, moves in pairs.items() if len(moves) > 1]
    assert several
    with pytest.raises(AmbiguousMove):
        pdn.find_move(position, "x".join(several[0]))


RUSSIAN_GAME = """[GameType "25"]
[White "Anna"]

1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 c7:e5:c3 5. d2:b4 *
"""


def test_a_russian_game_is_read_by_letters_and_written_as_russian_players_do():
    match = convert.read_game(RUSSIAN_GAME, "pdn")
    assert str(match.variant.key) == "english-draughts:russian"
    assert [move.text for move in match.played[:3]] == ["22-18", "10-14", "25-22"]
    text = pdn.write_game(match)
    assert '[GameType "25"]' in text
    assert "Variant" not in text
    assert "1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 c7:c3 5. d2:b4 *" in text
    assert [move.code for move in convert.read_game(text, "pdn").played] == [move.code for move in match.played]


def test_a_brazilian_game_has_letters_too_but_an_x_for_captures():
    text = RUSSIAN_GAME.replace("25", "26", 1).replace(":", "x")
    assert "4. b4xd6 c7xc3 5. d2xb4 *" in pdn.write_game(convert.read_game(text, "pdn"))


@pytest.mark.parametrize("text", ["c3-d4", "c3d4", "22-18", "c3-d4!"])
def test_cells_are_known_by_letters_and_by_numbers(text):
    of = variant("english-draughts:russian")
    assert [move.text for move in pdn.read_moves(Position.start(of), f"1. {text}")] == ["22-18"]


def test_a_nought_before_a_number_is_passed_over():
    assert pdn.read_moves(Position.start(ENGLISH), "1. 09-13")[0].text == "9-13"


def test_positions_of_lettered_games_are_read_and_written_by_letters():
    of = variant("english-draughts:brazilian")
    first = pdn.read(of, "W:Wc3,Ka1:Bd6,Kh8")
    assert pdn.write(first) == "W:WK29,22:BK4,10"
    match = Match.begin(of, first=first)
    match.play(0, "22-17")
    text = pdn.write_game(match)
    assert '[FEN "W:WKa1,c3:BKh8,d6"]' in text
    assert "1. c3-b4 *" in text
    assert convert.read_game(text, "pdn").position == match.position


@pytest.mark.parametrize(
    ("key", "fen", "move", "score"),
    [
        ("international-draughts", "W:W28:B23", "28x19", "2-0"),
        ("english-draughts", "B:W18:B14", "14x23", "1-0"),
        ("english-draughts:russian", "W:Wc3:Bd4", "22x15", "1-0"),
        ("turkish-draughts:turkish", "W:Wc3:Bc4", "c3xc5", "1-0"),
    ],
)
def test_scores_are_those_of_the_game_type(key, fen, move, score):
    of = variant(key)
    match = Match.begin(of, first=pdn.read(of, fen))
    match.play(match.position.awaited[0], move)
    text = pdn.write_game(match)
    assert f'[Result "{score}"]' in text
    assert text.endswith(f" {score}\n")


def test_an_illegal_move_is_refused():
    with pytest.raises(IllegalMove, match="31-25 is not legal"):
        pdn.read_moves(Position.start(INTERNATIONAL), "1. 31-25")
    with pytest.raises(NotationError, match="expected a move"):
        pdn.read_moves(Position.start(INTERNATIONAL), "1. hello")
