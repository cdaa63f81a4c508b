"""Words and clicks of roulette."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.roulette import BANK
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, State
from .. import face
from ..face import SPECTATOR, Kind
from ..material import Draw, Lot, Material
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence

if TYPE_CHECKING:
    from ...declare.roulette import Roulette

CHIP = 0.75
"""As wide as can be read, in cells of numbers."""


class Face(face.Face):
    """Chips are laid on spots: "50 red", "10 22-26"; then "spin", and the number that came."""

    game: Roulette

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    # --- moves -----------------------------------------------------------------------------------------------------

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules = self.rules
        if s[PHASE] == rules.FALLING:
            return (f"as:{number_name(move)}",)
        if move & rules.SPIN:
            return ("do:spin",)
        if move & rules.DONE:
            return ("do:done",)
        chip = f"hand:chip{self._value(move)}"
        if move & rules.GIVE:
            return chip, f"as:seat{(move & 0xFF) + 1}"
        return chip, self.game.board.names[move & 0xFF]

    def _value(self, move: int) -> int:
        return self.game.chips[move >> int(self.rules.CHIP_SHIFT) & 7]

    def text(self, s: State, move: int) -> str:
        if not s[PHASE] and not move & self.rules.DONE:
            to = self.steps(s, move)[1]
            return f"{self._value(move)} to {to[3:]}" if move & self.rules.GIVE else f"{self._value(move)} {to}"
        return self.steps(s, move)[0].partition(":")[2]

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if player == BANK or s[PHASE] != self.rules.BETTING:
            return None
        if s[self.rules.LAID + player] >= self.game.most_chips:
            return Sentence("roulette-enough", {"chips": self.game.most_chips})
        if not steps[0].startswith("hand:chip"):
            return Sentence("roulette-chip-first")
        value = steps[0].removeprefix("hand:chip")
        if value.isdigit() and int(value) > s[POINTS + player]:
            return Sentence("roulette-too-little", {"have": int(s[POINTS + player])})
        if len(steps) > 1 and steps[1] in self.game.board.names:
            if not self.game.halves(steps[1]):
                return Sentence("roulette-not-taken")
            return Sentence("roulette-even")
        return None

    def choice(self, step: str, player: int) -> Item:
        """Whom money is given to."""
        wanted = step.removeprefix("as:seat")
        if wanted == step or not wanted.isdigit():
            return super().choice(step, player)
        seat = int(wanted) - 1
        return Item("person", owner=seat, name=self.game.sides[seat].name)

    # --- scenes ----------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        rules, names = self.rules, self.game.board.names
        items = []
        for seat in range(1, self.game.players):
            at = rules.BETS + seat * len(names)
            for name, money in zip(names, s[at : at + len(names)].tolist(), strict=True):
                if money:
                    items.append(Item("chip", owner=seat, cell=name, label=str(money), name="chip"))
        trays = [self._purse(s, seat) for seat in range(1, self.game.players)]
        if s[rules.NUMBER]:
            shown = number_name(int(s[rules.NUMBER]) - 1)
            trays.append(Tray("wheel", (Item("number", label=shown, name=shown, letter=shown),)))
        counts = [Count("money", int(s[POINTS + seat]), seat) for seat in range(self.game.players)]
        counts.append(Count("spins", int(s[rules.SPINS])))
        return Scene(
            items=tuple(items),
            trays=tuple(tray for tray in trays if tray.items),
            counts=tuple(counts),
            phase=("betting", "spinning", "ball falling")[int(s[PHASE])],
        )

    def _purse(self, s: State, seat: int) -> Tray:
        """One chip of each value that the player can pay."""
        values = [value for value in self.game.chips if value <= s[POINTS + seat]]
        return Tray(
            "chips",
            tuple(Item("chip", owner=seat, id=f"hand:chip{v}", label=str(v), name=f"chip {v}") for v in values),
            seat,
        )

    # --- positions -------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        """Each can change all his money into chips of any value."""
        lots = []
        for seat in range(self.game.players):
            money = self.game.vault if seat == BANK else self.game.purse
            chips = (Item("chip", seat, label=str(value), name=f"chip {value}") for value in self.game.chips)
            lots += [Lot(chip, money // int(chip.label), wide=CHIP) for chip in chips]
        return Material(tuple(lots), (Draw("wheel", double_zero=self.game.board.double_zero),))

    def check(self, s: State) -> None:
        rules, n, spots = self.rules, self.game.players, len(self.game.board.names)
        actors, phase = int(s[ACTORS]), int(s[PHASE])
        money = [int(value) for value in s[POINTS : POINTS + len(self.game.sides)]]
        table = s[rules.BETS : rules.BETS + n * spots].reshape(n, spots)
        ready = s[rules.READY : rules.READY + n].tolist()
        if any(s[at + n : at + 8].any() for at in (rules.LAID, rules.READY, POINTS)):
            raise self.refuse(f"there are only {n} seats")
        if min(money) < 0 or sum(money) + int(table.sum()) != self.game.vault + (n - 1) * self.game.purse:
            raise self.refuse("money was lost or found")
        if table[BANK].any() or s[rules.LAID] or ready[BANK]:
            raise self.refuse("the bank does not bet")
        if any(table[:, spot].any() and not self.game.halves(name) for spot, name in enumerate(self.game.board.names)):
            raise self.refuse("there is a chip where none is taken")
        if s[rules.NUMBER] == 38 and not self.game.board.double_zero:
            raise self.refuse("there is no double zero")
        if actors == 0:
            return
        if s[rules.SPINS] >= self.game.spins or money[BANK] + int(table.sum()) == 0:
            raise self.refuse("all spins are over, or the bank is broken")
        betting = phase == rules.BETTING
        allowed = sum(1 << seat for seat in range(1, n) if not ready[seat])
        wanted = {rules.SPINNING: 1, rules.FALLING: CHANCE}.get(phase, actors)
        if actors != wanted or (betting and (actors & ~allowed or actors >= 1 << n)):
            raise self.refuse("somebody else is to act")


def number_name(number: int) -> str:
    return "00" if number == 37 else str(number)
