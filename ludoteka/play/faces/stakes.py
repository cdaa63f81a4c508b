"""Words and clicks of the dice games for stakes."""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property
from itertools import accumulate
from typing import TYPE_CHECKING

from ...declare.stakes import OVER, Contest, Throw
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, REASON, State
from .. import face, material
from ..face import SPECTATOR, Kind
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._odds import Hands, Sums, chosen
from ._throws import decision, dice_of, dice_tray, throw_steps, throw_text

if TYPE_CHECKING:
    from ...declare.stakes import StakesGame

LOAD = 3
"""What it costs to have the worst throw: about so many counters come from the best one."""
PHASES = ("staking", "throwing", "falling")


class Face(face.Face):
    """A throw is written 6-5-3; holding dice "6-6-roll"; throwing so many dice "roll-2"; a stake "stake-1"."""

    game: StakesGame

    def make_kinds(self) -> tuple[Kind, ...]:
        return ()

    def field(self, s: State, name: str) -> list[int]:
        found = self.tables.field(name)
        values: list[int] = s[found.at : found.at + found.length].tolist()
        return values

    def value(self, s: State, name: str) -> int:
        return self.field(s, name)[0]

    # --- moves -----------------------------------------------------------------------------------------------------

    def words(self, s: State, move: int) -> tuple[list[str], str]:
        """The dice that are held, and the button."""
        kind, what = move & (1 << self.rules.SHIFT) - 1, move >> self.rules.SHIFT
        if kind == self.rules.KEEP:
            return [str(die) for k, die in enumerate(self.field(s, "dice")) if what >> k & 1], "roll"
        if kind == self.rules.STOP:
            return [], "stop"
        return [], f"stake-{what}" if kind == self.rules.BID else f"roll-{what}" if what else "roll"

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if s[ACTORS] == CHANCE:
            return throw_steps(move)
        held, button = self.words(s, move)
        return (*(f"die:{die}" for die in held), f"do:{button}")

    def text(self, s: State, move: int) -> str:
        if s[ACTORS] == CHANCE:
            return throw_text(move)
        held, button = self.words(s, move)
        return "-".join((*held, button))

    def aliases(self, s: State, move: int) -> tuple[str, ...]:
        """Older records call a stake a bid."""
        text = self.text(s, move)
        return (text.replace("stake-", "bid-"),) if text.startswith("stake-") else ()

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        if not steps:
            return None
        if s[PHASE] == self.rules.BIDDING:
            return Sentence("stakes-bid-first")
        if s[PHASE] == self.rules.READY:
            return Sentence("stakes-throw-first")
        if steps[0] == "do:stop":
            return Sentence("stakes-as-often", {"throws": self.value(s, "allowed")})
        return None

    # --- the computer ------------------------------------------------------------------------------------------------

    def plan(self, s: State, seat: int, level: int, luck: float) -> int | None:
        """Play each hand against what was shown and those who come after."""
        rules = self.rules
        if s[PHASE] != rules.DECIDING:
            return None
        shown, gone = self.field(s, "shown")[: self.game.players], self.field(s, "place")
        others = [p for p in range(self.game.players) if p != seat and not (self.game.to_the_end and gone[p])]
        ranks = [self.ranks[shown[p]] for p in others if shown[p]]
        best, worst, later = max(ranks, default=0), min(ranks, default=len(self.ranks)), len(others) - len(ranks)
        if self.game.contest is Contest.POKER:
            worst = 0  # Only the best throw counts.
        if self.game.contest is Contest.BLACKJACK:
            sums = self.sums(best, later, self.value(s, "pot") + len(others))
            number = chosen(sums.choices(self.value(s, "sum")), level, luck)
            return int(rules.ROLL | number << rules.SHIFT if number else rules.STOP)
        first, allowed = seat == self.value(s, "first"), self.value(s, "allowed")
        dice = tuple(self.field(s, "dice")[: self.game.dice])
        hands = self.hands(first, allowed, best, worst, later)
        held = chosen(hands.choices(dice, allowed - self.value(s, "thrown")), level, luck)
        return int(rules.STOP) if held is None else int(rules.KEEP | self.mask(dice, held) << rules.SHIFT)

    @staticmethod
    def mask(dice: Throw, held: Throw) -> int:
        """The dice that are held, by their places; of equal ones the first."""
        left, found = Counter(held), 0
        for k, die in enumerate(dice):
            if left[die]:
                left[die] -= 1
                found |= 1 << k
        return found

    @cached_property
    def tables_of_ranks(self) -> tuple[list[int], list[int]]:
        ranks, worth = self.rules.rank_tables(self.game)
        return ranks, worth

    @property
    def ranks(self) -> list[int]:
        """The rank of each throw (or sum), by its code."""
        return self.tables_of_ranks[0]

    def rank(self, dice: Throw) -> int:
        return self.ranks[int(self.rules.throw_code(dice))]

    @cache  # noqa: B019 - a face lives as long as its game
    def hands(self, first: bool, allowed: int, best: int, worst: int, later: int) -> Hands:
        """Hands against the best and the worst throw shown so far, and so many who come after."""
        charge = self.game.contest is Contest.CHARGE

        def worth(dice: Throw, left: int) -> float:
            rank = self.rank(dice)
            below = self.below(allowed - left if first else allowed)[rank]
            wins: float = below**later if rank > best else 0.0
            if not charge:
                return wins
            loses: float = (1 - below) ** later if rank <= worst else 0.0
            return wins * self.tables_of_ranks[1][int(self.rules.throw_code(dice))] - LOAD * loses

        return Hands(self.game.dice, worth, may_stop=first or not charge)

    @cache  # noqa: B019
    def below(self, throws: int) -> list[float]:
        """For each rank, how likely somebody who throws so often comes no higher."""
        plain = Hands(self.game.dice, lambda dice, _: self.rank(dice), may_stop=self.game.contest is Contest.POKER)
        odds = [0.0] * (len(set(self.ranks)) + 1)
        for dice, chance in plain.outcome(throws).items():
            odds[self.rank(dice)] += chance
        return list(accumulate(odds))

    @cache  # noqa: B019
    def sums(self, best: int, later: int, prize: int) -> Sums:
        """Sums against the best one shown so far, and so many who come after."""

        def worth(reached: int) -> float:
            if reached == OVER:
                return -2.0
            wins = self.sums_below[reached] ** later if reached > best else 0.0
            return wins * prize - (1 - wins)

        return Sums(self.rules.TWENTY_ONE, self.game.dice, worth)

    @cached_property
    def sums_below(self) -> list[float]:
        """For each sum, how likely another one stays behind it or goes over."""
        plain = Sums(self.rules.TWENTY_ONE, self.game.dice, lambda reached: reached if reached < OVER else 0)
        odds = plain.outcome()
        return [odds[OVER] + sum(odds.get(low, 0.0) for low in range(reached + 1)) for reached in range(OVER)]

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:
        mover, shown = self.value(s, "mover"), self.field(s, "shown")
        blackjack = self.game.contest is Contest.BLACKJACK
        picked = viewer == mover and not blackjack
        trays = dice_tray("dice", self.field(s, "dice"), mover, picked=picked)
        trays += dice_tray("kept", self.field(s, "kept"), mover)
        counts = [Count("counters", int(s[POINTS + seat]), seat) for seat in range(self.game.players)]
        for seat in range(self.game.players):
            if blackjack:
                total = shown[seat] or (self.value(s, "sum") if seat == mover else 0)
                counts += [Count("over" if total == OVER else "sum", total, seat)] if total else []
            else:
                trays += dice_tray("shown", dice_of(shown[seat]), seat)
        counts.append(Count("in-the-pot", self.value(s, "pot")))
        if s[ACTORS]:
            counts.append(Count("round", self.value(s, "round") + 1))
        stage = "discharge" if self.value(s, "stage") else "charge"
        roles = (stage,) * self.game.players if self.game.contest is Contest.CHARGE else ()
        return Scene(
            trays=tuple(trays),
            counts=tuple(counts),
            roles=roles,
            phase=self.phase(s),
        )

    def phase(self, s: State) -> str:
        if not s[ACTORS]:
            return ""
        deciding = s[PHASE] == self.rules.DECIDING
        return decision(self.legal(s), self.rules.STOP) if deciding else PHASES[int(s[PHASE])]

    # --- positions ---------------------------------------------------------------------------------------------------

    def material(self) -> material.Material:
        counters = self.game.pot + self.game.stakes * self.game.players
        lots = (material.Lot(Item("coin", name="counter"), counters),)
        return material.Material(lots, material.dice(self.game.dice))

    def check(self, s: State) -> None:
        n = self.game.players
        total = self.game.pot + n * self.game.stakes
        points = self.field(s, "points")
        if min(points) < 0 or sum(points) + self.value(s, "pot") != total:
            raise self.refuse(f"expected {total} counters in all")
        if any(self.field(s, "shown")[n:]) or any(self.field(s, "place")[n:]):
            raise self.refuse(f"there are only {n} players")
        if not s[ACTORS]:
            if not s[REASON]:
                raise self.refuse("nobody is to act, and the game has not ended")
            return
        self.check_round(s)
        self.check_phase(s)
        self.check_dice(s)

    def check_round(self, s: State) -> None:
        """Those before the mover have shown their throws, the others not."""
        rules, t, n = self.rules, self.tables.row, self.game.players
        playing = [bool(rules.is_in(s, t, seat)) for seat in range(n)]
        mover, first = self.value(s, "mover"), self.value(s, "first")
        if sum(playing) < 2 or not playing[mover] or not playing[first]:
            raise self.refuse("those who play have counters, and there are at least two of them")
        if not self.game.to_the_end and any(self.field(s, "place")):
            raise self.refuse("nobody drops out by these rules")
        done = (mover - first) % n
        for k in range(n):
            seat = (first + k) % n
            if (self.field(s, "shown")[seat] > 0) != (k < done and playing[seat]):
                raise self.refuse("the players have not thrown in turn")
        if self.value(s, "round") >= self.game.rounds:
            raise self.refuse(f"after {self.game.rounds} rounds the game is over")
        charge = self.game.contest is Contest.CHARGE
        if (self.value(s, "stage") > 0) != (charge and self.value(s, "pot") == 0):
            raise self.refuse("the discharge begins when the pot is empty")

    def check_phase(self, s: State) -> None:
        rules, phase, mover = self.rules, int(s[PHASE]), self.value(s, "mover")
        if phase > rules.DECIDING:
            raise self.refuse(f"expected a phase from 0 to {rules.DECIDING}, got {phase}")
        expected = CHANCE if phase == rules.FALLING else 1 << mover
        if s[ACTORS] != expected:
            raise self.refuse(f"expected actors={expected}, got {s[ACTORS]}")
        poker, stake = self.game.contest is Contest.POKER, self.value(s, "stake")
        if poker and (phase == rules.BIDDING) != (stake == 0):
            raise self.refuse("the stake is chosen at the beginning of a round")
        if self.value(s, "pot") != stake * self.game.players and poker:
            raise self.refuse("the pot is not what everybody has staked")
        if phase == rules.BIDDING and (not poker or mover != self.value(s, "first")):
            raise self.refuse("only the starter of a round of poker chooses the stake")
        if phase == rules.BIDDING and min(self.field(s, "points")[: self.game.players]) == 0:
            raise self.refuse("a player without counters ends the game")
        allowed, thrown = self.value(s, "allowed"), self.value(s, "thrown")
        if self.game.throws and thrown >= allowed:
            raise self.refuse("all throws of this turn have been made")

    def check_dice(self, s: State) -> None:
        rules, phase, count = self.rules, int(s[PHASE]), self.game.dice
        dice, kept, free = self.field(s, "dice"), self.field(s, "kept"), self.value(s, "free")
        lying, held, thrown = sum(d > 0 for d in dice), sum(d > 0 for d in kept), self.value(s, "thrown")
        blackjack = self.game.contest is Contest.BLACKJACK
        if dice != sorted(dice, reverse=True) or not all(kept[:held]):
            raise self.refuse("expected the dice in order, without gaps")
        if (phase <= rules.READY) != (thrown == 0) and phase != rules.FALLING:
            raise self.refuse("a turn begins with a throw")
        if held and (phase != rules.FALLING or not thrown or blackjack):
            raise self.refuse("dice are held only while the others fall")
        if phase == rules.DECIDING:
            if free or (not 1 <= lying <= count if blackjack else lying != count):
                raise self.refuse(f"{lying} dice cannot lie on the table now")
        elif lying or not (1 <= free <= count if blackjack and thrown else free == count - held > 0):
            raise self.refuse(f"{free} dice cannot be thrown now")
        total = self.value(s, "sum")
        if blackjack and ((total > 0) != (thrown > 0) or total >= rules.TWENTY_ONE):
            raise self.refuse(f"a player who goes on cannot have the sum {total}")
