"""The record of a match: one text file that any version can replay, and that proves the dice were fair.

    Ludoteka record 1
    Game: backgammon:standard
    Date: 2026-11-18                    (only if it is known)
    Seat 0: Anna
    Seat 1: Ludoteka | level 3
    Clock: fischer 300+5
    Commitment: 5f1c...
    Position: actors=1 ...              (only if it did not begin at the usual start)

    0 . chance 3-1
    4210 0 move 8/5
    9000 1 offer-draw
    ...

    Secret: 07ab...                     (only once the match is over)
    Result: 1 -1 borne_off

An event is: milliseconds since the beginning, the seat (. for nobody), the act, and its text to the end of the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from . import chance
from .clock import Control
from .errors import NotationError, Told
from .face import CLOCK_SEAT, SPECTATOR
from .match import Act, Event, Match, Seat
from .position import Position
from .variant import Variant, variant
from .words import Sentence

VERSION = 1
UNFINISHED = "*"
FIRST_LINE = re.compile(r"Ludoteka record (\d+)")
EVENT = re.compile(r"(\d+) (\.|\d+) ([a-z-]+)(?: (.*))?")
FIELDS = "Game, Date, Seat 0, Clock, Commitment, Position, Secret, Result"
FIELD = re.compile(r"Game|Date|Seat \d+|Clock|Commitment|Position|Secret|Result")
LONGEST = 16 << 20


def write(match: Match, viewer: int | None = None) -> str:
    """The record; with a viewer, only what that viewer may know, and the secret only once the match is over."""
    head = [f"Ludoteka record {VERSION}", f"Game: {match.variant.key}"]
    head += [f"Date: {match.date}"] if match.date else []
    for number, seat in enumerate(match.seats):
        level = f" | level {seat.level}" if seat.level else ""
        head.append(f"Seat {number}: {_one_line(seat.name)}{level}")
    head += [f"Clock: {match.control}", f"Commitment: {match.commitment}"]
    if match.first is not None:
        first = match.first if viewer is None or match.over else match.first.observe(viewer)
        head.append(f"Position: {first.text()}")
    events = match.events if viewer is None else match.seen_events(viewer)
    lines = [_write_event(event) for event in events]
    tail = []
    if match.over:
        tail = ["", f"Secret: {match.secret.hex()}", f"Result: {match.result}"]
    return "\n".join([*head, "", *lines, *tail, ""])


def day(text: str) -> str:
    """The day that a text of any format begins with, as 2026-11-18; empty if it is none."""
    found = re.match(r"\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)", text)
    try:
        return date(*map(int, found.groups())).isoformat() if found else ""
    except ValueError:
        return ""


def _one_line(text: str) -> str:
    return " ".join(text.replace("|", "/").split())


def _write_event(event: Event) -> str:
    seat = "." if event.seat == SPECTATOR else str(event.seat)
    return f"{event.at} {seat} {event.act.value} {_one_line(event.text)}".rstrip()


@dataclass(frozen=True)
class Record:
    """A record as read: nothing has been replayed yet."""

    variant: Variant
    seats: tuple[Seat, ...]
    control: Control
    commitment: str
    position: str
    events: tuple[Event, ...]
    secret: bytes | None
    result: str
    date: str = ""


def read(text: str) -> Record:
    """Read a record; errors name the line."""
    if len(text) > LONGEST:
        raise NotationError(Sentence("written-too-long", {"count": len(text)}))
    lines = text.splitlines()
    first = FIRST_LINE.fullmatch(lines[0].strip()) if lines else None
    if first is None:
        raise NotationError(
            Sentence(
                "written-record-first",
                {"expected": f"Ludoteka record {VERSION}", "got": lines[0][:60] if lines else ""},
            )
        )
    if int(first[1]) > VERSION:
        raise NotationError(Sentence("written-record-version", {"got": first[1], "most": VERSION}))
    fields: dict[str, str] = {}
    events: list[Event] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        if found := EVENT.fullmatch(line):
            events.append(_read_event(found, number))
        else:
            name, colon, value = line.partition(": ")
            if not colon:
                raise NotationError(Sentence("written-record-line", {"number": number, "got": line[:60]}))
            if not FIELD.fullmatch(name):
                raise NotationError(
                    Sentence("written-record-field", {"number": number, "known": FIELDS, "got": name[:20]})
                )
            fields[name] = value
    return _record(fields, tuple(events))


def _read_event(found: re.Match[str], number: int) -> Event:
    try:
        act = Act(found[3])
    except ValueError:
        known = ", ".join(a.value for a in Act)
        raise NotationError(
            Sentence("written-record-act", {"number": number, "known": known, "got": found[3]})
        ) from None
    seat = SPECTATOR if found[2] == "." else int(found[2])
    return Event(act, seat, found[4] or "", int(found[1]))


def _record(fields: dict[str, str], events: tuple[Event, ...]) -> Record:
    if "Game" not in fields:
        raise NotationError(Sentence("written-record-game"))
    of = variant(fields["Game"])
    seats = []
    for number in range(of.game.players):
        name, _, level = fields.get(f"Seat {number}", "").partition(" | level ")
        if level and not level.isdigit():
            raise NotationError(Sentence("written-record-level", {"seat": number, "got": level[:20]}))
        seats.append(Seat(name, int(level or 0)))
    try:
        secret = bytes.fromhex(fields["Secret"]) if "Secret" in fields else None
    except ValueError:
        raise NotationError(Sentence("written-record-secret")) from None
    return Record(
        variant=of,
        seats=tuple(seats),
        control=Control.parse(fields.get("Clock", "none")),
        commitment=fields.get("Commitment", ""),
        position=fields.get("Position", ""),
        events=events,
        secret=secret,
        result=fields.get("Result", ""),
        date=day(fields.get("Date", "")),
    )


def replay(record: Record) -> Match:
    """Play the record again: the match as it stood at its end. Chance comes from the record, not from the secret."""
    first = Position.from_text(record.variant, record.position) if record.position else None
    match = Match(record.variant, record.seats, record.secret or b"", record.control, first, record.date, _dealt=True)
    repeat(match, record.events)
    _check_result(record, match)
    return match


def _check_result(record: Record, match: Match) -> None:
    found = str(match.result or UNFINISHED)
    if record.result and found != record.result:
        raise NotationError(Sentence("written-record-result", {"said": record.result, "got": found}))


def repeat(match: Match, events: Iterable[Event]) -> None:
    """Let the events happen again; errors name the event."""
    for number, event in enumerate(events, 1):
        try:
            _repeat(match, event)
        except ValueError as error:
            why = error.why if isinstance(error, Told) else str(error)
            raise NotationError(
                Sentence("written-at-event", {"number": number, "event": _write_event(event), "why": why}),
                match.variant.key,
            ) from None


def resume(
    of: Variant,
    seats: tuple[Seat, ...],
    secret: bytes,
    control: Control,
    first: Position | None,
    events: Iterable[Event],
    begun_on: str = "",
) -> Match:
    """A match that goes on after its events: chance has been what they say, and from then on comes from the secret."""
    match = Match(of, seats, secret, control, first, begun_on, _dealt=True)
    repeat(match, events)
    match._dealt = False
    return match


def _repeat(match: Match, event: Event) -> None:
    seat, at = event.seat, event.at
    match event.act:
        case Act.MOVE:
            match.play(seat, event.text, at)
        case Act.CLOCK:
            match.play(CLOCK_SEAT, event.text, at)
        case Act.CHANCE:
            found = match.position.find(event.text, SPECTATOR)
            match._step(event, found, match.position.play(found.code))
        case Act.OFFER_DRAW:
            match.offer_draw(seat, at)
        case Act.ACCEPT_DRAW | Act.DECLINE_DRAW:
            match.answer_draw(seat, event.act is Act.ACCEPT_DRAW, at)
        case Act.RESIGN:
            match.resign(seat, at)
        case Act.FORFEIT:
            match.forfeit(seat, at)
        case Act.TIMEOUT:
            match.flag(seat, at)
        case Act.ASK_TAKEBACK:
            match.ask_takeback(seat, at)
        case Act.DECLINE_TAKEBACK:
            match.answer_takeback(seat, False, at)
        case Act.TAKEBACK:
            match.take_back(int(event.text), seat, at)
        case Act.CHAT:
            match.say(seat, event.text, at)
        case Act.LAG:
            match.excuse(seat, int(event.text), at)


def verify(record: Record) -> Match:
    """Replay, and check that the secret is the one committed to and that every outcome of chance came from it."""
    if record.secret is None:
        raise NotationError("the record has no secret: the match is not over, or somebody left it out")
    if chance.commitment(record.secret) != record.commitment:
        raise NotationError("the secret is not the one that was committed to at the start")
    first = Position.from_text(record.variant, record.position) if record.position else None
    again = Match(record.variant, record.seats, record.secret, record.control, first, record.date)
    again._roll(0)
    repeat(again, (event for event in record.events if event.act is not Act.CHANCE))
    for ours, theirs in zip(again.events, record.events, strict=False):
        if (ours.act, ours.seat, ours.text) != (theirs.act, theirs.seat, theirs.text):
            raise NotationError(f"expected {_write_event(ours)}, the record has {_write_event(theirs)}")
    if len(again.events) != len(record.events):
        raise NotationError(f"expected {len(again.events)} events, the record has {len(record.events)}")
    _check_result(record, again)
    return again
