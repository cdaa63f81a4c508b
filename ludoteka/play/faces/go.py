"""Words and clicks of go."""

from __future__ import annotations

import numpy as np

from ...declare.go import Counting, Go, Ko
from ...rules.abi import ACTORS, PHASE, PLY, State, load, new_rng
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Item, Scene
from ..words import Sentence

SMALL, DEAD = 0.35, 0.7
"""The sizes of the signs for territory and of dead stones."""
FORESEEN, SURE = 200, 0.5
"""How many games a computer plays out before it says what is dead, and how sure it has to be."""


def halved(points: int) -> float:
    """13 half points are 6.5, and 12 are 6."""
    return points / 2 if points % 2 else points // 2


class Face(face.Face):
    """A move is its point, "d4"; in the counting, a click on a stone marks its chain as dead, "dead d4"."""

    game: Go

    @property
    def words(self) -> dict[int, str]:
        return {self.rules.PASS: "pass", self.rules.AGREE: "agree", self.rules.RESUME: "resume"}

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("stone", seat, side.name, side.name[0]) for seat, side in enumerate(self.game.sides))

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        if move in self.words:
            return (f"do:{self.words[move]}",)
        assert self.board is not None
        return (self.board.names[move & ~self.rules.MARK],)

    def text(self, s: State, move: int) -> str:
        if move in self.words:
            return self.words[move]
        name = self.steps(s, move)[0]
        if not move & self.rules.MARK:
            return name
        return f"dead {name}" if self.field(s, "cells")[move & ~self.rules.MARK] else f"seki {name}"

    def field(self, s: State, name: str) -> list[int]:
        found = self.tables.field(name)
        values: list[int] = s[found.at : found.at + found.length].tolist()
        return values

    # --- what is seen -----------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        counting = int(s[PHASE]) == self.rules.COUNTING
        prisoners = self.field(s, "prisoners")
        counts = [Count("prisoners", prisoners[seat], seat) for seat in range(2)]
        counts.append(Count("komi", halved(self.game.half_points), 1))
        items = self.counted_items(s) if counting else self.board_items(s)
        return Scene(items=items, counts=tuple(counts), phase="counting" if counting else "")

    def score(self, points: tuple[int, ...], seat: int) -> float:
        """With the komi, once the board has been counted."""
        return points[seat] + (halved(self.game.half_points) if seat == 1 and any(points) else 0)

    def counted_items(self, s: State) -> tuple[Item, ...]:
        """The stones, the dead ones small and crossed, and a small sign on every point of somebody's territory."""
        assert self.board is not None
        row = s.copy()
        self.rules.survey(row, self.tables.row, True)
        cells, marks, owners = self.field(s, "cells"), self.field(s, "marks"), self.field(row, "scratch")
        items = []
        for at, name in enumerate(self.board.names):
            if cells[at]:
                kind, dead = self.kinds[cells[at] - 1], marks[at]
                label, size = ("×", DEAD) if dead else ("", 1.0)
                items.append(Item("stone", kind.owner, name, label=label, size=size, name=kind.name))
            elif owners[at] in (1, 2):
                items.append(Item("stone", owners[at] - 1, name, size=SMALL, name="territory"))
        return tuple(items)

    # --- what computers do ------------------------------------------------------------------------------------------

    def settling(self, s: State) -> bool:
        return bool(s[PHASE] == self.rules.COUNTING)

    def plan(self, s: State, seat: int, level: int, luck: float) -> int | None:  # noqa: ARG002
        """In the counting: mark what is dead, play on where the other has marked what is one's own, then agree."""
        if not self.settling(s):
            return None
        rules, sign = self.rules, 1 if seat == 0 else -1
        cells, marks, chains = self.field(s, "cells"), self.field(s, "marks"), self.field(s, "chain")
        leads = self.foresight(s, luck)
        if any(marks[at] and cells[at] != 2 - seat and sign * leads[at] > SURE for at in range(len(cells))):
            return int(rules.RESUME)
        for first in sorted({chains[at] for at, code in enumerate(cells) if code}):
            chain = [at for at, code in enumerate(cells) if code and chains[at] == first]
            lead = sum(leads[at] for at in chain) / len(chain)
            if not marks[first] and (lead if cells[first] == 1 else -lead) < -SURE:
                return int(rules.MARK | first)
        return int(rules.AGREE)

    def foresight(self, s: State, luck: float) -> list[float]:
        """How surely each point becomes Black's (1) or White's (-1) if the board is played out, by compiled rules."""
        row, tables, rules = s.copy(), self.tables, load(self.game.family, compiled=True).module
        leads, out = np.zeros(len(self.field(s, "cells")), np.int64), np.zeros(tables.most_moves, np.int64)
        rules.foresee(row, tables.row, row.copy(), out, new_rng(round(luck * 1e6)), FORESEEN, leads)
        return [float(lead) / FORESEEN for lead in leads]

    # --- what is possible -------------------------------------------------------------------------------------------

    def material(self) -> Material:
        return Material(self.shared_men())

    def check(self, s: State) -> None:
        actors, phase, rules = int(s[ACTORS]), int(s[PHASE]), self.rules
        if actors not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={actors}")
        if phase not in (rules.PLAYING, rules.COUNTING) or (phase and self.game.counting is Counting.AREA):
            raise self.refuse(f"there is no phase {phase}")
        if actors and s[PLY] >= self.game.bound:
            raise self.refuse(f"a game ends after {self.game.bound} actions, got ply={int(s[PLY])}")
        if self.field(s, "seen")[0] > s[PLY] + 1:
            raise self.refuse("more positions in the history than were played")
        cells, marks = self.field(s, "cells"), self.field(s, "marks")
        if any(marks) and not phase:
            raise self.refuse("stones are marked only when the board is counted")
        ko = self.field(s, "ko")[0]
        if ko and cells[ko - 1]:
            raise self.refuse("the point of ko is taken")
        self.check_liberties(cells)

    def check_liberties(self, cells: list[int]) -> None:
        """Every chain on the board has a liberty."""
        assert self.board is not None
        near = [self.rules.orthogonal(self.board, cell) for cell in range(len(cells))]
        alive = [cell for cell, code in enumerate(cells) if code and any(not cells[to] for to in near[cell])]
        lives = set(alive)
        while alive:
            cell = alive.pop()
            joined = [to for to in near[cell] if cells[to] == cells[cell] and to not in lives]
            lives.update(joined)
            alive += joined
        shut = next((cell for cell, code in enumerate(cells) if code and cell not in lives), None)
        if shut is not None:
            raise self.refuse(f"the stone on {self.board.names[shut]} has no liberty")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board, rules = self.board, self.rules
        assert board is not None
        counting = int(s[PHASE]) == rules.COUNTING
        if not steps or steps[0] not in board.names:
            if counting:
                return Sentence("go-counting")
            return Sentence("go-not-counting") if steps[:1] in (("do:agree",), ("do:resume",)) else None
        name = {"cell": steps[0]}
        cell = board.at(steps[0])
        if counting:
            return Sentence("go-marked" if self.field(s, "marks")[cell] else "go-nobodys", name)
        if self.field(s, "cells")[cell]:
            return Sentence("go-occupied", name)
        row = s.copy()
        if not rules.has_life(row, self.tables.row, cell, player):
            return Sentence("go-suicide", name)
        if rules.repeats(row, self.tables.row, cell, player):
            return Sentence("go-ko" if self.game.ko is Ko.SIMPLE else "go-superko", name)
        return None
