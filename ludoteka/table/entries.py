"""What a table consists of: the board, and the things on it. Places are in widths of an ordinary piece.

Everything is an entry under a key: "t5" is the fifth thing, "kqueen" a kind of piece, "d3" the cards of a chance deck,
and "board", "title", "turn" and "game" are one of each. Operations replace entries; nothing else ever changes.
"""

from __future__ import annotations

import msgspec

ON_THE_TABLE = ""


class Thing(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True, kw_only=True):
    """What lies on the table. `x`, `y` is its middle; of two that overlap, the one with the larger `z` is above."""

    id: int
    x: float = 0.0
    y: float = 0.0
    z: int = 0
    turn: int = 0
    """Degrees, clockwise."""
    hand: str = ON_THE_TABLE
    """The person who holds it; nobody else sees more than its back."""
    locked: bool = False


class Piece(Thing, frozen=True, tag="piece", kw_only=True):
    """A copy of a kind from the box."""

    kind: str
    side: int = 0
    """0: the front is up, 1: the back."""
    game: bool = False
    """It was laid out with a game of the library, whose referee minds it."""


class Chip(Thing, frozen=True, tag="chip", kw_only=True):
    """A rectangle with a number or any other text, which can be rewritten at any time."""

    text: str = ""
    digits: int = 3
    """How many digits there is room for; longer texts are cut off."""
    font: str = "sans"
    bold: bool = False
    italic: bool = False
    size: float = 0.5
    ink: str = "#26221c"
    ground: str = "#f6ead0"


class Device(Thing, frozen=True, tag="device", kw_only=True):
    """Gives a random result when it is set off: a die, shells, a number generator, a wheel, a deck of chance cards."""

    sort: str
    """die, colours, number, cowries (`high` is how many shells), wheel, deck."""
    name: str = ""
    low: int = 1
    high: int = 6
    double_zero: bool = False
    exhausts: bool = False
    deck: str = ""
    """The key of its cards."""
    value: str = ""
    """What it showed last."""
    drawn: tuple[int, ...] = ()
    """The cards that have come up since the deck was shuffled, by their numbers; only where it exhausts."""
    draw: int = -1
    """The number of its last draw, by which the result can be checked."""


class Zone(Thing, frozen=True, tag="zone", kw_only=True):
    """A private place of one person: others see how much lies in it, and nothing else of it."""

    owner: str
    width: float
    height: float
    name: str = ""
    veiled: bool = False
    """What comes out of it gets a new number, by which nobody knows again what he saw going in."""

    def holds(self, thing: Thing) -> bool:
        """Whether a thing lies in it; places do not lie in each other."""
        within = abs(thing.x - self.x) <= self.width / 2 and abs(thing.y - self.y) <= self.height / 2
        return within and not thing.hand and not isinstance(thing, Zone)


class Stroke(Thing, frozen=True, tag="stroke", kw_only=True):
    """A line drawn with the pen; `x`, `y` is where it begins, the points are relative to that."""

    points: tuple[tuple[float, float], ...]
    ink: str = "#26221c"
    width: float = 0.08


class Board(msgspec.Struct, frozen=True, tag="board", tag_field="is", omit_defaults=True):
    """The picture under the things; it takes no part in anything."""

    art: str
    x: float
    y: float
    width: float
    height: float
    name: str = ""


class Title(msgspec.Struct, frozen=True, tag="title", tag_field="is", omit_defaults=True):
    """What the game is called; without a title it is the empty game."""

    text: str
    folder: str = ""
    """Where the position was opened from: "start" or "game"."""


class Turn(msgspec.Struct, frozen=True, tag="turn", tag_field="is", omit_defaults=True):
    """Whose turn it is, as the people at the table say."""

    person: str
    name: str


class Deck(msgspec.Struct, frozen=True, tag="deck", tag_field="is", omit_defaults=True):
    """The texts of chance cards; nobody sees them before they are drawn."""

    name: str
    cards: tuple[str, ...]


class Game(msgspec.Struct, frozen=True, tag="game", tag_field="is", omit_defaults=True):
    """The game of the library that was laid out, for the referee. The table itself does not look into it."""

    variant: str
    start: str
    """The position it was laid out from."""
    position: str
    """The last position that the rules know of."""
    moves: tuple[str, ...] = ()
    """What was played from the one to the other."""
    mode: str = "free"
    """The referee: free, arbiter, enforced."""
