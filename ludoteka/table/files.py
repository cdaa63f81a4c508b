"""A table as a file: its entries as JSON, with the pictures it needs."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Container, Iterable, Mapping

import msgspec
from msgspec.structs import replace

from .box import Kind
from .entries import Board, Chip, Deck, Device, Game, Piece, Stroke, Title, Turn, Zone
from .operations import FAR
from .refusal import Refused
from .state import AnyThing, Entry, State

FORMAT = "ludoteka free table 1"
MOST_ENTRIES = 4000


class TableFile(msgspec.Struct):
    """What an exported file holds. `pictures` are PNG files by their hash."""

    format: str
    title: str
    entries: msgspec.Raw
    pictures: dict[str, bytes] = {}


_AnyEntry = Piece | Chip | Device | Zone | Stroke | Kind | Board | Title | Turn | Deck | Game
_decoder = msgspec.json.Decoder(dict[str, _AnyEntry])
_file_decoder = msgspec.json.Decoder(TableFile)


class KeptTable(msgspec.Struct):
    """What is kept of a table. `people`: those who played there, from whom something may be hidden."""

    entries: msgspec.Raw
    people: frozenset[str] = frozenset()


def write_kept(state: State, people: Collection[str]) -> bytes:
    """All entries, with the hands as they are: to be kept on the server, which shows a hand to nobody else."""
    return msgspec.json.encode(KeptTable(msgspec.Raw(write_entries(state)), frozenset(people)))


def read_kept(data: bytes, present: Collection[str]) -> tuple[dict[str, Entry], bool]:
    """What was kept, for the people who are present, and whether it had to be mixed.

    If one of those who played is missing, what lay face down and what he held is mixed: otherwise anybody could keep
    a game, open it alone, and turn everything over.
    """
    try:
        kept = msgspec.json.decode(data, type=KeptTable)
        entries, people = read_entries(bytes(kept.entries)), kept.people
    except msgspec.DecodeError:
        # As it was kept before it was noted who played.
        entries, people = read_entries(data), frozenset()
    owners = {getattr(entry, owned, "") for entry in entries.values() for owned in ("hand", "owner")} - {""}
    if (people | owners) <= set(present):
        return entries, False
    return dict(mixed(State(entries), present).entries), True


def write_entries(state: State) -> bytes:
    return msgspec.json.encode(dict(state.entries))


def read_entries(data: bytes) -> dict[str, Entry]:
    """Entries from outside, checked: they agree with their keys and with each other."""
    try:
        found = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("table-file", "bad-frame", why=str(error)[:200]) from None
    if len(found) > MOST_ENTRIES:
        raise Refused("table-file-entries", "too-large", most=MOST_ENTRIES)
    for key, entry in found.items():
        _check(key, entry, found)
    return dict(found)


def _check(key: str, entry: Entry, all_of: Mapping[str, Entry]) -> None:
    expected = {Board: "board", Title: "title", Turn: "turn", Game: "game"}.get(type(entry), "")
    if isinstance(entry, AnyThing):
        expected = f"t{entry.id}"
        if not (abs(entry.x) <= FAR and abs(entry.y) <= FAR):
            raise Refused("table-file-far", "bad-frame", key=key)
    elif isinstance(entry, Kind):
        expected = f"k{entry.id}"
        if not 0 < entry.count <= 1000:
            raise Refused("table-file-count", "bad-frame", key=key)
    elif isinstance(entry, Deck):
        expected = key if key[:1] == "d" else ""
    if key != expected:
        raise Refused("table-file-key", "bad-frame", key=key[:80])
    if isinstance(entry, Piece) and not isinstance(all_of.get(f"k{entry.kind}"), Kind):
        raise Refused("table-file-kind", "bad-frame", key=key)
    if isinstance(entry, Device) and entry.deck and not isinstance(all_of.get(entry.deck), Deck):
        raise Refused("table-file-cards", "bad-frame", key=key)


def read_file(data: bytes) -> TableFile:
    try:
        found = _file_decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("table-file", "bad-frame", why=str(error)[:200]) from None
    if found.format != FORMAT:
        raise Refused("table-file-format", "bad-frame", format=FORMAT, got=found.format[:60])
    entries = read_entries(bytes(found.entries))
    # Whoever wrote the file cannot put anything into a hand here.
    laid = {key: replace(e, hand="") if isinstance(e, AnyThing) else e for key, e in entries.items()}
    return replace(found, entries=msgspec.Raw(msgspec.json.encode(laid)))


def write_file(title: str, state: State, pictures: Mapping[str, bytes]) -> bytes:
    """An exported table, without the things that people hold: a hand belongs to somebody, a file to nobody."""
    shown = {key: entry for key, entry in mixed(state).entries.items() if not getattr(entry, "hand", "")}
    return msgspec.json.encode(TableFile(FORMAT, title, msgspec.Raw(msgspec.json.encode(shown)), dict(pictures)))


def mixed(state: State, present: Container[str] = ()) -> State:
    """The same table, but what lies face down, and what people hold who are not present, has changed places.

    A file tells no more than the table shows: if it told which cards lie face down, it told which ones are held.
    """
    piles: dict[str, list[Piece]] = {}
    for thing in state.things():
        if isinstance(thing, Piece) and _unknown(state, thing, present):
            kind = state.get(f"k{thing.kind}")
            piles.setdefault(kind.back.art if isinstance(kind, Kind) and kind.back else "", []).append(thing)
    entries = dict(state.entries)
    for pile in piles.values():
        kinds = [piece.kind for piece in pile]
        secrets.SystemRandom().shuffle(kinds)
        for piece, kind_id in zip(pile, kinds, strict=True):
            entries[f"t{piece.id}"] = replace(piece, kind=kind_id)
    return State(entries)


def _unknown(state: State, piece: Piece, present: Container[str]) -> bool:
    kind = state.get(f"k{piece.kind}")
    if not isinstance(kind, Kind) or kind.back is None:
        return False
    return piece.hand not in present if piece.hand else state.face_down(piece)


def pictures_of(entries: Iterable[Entry]) -> set[str]:
    """The hashes of all uploaded pictures that are used."""
    arts = []
    for entry in entries:
        if isinstance(entry, Board):
            arts.append(entry.art)
        elif isinstance(entry, Kind):
            arts += [entry.front.art, *([entry.back.art] if entry.back else ())]
    return {art.removeprefix("i:") for art in arts if art.startswith("i:")}
