"""Matches: events, takeback, offers, clocks, chance, records."""

import random

import pytest

from ludoteka import games
from ludoteka.play import Act, Control, GameOver, IllegalMove, Match, NotationError, Position, chance, record
from ludoteka.play.clock import Budget, Kind


def small_hex(**extra) -> Match:
    return Match.begin("hex:small", ["Anna", "Béla"], secret=b"s" * 32, **extra)


def play_out(match: Match, seed: int = 1) -> Match:
    chooser = random.Random(seed)
    while not match.over:
        move = chooser.choice(match.position.moves())
        match.play(move.player, move)
    return match


def test_seats_move_in_turn_only():
    match = small_hex()
    match.play(0, "a1")
    with pytest.raises(IllegalMove, match="not this player"):
        match.play(0, "a2")
    with pytest.raises(IllegalMove, match="a1 is not legal"):
        match.play(1, "a1")
    assert [event.text for event in match.events] == ["a1"]


def test_takeback_is_an_event_and_restores_the_position():
    match = small_hex()
    match.play(0, "a1")
    before = match.position
    match.play(1, "b2")
    match.ask_takeback(1)
    assert match.takeback_asked == 1
    with pytest.raises(IllegalMove):
        match.answer_takeback(1, True)
    match.answer_takeback(0, True)
    assert match.position == before
    assert [event.act for event in match.events][-2:] == [Act.ASK_TAKEBACK, Act.TAKEBACK]


def test_a_refused_takeback_changes_nothing():
    match = small_hex()
    match.play(0, "a1")
    match.ask_takeback(0)
    match.answer_takeback(1, False)
    assert match.takeback_asked == -1
    assert match.position.ply == 1


def test_a_draw_is_agreed_by_the_other_side_only():
    match = small_hex()
    match.offer_draw(0)
    with pytest.raises(IllegalMove):
        match.answer_draw(0, True)
    match.answer_draw(1, True)
    assert match.result.draw
    assert match.result.reason.name == "AGREED"
    with pytest.raises(GameOver):
        match.play(0, "a1")


def test_a_move_lets_an_offer_lapse():
    match = small_hex()
    match.offer_draw(0)
    match.play(0, "a1")
    with pytest.raises(IllegalMove):
        match.answer_draw(1, True)


def test_resigning_loses():
    match = small_hex()
    match.resign(0)
    assert match.result.winners == (1,)
    assert match.result.reason.name == "RESIGNED"


def test_time_runs_out_for_the_player_to_move():
    match = small_hex(control=Control.parse("fischer 10+2"))
    match.play(0, "a1", at=4000)
    assert match.time_left(0, 9000) == 8000
    assert match.time_left(1, 9000) == 5000
    with pytest.raises(IllegalMove, match="still has time"):
        match.flag(1, 13_000)
    match.flag(1, 14_001)
    assert match.result.winners == (0,)
    assert match.result.reason.name == "TIMEOUT"


def test_the_clocks_show_the_moment_at_which_the_match_ended():
    flagged = small_hex(control=Control.parse("fischer 10+2"))
    flagged.flag(0, 10_050)
    assert (flagged.time_left(0, 60_000), flagged.time_left(1, 60_000)) == (-50, 10_000)
    resigned = small_hex(control=Control.parse("fischer 10+2"))
    resigned.resign(0, at=4000)
    resigned.say(1, "Thank you.", 9000)
    assert (resigned.time_left(0, 60_000), resigned.time_left(1, 60_000)) == (6000, 10_000)


def test_a_move_after_the_flag_has_fallen_loses():
    match = small_hex(control=Control.parse("move 5"))
    match.play(0, "a1", at=5001)
    assert match.result.winners == (1,)


def test_byoyomi_uses_up_periods():
    control = Control.parse("byoyomi 10+3x5")
    budget = control.start().spend(control, 12_000)
    assert budget == Budget(0, 3)
    assert budget.spend(control, 5_000) == Budget(0, 2)
    assert budget.spend(control, 14_999) == Budget(0, 1)
    assert budget.spend(control, 15_000) is None


