"""Solved games: the books tell what the solver finds, and the highest level keeps it whatever the other does."""

from __future__ import annotations

import random
from collections import deque
from pathlib import Path

import pytest

import ludoteka.books
from ludoteka import games
from ludoteka.play import Position
from ludoteka.search import exact, retrograde
from ludoteka.search.arena import play_one
from ludoteka.search.levels import LEVELS
from ludoteka.search.player import Engine, choose, engine

BEST = LEVELS[-1].number
BOOKS = Path(ludoteka.books.__file__).parent

SMALL = (
    "antelopes-and-jackals",
    "fox-and-hounds",
    "hare-and-hounds",
    "mu-torere",
    "spider-web",
    "three-forint-chase",
    "three-mens-morris",
)

SAID = (
    ("mu-torere", "draw", 0, "our solver finds a draw", "a játék döntetlen"),
    ("mu-torere:free", "win", 1, "the first player would win at once", "a kezdő rögtön nyerne"),
    ("hare-and-hounds", "win", 23, "at the latest with their twelfth move", "legkésőbb a tizenkettedik lépésükkel"),
    ("hare-and-hounds:usual", "win", 23, "in both fixed set-ups", "mindkét rögzített felállásból"),
    ("hare-and-hounds:free", "loss", 31, "and in the free set-up too", "és szabad felállás esetén is"),
    ("antelopes-and-jackals", "draw", 0, "by our solver the game is a draw", "a játék döntetlen"),
    ("fox-and-hounds", "loss", 45, "the dogs always win, wherever", "mindig a kutyák nyernek"),
    ("fox-and-hounds:edge", "loss", 44, "the dogs always win", "mindig a kutyák nyernek"),
    ("three-mens-morris", "loss", 10, "on the tenth move of both", "együttes tizedik lépésével"),
    ("three-mens-morris:three", "draw", 0, "(`three`) it is a draw", "(`three`) döntetlen"),
    ("three-mens-morris:nine-holes", "draw", 0, "so it is in `nine-holes`", "akárcsak a `nine-holes`"),
    ("three-mens-morris:diagonals", "win", 9, "in nine moves of both", "együttes kilencedik lépésével"),
    ("three-mens-morris:achi", "win", 11, "from there in eleven", "onnan a tizenegyedikkel"),
    pytest.param("spider-web", "win", 47, "the spiders win", "a pókok nyernek", marks=pytest.mark.slow),
)
"""Preset, result for the player who begins, how long it takes, and the words of both books."""


def test_these_are_the_small_games() -> None:
    assert tuple(game.id for game in games.every() if game.small) == SMALL


@pytest.mark.parametrize(("key", "result", "length", "en", "hu"), SAID)
def test_the_books_tell_what_the_solver_finds(key: str, result: str, length: int, en: str, hu: str) -> None:
    found = exact.solve(Position.start(key))
    assert found.result == result
    assert length in (0, found.length)
    for language, words in (("en", en), ("hu", hu)):
        text = (BOOKS / language / f"{key.partition(':')[0]}.md").read_text(encoding="utf-8")
        assert words in " ".join(text.split())


def promised(position: Position, seat: int) -> int:
    """What the solver promises to the seat."""
    value = retrograde.table(position).value(position)
    return value if position.actors[0] == seat else -value


def best_replies(position: Position, seat: int) -> list[Position]:
    """The highest level's move where it is its turn, all moves where it is the other's."""
    if position.actors[0] == seat:
        return [position.play(choose(position, level=BEST).move)]
    return [position.play(code) for code in position.codes]


REPLIES = (
    "antelopes-and-jackals",
    "mu-torere",
    "mu-torere:free",
    "three-mens-morris",
    "three-mens-morris:three",
    "three-mens-morris:diagonals",
    "hare-and-hounds",
    "hare-and-hounds:usual",
)


