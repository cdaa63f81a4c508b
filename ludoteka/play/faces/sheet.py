"""Words and clicks of the dice games with a score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.sheet import Box, Column, cell_name
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, REASON, State
from .. import face
from ..face import SPECTATOR, Kind
from ..material import Material, dice
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._throws import dice_tray, throw_steps, throw_text

if TYPE_CHECKING:
    from ...declare.sheet import SheetGame

PHASES = ("throwing", "falling", "scoring")


class Face(face.Face):
    """A throw is written 6-5-3-3-1; holding dice and throwing the others "6-6-roll"; a box "full-down"."""

    game: SheetGame

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    def field(self, s: State, name: str) -> list[int]:
        found = self.tables.field(name)
        values: list[int] = s[found.at : found.at + found.length].tolist()
        return values

    def mover_of(self, s: State) -> int:
        return int(s[self.rules.MOVER])

    # --- moves -----------------------------------------------------------------------------------------------------

    def held(self, s: State, move: int) -> list[str]:
        """The dice that a move holds back."""
        mask = move >> self.rules.SHIFT
        return [str(die) for k, die in enumerate(self.field(s, "dice")) if mask >> k & 1]

    def box(self, move: int) -> tuple[Column, Box] | None:
        """The box that a move fills."""
        if move & (1 << self.rules.SHIFT) - 1 != self.rules.BOX:
            return None
        column, box = divmod(move >> self.rules.SHIFT, len(self.game.lines))
        return self.game.columns[column], self.game.boxes[box]

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if s[ACTORS] == CHANCE:
            return throw_steps(move)
        if place := self.box(move):
            return (cell_name(self.game.sides[self.mover_of(s)], *place),)
        return (*(f"die:{die}" for die in self.held(s, move)), "do:roll")

    def text(self, s: State, move: int) -> str:
        if s[ACTORS] == CHANCE:
            return throw_text(move)
        if place := self.box(move):
            return f"{place[1].value}-{place[0].value}"
        return "-".join((*self.held(s, move), "roll"))

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        assert self.board is not None
        if not steps or steps[0] not in self.board.names:
            return Sentence("sheet-throws") if steps and s[self.rules.THROWN] == self.game.throws else None
        if s[PHASE] == self.rules.READY:
            return Sentence("sheet-throw-first")
        for column in self.game.columns:
            for box in self.game.boxes:
                if cell_name(self.game.sides[player], column, box) == steps[0]:
                    return self.why_not_box(s, player, column, box)
        return Sentence("sheet-not-yours")

    def why_not_box(self, s: State, player: int, column: Column, box: Box) -> Sentence | None:
        if self.written(s, player, column, box):
            return Sentence("sheet-full")
        if self.game.repeat and self.written(s, player, column, Box.YAM):
            return Sentence("sheet-joker")
        return {Column.DOWN: Sentence("sheet-down"), Column.UP: Sentence("sheet-up")}.get(column)

    def written(self, s: State, player: int, column: Column, box: Box) -> int:
        """What stands in a box, + 1; 0 if it is empty."""
        place = player * len(self.game.columns) + self.game.columns.index(column)
        return int(s[self.rules.SHEET + place * len(self.game.lines) + self.game.boxes.index(box)])

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        mover = self.mover_of(s)
        items = [
            Item("number", label=str(points - 1), cell=cell_name(side, column, box), name=str(points - 1))
            for seat, side in enumerate(self.game.sides)
            for column in self.game.columns
            for box in self.game.boxes
            if (points := self.written(s, seat, column, box))
        ]
        trays = dice_tray("dice", self.field(s, "dice"), mover, picked=viewer == mover)
        trays += dice_tray("kept", self.field(s, "kept"), mover)
        counts = [Count("points", int(s[POINTS + seat]), seat) for seat in range(self.game.players)]
        if s[ACTORS]:
            counts.append(Count("throws", int(s[self.rules.THROWN]), mover))
        return Scene(
            items=tuple(items),
            trays=tuple(trays),
            counts=tuple(counts),
            phase=self.phase(s),
        )

    def phase(self, s: State) -> str:
        if not s[ACTORS]:
            return ""
        all_thrown = s[self.rules.THROWN] == self.game.throws
        return "filling" if all_thrown else PHASES[int(s[PHASE])]

    # --- positions ---------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        return Material(draws=dice(self.rules.DICE_COUNT))

    def check(self, s: State) -> None:
        self.check_sheet(s)
        if not s[ACTORS]:
            if not s[REASON]:
                raise self.refuse("nobody is to act, and the game has not ended")
            return
        rules, phase = self.rules, int(s[PHASE])
        if phase > rules.DECIDING:
            raise self.refuse(f"expected a phase from 0 to {rules.DECIDING}, got {phase}")
        expected = CHANCE if phase == rules.FALLING else 1 << self.mover_of(s)
        if s[ACTORS] != expected:
            raise self.refuse(f"expected actors={expected}, got {s[ACTORS]}")
        self.check_dice(s, phase)

    def check_dice(self, s: State, phase: int) -> None:
        rules, dice, kept = self.rules, self.field(s, "dice"), self.field(s, "kept")
        thrown, free, held = int(s[rules.THROWN]), int(s[rules.FREE]), sum(die > 0 for die in kept)
        if dice != sorted(dice, reverse=True) or not all(kept[:held]):
            raise self.refuse("expected the dice in order, without gaps")
        if (phase == rules.READY) != (thrown == 0) and phase != rules.FALLING:
            raise self.refuse("a turn begins with a throw")
        if phase == rules.FALLING and thrown == self.game.throws:
            raise self.refuse("all throws of this turn have been made")
        if held and not (phase == rules.FALLING and thrown):
            raise self.refuse("dice are held only while the others fall")
        lying = sum(die > 0 for die in dice)
        if lying != (rules.DICE_COUNT if phase == rules.DECIDING else 0):
            raise self.refuse(f"{lying} dice cannot lie on the table now")
        if free != (0 if phase == rules.DECIDING else rules.DICE_COUNT - held) or free + lying == 0:
            raise self.refuse(f"expected {rules.DICE_COUNT - held} dice to throw, got {free}")

    def check_sheet(self, s: State) -> None:
        """Columns are filled in their order, and everybody has filled as many boxes as the turns tell."""
        filled = []
        for seat in range(self.game.players):
            for column in self.game.columns:
                marks = [self.written(s, seat, column, box) > 0 for box in self.game.boxes]
                if column is Column.UP:
                    marks.reverse()
                if column is not Column.FREE and marks != sorted(marks, reverse=True):
                    raise self.refuse(f"the column filled {column.value}wards has a gap")
            filled.append(sum(self.written(s, seat, c, b) > 0 for c in self.game.columns for b in self.game.boxes))
            if s[POINTS + seat] != self.rules.total_of(s, self.tables.row, seat):
                raise self.refuse(f"the points of {self.game.sides[seat].name} are not the sum of the boxes")
        mover = self.mover_of(s)
        if any(n != filled[-1] + (seat < mover) for seat, n in enumerate(filled)):
            raise self.refuse("the players have not filled their boxes in turn")
        if s[ACTORS] and filled[mover] == len(self.game.columns) * len(self.game.lines):
            raise self.refuse("all boxes are filled, so the game is over")
