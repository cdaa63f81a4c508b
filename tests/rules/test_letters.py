"""Playing with letters: the title, the draw, laying unseen and in time, what counts, and the score."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games import find
from ludoteka.play import IllegalMove, Match, NotationError, Position, variant
from ludoteka.rules.abi import ACTORS, CLOCK, PHASE, POINTS
from ludoteka.rules.letters_tables import JUDGING, LAYING, RACK, ROUND, TIME, VALUE

GREEN, BLUE = range(2)
ALPHABET = tuple(letter for letter, _ in find("letter-game").alphabet)


def round_of(
    rack: str, values: str = "1234567890", words: str = "", preset: str = "tv", options: dict[str, str] | None = None
) -> Position:
    """A round that begins: ten letters ("_" is a joker), their numbers, and words on both boards: "a9 across ALMA"."""
    of = variant("letter-game", preset, options)
    start = of.start.copy() if preset == "tv" else variant("letter-game", "tv", options).start.copy()
    board, size = of.tables.field("letters").at, of.game.width * of.game.height
    for part in filter(None, words.split(", ")):
        first, way, word = part.split()
        at = of.game.board.at(f"A{first}")
        for letter in word:
            for seat in range(of.game.players):
                start[board + seat * size + at] = ALPHABET.index(letter) + 1
            at += 1 if way == "across" else -21
    for k, (letter, value) in enumerate(zip(rack, values, strict=True)):
        start[RACK + k] = 1 if letter == "_" else ALPHABET.index(letter) + 2
        start[VALUE + k] = int(value) + 1
    start[PHASE], start[TIME], start[ACTORS] = LAYING, 90, CLOCK | (1 << of.game.players) - 1
    position = Position(of, start)
    assert Position.from_text(of, position.text()) == position
    return position


def lay(position: Position, seat: int, *texts: str) -> Position:
    for text in texts:
        position = position.play(position.find(text, seat).code)
    return position


def texts(position: Position, seat: int) -> set[str]:
    return {move.text for move in position.moves(seat)}


def end(position: Position) -> Position:
    """The time runs out."""
    return position.play(max(position.codes))


# --- material and set-up ---------------------------------------------------------------------------------------------


def test_the_letters_and_numbers_are_those_of_the_box():
    game = find("letter-game")
    assert sum(count for _, count in game.alphabet) == 56
    assert (game.jokers, game.digits, game.rounds, game.seconds, game.reused) == (4, 4, 7, 90, 10)
    assert len(game.title) == 14
    assert "".join(letter for letter, count in game.alphabet if not count) == "FÍÓŐPÚŰ"


def test_the_broadcast_gives_the_same_title_on_both_boards():
    scene = Position.start("letter-game:tv").scene()
    for part in "AB":
        letters = [item.name for item in scene.items if item.cell[0] == part]
        assert Counter(letters) == Counter("JÁTÉKABETŰKKEL")


def test_in_independent_play_the_players_lay_out_the_title_in_turn_and_on_both_boards():
    position = Position.start("letter-game:book")
    for k in range(14):
        assert position.actors == (k % 2,)
        position = position.play(position.find(f"{'AB'[k % 2]}{'acegikmoqs'[k % 10]}{1 + 3 * (k // 10)}", k % 2).code)
    assert position.chance
    on_a, on_b = ({i.cell[1:]: i.name for i in position.scene().items if i.cell[0] == part} for part in "AB")
    assert on_a == on_b
    assert "".join(on_a.values()) == "JÁTÉKABETŰKKEL"


def test_letters_of_the_title_do_not_lie_beside_each_other():
    position = lay(Position.start("letter-game:book"), 0, "Ah8")
    assert not texts(position, 1) & {"Bh8", "Bh7", "Bh9", "Bg8", "Bi8"}
    assert {"Bg7", "Bj8"} <= texts(position, 1)


def test_ten_letters_and_ten_numbers_are_drawn_by_how_many_the_bags_have():
    position = Position.start("letter-game:tv")
    weights = dict(zip([move.text for move in position.moves()], position.weights(), strict=True))
    assert weights["E"] == 5
    assert weights["joker"] == 4
    assert sum(weights.values()) == 60
    position = position.play("E")
    weights = dict(zip([move.text for move in position.moves()], position.weights(), strict=True))
    assert weights["E"] == 4
    for letter in "KLMNOARST":
        position = position.play(letter)
    assert list(position.weights()) == [4] * 10
    for number in "7777":
        position = position.play(number)
    assert "7" not in {move.text for move in position.moves()}
    for number in "012345":
        position = position.play(number)
    assert position.row[PHASE] == LAYING
    assert position.actors == (GREEN, BLUE)


# --- laying ----------------------------------------------------------------------------------------------------------


def test_a_word_scores_the_numbers_under_its_letters_and_ten_for_each_letter_that_was_there():
    position = lay(round_of("ALMOTRESIN"), GREEN, "Ah8 across", "A1", "L2", "M3")
    # The A of the title on k8 is taken into the word: ALMA.
    assert position.scene(GREEN).counts[0].value == 0
    after = end(lay(position, GREEN, "ready"))
    assert after.row[POINTS] == 1 + 2 + 3 + 10
    assert [i.name for i in after.scene().items if i.cell in ("Ah8", "Ai8", "Aj8", "Ak8")] == list("ALMA")
    assert not [i for i in after.scene().items if i.cell == "Bh8"]


def test_words_of_earlier_rounds_are_used_for_ten_points_a_letter():
    # The T of TORTA on row 9 begins TEJ downwards.
    after = end(lay(round_of("ALMOEJRSIN", words="b9 across TORTA"), GREEN, "Ab9 down", "E5", "J6"))
    assert after.row[POINTS] == 10 + 5 + 6


def test_both_lay_at_the_same_time_and_the_round_ends_when_both_are_ready():
    position = round_of("TEJALMKORS")
    position = lay(position, GREEN, "Aa1 across", "T1")
    position = lay(position, BLUE, "Ba1 across", "T1", "E2", "J3")
    position = lay(position, GREEN, "E2", "J3", "ready")
    assert position.actors == (BLUE,)
    position = lay(position, BLUE, "ready")
    assert position.chance
    assert position.row[POINTS : POINTS + 2].tolist() == [6, 6]
    assert position.row[ROUND] == 1


def test_what_lies_there_when_the_time_is_over_counts_if_it_is_a_word():
    position = lay(round_of("TEJALMKORS"), GREEN, "Aa1 across", "T1", "E2", "J3")
    position = lay(position, BLUE, "Ba1 across", "T1", "E2")
    after = end(position)
    assert after.row[POINTS : POINTS + 2].tolist() == [6, 0]
    assert not [item for item in after.scene().items if item.cell in ("Ba1", "Bb1")]


def test_each_drawn_letter_is_used_once():
    position = lay(round_of("TEJALMKORS"), GREEN, "Aa1 across", "K7", "A4", "T1")
    assert not [text for text in texts(position, GREEN) if text[0] in "KAT"]


def test_a_joker_stands_for_any_letter_and_counts_the_number_under_it():
    position = lay(round_of("_EJALMKORS", "9234567891"), GREEN, "Aa1 across")
    assert "joker9=T" in texts(position, GREEN)
    after = end(lay(position, GREEN, "joker9=T", "E2", "J3"))
    assert after.row[POINTS] == 9 + 2 + 3


def test_a_vowel_may_be_short_or_long_but_the_word_must_be_spelt_right():
    # A joker for F: "fű" is long, "füves" is short.
    position = lay(round_of("_ÜVESTKLMN"), GREEN, "Aa10 across", "joker1=F")
    assert {"Ü2=Ü", "Ü2=Ű"} <= texts(position, GREEN)
    assert end(lay(position, GREEN, "Ü2=Ű")).row[POINTS] == 3
    assert end(lay(position, GREEN, "Ü2=Ü")).row[POINTS] == 0
    assert end(lay(position, GREEN, "Ü2=Ü", "V3", "E4", "S5")).row[POINTS] == 15


def test_a_and_e_are_drawn_with_their_accents():
    position = lay(round_of("KADOTRESIN"), GREEN, "Aa1 across", "K1")
    assert "A2" in texts(position, GREEN)
    assert not [text for text in texts(position, GREEN) if "Á" in text]


def test_equal_letters_with_equal_numbers_are_one_choice():
    position = lay(round_of("TTEJALMKOR", "5512346789"), GREEN, "Aa1 across")
    assert sum(text == "T5" for text in [move.text for move in position.moves(GREEN)]) == 1
    position = lay(round_of("TTEJALMKOR", "5612347890"), GREEN, "Aa1 across")
    assert {"T5", "T6"} <= texts(position, GREEN)


def test_letters_side_by_side_must_be_words_too_but_bring_nothing():
    # Under TEJ on row 9: a letter below T must make a word with it.
    position = lay(round_of("EZALMKORSI", words="a9 across TEJ"), GREEN, "Ab8 across")
    allowed = {text[0] for text in texts(position, GREEN) if text[1:2].isdigit()}
    assert "Z" in allowed, "EZ is a word"
    assert "K" not in allowed, "EK is none"


def test_a_word_can_be_lengthened():
    position = lay(round_of("RSALMKOEIN", words="a9 across FŰ"), GREEN, "Aa9 across")
    assert "R1" in texts(position, GREEN), "FŰRÉSZ begins so"


def test_a_word_begins_where_no_letter_lies_before_it():
    position = round_of("RSALMKOEIN", words="a9 across TEJ")
    assert "Ab9 across" not in texts(position, GREEN)
    assert "Ab9 down" in texts(position, GREEN)
    assert "Au9 across" not in texts(position, GREEN), "there is no room"
    assert "Aa1 down" not in texts(position, GREEN)


def test_what_was_laid_can_be_taken_back_before_the_round_ends():
    position = lay(round_of("TEJALMKORS"), GREEN, "Aa1 across", "T1", "E2", "back", "back")
    assert not [item for item in position.scene(GREEN).items if item.cell in ("Aa1", "Ab1")]
    position = lay(position, GREEN, "back")
    assert "Aa3 down" in texts(position, GREEN)


def test_taking_back_is_limited():
    position = round_of("TEJALMKORS")
    for _ in range(40):
        position = lay(position, GREEN, "Aa1 across", "back")
    assert "back" not in texts(lay(position, GREEN, "Aa1 across"), GREEN)


def test_words_must_use_a_letter_on_the_board_where_that_is_agreed():
    position = round_of("ALMOTRESIN", options={"joined": "yes"})
    assert end(lay(position, GREEN, "Aa1 across", "M3", "O4=O", "S8", "T5")).row[POINTS] == 0
    assert end(lay(position, GREEN, "Ah8 across", "A1", "L2", "M3")).row[POINTS] == 16


# --- agreement, time, the end ----------------------------------------------------------------------------------------


def test_by_agreement_anything_may_be_laid_and_a_refused_word_is_taken_off():
    position = lay(round_of("ALMOTRESIN", preset="agreement"), GREEN, "Aa1 across", "M3", "R6", "ready")
    position = lay(position, BLUE, "Ba1 across", "O4=O", "L2", "M3", "ready")
    assert position.row[PHASE] == JUDGING
    assert position.actors == (BLUE,)
    refused = lay(position, BLUE, "refuse")
    assert refused.actors == (GREEN,)
    assert not [item for item in refused.scene().items if item.cell == "Aa1"]
    after = lay(refused, GREEN, "accept")
    assert after.chance
    assert after.row[POINTS : POINTS + 2].tolist() == [0, 9]
    assert lay(position, BLUE, "accept").row[POINTS] == 9


def test_all_others_must_agree():
    position = round_of("ALMOTRESIN", preset="agreement", options={"players": "3"})
    position = lay(position, 1, "Ba1 across", "M3", "R6")
    position = end(position)
    assert position.actors == (2,)
    position = lay(position, 2, "accept")
    assert position.actors == (0,)
    assert lay(position, 0, "refuse").row[POINTS + 1] == 0
    assert lay(position, 0, "accept").row[POINTS + 1] == 9


def test_after_ninety_seconds_it_is_too_late():
    match = Match.begin("letter-game:tv", secret=b"\2" * 32)
    assert match.position.row[TIME] == 90
    match.elapse(30_500)
    assert match.position.row[TIME] == 60
    match.play(GREEN, "ready", at=40_000)
    assert match.position.row[ROUND] == 0
    match.elapse(90_000)
    assert match.position.row[ROUND] == 1
    assert match.position.row[TIME] == 90


def test_after_seven_rounds_the_most_points_win():
    match = Match.begin("letter-game:tv", secret=b"\3" * 32)
    for _ in range(7):
        assert not match.over
        match.play(GREEN, "ready")
        match.play(BLUE, "ready")
    assert match.over
    assert match.position.row[POINTS : POINTS + 2].tolist() == [0, 0]


def test_nobody_sees_what_another_is_laying():
    position = lay(round_of("TEJALMKORS"), GREEN, "Aa1 across", "T1", "E2")
    assert [item for item in position.scene(GREEN).items if item.cell == "Aa1"]
    for viewer in (BLUE, -1):
        assert not [item for item in position.scene(viewer).items if item.cell == "Aa1"]
    face, move = position.variant.face, position.find("J3", GREEN)
    assert face.seen_text(position.row, move.code, GREEN) == "J3"
    assert face.seen_text(position.row, move.code, BLUE) == ""
    assert face.seen_text(position.row, position.find("ready", GREEN).code, BLUE) == "ready"


@pytest.mark.parametrize("n", [2, 5, 8])
def test_with_several_sets_more_can_play(n):
    position = round_of("TEJALMKORS", options={"players": str(n)})
    assert position.actors == tuple(range(n))
    last = "ABCDEFGH"[n - 1]
    after = end(lay(position, n - 1, f"{last}a1 across", "T1", "E2", "J3"))
    assert after.row[POINTS : POINTS + n].tolist() == [0] * (n - 1) + [6]


def test_wrong_tries_are_explained():
    position = round_of("TEJALMKORS")
    for steps, word in (
        (("Ba1",), "board"),
        (("Au1",), "begin"),
        (("hand:T1",), "cell"),
    ):
        why = position.why_not(steps, GREEN)
        assert why is not None
        assert word in why.say("en")
    with pytest.raises(IllegalMove):
        lay(position, GREEN, "T1")


def test_impossible_positions_are_refused():
    position = lay(round_of("TEJALMKORS"), GREEN, "Aa1 across", "T1")
    text = position.text()
    for old, new in (("time=90", "time=0"), ("laid=1", "laid=2"), ("first=1", "first=2"), ("spots=1", "spots=5")):
        assert old in text
        with pytest.raises(NotationError):
            Position.from_text(position.variant, text.replace(old, new))


# --- computers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["tv", "agreement"])
def test_a_computer_finds_a_word_and_lays_it(preset):
    position = round_of("ALMOTRESIN", preset=preset)
    face = position.variant.face
    for _ in range(40):
        if GREEN not in position.actors:
            break
        reaction = face.reaction(position.observe(GREEN).row, GREEN, 3, 0.25)
        assert reaction is not None
        position = position.play(position.find(reaction.code, GREEN).code)
    position = lay(position, BLUE, "ready")
    if preset == "agreement":
        reaction = face.reaction(position.row, BLUE, 3, 0.5)
        assert reaction is not None
        assert position.find(reaction.code, BLUE).text == "accept"
        position = position.play(reaction.code)
    assert position.row[POINTS] > 10


def test_a_computer_refuses_what_is_not_in_the_list():
    position = end(lay(round_of("ALMOTRESIN", preset="agreement"), GREEN, "Aa10 across", "M3", "R6"))
    reaction = position.variant.face.reaction(position.row, BLUE, 3, 0.5)
    assert reaction is not None
    assert position.find(reaction.code, BLUE).text == "refuse"
