"""Words and clicks of the trails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.abi import ACTORS, CHANCE, PHASE, REASON, TURN, State
from .. import face
from ..face import SPECTATOR
from ..material import Material, dice
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence
from ._throws import dice_tray, throw_steps, throw_text

if TYPE_CHECKING:
    from ...declare.trails import Trail

PHASES = ("throwing", "falling")


class Face(face.Face):
    """The player throws ("roll"), the dice do the rest ("6-3")."""

    game: Trail

    def field(self, s: State, name: str) -> list[int]:
        found = self.tables.field(name)
        values: list[int] = s[found.at : found.at + found.length].tolist()
        return values

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return throw_steps(move) if s[ACTORS] == CHANCE else ("do:roll",)

    def text(self, s: State, move: int) -> str:
        return throw_text(move) if s[ACTORS] == CHANCE else "roll"

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        return Sentence("trails-throw")

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        items, trays = [], []
        at, wait = self.field(s, "at"), self.field(s, "wait")
        for seat, side in enumerate(self.game.sides):
            if at[seat]:
                items.append(Item("token", owner=seat, cell=str(at[seat]), name=side.name))
            else:
                trays.append(Tray("start", (Item("token", owner=seat, name=side.name),), seat))
        trays += dice_tray("dice", self.field(s, "dice"))
        counts = [Count("cell", at[seat], seat) for seat in range(self.game.players)]
        counts += [Count("misses", wait[seat], seat) for seat in range(self.game.players) if 0 < wait[seat] < 3]
        held = tuple("held" if wait[seat] == self.rules.HELD else "" for seat in range(self.game.players))
        return Scene(
            items=tuple(items),
            trays=tuple(trays),
            counts=tuple(counts),
            roles=held if any(held) else (),
            phase=PHASES[int(s[PHASE])] if s[ACTORS] else "",
        )

    def material(self) -> Material:
        return Material(draws=dice(self.game.dice))

    def check(self, s: State) -> None:
        rules, n = self.rules, self.game.players
        at, wait, mover = self.field(s, "at"), self.field(s, "wait"), int(s[self.rules.MOVER])
        if any(any(self.field(s, name)[n:]) for name in ("at", "begun", "wait", "came")):
            raise self.refuse(f"there are only {n} players")
        if self.field(s, "points")[:n] != at[:n]:
            raise self.refuse("the points are the cells of the pawns")
        standing = [cell for cell in at[:n] if cell]
        if self.game.evict and len(set(standing)) != len(standing):
            raise self.refuse("two pawns stand on one cell")
        if not s[ACTORS]:
            if not s[REASON]:
                raise self.refuse("nobody is to act, and the game has not ended")
            return
        if self.game.last in at:
            raise self.refuse(f"who has reached {self.game.last} has won")
        if s[PHASE] > rules.FALLING or s[ACTORS] != (CHANCE if s[PHASE] == rules.FALLING else 1 << mover):
            raise self.refuse(f"actors={s[ACTORS]} and phase={s[PHASE]} do not agree")
        if wait[mover]:
            raise self.refuse("the player to throw has to miss his turn")
        if s[TURN] >= self.game.longest:
            raise self.refuse(f"after {self.game.longest} turns the game is over")
