"""Variants: the same object for everybody who uses one, and no more of the others than a machine has room for."""

from __future__ import annotations

import sys
from itertools import islice, product

from ludoteka import games
from ludoteka.play import Position, variant

module = sys.modules["ludoteka.play.variant"]


def test_of_millions_of_combined_options_only_those_in_use_and_the_latest_are_kept() -> None:
    options = {option.id: [choice.id for choice in option.choices] for option in games.find("monopoly").options}
    first = dict(zip(options, next(product(*options.values())), strict=True))
    before = len(module._alive)
    used = variant("monopoly", "", first)
    begun = Position.start(used)
    for values in islice(product(*options.values()), 1, module.MOST_KEPT + 200):
        variant("monopoly", "", dict(zip(options, values, strict=True)))
    assert len(module._alive) <= before + module.MOST_KEPT + 2
    assert variant("monopoly", "", first) is used
    assert Position.start(variant(str(used.key))) == begun
