"""The odds of dice, counted to the end: what throwing again is worth, and what to hold."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import factorial, prod
from random import Random
from typing import TypeVar

from ...declare.stakes import OVER, Throw
from ...declare.stakes import throws as every_throw

ERRORS = (0.35, 0.2, 0.12, 0.06, 0.03, 0.01, 0.003, 0.0)
"""How far each level misjudges what a choice is worth, as a share of the greatest worth; the highest one counts."""

K = TypeVar("K")


def chosen(worths: dict[K, float], level: int, luck: float) -> K:
    """What a level takes for the best of several choices; of equal ones the first."""
    error = ERRORS[level - 1] * max(map(abs, worths.values()))
    random = Random(luck)
    return max(worths, key=lambda choice: worths[choice] + random.gauss(0.0, error))


@cache
def throws(number: int) -> tuple[tuple[Throw, float], ...]:
    """Every throw of so many dice, and how likely it is."""
    every = 6**number
    return tuple(
        (throw, factorial(number) / prod(map(factorial, Counter(throw).values())) / every)
        for throw in every_throw(number)
    )


@cache
def parts(dice: Throw) -> tuple[Throw, ...]:
    """What can be held of dice when at least one is thrown again."""
    return tuple(sorted({held for size in range(len(dice)) for held in combinations(dice, size)}))


class Hands:
    """Dice of which any may be held while the others are thrown again; `worth` is what they are worth in the end."""

    def __init__(self, dice: int, worth: Callable[[Throw, int], float], *, may_stop: bool) -> None:
        self.dice = dice
        self.worth = worth
        """Of dice, with so many throws left."""
        self.may_stop = may_stop
        self.best = cache(self._best)
        self.again = cache(self._again)

    def _best(self, dice: Throw, left: int) -> float:
        """What dice are worth to who throws on in the best way, so many times at most."""
        if left == 0:
            return self.worth(dice, 0)
        on = max(self.again(held, left) for held in parts(dice))
        return max(on, self.worth(dice, left)) if self.may_stop else on

    def _again(self, held: Throw, left: int) -> float:
        """What it is worth to hold these and to throw the others."""
        free = throws(self.dice - len(held))
        return sum(odds * self.best(joined(held, throw), left - 1) for throw, odds in free)

    def choices(self, dice: Throw, left: int) -> dict[Throw | None, float]:
        """What each way to hold is worth; None: stop."""
        found: dict[Throw | None, float] = {None: self.worth(dice, left)} if self.may_stop else {}
        return found | {part: self.again(part, left) for part in parts(dice)}

    def choice(self, dice: Throw, left: int) -> Throw | None:
        """The best of them."""
        found = self.choices(dice, left)
        return max(found, key=lambda held: found[held])

    def outcome(self, throws_made: int) -> dict[Throw, float]:
        """How likely each final throw is for who plays so."""
        now = dict(throws(self.dice))
        for left in range(throws_made - 1, 0, -1):
            after: defaultdict[Throw, float] = defaultdict(float)
            for dice, odds in now.items():
                held = self.choice(dice, left)
                if held is None:
                    after[dice] += odds
                    continue
                for throw, chance in throws(self.dice - len(held)):
                    after[joined(held, throw)] += odds * chance
            now = dict(after)
        return now


def joined(held: Throw, throw: Throw) -> Throw:
    return tuple(sorted(held + throw, reverse=True))


class Sums:
    """A sum that must not go over; any number of dice may be thrown on, again and again."""

    def __init__(self, most: int, dice: int, worth: Callable[[int], float]) -> None:
        self.most = most
        self.dice = dice
        self.worth = worth
        self.best = cache(self._best)

    def _best(self, sum_now: int) -> float:
        if sum_now >= self.most:
            return self.worth(min(sum_now, OVER))
        return max(self.worth(sum_now), *(self.again(sum_now, n) for n in range(1, self.dice + 1)))

    def again(self, sum_now: int, number: int) -> float:
        return sum(odds * self.best(min(sum_now + sum(throw), OVER)) for throw, odds in throws(number))

    def choices(self, sum_now: int) -> dict[int, float]:
        """What it is worth to throw so many dice; 0: stop."""
        return {0: self.worth(sum_now)} | {n: self.again(sum_now, n) for n in range(1, self.dice + 1)}

    def choice(self, sum_now: int) -> int:
        """The best number."""
        found = self.choices(sum_now)
        return max(found, key=lambda number: found[number])

    def outcome(self) -> dict[int, float]:
        """How likely each final sum is for who plays so and begins with all dice."""
        now: defaultdict[int, float] = defaultdict(float)
        for throw, odds in throws(self.dice):
            now[min(sum(throw), OVER)] += odds
        done: dict[int, float] = {}
        for sum_now in range(OVER + 1):
            odds = now[sum_now]
            number = 0 if sum_now >= self.most else self.choice(sum_now)
            if number == 0:
                done[sum_now] = odds
                continue
            for throw, chance in throws(number):
                now[min(sum_now + sum(throw), OVER)] += odds * chance
        return done


class Cargo:
    """Both dice are thrown again, or none: the sum counts."""

    def __init__(self) -> None:
        self.best = cache(self._best)

    def _best(self, cargo: int, left: int) -> float:
        return max(cargo, self.again(left)) if left else cargo

    def again(self, left: int) -> float:
        """What it brings to throw, with so many throws left."""
        return sum(odds * self.best(sum(throw), left - 1) for throw, odds in throws(2))


@dataclass(frozen=True)
class Pressed:
    """Dice set aside: what they score, how many are left to throw, and the triple that others may join."""

    gain: int
    free: int
    triple: int
    triples: int


class Press:
    """Throw on with what is left, or write down: `options` says what can be set aside of a throw, the most first."""

    FAR = 3000
    """With so many points in hand nobody throws more than once."""

    def __init__(self, options: Callable[[Throw, int, int], tuple[Pressed, ...]], entry: int) -> None:
        self.options = options
        self.entry = entry
        self.again = cache(self._again)

    def _again(self, pot: int, free: int, triple: int, triples: int) -> float:
        """What a throw of the free dice brings in the end. A pot below the entry cannot be written down."""
        total = 0.0
        for throw, odds in throws(free):
            found = self.options(throw, triple, triples)
            if found:
                now = pot + found[0].gain
                total += odds * max(now if now >= self.entry else 0, self.on(pot, found) if pot < self.FAR else 0)
        return total

    def on(self, pot: int, found: tuple[Pressed, ...]) -> float:
        return max(self.after(pot, one) for one in found)

    def after(self, pot: int, one: Pressed) -> float:
        return self.again(pot + one.gain, one.free, one.triple, one.triples)
