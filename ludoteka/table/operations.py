"""What can be done at a table, as it is asked for, kept and told: every operation is a small struct.

Operations that put something down leave it to the table to number the new things. Numbers that come from outside are
checked where they are declared, so that an operation that could be decoded has sensible ones.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .box import Kind, Picture
from .entries import Board

FAR = 500.0
Place = Annotated[float, Meta(ge=-FAR, le=FAR)]
Extent = Annotated[float, Meta(gt=0.0, le=100.0)]
Count = Annotated[int, Meta(ge=1, le=400)]
Degrees = Annotated[int, Meta(ge=-360, le=360)]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
Name = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(max_length=240)]
Person = Annotated[str, Meta(max_length=64)]
Ids = Annotated[tuple[int, ...], Meta(min_length=1, max_length=2000)]


class Operation(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    """What all operations have in common: the tag."""


class Spot(msgspec.Struct, frozen=True, array_like=True):
    """A thing and where it is to lie."""

    id: int
    x: Place
    y: Place


# --- with the tools ---------------------------------------------------------------------------------------------------


class Move(Operation, frozen=True, tag="move"):
    """The hand: things are put down at new places, the later ones above the earlier. From a hand, they are laid out."""

    spots: Annotated[tuple[Spot, ...], Meta(min_length=1, max_length=2000)]
    side: Annotated[int, Meta(ge=-1, le=1)] = -1
    """From a hand: which side is up; -1: as it was held."""


class Stack(Operation, frozen=True, tag="stack"):
    """The column: things, from the lowest to the topmost, put down so that they cover each other exactly."""

    ids: Ids
    x: Place
    y: Place


class Unstack(Operation, frozen=True, tag="unstack"):
    """A column laid out in a row, the lowest first."""

    ids: Ids
    x: Place
    y: Place
    step: Place = 1.05


class Flip(Operation, frozen=True, tag="flip"):
    """The other side of pieces."""

    ids: Ids


class Rotate(Operation, frozen=True, tag="rotate"):
    """Things turned by so many degrees."""

    ids: Ids
    by: Degrees


class Return(Operation, frozen=True, tag="return"):
    """Throw back: pieces into the box; chips, devices, zones and strokes are gone for good."""

    ids: Ids


class Lock(Operation, frozen=True, tag="lock"):
    """Things that stay where they are until somebody unlocks them."""

    ids: Ids
    on: bool = True


# --- the box ----------------------------------------------------------------------------------------------------------


class Collect(Operation, frozen=True, tag="collect"):
    """Kinds of piece added to the box; of a kind that is there already, more copies."""

    kinds: Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=400)]


class Discard(Operation, frozen=True, tag="discard"):
    """A kind taken out of the box for good, with all copies that are not on the table."""

    kind: Key


class PutOut(Operation, frozen=True, tag="put"):
    """Copies of a kind out of the box, upon each other at one place."""

    kind: Key
    count: Count = 1
    x: Place = 0.0
    y: Place = 0.0
    side: Annotated[int, Meta(ge=0, le=1)] = 0


class PutAll(Operation, frozen=True, tag="put-all"):
    """All copies of several kinds, upon each other, shuffled if wished: a pack of cards, the letters of a bag."""

    kinds: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=400)]
    x: Place = 0.0
    y: Place = 0.0
    side: Annotated[int, Meta(ge=0, le=1)] = 0
    shuffled: bool = False


class TakeOff(Operation, frozen=True, tag="take-off"):
    """Copies of a kind back from the table, the last one that was put out first; 0: all of them."""

    kind: Key
    count: Annotated[int, Meta(ge=0, le=400)] = 1
    seen: bool = False
    """Only those of which the person sees what they are: the queen is not found among cards that lie face down."""


# --- chance -----------------------------------------------------------------------------------------------------------


class AddDevice(Operation, frozen=True, tag="device"):
    """A device on the table. `cards`: the texts of a chance deck."""

    sort: Annotated[str, Meta(pattern=r"^(die|colours|number|cowries|wheel|deck)$")]
    x: Place
    y: Place
    low: Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)] = 1
    high: Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)] = 6
    double_zero: bool = False
    exhausts: bool = False
    name: Name = ""
    cards: Annotated[tuple[Annotated[str, Meta(max_length=4000)], ...], Meta(max_length=1000)] = ()


class Roll(Operation, frozen=True, tag="roll"):
    """Set devices off."""

    ids: Ids


class Reshuffle(Operation, frozen=True, tag="reshuffle"):
    """All cards of a chance deck may come again."""

    id: int


class Shuffle(Operation, frozen=True, tag="shuffle"):
    """Pieces change places among each other at random, all turned as the topmost lies."""

    ids: Ids


class Deal(Operation, frozen=True, tag="deal"):
    """From the top of a pile, one to each person in turn, into their hands."""

    ids: Ids
    people: Annotated[tuple[Person, ...], Meta(min_length=1, max_length=40)]
    each: Count = 1
    veiled: bool = False
    """See `Draw`."""


class Draw(Operation, frozen=True, tag="draw"):
    """Things into the own hand."""

    ids: Ids
    veiled: bool = False
    """All that is held gets new numbers, by which nobody knows again what he saw being taken."""


class Reveal(Operation, frozen=True, tag="reveal"):
    """The secret of the dice so far is told, and a new one begins."""

    closes: bool = False
    """What was done before cannot be taken back: how it was shuffled is known now."""


# --- chips, zones, pen ------------------------------------------------------------------------------------------------


class AddChips(Operation, frozen=True, tag="chips"):
    """Chips of one look."""

    x: Place
    y: Place
    count: Count = 1
    text: Annotated[str, Meta(max_length=60)] = ""
    digits: Annotated[int, Meta(ge=1, le=10)] = 3
    font: Annotated[str, Meta(max_length=60, pattern=r"^[\w -]+$")] = "sans"
    bold: bool = False
    italic: bool = False
    size: Annotated[float, Meta(ge=0.1, le=4.0)] = 0.5
    ink: Colour = "#26221c"
    ground: Colour = "#f6ead0"


class Write(Operation, frozen=True, tag="write"):
    """Rewrite a chip."""

    id: int
    text: Annotated[str, Meta(max_length=60)]


class AddZone(Operation, frozen=True, tag="zone"):
    """A place of one's own on the table."""

    x: Place
    y: Place
    width: Extent
    height: Extent
    veiled: bool = False
    """See `Zone`."""


