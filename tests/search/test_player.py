"""The first opponent: legal, repeatable, better than chance, and blind to what is hidden."""

import random

import pytest

from ludoteka import games
from ludoteka.play import Match, Position, variant
from ludoteka.search import arena, growing
from ludoteka.search.levels import USUAL, Level, level
from ludoteka.search.player import choose


def test_the_same_arguments_give_the_same_move():
    position = Position.start("hex:small")
    assert choose(position, level=1, seed=5) == choose(position, level=1, seed=5)


def test_an_immediate_win_is_found():
    position = Position.start("connect-four")
    for move in ("a", "b", "a", "b", "a", "b"):
        position = position.play(move)
    assert choose(position, level=4).move.text == "a"


def test_an_immediate_threat_is_blocked():
    position = Position.start("connect-four")
    for move in ("a", "b", "a", "c", "a"):
        position = position.play(move)
    assert choose(position, level=4).move.text == "a"


def test_unknown_levels_are_refused():
    with pytest.raises(ValueError, match="expected a level"):
        level(9)


@pytest.mark.parametrize("game", games.ids())
def test_the_computer_plays_every_game_legally(game):
    """A few moves of level 1 in each seat, from the start and from the middle of a random game."""
    chooser = random.Random(game)
    quick = Level(1, "quick", "gyors", 60, 12)
    match = Match.begin(game, secret=b"q" * 32)
    for step in range(30):
        if match.over:
            break
        position = match.position
        seat = position.actors[step % len(position.actors)]
        if step % 3 == 0:
            match.play(seat, choose(position, seat, quick, step).move)
        else:
            match.play(seat, chooser.choice(position.moves(seat)))
    assert match.played


@pytest.mark.parametrize("game", [id for id in games.ids() if games.find(id).hidden])
def test_the_choice_does_not_depend_on_what_is_hidden(game):
    chooser = random.Random(game)
    quick = Level(1, "quick", "gyors", 60, 30)
    match = Match.begin(game, secret=b"h" * 32)
    for step in range(60):
        if match.over:
            break
        position = match.position
        seat = position.actors[0]
        if step % 12 == 0:
            other = position.observe(seat).sample(step)
            assert choose(position, seat, quick, step).move == choose(other, seat, quick, step).move
        match.play(seat, chooser.choice(position.moves(seat)))


def test_a_line_up_is_sorted_in_far_fewer_moves_than_are_allowed():
    chooser = random.Random(1)
    position = Position.start("battle-array-lineup")
    while position.scene().phase == "laying-a-figure":
        position = position.play(chooser.choice(position.codes))
    [sorter] = position.actors
    while position.actors == (sorter,):
        position = position.play(choose(position, sorter, 3).move)
    assert position.points[sorter] <= 30


@pytest.mark.slow
@pytest.mark.parametrize("game", ["connect-four", "hex:small", "reversi:othello", "english-draughts", "backgammon"])
def test_the_usual_level_beats_random_play(game):
    of = variant(game)
    found = arena.tournament(of, [str(USUAL), "0"], 20, 1)
    assert found.scores[0].rate >= 0.9


def test_a_lucky_try_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that was tried once and won is not yet better than one that was tried often and often won."""
    position = Position.start(variant("hex:book"))
    lucky, good, lost = position.codes[:3]
    told = {lucky: (1, 1.0, 0), good: (100, 0.4, 0), lost: (300, -1.0, -1)}

    class Told:
        def tried(self, move: int, player: int) -> tuple[int, float, int]:  # noqa: ARG002
            return told.get(move, (0, 0.0, 0))

    monkeypatch.setattr(growing, "grown", lambda *_, **__: [Told()])
    choice = choose(position, level=4)
    assert [move.code for move, *_ in choice.tried] == [good, lucky, lost]
    told[lucky] = (1, 1.0, 1)
    assert choose(position, level=4).move.code == lucky
