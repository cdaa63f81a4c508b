"""What a viewer sees of a position: pieces on cells and things beside the board. No rules, no pictures."""

from __future__ import annotations

import msgspec


class Item(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A piece, card, die or chip. `id` is the step that picks it up; pieces on cells are picked by the cell's name."""

    glyph: str
    """Which picture: "man", "king", "card:QH", "die:5" ..."""
    owner: int = -1
    """The seat whose colour it has; -1 for neutral ones."""
    cell: str = ""
    cells: tuple[str, ...] = ()
    """All the cells it covers, for a piece of several: one outline is drawn around them."""
    id: str = ""
    label: str = ""
    """A letter or number engraved on it."""
    facing: int = 0
    """Degrees clockwise from upright."""
    hidden: bool = False
    """Only the back is seen."""
    size: float = 1.0
    """In cells; blocks of several cells are larger than 1."""
    height: float = 0.0
    """For blocks that are not square: 0 means as wide as high."""
    name: str = ""
    """What it is called, for screen readers."""
    letter: str = ""
    """One sign for it where there are no pictures: in a terminal."""
    grip: tuple[int, ...] = ()
    """Of a shape of squares in hand, column and row from its upper left: the square that comes on the cell chosen."""
    places: tuple[str, ...] = ()
    """Those cells, where choosing the shape and laying it are two moves."""
    along: tuple[Item, ...] = ()
    """Of a choice: the other pieces that move with it, as they will stand."""


class Tray(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place beside the board: a hand of cards, captured pieces, dice, a box of pieces to drop."""

    name: str
    items: tuple[Item, ...]
    owner: int = -1
    told: bool = False
    """Its things are read, not only looked at: the text of a card, what a field of the board says."""


class Count(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A number shown beside a seat: points, captured seeds, the cube, the half points of a komi."""

    name: str
    value: float
    owner: int = -1


class Link(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A drawn join between two cells: a bridge, a wall, a link of twixt."""

    start: str
    end: str
    owner: int = -1
    kind: str = "link"


class Lane(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A row of cells that moves name as one: a file, a rank."""

    text: str
    through: tuple[str, ...]
    """Its two ends, and between them the cells where it bends."""


class Timer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Seconds that run down while the position stands: a sandglass, the time of a round."""

    name: str
    seconds: int
    owner: int = -1
    cell: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything a client needs to draw a position."""

    items: tuple[Item, ...] = ()
    """On the board, from the lowest to the topmost."""
    trays: tuple[Tray, ...] = ()
    counts: tuple[Count, ...] = ()
    links: tuple[Link, ...] = ()
    shaded: tuple[str, ...] = ()
    """Cells out of play: burnt, blocked, not seen."""
    phase: str = ""
    """A word for what is being done now: "placing", "doubling"."""
    roles: tuple[str, ...] = ()
    """What each seat is at the moment, where roles change: dealer, lace maker, bank."""
    turns: tuple[int, ...] = ()
    """Degrees by which this viewer sees each layer of the board turned; empty: none."""
    timers: tuple[Timer, ...] = ()
    lanes: tuple[Lane, ...] = ()
    """What rows of cells are called now, where that depends on what lies there; empty: as on the board."""
    together: int = 0
    """How many steps at the beginning of the longer moves may be chosen in any order: men that move as one."""
    by_chance: bool = False
    """Whether the viewer may leave what is being done to chance: a fleet is drawn somehow."""


def open_trays(scene: Scene) -> list[Tray]:
    """What lies beside the board and is seen from the front."""
    return [tray for tray in scene.trays if tray.items and not any(item.hidden for item in tray.items)]