class Scribble(Operation, frozen=True, tag="scribble"):
    """A line with the pen."""

    points: Annotated[tuple[tuple[Place, Place], ...], Meta(min_length=2, max_length=400)]
    ink: Colour = "#26221c"
    width: Annotated[float, Meta(ge=0.02, le=1.0)] = 0.08


# --- the whole table --------------------------------------------------------------------------------------------------


class SetBoard(Operation, frozen=True, tag="board"):
    """Another board, or none; nothing moves."""

    board: Board | None = None


class NewGame(Operation, frozen=True, tag="new"):
    """Away with board, pieces and everything: the empty game."""


class Load(Operation, frozen=True, tag="load"):
    """A whole position: one that was kept, an imported table, or a game of the library.

    `entries` are a table's entries as JSON; the things in it get new numbers.
    """

    entries: msgspec.Raw
    name: Name = ""


class Entitle(Operation, frozen=True, tag="title"):
    """The table was saved, and is called so from now on. What was saved is not taken back."""

    text: Name
    folder: Name


class SetTurn(Operation, frozen=True, tag="turn"):
    """The turn marker goes to somebody; to nobody, if the name is empty."""

    person: Person = ""
    name: Name = ""


class Referee(Operation, frozen=True, tag="referee"):
    """The dial: free, arbiter or enforced. `position` and `moves` are what the referee read from the table."""

    mode: Annotated[str, Meta(pattern=r"^(free|arbiter|enforced)$")]
    position: str = ""
    moves: tuple[str, ...] | None = None
    pieces: tuple[int, ...] = ()
    """What was put on the board by hand, and is minded from now on."""


class Target(msgspec.Struct, frozen=True, array_like=True):
    """Where a piece of the game lies after a move by the rules."""

    kind: Key
    x: Place
    y: Place
    turn: int = 0
    side: int = 0


class Relay(Operation, frozen=True, tag="relay"):
    """A move by the rules: the pieces of the game lie as `targets` says. As little as possible moves."""

    text: str
    position: str
    targets: tuple[Target, ...]
    kinds: tuple[Kind, ...] = ()
    by: str = ""
    """Whose move it was."""
    pieces: tuple[int, ...] = ()
    """What was brought from beside the board for this move."""


class Noted(Operation, frozen=True, tag="noted"):
    """The arbiter recognised a move that was made by hand."""

    position: str
    moves: tuple[str, ...]


class Undo(Operation, frozen=True, tag="undo"):
    """Take back the last operation, whoever made it."""


class Redo(Operation, frozen=True, tag="redo"):
    """Make it again."""


# --- people -----------------------------------------------------------------------------------------------------------


class Sit(Operation, frozen=True, tag="sit"):
    """Somebody comes to the table."""


class Say(Operation, frozen=True, tag="say"):
    """A remark."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


Any = (
    Move | Stack | Unstack | Flip | Rotate | Return | Lock
    | Collect | Discard | PutOut | PutAll | TakeOff
    | AddDevice | Roll | Reshuffle | Shuffle | Deal | Draw | Reveal
    | AddChips | Write | AddZone | Scribble
    | SetBoard | NewGame | Load | Entitle | SetTurn | Referee | Relay | Noted
    | Undo | Redo | Sit | Say
)  # fmt: skip

FROM_PEOPLE = (
    Move | Stack | Unstack | Flip | Rotate | Return | Lock
    | Collect | Discard | PutOut | PutAll | TakeOff
    | AddDevice | Roll | Reshuffle | Shuffle | Deal | Draw | Reveal
    | AddChips | Write | AddZone | Scribble
    | SetBoard | NewGame | SetTurn | Referee | Undo | Redo | Say
)  # fmt: skip
"""What anybody at the table may ask for; the others are made by the server."""

_decoder = msgspec.json.Decoder(Any)
_encoder = msgspec.json.Encoder()


def decode(text: str | bytes) -> Operation:
    found: Operation = _decoder.decode(text)
    return found


def encode(operation: Operation) -> bytes:
    return _encoder.encode(operation)


__all__ = [name for name, found in list(globals().items()) if isinstance(found, type) and name[0].isupper()] + [
    "FROM_PEOPLE",
    "Any",
    "Picture",
    "decode",
    "encode",
]