@pytest.mark.parametrize(
    ("key", "seat"),
    [
        *((key, seat) for key in REPLIES for seat in (0, 1)),
        pytest.param("fox-and-hounds:edge", 1, marks=pytest.mark.slow),
    ],
)
def test_against_every_reply_the_highest_level_keeps_what_it_has(key: str, seat: int) -> None:
    """All games that can come about: what it once can force it gets, and mistakes of the other are punished."""
    start = Position.start(key)
    table = retrograde.table(start)
    todo, met = deque([(start, promised(start, seat))]), set()
    while todo:
        position, sure = todo.popleft()  # the shortest ways first: limits of moves do not come near
        for after in best_replies(position, seat):
            if after.over:
                assert after.result is not None
                assert after.result.payoffs[seat] >= sure, after
                continue
            now = promised(after, seat)
            assert now >= sure, after
            if (place := (table.number(after), now)) not in met:
                met.add(place)
                todo.append((after, now))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "key",
    [
        "fox-and-hounds",
        "fox-and-hounds:edge",
        "three-mens-morris:nine-holes",
        "three-mens-morris:achi",
        pytest.param("hare-and-hounds:free", marks=pytest.mark.slow),
        pytest.param("spider-web", marks=pytest.mark.slow),
    ],
)
def test_against_random_play_the_highest_level_keeps_what_it_has(key: str, seat: int) -> None:
    for seed in range(5):
        chooser = random.Random(seed)
        position = Position.start(key)
        sure = -1
        while not position.over:
            sure = max(sure, promised(position, seat))
            replies = best_replies(position, seat)
            position = chooser.choice(replies)
        assert position.result is not None
        assert position.result.payoffs[seat] >= sure


LARGER = ("fox-and-hounds", "spider-web")
"""Small games whose table takes long to fill."""


@pytest.mark.parametrize("id", SMALL)
def test_moves_are_looked_up_by_the_highest_level_and_by_all_where_the_table_is_small(id: str) -> None:
    of = Position.start(id).variant
    assert engine(of, master=True) is Engine.TABLE
    assert (engine(of) is Engine.TABLE) == (id not in LARGER)


def test_a_level_sees_an_end_only_within_its_horizon() -> None:
    """The second player wins on the tenth move: who sees ten actions ahead knows it, who sees four does not."""
    start = Position.start("three-mens-morris")
    table = retrograde.table(start)
    assert isinstance(table, retrograde.Table)
    assert table.value(start) == -1
    assert choose(start, level=1).value == 0.0
    assert choose(start, level=4).value == -1.0
    near = start
    while table.distance(near) > 3:
        near = near.play(table.best(near)[0])
    assert set(table.choice(near, horizon=4)) == set(table.best(near))


def test_in_a_draw_the_game_does_not_go_where_it_has_been() -> None:
    position = Position.start("mu-torere")
    table = retrograde.table(position)
    assert isinstance(table, retrograde.Table)
    while not (others := set(table.best(position)) - set(table.choice(position))):
        position = position.play(table.choice(position)[0])
    assert table.value(position) == 0
    been = [position.play(code) for code in table.choice(position)]
    assert set(table.choice(position, past=been)) <= others


@pytest.mark.parametrize("seat", [0, 1])
def test_the_middle_level_beats_random_play_in_a_drawn_game(seat: int) -> None:
    """Mu torere is a draw, and yet three of four games are too few: the other is led to where he errs."""
    won = 0
    for seed in range(20):
        words = ["4", "0"] if seat == 0 else ["0", "4"]
        match = play_one(Position.start("mu-torere").variant, words, f"drawn {seed}")
        assert match.result is not None
        assert match.result.payoffs[seat] >= 0
        won += match.result.payoffs[seat] > 0
    assert won >= 17


def test_antelopes_and_jackals_can_be_drawn_by_random_play_in_one_game_of_four() -> None:
    """All drawn positions lie on one round of four moves, in which each side chooses once, between draw and loss.

    The third time the game is a draw, so that who moves at random has to choose right only twice.
    """
    position = Position.start("antelopes-and-jackals")
    table = retrograde.table(position)
    choices = []
    for _ in range(4):
        kept = [code for code in position.codes if table.value(position.play(code)) == 0]
        assert len(kept) == 1
        choices.append(len(position.codes))
        position = position.play(kept[0])
    assert choices == [2, 2, 1, 1]
    assert table.number(position) == table.number(Position.start("antelopes-and-jackals"))
