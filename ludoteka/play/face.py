"""The face of a family: its moves in words and clicks, its positions as scenes. Kernels know numbers, faces names.

`Face` serves any family whose positions have a field "cells" (0 empty, otherwise 1 + the index in `kinds`) and whose
module has a `MOVE` packing. Other families have a subclass `Face` in `play/faces/<family>.py`.

Steps are the clicks that enter a move, as tokens: a cell's name; "hand:<piece>", "die:<n>", "card:<card>" for things
beside the board; "as:<piece>" for a choice of piece; "do:<verb>" for a button.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

import msgspec
import numpy as np

from ..declare import Game, Piece
from ..rules.abi import ACTORS, CHANCE, CLOCK, CLOCK_TAG, PLAYER_SHIFT, Kernel, State, Tables
from .errors import NotationError
from .material import Lot, Material
from .scene import Item, Scene
from .words import Named, Sentence

SPECTATOR = -1
CLOCK_SEAT = -2
"""Who plays the moves of the clock, where time is part of the rules."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """A legal move: its packed number, its notation, the clicks that enter it, and who plays it (-1: chance)."""

    code: int
    text: str
    steps: tuple[str, ...]
    player: int

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Kind:
    """What a code on a cell means."""

    glyph: str
    owner: int = -1
    name: str = ""
    letter: str = ""
    """One sign for it in a terminal; empty: a round man in the side's colour."""

    @property
    def item(self) -> Item:
        """Such a piece, wherever it stands."""
        return Item(self.glyph, owner=self.owner, name=self.name, letter=self.letter)


@dataclass(frozen=True)
class SetUp:
    """A ready-made set-up: for each seat, which step brings a piece to which cell."""

    id: str
    name: str
    hu: str
    seats: tuple[dict[str, str], ...]


@dataclass(frozen=True)
class Reaction:
    """What a computer does that the game does not wait for: the move, and the seconds it needs to think of it."""

    code: int
    seconds: float


