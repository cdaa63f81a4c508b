"""Words and clicks of tamsk: a1-b1 moves a glass; ring, stop, pass, turn; 12s is the clock."""

from __future__ import annotations

from ...declare.tamsk import Level, Tamsk
from ...rules.abi import ACTORS, AWAITED, CLOCK_TAG, PHASE, QUIET, State
from .. import face
from ..material import Lot, Material
from ..scene import Count, Item, Scene, Timer
from ..words import Sentence

GLASS_NAMES = ("first glass", "second glass", "third glass")
RING_SIZES = (1.0, 0.72, 0.48, 0.28)
"""Rings of a cell are drawn one inside the other, so that they can be counted."""
BUTTONS = {"RING": "ring", "STOP": "stop", "PASS": "pass", "TURN_SMALL": "turn"}


class Face(face.Face):
    """From cell to cell, or a button."""

    game: Tamsk

    def rings(self, s: State) -> list[int]:
        field = self.tables.field("rings")
        found: list[int] = s[field.at : field.at + field.length].tolist()
        return found

    def glasses(self, s: State) -> list[int]:
        found: list[int] = s[self.rules.AT : self.rules.AT + self.rules.GLASSES].tolist()
        return found

    def button(self, move: int) -> str:
        """The button of a move that is none of a glass; empty otherwise."""
        body = move & self.rules.BODY
        return next((word for name, word in BUTTONS.items() if body == getattr(self.rules, name)), "")

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        if move >= CLOCK_TAG:
            return (f"do:{move - CLOCK_TAG}s",)
        if word := self.button(move):
            return (f"do:{word}",)
        body = move & self.rules.BODY
        return self.board.names[int(s[self.rules.AT + (body & 7)])], self.board.names[body >> 3]

    def text(self, s: State, move: int) -> str:
        return "-".join(self.steps(s, move)).removeprefix("do:")

    def turn_text(self, s: State, moves: list[int]) -> str:
        return " ".join(self.text(s, move) for move in moves)

    # --- the scene ---------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        names, rules = self.board.names, self.rules
        rings = [
            Item("ring", cell=names[cell], size=RING_SIZES[k], name="ring")
            for cell, n in enumerate(self.rings(s))
            for k in range(n)
        ]
        glasses = [self.glass_item(s, glass) for glass in range(rules.GLASSES)]
        holds = self.tables.row[int(self.tables.row[rules.HOLDS]) :]
        standing = set(self.glasses(s))
        full = [names[c] for c, n in enumerate(self.rings(s)) if n >= holds[c] and c not in standing]
        counts = tuple(Count("rings", int(s[rules.HAND + seat]), seat) for seat in range(2))
        return Scene(
            items=(*rings, *glasses),
            counts=counts,
            shaded=tuple(full),
            phase="laying-a-ring" if s[PHASE] == rules.LAYING else "",
            timers=self.timers(s),
        )

    def glass_item(self, s: State, glass: int) -> Item:
        assert self.board is not None
        rules = self.rules
        cell = self.board.names[int(s[rules.AT + glass])]
        lost = s[rules.GLASS_STATE + glass] == rules.LOST
        name = "sandglass, run out" if lost else "sandglass"
        return Item("sandglass:0" if lost else "sandglass", owner=glass % 2, cell=cell, name=name)

    def timers(self, s: State) -> tuple[Timer, ...]:
        assert self.board is not None
        rules, names = self.rules, self.board.names
        found = [
            Timer(GLASS_NAMES[glass // 2], int(s[rules.SAND + glass]), glass % 2, names[int(s[rules.AT + glass])])
            for glass in range(rules.GLASSES)
            if s[rules.GLASS_STATE + glass] == rules.RUNNING
        ]
        if s[rules.SMALL]:
            found.append(Timer("small glass", int(s[rules.SMALL]), int(s[rules.SMALL_ON]) - 1))
        return tuple(found)

    # --- possible positions ------------------------------------------------------------------------------------------

    def material(self) -> Material:
        """A cell holds rings within each other: as many of each size as there are cells that hold so many."""
        assert self.board is not None
        at = int(self.tables.row[self.rules.HOLDS])
        holds = self.tables.row[at : at + len(self.board)].tolist()
        sizes = ((size, sum(held > k for held in holds)) for k, size in enumerate(RING_SIZES))
        return Material(tuple(Lot(Item("ring", size=size, name="ring"), count) for size, count in sizes))

    def check(self, s: State) -> None:
        rules, glasses, rings = self.rules, self.glasses(s), self.rings(s)
        holds = self.tables.row[int(self.tables.row[rules.HOLDS]) :]
        if len(set(glasses)) < rules.GLASSES:
            raise self.refuse("two glasses stand on the same cell")
        if any(n > holds[cell] for cell, n in enumerate(rings)):
            raise self.refuse("a cell has more rings than it holds")
        total = sum(rings) + int(s[rules.HAND]) + int(s[rules.HAND + 1])
        if total != 2 * self.game.rings:
            raise self.refuse(f"expected {2 * self.game.rings} rings in all, got {total}")
        for glass in range(rules.GLASSES):
            if (s[rules.GLASS_STATE + glass] == rules.RUNNING) != bool(s[rules.SAND + glass]):
                raise self.refuse("sand runs in the glasses that run, and only there")
        self.check_ring(s, glasses, rings)
        if s[PHASE] > rules.LAYING or (s[ACTORS] and s[QUIET] >= self.game.quiet + (s[PHASE] == rules.LAYING)):
            raise self.refuse("no such phase, or too many moves without a ring")
        if s[rules.SMALL_ON] and (not s[rules.SMALL] or self.game.level is not Level.SMALL_GLASS):
            raise self.refuse("the small glass does not run")
        again = s.copy()
        rules.set_actors(again, self.tables.row)
        if s[ACTORS] and (again[ACTORS] != s[ACTORS] or again[AWAITED] != s[AWAITED]):
            raise self.refuse(f"expected actors={int(again[ACTORS])} awaited={int(again[AWAITED])}")

    def check_ring(self, s: State, glasses: list[int], rings: list[int]) -> None:
        """A ring may be laid around the glass that moved last, where there is room."""
        rules = self.rules
        owed, last = int(s[rules.OWED]), int(s[rules.LAST])
        holds = self.tables.row[int(self.tables.row[rules.HOLDS]) :]
        if owed and (owed - 1 not in glasses[last::2] or rings[owed - 1] >= holds[owed - 1]):
            raise self.refuse("the ring that may be laid belongs around the glass that moved last")
        if s[PHASE] == rules.LAYING and (not owed or s[rules.MOVER] != last):
            raise self.refuse("who lays a ring has just moved")
        if s[rules.GRACE] and not owed:
            raise self.refuse("there is no ring to wait for")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, board = self.rules, self.board
        assert board is not None
        if s[PHASE] == rules.LAYING:
            return Sentence("tamsk-lay-first")
        if player != s[rules.MOVER]:
            return Sentence("tamsk-wait")
        if not steps or any(step not in board.names for step in steps[:2]):
            return None
        glasses, cells = self.glasses(s), [board.at(step) for step in steps[:2]]
        if cells[0] not in glasses[player::2]:
            return Sentence("board-not-yours" if cells[0] in glasses else "board-empty", {"cell": steps[0]})
        glass = glasses.index(cells[0])
        if s[rules.GLASS_STATE + glass] == rules.LOST:
            return Sentence("tamsk-lost")
        resting = [s[rules.GLASS_STATE + g] == rules.RESTING for g in range(player, rules.GLASSES, 2)]
        if self.game.level is not Level.NO_TIME and any(resting) and s[rules.GLASS_STATE + glass] != rules.RESTING:
            return Sentence("tamsk-all-first")
        if len(cells) == 1:
            return Sentence("tamsk-stuck", {"cell": steps[0]})
        if cells[1] in glasses:
            return Sentence("board-taken", {"cell": steps[1]})
        near = cells[1] in board.neighbours(cells[0])
        return Sentence("tamsk-full" if near else "tamsk-one-step", {"cell": steps[1]})
