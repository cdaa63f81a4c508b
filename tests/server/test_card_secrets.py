"""In every card game nobody is sent a card that he has not seen: asserted on the frames as they came."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from ludoteka.play import Position, variant
from tests.server.browser import Browser, Running

pytestmark = pytest.mark.anyio

CARD = re.compile(r"(?<![\w:])(?:card:)?((?:10|[2-9JQKA])[CDHS])(?!\w)")
MOVES = 24


@pytest.fixture
def database(tmp_path: Path) -> str:
    """What is sent does not depend on the database."""
    return f"sqlite:///{tmp_path / 'games.db'}"


def cards_of(position: Position, viewer: int, *, hands: bool) -> set[str]:
    """Of a position of which everything is known: what lies open and in the viewer's hand, or what is in all hands."""
    scene = position.variant.face.scene(position.row, viewer)
    trays = [t for t in scene.trays if (t.name == "hand" if hands else t.name != "hand" or t.owner == viewer)]
    return {card for tray in trays for item in tray.items for card in CARD.findall(f"{item.glyph} {item.id}")}


def seen_by(positions: Sequence[Position], viewer: int) -> set[str]:
    """The cards that somebody has seen: also those that left a hand and came to no other."""
    seen = {card for position in positions for card in cards_of(position, viewer, hands=False)}
    for before, after in pairwise(positions):
        seen |= cards_of(before, viewer, hands=True) - cards_of(after, viewer, hands=True)
    return seen


async def watch_all(server: Running, stack: AsyncExitStack, game: str) -> tuple[str, list[Browser]]:
    """A table where everybody plays at a screen of his own, and one more watches."""
    seats = variant(game).game.players
    people = [await stack.enter_async_context(server.browser()) for _ in range(seats + 1)]
    table = await people[0].make(game, "me", *["open"] * (seats - 1), public=True)
    for seat, browser in enumerate(people):
        await browser.watch(table)
        if 0 < seat < seats:
            await browser.done("sit", table=table, seat=seat)
    return table, people


@pytest.mark.parametrize(
    "game", ["barbu", "crazy-eights", "egyptian-ratscrew", "kems", "oh-hell", "president", "whist"]
)
async def test_no_frame_has_a_card_that_its_receiver_has_not_seen(server: Running, game: str) -> None:
    chooser = random.Random(game)
    async with AsyncExitStack() as stack:
        table, people = await watch_all(server, stack, game)
        room = server.hub.tables[table].room
        match = room.match
        assert match is not None
        for _ in range(MOVES):
            if match.over:
                break
            seat = chooser.choice(match.position.awaited)
            view = await people[seat].reaches(table, room.seq)
            mine = [move for move in view["moves"] if move["player"] == seat]
            await people[seat].play(table, seat, " ".join(chooser.choice(mine)["steps"]))
        assert len(seen_by(match.positions, 0)) > 4, "cards are recognised"
        for number, browser in enumerate(people):
            await browser.reaches(table, room.seq)
            await browser.ask("look", table=table, ply=match.position.ply - 2)
            viewer = number if number < len(people) - 1 else -1
            allowed = seen_by(match.positions, viewer)
            sent = {card for frame in browser.raw for card in CARD.findall(frame)}
            assert sent <= allowed, f"seat {viewer} was sent {sorted(sent - allowed)}"
