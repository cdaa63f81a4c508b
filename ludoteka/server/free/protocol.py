"""The protocol of the free table; `web/src/free/protocol.ts` is generated from it.

One socket for each table: /ws/free?table=ID&i=INVITATION&language=. First comes a `View`, then everything that changes.
Whoever has the invitation sits at the table; whoever has only the address looks on.

    POST free (NewFree) · GET free/{id} · GET me/free       FreeCard, list[FreeCard]
    GET  free/art?art=                                      a picture of the program, as SVG
    GET  free/board?art=&theme=                             a board, as SVG
    GET  free/image/{hash}                                  an uploaded picture, as PNG
    GET  free/equipment                                     Equipment
    GET  free/kept?folder=                                  list[Kept]
    POST free/{id}/keep (Keep) · POST free/{id}/open (Open): Opened · POST free/{id}/lay (NewFree)
    POST free/forget (Open)
    GET  free/{id}/file                                     the whole table as one file
    POST free/bring/table?table=                            such a file, as the body
    POST free/bring/picture?for=&folder=&name=              a picture, as the body: BMP, PNG, JPEG, WebP, GIF or SVG
    POST free/bring/deck?name=                              an .SZK file, as the body
"""

from __future__ import annotations

import msgspec

from ...table.box import Kind, Picture
from ...table.entries import Board
from ...table.equipment import Offered
from ...table.marks import Marks
from ...table.operations import FROM_PEOPLE
from ...table.seeing import Shown

# --- over HTTP --------------------------------------------------------------------------------------------------------


class NewFree(msgspec.Struct, forbid_unknown_fields=True):
    """A new table: empty, or with a game laid out from its start or from a match."""

    variant: str = ""
    match: str = ""
    """A table of the library whose position is laid out, as far as the person may see it."""
    invitation: str = ""
    ply: int = -1


class FreeCard(msgspec.Struct):
    """A free table in a list."""

    id: str
    title: str
    when: int
    path: str
    """For those who sit there: the address with the invitation."""


class OfferedBoard(msgspec.Struct):
    """A board in the list of boards."""

    name: str
    board: Board
    own: bool = False


class Equipment(msgspec.Struct):
    """Everything that lies ready."""

    boards: list[OfferedBoard]
    folders: dict[str, list[Offered]]
    own: dict[str, list[Offered]]
    """The person's own pictures, by folder."""
    sets: dict[str, list[Kind]]
    decks: list[str]


class Kept(msgspec.Struct):
    """A position that was kept."""

    name: str
    when: int


class Keep(msgspec.Struct, forbid_unknown_fields=True):
    """Keep the position of a table."""

    folder: str
    """start or game."""
    name: str
    replace: bool = False


class Open(msgspec.Struct, forbid_unknown_fields=True):
    """A position that was kept."""

    folder: str
    name: str


class Opened(msgspec.Struct):
    """A position that was kept lies on the table."""

    mixed: bool
    """Somebody who played it is not here, so what lay face down has been mixed."""


class Brought(msgspec.Struct):
    """What became of an upload."""

    name: str
    picture: Picture | None = None
    board: Board | None = None
    cards: int = 0


# --- from the client --------------------------------------------------------------------------------------------------


class Asked(msgspec.Struct, tag_field="ask", forbid_unknown_fields=True):
    """What all requests have in common: the tag."""


class Do(Asked, tag="do"):
    """Something is done at the table; answered with `Done` when it is on the disk, or with `Refused`."""

    id: str
    operation: FROM_PEOPLE


class Play(Asked, tag="play"):
    """A move by the rules, by its steps, where the referee enforces them."""

    id: str
    steps: list[str]


class Point(Asked, tag="point"):
    """Where the cursor is, and what it carries; told to the others, kept nowhere."""

    x: float
    y: float
    holding: list[int] = []


class Beat(Asked, tag="beat"):
    """Still there."""

    id: str


FreeRequest = Do | Play | Point | Beat


# --- from the server --------------------------------------------------------------------------------------------------


class Told(msgspec.Struct, tag_field="frame"):
    """What all frames have in common: the tag."""


class Somebody(msgspec.Struct):
    """A person at the table."""

    id: str
    name: str
    online: bool
    hand: int
    """How many things the person holds."""


class Noticed(msgspec.Struct):
    """A line of the log: who did what."""

    seq: int
    person: str
    name: str
    what: str
    """The operation's tag."""
    label: str
    """The kind of piece, where the viewer may know it; the text of a remark; what a device showed."""
    count: int
    when: int
    draws: list[int] = []
    """The numbers of the random draws, by which they can be checked."""


class Verdict(msgspec.Struct):
    """What the referee says."""

    mode: str
    legal: bool
    text: str
    turn: str = ""
    """Whose turn it is by the rules."""
    moves: list[list[str]] = []
    """The legal moves while the rules are enforced: text, then the steps."""
    played: list[str] = []


class View(Told, tag="view"):
    """The whole table as one person sees it."""

    id: str
    seq: int
    me: str
    name: str
    sits: bool
    entries: dict[str, Shown]
    out: dict[str, int]
    people: list[Somebody]
    spectators: int
    log: list[Noticed]
    commitment: str
    """The hash of the secret that all draws come from."""
    revealed: list[str]
    """The secrets of the draws before."""
    may_undo: bool
    may_redo: bool
    invitation: str
    verdict: Verdict | None


class Changed(Told, tag="changed"):
    """What one operation changed."""

    seq: int
    entries: dict[str, Shown | None]
    out: dict[str, int]
    marks: Marks
    log: Noticed
    may_undo: bool
    may_redo: bool
    commitment: str = ""
    """A new one, after the secret was told."""
    revealed: str = ""


class People(Told, tag="people"):
    """Who is here."""

    people: list[Somebody]
    spectators: int


class Pointed(Told, tag="pointed"):
    """Somebody's cursor."""

    person: str
    x: float
    y: float
    holding: list[int]


class Ruled(Told, tag="ruled"):
    """The referee speaks."""

    verdict: Verdict | None


class Done(Told, tag="done"):
    """It is on the disk."""

    id: str
    seq: int


class Refused(Told, tag="refused"):
    """It was not done."""

    id: str
    code: str
    text: str


FreeAnswered = View | Changed | People | Pointed | Ruled | Done | Refused
