"""Every game on the shelf is played to its end through the page, by choosing whatever the page offers.

All seats are at one screen. Each game is played by the preset whose random games are shortest. Where those are still
long, the table begins late in a random game; its last actions are then played on the page, or others where a shape is
turned in the hand and laid at once. Games with secrets always begin at their start, as the server demands. Nothing is
resigned and no computer helps.
"""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from ludoteka import games
from ludoteka.play import Match, Move, Position, Variant, variant

from .conftest import Open
from .hand import Hand

QUICK = ("amazons", "backgammon", "nine-mens-morris", "whist")
LONG = 60
"""Actions of a random game that are too many to click."""
LAST = 20
"""Actions of such a game that are played on the page."""


def random_game(of: Variant, seed: int) -> tuple[list[Position], list[Move]]:
    match = Match.begin(of, secret=seed.to_bytes(32, "big"))
    chance = random.Random(seed)
    while not match.over:
        moves = [move for seat in match.position.actors for move in match.position.moves(seat)]
        move = chance.choice(moves)
        match.play(move.player, move.code)
    return match.positions, match.played


def shortest(game: str) -> tuple[Variant, list[Position], list[Move]]:
    """The preset with the shortest random game, and that game."""
    found = []
    for preset in games.find(game).presets:
        of = variant(game, preset.id)
        positions, played = min((random_game(of, seed) for seed in range(2)), key=lambda one: len(one[1]))
        found.append((len(played), preset.id, of, positions, played))
    _, _, of, positions, played = min(found, key=lambda one: one[:2])
    return of, positions, played


def set_table(page: Page, of: Variant, position: str) -> Hand:
    wish = {
        "game": of.key.game,
        "preset": of.key.preset,
        "seats": [{"kind": "me"}] * of.game.players,
        "position": position,
        "clock": "none",
    }
    page.wait_for_selector("h1")
    made = page.evaluate(
        """async (wish) => {
            const headers = { 'content-type': 'application/json' };
            const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
            return { ok: answer.ok, card: await answer.json() };
        }""",
        wish,
    )
    assert made["ok"], made["card"]
    page.goto(f"/t/{made['card']['id']}")
    page.wait_for_selector("[data-table]")
    return Hand(page)


def last_start(positions: list[Position], played: list[Move]) -> int:
    """Where to begin so that the rest can be clicked: late, and not where chance acts."""
    at = max(0, len(played) - LAST)
    while at > 0 and positions[at].chance:
        at -= 1
    return at


def follow(hand: Hand, moves: list[Move]) -> None:
    """Choose the steps of these moves, one after the other."""
    for move in moves:
        for step in move.steps:
            now = hand.ready()
            assert not now.over
            assert len(now.steps) == now.offered, f"of {now.offered} steps only these can be chosen: {now.steps}"
            assert step in now.steps, f"{step} of {move.text} cannot be chosen: {now}"
            hand.choose(step)
            if hand.wait(now).agree:
                hand.page.click("[data-agree]")


def play_out(page: Page, game: str) -> None:
    of, positions, played = shortest(game)
    if len(played) <= LONG or of.game.hidden:
        hand = set_table(page, of, "")
        hand.play_out(of.game.bound * 8)
    else:
        at = last_start(positions, played)
        hand = set_table(page, of, positions[at].text())
        rest = played[at:]
        shaped = any(two[0].startswith("hand:") and two[1].startswith("as:") for m in rest for two in pairwise(m.steps))
        plain = not of.game.chance and not shaped and all(len(one.actors) == 1 for one in positions[at:-1])
        if plain:
            follow(hand, rest)
            hand.wait_over()
        else:
            hand.play_out(of.game.bound * 8)
    assert hand.look().over
    expect(page.locator("[data-result]")).not_to_be_empty()


@pytest.mark.parametrize("game", QUICK)
def test_a_game_of_each_kind_is_played_to_its_end(visit: Open, game: str) -> None:
    play_out(visit("/settings"), game)


@pytest.mark.slow
@pytest.mark.parametrize("game", [id for id in games.ids() if id not in QUICK])
def test_every_game_is_played_to_its_end(visit: Open, game: str) -> None:
    play_out(visit("/settings"), game)
