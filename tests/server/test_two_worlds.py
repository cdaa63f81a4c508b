"""Two worlds that differ only in what a viewer may not know: all that the server has for that viewer is the same.

Two games are played side by side. Whatever happens in one happens in the other in a form that the viewer cannot tell
from it: other cards are dealt, other pieces are set, other tiles are drawn. Then two rooms are made from them, and
everything that can leave a server for that viewer is compared byte by byte.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from ludoteka import games
from ludoteka.play import SPECTATOR, Act, Move, Position, Variant, picture, record, variant
from ludoteka.play.face import CLOCK_SEAT
from ludoteka.server import lists
from ludoteka.server.entries import Deed, Entry, Plan, Refusal
from ludoteka.server.people import Person
from ludoteka.server.room import Room
from ludoteka.server.settings import Settings
from ludoteka.server.table import Table
from ludoteka.server.views import Live, encode

pytestmark = pytest.mark.slow
HIDDEN = [f"{game.id}:{preset.id}" for game in games.every() if game.hidden for preset in game.presets]
ACTIONS = 130
TRIES = 12
MOST_LIKE = 80
LANGUAGES = ("en", "hu")


@dataclass
class World:
    """A game so far, and what happened in it."""

    position: Position
    happened: list[Move] = field(default_factory=list)

    def after(self, move: Move) -> World:
        return World(self.position.play(move.code), [*self.happened, move])


def alike(world: World, move: Move, other: World, viewer: int, dice: random.Random) -> tuple[World, World] | None:
    """Both worlds after a move of the first, which the second one answers with another that looks the same."""
    face = world.position.variant.face
    after = world.after(move)
    if after.position.over:
        return None
    seen, known = face.seen(world.position.row, move.code, viewer), after.position.observe(viewer)
    like = [
        one
        for one in other.position.moves(move.player)
        if (one.code == move.code if move.player == viewer else face.seen(other.position.row, one.code, viewer) == seen)
    ]
    dice.shuffle(like)
    like.sort(key=lambda one: one.code == move.code)
    for one in like[:MOST_LIKE]:
        there = other.after(one)
        if not there.position.over and there.position.observe(viewer) == known:
            return after, there
    return None


def side_by_side(of: Variant, viewer: int, actions: int, seed: str) -> tuple[World, World]:
    """Two games that the viewer cannot tell from each other; as different as it happens to be possible."""
    dice = random.Random(f"{of.key} {viewer} {seed}")
    one = other = World(Position.start(of))
    for _ in range(actions):
        position = one.position
        for _ in range(TRIES):
            move = (
                dice.choices(position.moves(), position.weights())[0]
                if position.chance
                else dice.choice(position.moves())
            )
            found = alike(one, move, other, viewer, dice)
            if found is not None:
                break
        else:
            break
        one, other = found
        position.forget()
    return one, other


def room_of(world: World, *more: Entry) -> Room:
    """The table at which this has happened."""
    of = world.position.variant
    plan = Plan("abcdefghijkm", str(of.key), "", "none", bytes(32), True, "invited", "p0", 0)
    entries = [Entry(0, Deed.MADE.value, person="p0")]
    entries += [Entry(0, Deed.SIT.value, seat, person=f"p{seat}", name=f"P{seat}") for seat in range(of.game.players)]
    entries.append(Entry(0, Deed.BEGIN.value, text="1"))
    for move in world.happened:
        act = {SPECTATOR: Act.CHANCE, CLOCK_SEAT: Act.CLOCK}.get(move.player, Act.MOVE)
        entries.append(Entry(0, act.value, max(move.player, SPECTATOR), move.text))
    numbered = [
        Entry(number, entry.act, entry.seat, entry.text, entry.at, entry.person, entry.name)
        for number, entry in enumerate([*entries, *more], 1)
    ]
    return Room.again(plan, numbered, 1)


def sent(room: Room, viewer: int, tries: list[tuple[str, ...]]) -> Iterator[tuple[str, object]]:
    """All that can leave the server for a viewer, each with a name."""
    table = Table(room, Settings(now=lambda: 0))
    sight, match = table.sight, room.match
    assert match is not None
    assert not match.over
    person = "" if viewer == SPECTATOR else f"p{viewer}"
    live = Live([True] * len(room.chairs))
    for language in LANGUAGES:
        yield f"view {language}", sight.view(person, language, live, 0)
        yield f"card {language}", encode(lists.card(table, Person(person, "P"), language))
    yield "the view of who knows the beginning", sight.view(person, "en", live, len(match.played) // 2)
    for ply in range(len(match.played) + 1):
        yield f"look {ply}", sight.look("l", ply, viewer)
    yield "record", record.write(match.still(), viewer)
    for theme in ("light", "dark"):
        scene = sight.scene(len(match.played), viewer)
        yield f"picture {theme}", picture.draw_scene(match.variant.game, scene, viewer, theme)
    seen = room.seen(viewer)
    yield "what a computer is told in that seat", seen.core.tobytes()
    if viewer in match.position.actors:
        for move in random.Random(1).sample(seen.moves(viewer), min(3, len(seen.moves(viewer)))):
            yield f"ahead {move.steps[:1]}", asyncio.run(sight.ahead("a", viewer, move.steps[:1]))
    for steps in tries if viewer != SPECTATOR else []:
        for language in LANGUAGES:
            yield f"why {steps}", room.why_not(person, viewer, steps, language)
        yield f"play {steps}", refusal(room, person, viewer, steps)


def refusal(room: Room, person: str, seat: int, steps: tuple[str, ...]) -> str:
    try:
        room.play(person, seat, steps, room.seq, 0, 0, "en")
    except Refusal as refused:
        return f"{refused.code}: {refused.say('en')}"
    return "played"


def wrong_tries(position: Position, viewer: int) -> list[tuple[str, ...]]:
    """Steps that are no move: of others' moves, turned round, and too long."""
    dice = random.Random(1)
    moves = [move.steps for move in position.observe(viewer).moves()]
    some = dice.sample(moves, min(4, len(moves)))
    cells = position.variant.game.board.names if position.variant.game.board else ("card:AS", "card:2C", "hand:1")
    tries = [steps[::-1] for steps in some] + [(*steps, dice.choice(cells)) for steps in some]
    tries += [tuple(dice.sample(cells, 2)), (dice.choice(cells),)]
    known = set(moves)
    return [steps for steps in tries if steps not in known]


