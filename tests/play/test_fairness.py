"""A million rolls and a million dealt cards, drawn as matches draw them, against chi-square."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteka.play import Position, chance, variant
from ludoteka.rules.abi import ACTORS, CHANCE

MILLION = 1_000_000
SECRET = bytes(range(chance.SECRET_BYTES))


def chi_square(counts: np.ndarray, expected: np.ndarray | float) -> float:
    return float(((counts - expected) ** 2 / expected).sum())


def limit(degrees: int) -> float:
    """Above this are 0.1 % of fair draws (Wilson and Hilferty, 1931)."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 3.0902 * part**0.5) ** 3)


@pytest.mark.slow
def test_a_million_rolls_of_a_die() -> None:
    counts = np.zeros(6)
    for draw in range(MILLION):
        counts[chance.number_below(SECRET, draw, 6)] += 1
    assert chi_square(counts, MILLION / 6) < limit(5)


@pytest.mark.slow
def test_a_million_throws_of_two_dice() -> None:
    """Two equal dice fall half as often as two different ones."""
    position = Position.start("monopoly").play("roll")
    of = position.variant
    out = np.zeros(of.tables.most_moves, np.int64)
    kernel = of.kernel
    assert kernel.weights is not None
    weights = out[: kernel.weights(position.row.copy(), of.tables.row, out)].tolist()
    assert sorted(weights) == [1] * 6 + [2] * 15
    counts = np.zeros(len(weights))
    for draw in range(MILLION):
        counts[chance.weighted(SECRET, draw, weights)] += 1
    assert chi_square(counts, np.array(weights) * MILLION / 36) < limit(20)


@pytest.mark.slow
def test_a_million_cards_dealt() -> None:
    """Every card comes as often in every place of a deal."""
    of = variant("whist")
    kernel, t = of.compiled, of.tables.row
    out = np.zeros(of.tables.most_moves, np.int64)
    deals = -(-MILLION // 52)
    counts, draw = np.zeros((52, 52)), 0
    for _ in range(deals):
        s = of.start.copy()
        for place in range(52):
            assert s[ACTORS] == CHANCE
            n = kernel.moves(s, t, out)
            card = int(out[chance.number_below(SECRET, draw, n)])
            counts[place, card] += 1
            kernel.play(s, t, card)
            draw += 1
    assert draw >= MILLION
    assert chi_square(counts, deals / 52) < limit(51 * 51)
