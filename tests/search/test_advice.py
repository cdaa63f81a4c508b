"""Why a move is advised: the reason is true of the position."""

from random import Random

import pytest

from ludoteka.notation import fen
from ludoteka.play import Position, variant
from ludoteka.play.words import LANGUAGES
from ludoteka.search import retrograde
from ludoteka.search.advice import explain
from ludoteka.search.player import Choice, choose, sure


def advised(position: Position, level: int = 5) -> tuple[str, str]:
    player = position.actors[0]
    found = choose(position, player, level)
    return found.move.text, explain(position, found, player).id


def chess(text: str) -> Position:
    return fen.read(variant("chess"), text)


def test_a_mate_is_called_a_win() -> None:
    assert advised(chess("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")) == ("Ra8#", "hint-wins")


def test_a_forced_win_says_how_long_it_takes() -> None:
    position = chess("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1")
    found = choose(position, 0, 7)
    reason = explain(position, found, 0)
    assert (reason.id, reason.args) == ("hint-wins-in", {"turns": 2})


def played_out(position: Position, found: Choice) -> Position:
    for code in found.line:
        position = position.play(code)
    return position


@pytest.mark.parametrize("game", ["hare-and-hounds", "mu-torere", "antelopes-and-jackals"])
def test_a_win_of_a_solved_game_says_how_long_it_takes(game: str) -> None:
    chooser, told = Random(3), 0
    for _ in range(12):
        position = Position.start(game)
        while not position.over and position.ply < 30:
            found = choose(position, level=8)
            if found.value == 1.0:
                reason = explain(position, found, position.actors[0])
                turns = (retrograde.table(position).distance(position) + 1) // 2
                if played_out(position, found).result.payoffs[position.actors[0]] > 0:
                    told += 1
                    expected = ("hint-wins-in", {"turns": turns}) if turns > 1 else ("hint-wins", {})
                    assert (reason.id, reason.args) == expected
                else:
                    assert "wins" not in reason.id, "the game has been there before: it ends by repetition"
            position = position.play(chooser.choice(position.codes))
    assert told


def test_a_win_whose_end_is_not_seen_does_not_say_how_long_it_takes() -> None:
    position = Position.start("gale")
    found = sure(position)
    assert found is not None
    assert explain(position, found, 0).id == "hint-wins-surely"


def test_a_row_of_three_must_be_stopped() -> None:
    position = Position.start("connect-four")
    for move in ("a", "b", "a", "c", "a"):
        position = position.play(move)
    assert advised(position) == ("a", "hint-stops")


def test_taking_a_free_piece_gains() -> None:
    assert advised(chess("4k3/p7/8/3q4/4P3/8/PP6/4K3 w - - 0 1"), 4) == ("exd5", "hint-gains")


def test_nothing_special_is_said_of_an_ordinary_move() -> None:
    assert advised(Position.start("chess"), 4)[1] == "hint-best"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_every_language(language: str) -> None:
    position = Position.start("chess")
    said = explain(position, choose(position, 0, 1), 0).say(language)
    assert said
    assert "{" not in said