@pytest.mark.parametrize("text", ["none", "move 30", "fischer 300+5", "byoyomi 600+3x30", "days 3"])
def test_clocks_as_text(text):
    assert str(Control.parse(text)) == text
    assert Control.parse(text).kind is Kind(text.split()[0])


@pytest.mark.parametrize("text", ["", "fischer 5", "byoyomi 3+x3", "day 3", "fischer -3+5", "move 99999999"])
def test_bad_clocks_are_refused(text):
    with pytest.raises(NotationError, match="expected a clock"):
        Control.parse(text)


def test_time_runs_forward():
    match = small_hex()
    match.play(0, "a1", at=1000)
    with pytest.raises(ValueError, match="time runs forward"):
        match.play(1, "a2", at=999)


def test_a_record_replays_with_offers_chat_and_takebacks():
    match = small_hex(control=Control.parse("fischer 300+5"))
    match.play(0, "a1", at=10)
    match.say(1, "Hello | there\nfriend", at=20)
    match.play(1, "b2", at=30)
    match.ask_takeback(1, at=40)
    match.answer_takeback(0, True, at=50)
    match.offer_draw(0, at=60)
    match.answer_draw(1, False, at=70)
    play_out(match)
    text = record.write(match)
    again = record.replay(record.read(text))
    assert record.write(again) == text
    assert again.position == match.position
    assert again.budgets == match.budgets


def test_a_running_match_keeps_its_secret():
    match = small_hex()
    match.play(0, "a1")
    assert "Secret" not in record.write(match)
    assert match.secret.hex() not in record.write(match)
    with pytest.raises(NotationError, match="no secret"):
        record.verify(record.read(record.write(match)))


def test_a_changed_secret_or_result_is_found():
    text = record.write(play_out(small_hex()))
    with pytest.raises(NotationError, match="committed"):
        record.verify(record.read(text.replace("Secret: 73", "Secret: 74")))
    false = record.read(text.replace("Result: 1 -1", "Result: 0 0").replace("Result: -1 1", "Result: 0 0"))
    for read_again in (record.replay, record.verify):
        with pytest.raises(NotationError, match="the record says"):
            read_again(false)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "line 1"),
        ("Ludoteka record 99\n", "version 99"),
        ("Ludoteka record 1\n", "Game"),
        ("Ludoteka record 1\nGame: nonsense\n", "no game is called"),
        ("Ludoteka record 1\nGame: hex\n\n0 0 jump a1\n", "line 4"),
        ("Ludoteka record 1\nGame: hex\nwhat\n", "line 3"),
        ("Ludoteka record 1\nGame: hex\nResutl: 1 -1\n", "line 3: expected one of Game.*Resutl"),
        ("Ludoteka record 1\nGame: hex\n\n0 0 move z99\n", "event 1"),
        ("Ludoteka record 1\nGame: hex\nClock: sundial\n", "expected a clock"),
        ("Ludoteka record 1\nGame: hex\nSecret: xyz\n", "hexadecimal"),
    ],
)
def test_bad_records_are_refused_with_the_place(text, error):
    with pytest.raises(ValueError, match=error):
        record.replay(record.read(text))


def test_chance_is_fair_and_repeatable():
    counts = [0] * 6
    for draw in range(6000):
        counts[chance.number_below(b"k" * 32, draw, 6)] += 1
    expected = 1000
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < 20.5  # 99.9 % of fair dice, 5 degrees of freedom
    assert chance.weighted(b"k" * 32, 5, [0, 3, 0]) == 1
    assert chance.commitment(b"a") != chance.commitment(b"b")


def test_a_match_may_begin_anywhere():
    first = Position.start("hex:small").play("c3")
    match = small_hex(first=first)
    assert match.position == first
    match.play(1, "a1")
    assert record.replay(record.read(record.write(match))).position == match.position


def test_a_record_with_a_value_that_is_no_longer_offered_is_replayed():
    match = play_out(Match.begin("monopoly:book,go=0,rounds=30", secret=b"s" * 32))
    again = record.replay(record.read(record.write(match)))
    assert again.position == match.position
    go = games.find("monopoly").option("go")
    assert "0" not in [choice.id for choice in go.choices]
    with pytest.raises(ValueError, match="values are 200, 300, 400, 500"):
        go.choice("100")
