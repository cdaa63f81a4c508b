"""Lists of moves that are too long for one frame: they are sent as they begin, and what follows is asked for."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from bench.blocking import two_blanks
from ludoteka.play import Move, Position
from ludoteka.play.face import Face
from ludoteka.server import hub as hub_module
from ludoteka.server.protocol import MoveCard
from ludoteka.server.views import encode
from ludoteka.server.ways import LONG, MOST_BYTES, after, ways
from tests.rules.test_words import table as laid
from tests.server.browser import Browser, Running

pytestmark = pytest.mark.anyio
MOST_SENT = 256 * 1024


def unfolded(moves: list[Move], cards: list[MoveCard]) -> list[tuple[str, ...]]:
    """All moves to which the cards lead."""
    found: list[tuple[str, ...]] = []
    for card in cards:
        if card.more:
            among = after(moves, card.steps)
            further = ways(among, 0, len(card.steps))
            assert len(encode(further)) <= MOST_BYTES
            found += unfolded(among, further)
        else:
            found.append(tuple(card.steps))
    return found


def test_the_parts_of_a_list_have_every_move_once_and_fit_into_a_frame() -> None:
    moves = list(laid("EARSTI_").moves())
    cards = ways(moves, 0)
    assert len(encode([MoveCard(list(move.steps), move.text, 0) for move in moves])) > 5 * MOST_BYTES
    assert MOST_BYTES / 4 < len(encode(cards)) <= MOST_BYTES, "cut as late as possible"
    assert sorted(unfolded(moves, cards)) == sorted(move.steps for move in moves)


def test_a_short_list_is_sent_whole() -> None:
    position = Position.start("amazons")
    assert len(position.moves()) > 500
    assert [tuple(card.steps) for card in ways(position.moves(), 0)] == [move.steps for move in position.moves()]


def test_a_move_with_which_longer_ones_begin_can_be_played_and_gone_on_with() -> None:
    lines = [("a", "b"), *(("a", "b", str(number), "x" * 200) for number in range(2 * MOST_BYTES // 200))]
    moves = [Move(number, "-".join(steps), steps, 0) for number, steps in enumerate(lines)]
    cards = ways(moves, 0, 1)
    assert [(*card.steps, card.more) for card in cards] == [("a", "b", False), ("a", "b", True)]


@pytest.fixture(scope="module")
def secret() -> bytes:
    return two_blanks()


@pytest.fixture
def blanks(secret: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "new_secret", lambda: secret)


def largest(browser: Browser) -> int:
    return max(map(len, browser.raw))


@pytest.mark.usefixtures("blanks")
async def test_a_word_with_two_blanks_is_entered_part_by_part(anna: Browser, bela: Browser) -> None:
    dice = random.Random(1)
    table = await anna.make("scramble", "me", "open", public=True)
    await bela.watch(table)
    await bela.done("sit", table=table, seat=1)
    view = await anna.watch(table)
    first = next(move for move in view["moves"] if move["steps"][0] == "hand:blank" and move.get("more"))
    steps = await anna.whole(table, first, dice.choice)
    await anna.play(table, 0, " ".join(steps))
    assert [card["text"] for card in anna.views[table]["line"] if card["player"] == 0], "the word lies there"
    pictured = {
        step for frame in anna.frames for step in frame.get("choices", frame.get("view", {}).get("choices", {}))
    }
    assert {step for step in steps if step.startswith("as:")} <= pictured
    assert largest(anna) < MOST_SENT
    assert bela.views[table]["ply"] == anna.views[table]["ply"]


@pytest.mark.usefixtures("blanks")
async def test_only_who_may_choose_is_told_how_moves_go_on(anna: Browser, bela: Browser, spectator: Browser) -> None:
    table = await anna.make("scramble", "me", "open", public=True)
    for other in (bela, spectator):
        await other.watch(table)
    await bela.done("sit", table=table, seat=1)
    view = await anna.watch(table)
    cut = next(move for move in view["moves"] if move.get("more"))
    asked: dict[str, Any] = {"table": table, "seat": 0, "steps": cut["steps"], "seq": view["seq"]}
    for other in (bela, spectator):
        assert await other.refused("ahead", **asked) == "not-your-turn"
    assert await anna.refused("ahead", **{**asked, "seat": 1}) == "not-your-turn"
    assert await anna.refused("ahead", **{**asked, "seq": view["seq"] + 1}) == "stale"
    assert (await anna.ask("ahead", **{**asked, "steps": ["hand:Ω"]}))["moves"] == []
    whole = await anna.ask("ahead", **{**asked, "steps": []})
    assert whole["moves"] == view["moves"], "from the beginning on it is the list that was sent"
    await anna.disconnect()
    await anna.connect()
    await anna.watch(table)
    assert (await anna.ask("ahead", **asked))["moves"], "after a break it goes on where it was"
    await anna.play(table, 0, "do:pass")
    assert await anna.refused("ahead", **asked) == "not-your-turn"


@pytest.mark.usefixtures("blanks")
async def test_long_lists_are_put_into_words_while_others_play(
    server: Running, anna: Browser, bela: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever describes many moves does so in a thread of its own, not in that of the server."""
    here, described = threading.get_ident(), Face.describe

    def watched(self: Face, s: Any, moves: list[int]) -> tuple[Move, ...]:
        assert len(moves) <= LONG or threading.get_ident() != here
        counted.append(len(moves))
        return described(self, s, moves)

    counted: list[int] = []
    table = await anna.make("scramble", "me", "open", public=True)
    monkeypatch.setattr(Face, "describe", watched)
    await anna.watch(table)
    await bela.watch(table)
    await bela.done("sit", table=table, seat=1)
    await anna.reaches(table, server.hub.tables[table].room.seq)
    said = await anna.done("try", table=table, seat=0, steps=["h8"])
    assert said["text"]
    cut = next(move for move in anna.views[table]["moves"] if move.get("more"))
    await anna.play(table, 0, " ".join(await anna.whole(table, cut, random.Random(2).choice)))
    assert [length > 10_000 for length in counted].count(True) == 1, "once for all that is asked about it"


@pytest.mark.usefixtures("blanks")
async def test_a_hint_is_a_move_though_the_list_was_cut(server: Running, anna: Browser) -> None:
    table = await anna.make("scramble", "me", "computer:1")
    await anna.watch(table)
    hint = await anna.done("hint", table=table, seat=0)
    match = server.hub.tables[table].room.match
    assert match is not None
    assert match.position.find(hint["steps"], 0)
