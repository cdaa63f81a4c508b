"""Words and clicks of the hunts: d4-e5, d4xd6xf6 for a series of jumps, a cell alone for a piece that is placed."""

from __future__ import annotations

from ...declare.hunts import Captures, Hunt
from ...rules.abi import ACTORS, PHASE, QUIET, State
from .. import face
from ..face import Kind
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence

PASS_STEP = "do:pass"
Route = tuple[int, ...]


class Face(face.Face):
    """A whole series of jumps is one move: its steps are all the landings of one route."""

    game: Hunt

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(walker.piece, seat, walker.piece, side.name[0])
            for seat, (walker, side) in enumerate(zip(self.game.walkers, self.game.sides, strict=True))
        )

    def codes(self, s: State) -> list[int]:
        cells = self.tables.field("cells")
        codes: list[int] = s[cells.at : cells.at + cells.length].tolist()
        return codes

    # --- moves ---------------------------------------------------------------------------------------------------

    def mover(self, s: State, move: int) -> int:  # noqa: ARG002
        """Only one player acts; the high bits of a move are pieces taken, not a player."""
        return int(s[ACTORS]).bit_length() - 1

    def parts(self, move: int) -> tuple[int, int, int]:
        """Origin, end, and the set of the cells taken."""
        bits = int(self.tables.row[self.rules.CELL_BITS])
        mask = (1 << bits) - 1
        return move & mask, move >> bits & mask, move >> 2 * bits

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        names = self.board.names
        origin, to, taken = self.parts(move)
        if origin >= len(names):
            return (PASS_STEP,)
        if taken:
            routes = self.routes(self.codes(s), origin, self.mover(s, move))
            return tuple(names[c] for c in next(r for r, over in routes if r[-1] == to and over == taken))
        return (names[to],) if origin == to else (names[origin], names[to])

    def text(self, s: State, move: int) -> str:
        steps = self.steps(s, move)
        return "pass" if steps == (PASS_STEP,) else ("x" if self.parts(move)[2] else "-").join(steps)

    def routes(self, codes: list[int], origin: int, player: int) -> list[tuple[Route, int]]:
        """Every complete series of the piece on a cell: where it lands, and the set of the cells taken."""
        codes = [0 if cell == origin else code for cell, code in enumerate(codes)]
        found: list[tuple[Route, int]] = []
        todo: list[tuple[Route, int]] = [((origin,), 0)]
        while todo:
            route, taken = todo.pop()
            onward = []
            for way in range(len(self.board.plan.directions) if self.board else 0):
                over = self.walk(player, route[-1], way)
                to = self.walk(player, over, way) if over is not None else None
                if over is None or to is None or codes[over] != 2 - player or taken >> over & 1:
                    continue
                if codes[to] == 0 or taken >> to & 1:
                    onward.append(((*route, to), taken | 1 << over))
            todo += onward
            if not onward and taken:
                found.append((route, taken))
        return found

    def walk(self, player: int, cell: int, way: int) -> int | None:
        """Where a piece of the player comes to from a cell; None: nowhere."""
        rules, t = self.rules, self.tables.row
        n, ways = int(t[rules.CELLS]), int(t[rules.WAYS])
        to = int(t[t[rules.WALK] + (player * (n + 1) + cell) * ways + way])
        return to if to < n else None

    # --- scenes --------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        placing = s[PHASE] < len(self.game.placing) or self.hand(s, self.mover(s, 0)) > 0
        return Scene(
            items=self.board_items(s),
            trays=self.trays(s),
            counts=self.counts(s),
            phase="placing" if placing and s[ACTORS] else "",
        )

    def hand(self, s: State, seat: int) -> int:
        return int(s[self.rules.HAND + seat]) if seat >= 0 else 0

    def trays(self, s: State) -> tuple[Tray, ...]:
        found = []
        for seat, kind in enumerate(self.kinds):
            if self.hand(s, seat):
                item = Item(kind.glyph, owner=seat, name=kind.name, letter=kind.letter)
                found.append(Tray("hand", (item,) * self.hand(s, seat), owner=seat))
        return tuple(found)

    def counts(self, s: State) -> tuple[Count, ...]:
        """The pieces that each side has taken."""
        codes, found = self.codes(s), []
        for seat, walker in enumerate(self.game.walkers):
            if walker.captures is not Captures.NONE:
                enemy = self.game.walkers[1 - seat]
                lost = enemy.pieces - codes.count(2 - seat) - self.hand(s, 1 - seat)
                found.append(Count("captured", lost, owner=seat))
        return tuple(found)

    # --- positions -----------------------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        codes, actors, quiet, phase = self.codes(s), int(s[ACTORS]), int(s[QUIET]), int(s[PHASE])
        if actors not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={actors}")
        if phase > len(self.game.placing):
            raise self.refuse(f"phase={phase}, but only {len(self.game.placing)} pieces are placed at the start")
        if phase < len(self.game.placing) and actors and actors != 1 << self.game.placing[phase]:
            raise self.refuse(f"actors={actors}, but the other side places its pieces now")
        for seat, (walker, side) in enumerate(zip(self.game.walkers, self.game.sides, strict=True)):
            have = codes.count(seat + 1) + self.hand(s, seat)
            if have > walker.pieces:
                raise self.refuse(f"{side.name} has {have} pieces, expected at most {walker.pieces}")
            if self.game.placing.count(seat) and self.hand(s, seat) != self.game.placing[phase:].count(seat):
                raise self.refuse(f"{side.name} has {self.hand(s, seat)} pieces in hand at phase={phase}")
            if self.hand(s, seat) > walker.hand:
                raise self.refuse(f"{side.name} has {self.hand(s, seat)} pieces in hand, expected {walker.hand}")
        past = self.tables.field("past")
        if quiet > (self.game.quiet or 0) or s[past.at + quiet : past.at + past.length].any():
            raise self.refuse(f"past holds other than quiet={quiet} positions, or more than {self.game.quiet}")
        if actors and quiet and quiet == self.game.quiet:
            raise self.refuse(f"the game was over at quiet={quiet}")

    # --- why not -------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        if not steps or any(step not in board.names for step in steps):
            return None
        codes, cell = self.codes(s), board.at(steps[0])
        walker = self.game.walkers[player]
        if s[PHASE] < len(self.game.placing) or self.hand(s, player):
            if codes[cell]:
                return Sentence("hunts-occupied", {"cell": steps[0]})
            return Sentence("hunts-ground", {"cell": steps[0]}) if walker.ground else Sentence("hunts-place-first")
        if codes[cell] != player + 1:
            return Sentence("hunts-not-yours" if codes[cell] else "hunts-empty", {"cell": steps[0]})
        catchers = self.catchers(codes, player)
        must = walker.captures in (Captures.SERIES, Captures.LONGEST) and bool(catchers)
        if len(steps) > 1 and not (must and self.routes(codes, cell, player)):
            reason = self.why_not_there(s, player, cell, board.at(steps[1]))
            if reason is not None:
                return reason
        if must:
            longest = walker.captures is Captures.LONGEST and bool(self.routes(codes, cell, player))
            message = "hunts-longest" if longest else "hunts-must-capture"
            return Sentence(message, {"cells": ", ".join(catchers), "count": len(catchers)})
        return None

    def catchers(self, codes: list[int], player: int) -> list[str]:
        """The cells of the pieces that can capture."""
        assert self.board is not None
        if self.game.walkers[player].captures is Captures.NONE:
            return []
        mine = (cell for cell, code in enumerate(codes) if code == player + 1)
        return [self.board.names[cell] for cell in mine if self.routes(codes, cell, player)]

    def why_not_there(self, s: State, player: int, origin: int, to: int) -> Sentence | None:
        board, rules = self.board, self.rules
        assert board is not None
        names = {"from": board.names[origin], "cell": board.names[to]}
        if self.codes(s)[to]:
            return Sentence("hunts-occupied", names)
        if board.names[to] in self.game.walkers[player].never.split():
            return Sentence("hunts-never", names)
        ways = range(len(board.plan.directions))
        if not any(self.walk(player, origin, way) == to for way in ways) and not self.game.walkers[player].slides:
            return Sentence("hunts-wrong-way" if to in board.neighbours(origin) else "hunts-no-line", names)
        if not self.game.returns and s[rules.LAST + player] == 1 + (
            to | origin << int(self.tables.row[rules.CELL_BITS])
        ):
            return Sentence("hunts-return", names)
        if self.game.guarded == board.names[to]:
            return Sentence("hunts-guarded", names)
        if self.game.apart:
            return Sentence("hunts-apart", names)
        return None
