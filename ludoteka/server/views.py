"""What each viewer is sent of a table. Everything here has passed through `observe`, or the game is over.

What is the same for several viewers is worked out and encoded once: scenes by whose eyes see them, moves by seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import msgspec

from ..play import SPECTATOR, Match, Position
from ..play.chance import commitment
from ..play.marks import Marks as FoundMarks
from ..play.marks import marks as find_marks
from ..play.scene import Item, Scene
from .entries import Entry
from .protocol import Happened, Marks, MoveCard, PlayedCard, ResultCard, Said, SeatState, Seen, TableView, Ways
from .room import Room
from .ways import LONG, after, ways

encode = msgspec.json.Encoder().encode
NOTHING = msgspec.Raw(b"[]")


@dataclass
class Live:
    """What is going on around a room at the moment."""

    online: list[bool]
    thinking: bool = False
    claimable: list[int] = field(default_factory=list)
    now: int = 0


def later(scene: Scene, seconds: int) -> Scene:
    """The scene after so many seconds in which nothing happened: its timers have run down."""
    left = [msgspec.structs.replace(timer, seconds=max(0, timer.seconds - seconds)) for timer in scene.timers]
    return msgspec.structs.replace(scene, timers=tuple(left))


class Sight:
    """A room as its viewers see it; remembers what it has worked out until the room changes."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.key = str(room.variant.key)
        self.clock = str(room.control)
        self.commitment = commitment(room.plan.secret)
        self._position: Position | None = None
        self._length = 0
        self._over = False
        self._scenes: dict[tuple[int, int], Scene] = {}
        """By the number of the position and by eyes: the present one and the one before."""
        self._raw: dict[tuple[str, int], msgspec.Raw] = {}
        self._marks: dict[int, Marks] = {}
        self._choices: dict[int, dict[str, Item]] = {}

    def _refresh(self) -> None:
        room = self.room
        over = room.match is not None and room.match.over
        if room.position is self._position and over == self._over:
            return
        last = len(room.match.played) if room.match else 0
        keep = {} if over or room.match is None else {k: v for k, v in self._scenes.items() if k[0] == last - 1}
        self._position, self._over, self._scenes = room.position, over, keep if self._grew(last) else {}
        self._length = last
        self._raw, self._marks, self._choices = {}, {}, {}

    def _grew(self, last: int) -> bool:
        """After a takeback the numbers mean other positions."""
        return last == self._length + 1

    # --- scenes --------------------------------------------------------------------------------------------------

    def eyes(self, viewer: int) -> int:
        """On a board without secrets everybody sees the same."""
        game = self.room.variant.game
        return viewer if game.hidden or game.board is None else SPECTATOR

    def scene(self, ply: int, viewer: int) -> Scene:
        """The position after `ply` actions, as a viewer may see it; when the game is over, all of it."""
        eyes = self.eyes(viewer)
        found = self._scenes.get((ply, eyes))
        if found is None:
            match = self.room.match
            position = match.positions[ply] if match else self.room.position
            if match is not None and match.over:
                found = position.variant.face.scene(position.row, eyes)
            else:
                found = position.scene(eyes)
            if match is None or ply >= len(match.played) - 1:
                self._scenes[ply, eyes] = found
        return found

    def _steps(self, match: Match, ply: int, viewer: int) -> Sequence[str]:
        """The clicks of an action, as far as the viewer may know them."""
        move, before = match.played[ply], match.positions[ply]
        face = match.variant.face
        if match.over or face.kernel.conceal is None:
            return move.steps
        seen = face.seen(before.row, move.code, viewer)
        if seen < 0:
            return ()
        return face.steps(before.observe(viewer).row, seen)

    def marks(self, ply: int, viewer: int) -> Marks:
        """What the last action of a player before `ply` did."""
        match = self.room.match
        if match is None:
            return Marks([], [], [], [])
        last = ply - 1
        while last >= 0 and match.played[last].player < 0:
            last -= 1
        if last < 0:
            return Marks([], [], [], [])
        found: FoundMarks = find_marks(
            self.scene(last, viewer), self.scene(last + 1, viewer), self._steps(match, last, viewer)
        )
        carried: list[list[str]] = []
        if match.variant.face.kernel.conceal is None:
            ways = match.variant.face.carried(match.positions[last].row, match.played[last].code)
            carried = [list(way) for way in ways]
        return Marks(list(found.path), list(found.turned), list(found.removed), carried)

    # --- the line of play ----------------------------------------------------------------------------------------

    def played(self, start: int, viewer: int) -> list[PlayedCard]:
        match = self.room.match
        if match is None:
            return []
        return [
            PlayedCard(match.played[ply].player, self._text(match, ply, viewer), match.positions[ply].turn)
            for ply in range(start, len(match.played))
        ]

    def _text(self, match: Match, ply: int, viewer: int) -> str:
        move = match.played[ply]
        face = match.variant.face
        if match.over or (face.kernel.conceal is None and face.kernel.observe is None):
            return move.text
        return face.seen_text(match.positions[ply].row, move.code, viewer)

    # --- the whole -----------------------------------------------------------------------------------------------

    async def prepare(self) -> None:
        """Put long lists of moves into words in a thread, so that `view` finds them ready. Needs the table's lock."""
        self._refresh()
        match = self.room.match
        if match is None or match.over or len(match.position.codes) <= LONG:
            return
        for seat in match.position.actors:
            if self.room.chairs[seat].person and ("moves", seat) not in self._raw:
                self._list(seat, await asyncio.to_thread(self._listed, *self._listing(seat)))

    def _listing(self, seat: int) -> tuple[Position, int, int]:
        """What the list of a seat's moves depends on."""
        return self.room.seen(seat), seat, self.scene(self._length, seat).together

    def _listed(self, seen: Position, seat: int, together: int) -> tuple[msgspec.Raw, dict[str, Item]]:
        cards = ways(seen.moves(seat), seat, together)
        return msgspec.Raw(encode(cards)[1:-1]), self._pictures(seen, cards, seat)

    def _list(self, seat: int, listed: tuple[msgspec.Raw, dict[str, Item]]) -> None:
        self._raw["moves", seat], self._choices[seat] = listed

    def choosers(self, mine: Sequence[int], viewer: int) -> list[int]:
        """Of the seats that one browser plays, those that may act; where they have secrets, the one that sees."""
        match, game = self.room.match, self.room.variant.game
        if match is None or match.over:
            return []
        seats = [viewer] if game.hidden and not game.blind else mine
        return [seat for seat in seats if seat in match.position.actors]

    def _moves(self, mine: Sequence[int], viewer: int) -> tuple[msgspec.Raw, dict[str, Item]]:
        """The legal moves of the seats that one browser plays."""
        parts, choices = [], {}
        for seat in self.choosers(mine, viewer):
            if ("moves", seat) not in self._raw:
                self._list(seat, self._listed(*self._listing(seat)))
            parts.append(bytes(self._raw["moves", seat]))
            choices.update(self._choices[seat])
        return (msgspec.Raw(b"[" + b",".join(parts) + b"]") if parts else NOTHING), choices

    def _pictures(self, seen: Position, cards: Sequence[MoveCard], seat: int) -> dict[str, Item]:
        """What choices look like. A shape that is laid by a move of its own also says where it can be laid."""
        face = self.room.variant.face
        steps = {step for card in cards for step in card.steps if step.startswith("as:")}
        found = {step: face.choice(step, seat) for step in sorted(steps)}
        for card in cards:
            last = card.steps[-1]
            if last in found and found[last].grip and not card.more:
                then = seen.play(card.steps)
                places = tuple(face.steps(then.row, code)[-1] for code in then.codes)
                found[last] = msgspec.structs.replace(found[last], places=places)
        return found

    async def ahead(self, id: str, seat: int, steps: Sequence[str]) -> bytes:
        """How a seat's moves go on that begin with these steps. Needs the table's lock."""
        await self.prepare()
        return await asyncio.to_thread(self._ahead, id, self.room.seen(seat), seat, steps)

    def _ahead(self, id: str, seen: Position, seat: int, steps: Sequence[str]) -> bytes:
        cards = ways(after(seen.moves(seat), steps), seat, len(steps))
        return encode(Ways(id, cards, self._pictures(seen, cards, seat)))

    def seats(self, mine: Collection[int], live: Live) -> list[SeatState]:
        room, match = self.room, self.room.match
        at = room.at(live.now)
        return [
            SeatState(
                name=chair.name,
                level=chair.level,
                mine=seat in mine,
                online=live.online[seat],
                left=match.time_left(seat, at) if match else room.control.start().left(room.control),
            )
            for seat, chair in enumerate(room.chairs)
        ]

    def result(self, language: str) -> ResultCard | None:
        match = self.room.match
        if match is None or match.result is None:
            return None
        found = match.result
        return ResultCard(
            payoffs=list(found.payoffs),
            points=[match.variant.face.score(found.points, seat) for seat in range(len(found.points))],
            winners=list(found.winners),
            reason=found.reason.name.lower(),
            sentence=found.say(match.variant.game, language),
        )

    def view(self, person: str, language: str, live: Live, start: int) -> bytes:
        """The frame that tells a person all about the table; the line of play from action `start` on."""
        self._refresh()
        room, match = self.room, self.room.match
        mine = room.seats_of(person)
        viewer = room.viewer(person)
        eyes = self.eyes(viewer)
        length = len(match.played) if match else 0
        stood = match.standing(room.at(live.now)) if match else 0
        if ("scene", eyes) not in self._raw or stood:
            self._raw["scene", eyes] = msgspec.Raw(encode(later(self.scene(length, viewer), stood)))
        if eyes not in self._marks:
            self._marks[eyes] = self.marks(length, viewer)
        moves, choices = self._moves(mine, viewer)
        running = match is not None and not match.over
        view = TableView(
            id=room.plan.id,
            seq=room.seq,
            variant=self.key,
            seats=self.seats(mine, live),
            clock=self.clock,
            scene=self._raw["scene", eyes],  # type: ignore[arg-type]
            actors=list(match.position.actors) if match and running else [],
            awaited=list(match.position.awaited) if match and running else [],
            moves=moves,  # type: ignore[arg-type]
            choices=choices,
            ply=length,
            played=self.played(start, viewer),
            played_from=start,
            marks=self._marks[eyes],
            draw_offer=match.draw_offer if match and running else SPECTATOR,
            takeback_asked=match.takeback_asked if match and running else SPECTATOR,
            result=self.result(language),
            commitment=self.commitment,
            invitation=invitation_path(room.plan.id, room.plan.invitation) if mine else "",
            thinking=live.thinking,
            next=room.next,
            viewer=viewer,
            waiting=match is None,
            closed=room.closed,
            may_undo=running and self._may_undo(mine),
            rematch=sorted(room.wants_rematch),
            claimable=live.claimable if mine else [],
            kept=list(room.kept_for(person)),
        )
        return encode(Happened(view))

    def _may_undo(self, mine: Collection[int]) -> bool:
        match = self.room.match
        return (
            match is not None
            and bool(match.played)
            and match.played[-1].player in mine
            and not match.variant.game.hidden
            and match.positions[-2].turn == match.position.turn
        )

    def look(self, id: str, ply: int, viewer: int) -> bytes:
        """An earlier position; `ply` has been checked."""
        self._refresh()
        return encode(Seen(id, ply, self.scene(ply, viewer), self.marks(ply, viewer)))


def invitation_path(table: str, invitation: str) -> str:
    return f"/t/{table}?i={invitation}"


def said(room: Room, entry: Entry) -> bytes:
    """A remark as a frame."""
    when = (room.begun + entry.at) // 1000 if room.begun else room.plan.made // 1000
    return encode(Said(room.plan.id, entry.name, entry.seat, entry.text, when, entry.seq))