@pytest.mark.parametrize("key", HIDDEN)
@pytest.mark.parametrize("who", ["first", "last", "spectator"])
def test_what_a_viewer_may_not_know_changes_nothing_that_is_sent(key: str, who: str) -> None:
    of = variant(key)
    viewer = {"first": 0, "last": of.game.players - 1, "spectator": SPECTATOR}[who]
    one, other = side_by_side(of, viewer, ACTIONS, "worlds")
    assert len(one.happened) > 1
    for length in sorted({len(one.happened), 2 * len(one.happened) // 3, len(one.happened) // 3}):
        here, there = (room_of(World(one.position, world.happened[:length])) for world in (one, other))
        compare(here, there, viewer)
    mine = [ply for ply, move in enumerate(one.happened) if move.player >= 0]
    if mine:
        back = Entry(0, Act.TAKEBACK.value, 0, str(mine[-1]))
        compare(room_of(one, back), room_of(other, back), viewer)


def compare(one: Room, other: Room, viewer: int) -> None:
    tries = wrong_tries(one.position, viewer) if viewer in one.position.actors else [("a1",)]
    for (name, here), (_, there) in zip(sent(one, viewer, tries), sent(other, viewer, tries), strict=True):
        assert here == there, name


@pytest.mark.parametrize("game", [game.id for game in games.every() if game.hidden and not game.blind])
def test_the_two_worlds_are_different_ones(game: str) -> None:
    """Otherwise nothing would have been compared: an observer of everything can tell them apart."""
    of = variant(game)
    worlds = [side_by_side(of, viewer, ACTIONS, "worlds") for viewer in (0, SPECTATOR)]
    assert any(one.position != other.position for one, other in worlds)
