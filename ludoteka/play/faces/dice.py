"""Words and clicks of the dice games for points."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

import numpy as np

from ...declare.dice import Turn
from ...declare.stakes import Throw
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, REASON, State
from .. import face
from ..face import SPECTATOR, Kind
from ..material import Material, dice
from ..scene import Count, Scene
from ..words import Sentence
from ._odds import Cargo, Press, Pressed, chosen
from ._throws import decision, dice_tray, throw_steps, throw_text

if TYPE_CHECKING:
    from ...declare.dice import DicePoints

PHASES = ("throwing", "falling")


class Face(face.Face):
    """A throw is written 6-5-3-1; pressing on "roll", or "keep 5-1" where dice are chosen; stopping "stop"."""

    game: DicePoints

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    def field(self, s: State, name: str) -> list[int]:
        found = self.tables.field(name)
        values: list[int] = s[found.at : found.at + found.length].tolist()
        return values

    # --- moves -----------------------------------------------------------------------------------------------------

    def kept_by(self, move: int) -> list[int]:
        """The dice that a move sets aside, the highest first."""
        counts = move >> self.rules.COUNTS_SHIFT
        return [die for die in range(6, 0, -1) for _ in range(counts >> 3 * (die - 1) & 7)]

    def chosen(self, s: State, move: int) -> bool:
        """Whether the dice to be set aside are named."""
        return self.game.choose and s[PHASE] == self.rules.DECIDING and move > self.rules.STOP

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if s[ACTORS] == CHANCE:
            return throw_steps(move)
        if self.chosen(s, move):
            return (*(f"die:{die}" for die in self.kept_by(move)), "do:roll")
        return ("do:stop",) if move == self.rules.STOP else ("do:roll",)

    def text(self, s: State, move: int) -> str:
        if s[ACTORS] == CHANCE:
            return throw_text(move)
        if self.chosen(s, move):
            return "keep " + "-".join(str(die) for die in self.kept_by(move))
        return "stop" if move == self.rules.STOP else "roll"

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if not steps:
            return None
        if steps[0] == "do:stop":
            pressing = self.game.turn is Turn.PRESS and s[PHASE] == self.rules.DECIDING
            if pressing and not s[POINTS + player]:
                return Sentence("dice-entry", {"entry": self.game.entry})
            return Sentence("dice-throw-first")
        if steps[0] == "do:roll" and s[PHASE] == self.rules.DECIDING and not self.game.choose:
            return Sentence("dice-target")
        return None

    # --- the computer ------------------------------------------------------------------------------------------------

    def plan(self, s: State, seat: int, level: int, luck: float) -> int | None:
        """Throw on as long as that seems to bring more than to stop."""
        rules = self.rules
        if s[PHASE] != rules.DECIDING:
            return None
        if self.game.turn is Turn.CREW:
            on = self.cargo.again(self.game.throws - int(s[rules.THROWN]))
            return chosen({int(rules.STOP): float(s[rules.POT]), int(rules.ROLL): on}, level, luck)
        pot, triple, triples = int(s[rules.POT]), int(s[rules.TRIPLE]), int(s[rules.TRIPLES])
        throw = tuple(die for die in self.field(s, "dice") if die)
        found = self.pressed(throw, triple, triples)
        press = self.presses[bool(s[POINTS + seat])]
        now = pot + found[0].gain
        others = [int(s[POINTS + other]) for other in range(self.game.players) if other != seat]
        ahead = now + int(s[POINTS + seat]) > max(others) or not s[rules.ENDER]
        if now + int(s[POINTS + seat]) >= self.game.target and ahead:
            return int(rules.STOP)
        # In the last round it is no use to stop behind.
        may_stop = now >= press.entry and (ahead or now >= self.game.target)
        worths: dict[int, float] = {int(rules.STOP): now} if may_stop else {}
        for move, one in zip(self.keeps(throw, triple, triples), found, strict=True):
            worths[move] = press.after(pot, one)
        return chosen(worths, level, luck)

    @cached_property
    def cargo(self) -> Cargo:
        return Cargo()

    @cached_property
    def presses(self) -> tuple[Press, Press]:
        """Before and after somebody has written down for the first time."""
        options = cache(self.pressed)
        return Press(options, self.game.entry), Press(options, 0)

    def lying(self, throw: Throw, triple: int, triples: int) -> State:
        """A position in which a throw lies on the table."""
        s = self.tables.blank()
        s[self.rules.TRIPLE], s[self.rules.TRIPLES], s[self.rules.FREE] = triple, triples, len(throw)
        s[self.rules.DICE : self.rules.DICE + len(throw)] = throw
        return s

    def keeps(self, throw: Throw, triple: int, triples: int) -> list[int]:
        """The moves that set something aside of a throw; first the one that takes all that scores."""
        s, out = self.lying(throw, triple, triples), np.zeros(self.tables.most_moves, np.int64)
        best = int(self.rules.best_set(s, self.tables.row))
        out[0] = self.rules.KEEP | best << self.rules.COUNTS_SHIFT
        number = int(self.rules.smaller_sets(s, self.tables.row, best, out, 1)) if self.game.choose else 1
        return [int(move) for move in out[:number]] if best else []

    def pressed(self, throw: Throw, triple: int, triples: int) -> tuple[Pressed, ...]:
        found = []
        for move in self.keeps(throw, triple, triples):
            s = self.lying(throw, triple, triples)
            self.rules.set_aside(s, self.tables.row, move >> self.rules.COUNTS_SHIFT)
            slots = (self.rules.POT, self.rules.FREE, self.rules.TRIPLE, self.rules.TRIPLES)
            found.append(Pressed(*(int(s[slot]) for slot in slots)))
        return tuple(found)

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        mover = int(s[self.rules.MOVER])
        picked = self.game.choose and viewer == mover
        trays = dice_tray("dice", self.field(s, "dice"), mover, picked=picked)
        trays += dice_tray("kept", self.field(s, "kept"), mover)
        if not any(self.field(s, "dice")):
            trays += dice_tray("last-throw", self.field(s, "last"))
        counts = [Count("points", int(s[POINTS + seat]), seat) for seat in range(self.game.players)]
        if s[ACTORS]:
            counts.append(Count("pot", int(s[self.rules.POT]), mover))
            counts.append(Count("round", int(s[self.rules.ROUND]) + 1))
        return Scene(trays=tuple(trays), counts=tuple(counts), phase=self.phase(s))

    def phase(self, s: State) -> str:
        if not s[ACTORS]:
            return ""
        deciding = s[PHASE] == self.rules.DECIDING
        return decision(self.legal(s), self.rules.STOP) if deciding else PHASES[int(s[PHASE])]

    # --- positions ---------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        return Material(draws=dice(self.game.dice))

    def check(self, s: State) -> None:
        rules, phase, mover = self.rules, int(s[PHASE]), int(s[self.rules.MOVER])
        if not s[ACTORS]:
            if not s[REASON]:
                raise self.refuse("nobody is to act, and the game has not ended")
            return
        if phase > rules.DECIDING:
            raise self.refuse(f"expected a phase from 0 to {rules.DECIDING}, got {phase}")
        expected = CHANCE if phase == rules.FALLING else 1 << mover
        if s[ACTORS] != expected:
            raise self.refuse(f"expected actors={expected}, got {s[ACTORS]}")
        if int(s[rules.ROUND]) >= self.game.rounds:
            raise self.refuse(f"after {self.game.rounds} rounds the game is over")
        if min(self.field(s, "points")) < 0:
            raise self.refuse("nobody has fewer than no points")
        self.check_dice(s)
        self.check_turn(s)

    def check_dice(self, s: State) -> None:
        """Dice on the table and set aside are together all there are."""
        dice, kept, last = self.field(s, "dice"), self.field(s, "kept"), self.field(s, "last")
        free = int(s[self.rules.FREE])
        if dice != sorted(dice, reverse=True) or last != sorted(last, reverse=True):
            raise self.refuse("expected the dice in order, the highest first")
        aside = sum(die > 0 for die in kept)
        if not all(kept[:aside]) or aside + free != self.game.dice or not free:
            raise self.refuse("the dice set aside and those still to be thrown are not all the dice")
        lying = sum(die > 0 for die in dice)
        falling = s[PHASE] == self.rules.FALLING
        fresh = falling and self.game.turn is Turn.PRESS
        started = int(s[self.rules.THROWN]) > 0
        if lying != (free if started and not fresh else 0):
            raise self.refuse(f"expected {free} dice on the table after a throw, got {lying}")

    def check_turn(self, s: State) -> None:
        rules, kept = self.rules, [die for die in self.field(s, "kept") if die]
        thrown, deciding = int(s[rules.THROWN]), s[PHASE] == rules.DECIDING
        if self.game.throws and thrown >= self.game.throws:
            raise self.refuse("all throws of this turn have been made")
        if not thrown and (kept or s[rules.POT] or deciding):
            raise self.refuse("nothing was thrown yet in this turn")
        if self.game.turn is Turn.CREW:
            if kept != [6, 5, 4][: len(kept)] or (len(kept) == 3) != (deciding or (thrown > 0 and s[rules.POT] > 0)):
                raise self.refuse("the ship comes first, then the captain, then the crew")
            if deciding and s[rules.POT] != sum(self.field(s, "dice")):
                raise self.refuse("the cargo is the sum of the last two dice")
        elif self.game.turn is Turn.MUD:
            if deciding or any(die not in (2, 5) for die in kept):
                raise self.refuse("only fives and twos are set aside, and there is nothing to decide")
        else:
            self.check_press(s, kept)

    def check_press(self, s: State, kept: list[int]) -> None:
        rules = self.rules
        triple, triples = int(s[rules.TRIPLE]), int(s[rules.TRIPLES])
        if (triple > 0) != (triples > 0) or (triple and not 3 <= triples == kept.count(triple)):
            raise self.refuse(f"a triple of {triples} dice with {triple} is not among those set aside")
        if s[PHASE] == rules.READY and s[rules.THROWN]:
            raise self.refuse("after a throw there is a decision")
        if max(self.field(s, "points")) >= self.game.target and not s[rules.ENDER]:
            raise self.refuse("who has the target has won")
        if s[rules.ENDER] and int(s[POINTS + int(s[rules.ENDER]) - 1]) < self.game.target:
            raise self.refuse("the last round begins when the target is reached")
        if s[PHASE] == rules.DECIDING and not rules.best_set(s, self.tables.row):
            raise self.refuse("this throw scores nothing")
        points = 0 if self.game.last_round else int(s[POINTS + int(s[rules.MOVER])])
        if points + int(s[rules.POT]) >= self.game.target:
            raise self.refuse("the pot wins the game and must be banked")
