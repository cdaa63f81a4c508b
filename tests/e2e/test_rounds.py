"""Games of two rounds with exchanged roles: the table goes on to the second, and keeps the sum of both."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from ludoteka.play import Position, Variant, variant
from ludoteka.play.words import word
from ludoteka.search.player import choose

from .conftest import Open
from .test_every_game import follow, moves_between, set_table

EARLIER = 3
"""Actions of the first round that are played on the page, too."""
COUNTED = {
    "lace:small": "points",
    "battle-array:two-rounds": "rounds won",
    "battle-array-lineup:two-rounds": "moves",
    "battle-array-placement:two-rounds": "groups",
}


def beginners(of: Variant) -> list[Position]:
    """The positions of a game between two weak computers."""
    dice, positions = random.Random(3), [Position.start(of)]
    while not positions[-1].over:
        now = positions[-1]
        positions.append(now.play(choose(now, level=2, seed=dice.getrandbits(30)).move))
    return positions


def sees(page: Page, position: Position, name: str, roles: tuple[str, ...]) -> None:
    """Beside each seat stand its role in this round, and what it has in all."""
    counts = [count.value for count in position.scene().counts if count.name == name and count.owner >= 0]
    for side, role, value in zip(position.variant.game.sides, roles, counts, strict=True):
        strip = page.get_by_role("region", name=f"{side.name}:")
        expect(strip).to_contain_text(word("role", role))
        expect(strip).to_contain_text(re.compile(rf"{word('count', name)} {value}(?!\d)", re.IGNORECASE))


@pytest.mark.parametrize("key", COUNTED)
def test_two_rounds_are_played_with_exchanged_roles_and_added(visit: Open, key: str) -> None:
    positions = beginners(variant(key))
    roles = positions[0].scene().roles
    half = next(at for at, one in enumerate(positions) if one.scene().phase == "round-over")
    page = visit("/")
    hand = set_table(page, positions[0].variant, positions[half - EARLIER].text())
    follow(hand, moves_between(positions[half - EARLIER : half + 1]))
    hand.ready()
    sees(page, positions[half], COUNTED[key], roles)
    follow(hand, moves_between(positions[half : half + 2]))
    hand.ready()
    sees(page, positions[half], COUNTED[key], roles[::-1])
    follow(hand, moves_between(positions[half + 1 :]))
    hand.wait_over()
    sees(page, positions[-1], COUNTED[key], roles[::-1])
    expect(page.locator("[data-result]")).not_to_be_empty()