class Face:
    """Words and clicks for one variant of a family."""

    races = False
    """Who is first decides: moves are held back until those of slower lines would have come."""
    patience = 0.0
    """Seconds a computer waits before its turn, so that people can react to what they see."""
    removes = False
    """What is captured leaves the board for good, so that it can be shown beside it."""
    reacts = False
    """Computers always do what `reaction` says, also where the game waits for them: there is no time to search."""

    def __init__(self, game: Game, tables: Tables, kernel: Kernel) -> None:
        self.game = game
        self.tables = tables
        self.kernel = kernel
        self.rules = kernel.module
        """The family's module, for its constants. (Importing it here would load the compiler.)"""
        self.board = game.board
        self.kinds = self.make_kinds()

    # --- moves ---------------------------------------------------------------------------------------------------

    def text(self, s: State, move: int) -> str:
        """The move as people of that game write it."""
        return "-".join(self.steps(s, move))

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        """The clicks that enter it."""
        packing = getattr(self.rules, "MOVE", None)
        if packing is None or self.board is None:
            raise NotImplementedError(f"the family {self.game.family} needs a face")
        return tuple(self.board.names[value] for value in packing.unpack(move))

    def mover(self, s: State, move: int) -> int:
        """Who plays it: the packed player where several may act, -1 for chance."""
        actors = int(s[ACTORS])
        if actors == CHANCE:
            return -1
        if actors & CLOCK and move >= CLOCK_TAG:
            return CLOCK_SEAT
        several = actors & (actors - 1)
        return (move >> PLAYER_SHIFT) - 1 if several else actors.bit_length() - 1

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        """All legal moves of a position; families that shorten texts by context (SAN) override this."""
        return tuple(Move(move, self.text(s, move), self.steps(s, move), self.mover(s, move)) for move in moves)

    def legal(self, s: State) -> list[int]:
        """The codes of all legal moves."""
        out = np.zeros(self.tables.most_moves, np.int64)
        found: list[int] = out[: self.kernel.moves(s.copy(), self.tables.row, out)].tolist()
        return found

    @property
    def plain(self) -> bool:
        """Whether a move is written the same whatever else is legal, so that it can be described alone."""
        return type(self).describe is Face.describe

    def aliases(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        """Other texts by which a move can be entered, such as those that programs write."""
        return ()

    def choice(self, step: str, player: int) -> Item:
        """What a step "as:..." offers, to be shown: a piece of the player's by its letter or name, else a label."""
        wanted = step.partition(":")[2]
        for piece in getattr(self.game, "pieces", ()):
            if isinstance(piece, Piece) and wanted in (piece.letter, piece.name):
                return Item(piece.picture, owner=player, name=piece.name, letter=piece.letter)
        for kind in self.kinds:
            if wanted in (kind.letter, kind.name) and kind.owner in (player, -1):
                return Item(kind.glyph, owner=kind.owner, name=kind.name, letter=kind.letter)
        return Item("number", label=wanted, name=wanted)

    @property
    def spoken_as(self) -> Mapping[str, str]:
        """The buttons of moves whose texts have no word of their own, or mean something else in other games."""
        return {}

    def says(self, cell: str) -> Sentence | Named | None:  # noqa: ARG002
        """What a field of the board says, where fields have texts."""
        return None

    def turn_text(self, s: State, moves: list[int]) -> str:
        """A turn of several actions, as one text."""
        raise NotImplementedError

    def carried(self, s: State, move: int) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """The ways of pieces that go together when `move` is played on s, each by its cells: a row or a wheel turns."""
        return ()

    def seen(self, s: State, move: int, viewer: int) -> int:
        """The move as `viewer` sees it before it is played on s; -1 if nothing of it may be seen."""
        if self.kernel.conceal is None:
            return move
        return int(self.kernel.conceal(s, self.tables.row, viewer, move))

    def seen_text(self, s: State, move: int, viewer: int) -> str:
        """The move's text as `viewer` sees it; empty if nothing of it may be seen."""
        seen = self.seen(s, move, viewer)
        if seen < 0:
            return ""
        known = s
        if self.kernel.observe is not None:
            known = s.copy()
            self.kernel.observe(s, self.tables.row, viewer, known)
        return self.text(known, seen)

    def reaction(self, s: State, seat: int, level: int, luck: float) -> Reaction | None:  # noqa: ARG002
        """What a computer does in a seat that may act though the game waits for others; `luck` is from 0 to 1.

        `s` has only what the seat may know.
        """
        return None

    def plan(self, s: State, seat: int, level: int, luck: float) -> int | None:  # noqa: ARG002
        """The next move of something that takes many, such as a trade; None: a computer searches as usual.

        `s` has only what the seat may know.
        """
        return None

    def sure(self, s: State) -> tuple[int, ...]:  # noqa: ARG002
        """Moves that win, whatever is answered, by what is known of the game without a search; empty: none is known."""
        return ()

    def settling(self, s: State) -> bool:  # noqa: ARG002
        """Whether the play is over and only what it came to is being settled: no level errs there on purpose."""
        return False

    def mixed(self, chooser: Random) -> State | None:  # noqa: ARG002
        """Another start of a puzzle, chosen at random, from which it can be solved; None where there is none."""
        return None

    def set_ups(self) -> tuple[SetUp, ...]:
        """Ready-made set-ups, where the players set up their pieces themselves."""
        return ()

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        """The rule that forbids these steps, where the family can name one; None: the general answer will do.

        `s` has only what `player` may know.
        """
        return None

    # --- positions -----------------------------------------------------------------------------------------------

    def make_kinds(self) -> tuple[Kind, ...]:
        """The codes on cells, from 1 on; by default a plain man for each side."""
        return tuple(Kind("man", seat, side.name) for seat, side in enumerate(self.game.sides))

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        """What is seen; `s` has already passed through `observe`."""
        return Scene(items=self.board_items(s))

    def score(self, points: tuple[int, ...], seat: int) -> float:
        """What a seat has at the end, as people say it: with all that decided beside the points of the position."""
        return points[seat]

    def board_items(self, s: State) -> tuple[Item, ...]:
        if self.board is None:
            return ()
        cells = self.tables.field("cells")
        found = []
        for name, code in zip(self.board.names, s[cells.at : cells.at + cells.length].tolist(), strict=False):
            if code:
                kind = self.kinds[code - 1]
                found.append(Item(kind.glyph, owner=kind.owner, cell=name, name=kind.name, letter=kind.letter))
        return tuple(found)

    # --- the box -------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        """All that the game is played with; by default, what stands there at the start."""
        return Material()

    def own_men(self, *counts: int) -> tuple[Lot, ...]:
        """Of each kind so many; with several numbers, of each kind its own."""
        several = counts if len(counts) > 1 else counts * len(self.kinds)
        return tuple(Lot(kind.item, count) for kind, count in zip(self.kinds, several, strict=True) if count)

    def shared_men(self) -> tuple[Lot, ...]:
        """As many as there are cells, divided among the players; where there is one over, it is the first player's."""
        cells, players = len(self.board or ()), len(self.kinds)
        return self.own_men(*((cells + players - 1 - seat) // players for seat in range(players)))

    def turning_men(self, count: int) -> tuple[Lot, ...]:
        """Men that change sides by being turned over; of more than two colours each has his own."""
        if len(self.kinds) != 2:
            return self.own_men(count)
        return (Lot(self.kinds[0].item, count, self.kinds[1].item),)

    @cached_property
    def at_start(self) -> Counter[tuple[str, int]]:
        """How many stand on the board at the start, by name and owner."""
        scene = self.scene(self.kernel.start(self.game, self.tables))
        return Counter((item.name, item.owner) for item in scene.items)

    def check(self, s: State) -> None:
        """Raise NotationError if the position is impossible; ranges of fields have been checked already."""

    def refuse(self, why: str | Sentence) -> NotationError:
        """A position that cannot be. What only programs write down is explained in English."""
        id = "written-impossible" if isinstance(why, Sentence) else "written-impossible-text"
        return NotationError(Sentence(id, {"why": why}), self.game.id)
