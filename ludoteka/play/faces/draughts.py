"""Words and clicks of the draughts games: 32-28, 32x14, and 32x23x14 where the short form would not do."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from ...declare.draughts import Crowning, Draughts, Duty, Entering, Kings, Landing, Majority
from ...rules.abi import ACTORS, PHASE, QUIET, State
from .. import face
from ..face import SPECTATOR, Kind, Move
from ..material import Lot, Material
from ..scene import Item, Scene, Tray
from ..words import Sentence

HAND = "hand:man"
"""The step that takes a man to be placed."""


class Face(face.Face):
    """Only the cells in play have numbers in the kernel; a whole series of jumps is one move."""

    game: Draughts
    removes = True

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cells in play, in the kernel's order."""
        assert self.board is not None
        return tuple(self.board.names[cell] for cell in self.game.in_play)

    @cached_property
    def number(self) -> dict[str, int]:
        return {name: at for at, name in enumerate(self.names)}

    @property
    def ranks(self) -> tuple[tuple[str, str, str], ...]:
        """The picture, the name and the sign of each rank; below royals a king is called a dame."""
        if self.game.royals:
            return ("man", "man", ""), ("crowned", "dame", "D"), ("king", "king", "K")
        return ("man", "man", ""), ("crowned", "king", "K")

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(glyph, seat, name, letter) for seat in range(self.game.players) for glyph, name, letter in self.ranks
        )

    def kind(self, code: int) -> Kind:
        return self.kinds[len(self.ranks) * self.owner(code) + self.rank(code)]

    def owner(self, code: int) -> int:
        return (code - 1) // 2 % 4

    def rank(self, code: int) -> int:
        return 1 - code % 2 + code // int(self.rules.ROYAL)

    def codes(self, s: State) -> list[int]:
        return self.part(s, "cells")

    def part(self, s: State, name: str) -> list[int]:
        """A field of the position."""
        field = self.tables.field(name)
        values: list[int] = s[field.at : field.at + field.length].tolist()
        return values

    def board_items(self, s: State) -> tuple[Item, ...]:
        kinds = ((name, self.kind(code)) for name, code in zip(self.names, self.codes(s), strict=True) if code)
        return tuple(Item(k.glyph, owner=k.owner, cell=name, name=k.name, letter=k.letter) for name, k in kinds)

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        hands = self.part(s, "hand") if self.enters else []
        trays = [Tray("hand", (Item("man", owner=p, id=HAND, name="man"),) * n, p) for p, n in enumerate(hands) if n]
        return Scene(items=self.board_items(s), trays=tuple(trays))

    @property
    def enters(self) -> bool:
        return self.game.entering is Entering.BY_TURNS

    # --- moves ---------------------------------------------------------------------------------------------------

    @property
    def cell_bits(self) -> int:
        return int(self.tables.row[self.rules.CELL_BITS])

    def mover(self, s: State, move: int) -> int:  # noqa: ARG002
        """Only one player acts; the high bits of a move are pieces taken, not a player."""
        return int(s[ACTORS]).bit_length() - 1

    def takes(self, move: int) -> bool:
        return not move & self.rules.HUFF and move >> 2 * self.cell_bits > 0

    def places(self, move: int) -> bool:
        return not move >> 2 * self.cell_bits and move >> self.cell_bits == move & ((1 << self.cell_bits) - 1)

    def routes(self, s: State, origin: str) -> list[tuple[int, tuple[str, ...]]]:
        """Every route of every series of the piece on a cell, with the move it makes; legal or not by the majority."""
        row, t, rules, player = s.copy(), self.tables.row, self.rules, self.mover(s, 0)
        found = []
        rules.begin_series(row, t, self.number[origin])
        taken = rules.next_series(row, t, player, 0)
        while taken:
            found.append((int(rules.series_move(row, t, taken)), self.landings(row, taken)))
            taken = rules.next_series(row, t, player, taken)
        return found

    def landings(self, row: State, taken: int) -> tuple[str, ...]:
        """The cells of the series that stands in the records of a row."""
        first, size = int(self.tables.row[self.rules.AT_SERIES]) + self.rules.S_AT, self.rules.RECORD
        return tuple(self.names[int(row[first + jump * size])] for jump in range(taken + 1))

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        """From, to; of a capture, every landing of one route."""
        if move & self.rules.HUFF:
            return "do:huff", self.names[move - self.rules.HUFF]
        bits = self.cell_bits
        if self.places(move):
            return HAND, self.names[move >> bits]
        if not self.takes(move):
            return self.names[move & ((1 << bits) - 1)], self.names[move >> bits]
        row = s.copy()
        return self.landings(row, self.rules.find_route(row, self.tables.row, self.mover(s, move), move))

    def text(self, s: State, move: int) -> str:
        """The full form, with every landing."""
        steps = self.steps(s, move)
        if move & self.rules.HUFF:
            return f"huff {steps[1]}"
        return f"@{steps[1]}" if self.places(move) else ("x" if self.takes(move) else "-").join(steps)

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        routes = [self.steps(s, move) for move in moves]
        ends = Counter((route[0], route[-1]) for route in routes)
        found = []
        for move, route in zip(moves, routes, strict=True):
            short = self.takes(move) and ends[route[0], route[-1]] == 1
            text = f"{route[0]}x{route[-1]}" if short else self.text(s, move)
            found.append(Move(move, text, route, self.mover(s, move)))
        return tuple(found)

    def aliases(self, s: State, move: int) -> tuple[str, ...]:
        """Every route that makes the move, in full."""
        if not self.takes(move):
            return ()
        routes = self.routes(s, self.names[move & ((1 << self.cell_bits) - 1)])
        return tuple("x".join(route) for code, route in routes if code == move)

    def turn_text(self, s: State, moves: list[int]) -> str:
        return ", ".join(self.text(s, move) for move in moves)

    # --- positions -----------------------------------------------------------------------------------------------

    def material(self) -> Material:
        """A man has a crown on the other side."""
        sides = (self.kinds[at : at + len(self.ranks)] for at in range(0, len(self.kinds), len(self.ranks)))
        return Material(tuple(Lot(man.item, back=crowned.item) for man, crowned, *_ in sides if not self.game.royals))

    def check(self, s: State) -> None:
        codes = self.codes(s)
        actors, quiet = int(s[ACTORS]), int(s[QUIET])
        if actors.bit_count() > 1 or actors >> self.game.players:
            raise self.refuse(Sentence("written-draughts-actors", {"got": actors.bit_count()}))
        held = self.part(s, "hand") if self.enters else [0] * self.game.players
        for seat, side in enumerate(self.game.sides):
            have, most = sum(code in self.codes_of(seat) for code in codes) + held[seat], self.game.pieces[seat]
            if have > most:
                raise self.refuse(Sentence("written-draughts-pieces", {"side": side, "got": have, "most": most}))
            for name in self.crown_cells(seat):
                if codes[self.number[name]] == 1 + 2 * seat:
                    raise self.refuse(Sentence("written-draughts-crowned", {"side": side, "cell": name}))
        past = self.tables.field("past")
        if quiet > past.length or s[past.at + quiet : past.at + past.length].any():
            raise self.refuse(Sentence("written-draughts-past", {"quiet": quiet}))
        self.check_huffing(s, codes)
        self.check_royals(s, codes)
        self.check_out(s, codes)

    def check_royals(self, s: State, codes: list[int]) -> None:
        if not self.game.royals:
            return
        known = {0, *self.codes_of(0), *self.codes_of(1)}
        shunned = self.game.royals.shunned.split()
        for name, code, due in zip(self.names, codes, self.part(s, "due"), strict=True):
            if code not in known:
                raise self.refuse(f"{code} on {name} is no piece")
            if due and (code <= self.rules.ROYAL or name not in shunned):
                raise self.refuse(f"no king on {name} that had to leave")

    def check_out(self, s: State, codes: list[int]) -> None:
        """Where more than two play: who is out has no pieces and no turn; who has the turn can move."""
        if self.game.players == 2:
            return
        (out,), actors = self.part(s, "out"), int(s[ACTORS])
        for seat, side in enumerate(self.game.sides):
            if out >> seat & 1 and (actors >> seat & 1 or any(code in self.codes_of(seat) for code in codes)):
                raise self.refuse(Sentence("written-draughts-out", {"side": side}))
        row = s.copy()
        self.rules.derive(row, self.tables.row)
        if actors and not self.legal(row):
            raise self.refuse(Sentence("written-draughts-stuck"))

    def check_huffing(self, s: State, codes: list[int]) -> None:
        huffing = self.game.duty is Duty.HUFF
        phase, actors = int(s[PHASE]), int(s[ACTORS])
        if phase not in ((self.rules.MOVING, self.rules.HUFFED) if huffing else (self.rules.MOVING,)):
            raise self.refuse(f"phase={phase} does not exist in this game")
        if not huffing:
            return
        failed = self.tables.field("failed")
        cells = [cell for cell in range(len(codes)) if s[failed.at + cell]]
        if cells and (phase == self.rules.HUFFED or not actors):
            raise self.refuse(Sentence("written-draughts-huff"))
        for cell in cells:
            if codes[cell] not in self.codes_of(1 - (actors.bit_length() - 1)):
                raise self.refuse(Sentence("written-draughts-huffed", {"cell": self.names[cell]}))

    def codes_of(self, seat: int) -> tuple[int, ...]:
        royal = (2 + 2 * seat + self.rules.ROYAL,) if self.game.royals else ()
        return 1 + 2 * seat, 2 + 2 * seat, *royal

    def victims(self, code: int) -> int:
        """The codes that a piece can jump, as bits."""
        enemies, ranks = int(self.tables.row[self.rules.ENEMIES]), self.rules.RANKS
        return int(self.tables.row[enemies + self.owner(code) * ranks + self.rank(code)])

    def crown_cells(self, seat: int) -> tuple[str, ...]:
        """The cells where no man of this side can stand."""
        army = self.game.armies[seat]
        if self.game.crowning in (Crowning.NEVER, Crowning.STAYING):
            return ()
        return tuple(name for name in army.crown.split() if name not in army.men.split())

    # --- why not -------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if not steps or steps[0].startswith("do:"):
            return Sentence("draughts-nothing-to-huff") if self.game.duty is Duty.HUFF else None
        if steps[0] == HAND:
            return self.why_not_place(s, steps, player)
        for step in steps:
            if step not in self.number:
                return Sentence("draughts-not-in-play", {"cell": step})
        codes, cell = self.codes(s), self.number[steps[0]]
        if codes[cell] not in self.codes_of(player):
            return Sentence("draughts-not-yours" if codes[cell] else "draughts-empty", {"cell": steps[0]})
        legal = self.describe(s, self.legal(s))
        routes = [move.steps for move in legal if self.takes(move.code)]
        due = {move.steps[0] for move in legal if self.game.royals and self.part(s, "due")[self.number[move.steps[0]]]}
        if due and steps[0] not in due:
            return Sentence("draughts-king-must-leave", {"cell": min(due)})
        if routes and self.game.duty is Duty.FORCED:
            return self.why_not_this_capture(s, routes, steps, player)
        if self.stays(player, steps[0], codes[cell]):
            return Sentence("draughts-stays", {"cell": steps[0]})
        if len(steps) == 1:
            return Sentence("draughts-blocked", {"cell": steps[0]})
        return self.why_not_there(codes, steps, player)

    def stays(self, player: int, name: str, code: int) -> bool:
        """Whether a man stands on the far row where it can only capture."""
        staying = self.game.crowning is Crowning.STAYING
        return staying and self.rank(code) == 0 and name in self.game.armies[player].crown.split()

    def why_not_place(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if not self.enters or not self.part(s, "hand")[player]:
            return Sentence("draughts-no-man-in-hand")
        routes = [move.steps for move in self.describe(s, self.legal(s)) if self.takes(move.code)]
        if routes:
            starts = sorted({route[0] for route in routes}, key=self.number.__getitem__)
            return Sentence("draughts-must-capture", {"count": len(routes), "cells": ", ".join(starts)})
        if len(steps) == 1 or steps[1] not in self.game.set_up[player].split():
            return Sentence("draughts-not-a-starting-cell")
        return Sentence("draughts-occupied", {"cell": steps[1]})

    def why_not_this_capture(
        self, s: State, routes: list[tuple[str, ...]], steps: tuple[str, ...], player: int
    ) -> Sentence | None:
        """A capture is forced; the try was none, or not one that takes the most, or left its route."""
        codes = self.codes(s)
        takes = self.rules.longest_series(s.copy(), self.tables.row, player, self.number[steps[0]])
        begun = [route for route in routes if route[0] == steps[0]]
        jumps = len(steps) == 1 or self.jumps_over(codes, steps[0], steps[1])
        if takes and jumps and self.game.majority is Majority.PIECES and not any(r[1:2] == steps[1:2] for r in begun):
            return Sentence("draughts-most", {"count": len(routes[0]) - 1})
        if begun and len(steps) > 1:
            if any(route[1] == steps[1] for route in begun):
                return None
            if jumps and self.shuns(codes[self.number[steps[0]]], steps[1]):
                return Sentence("draughts-king-shuns", {"cell": steps[1]})
            if jumps and self.game.landing is Landing.GOING_ON:
                return Sentence("draughts-going-on", {"cell": steps[1]})
        starts = sorted({route[0] for route in routes}, key=self.number.__getitem__)
        return Sentence("draughts-must-capture", {"count": len(routes), "cells": ", ".join(starts)})

    def ray(self, origin: str, to: str) -> tuple[str, list[int]] | None:
        """The way from one cell to another, and the cells met on it, the last one included."""
        assert self.board is not None
        at, target = self.board.at(origin), self.board.at(to)
        for way in self.game.ways:
            ray = self.board.ray(at, self.board.direction(way))
            if target in ray:
                return way, [self.number[self.board.names[cell]] for cell in ray[: ray.index(target) + 1]]
        return None

    def shuns(self, code: int, name: str) -> bool:
        royals = self.game.royals
        return royals is not None and code > self.rules.ROYAL and name in royals.shunned.split()

    def jumps_over(self, codes: list[int], origin: str, to: str) -> bool:
        """Whether exactly one enemy stands between the two cells, and nothing else."""
        found = self.ray(origin, to)
        between = [codes[cell] for cell in found[1] if codes[cell]] if found else []
        victims = self.victims(codes[self.number[origin]])
        return len(between) == 1 and victims >> between[0] & 1 == 1 and codes[self.number[to]] == 0

    def why_not_there(self, codes: list[int], steps: tuple[str, ...], player: int) -> Sentence | None:
        origin, to = steps[:2]
        names = {"from": origin, "cell": to}
        man = codes[self.number[origin]] == self.codes_of(player)[0]
        found = self.ray(origin, to)
        if codes[self.number[to]]:
            return Sentence("draughts-occupied", names)
        if found is None:
            return Sentence("draughts-no-line", names)
        way, cells = found
        if man and way not in self.game.armies[player].moves:
            return Sentence("draughts-forward", names)
        if len(cells) > 1 and (man or self.game.kings is Kings.SHORT):
            return Sentence("draughts-one-cell", {**names, "piece": "man" if man else "king"})
        if any(codes[cell] for cell in cells):
            return Sentence("draughts-in-the-way", names)
        if self.shuns(codes[self.number[origin]], to):
            return Sentence("draughts-king-shuns", names)
        return None
