"""Every game on the shelf is played to its end through the page, by choosing whatever the page offers.

All seats are at one screen. Each game is played by the preset whose random games are shortest, move by move as that
random game went, or anyhow where there are dice, secrets or shapes to be turned in the hand. Where it is still long,
the table begins late in it. Games with secrets always begin at their start, as the server demands; of the longest of
them the beginning and the end are played on the page. Nothing is resigned and no computer helps.
"""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from ludoteka import games
from ludoteka.play import Move, Position, Variant, variant
from ludoteka.play.face import CLOCK_SEAT

from .conftest import Open
from .hand import Hand

QUICK = ("amazons", "backgammon", "nine-mens-morris", "whist")
LONG = 60
"""Actions of a random game that are too many to click."""
LAST = 20
"""Actions of such a game that are played on the page."""
ENDLESS = 500
"""Actions of a random game with secrets that are too many to click."""

FORWARD = """([table, ply]) => new Promise((done, failed) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  const send = (wish) => socket.send(JSON.stringify({ ...wish, table, id: crypto.randomUUID() }));
  const end = (tell) => { socket.onclose = null; socket.close(); tell(); };
  let answered = -1;
  socket.onopen = () => send({ ask: 'watch' });
  socket.onclose = () => failed(new Error('the connection was lost'));
  setTimeout(() => end(() => failed(new Error('the game does not go on'))), 300_000);
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.frame === 'refused') end(() => failed(new Error(data)));
    if (frame.frame === 'ways') return go(frame.moves, answered);
    if (frame.frame !== 'happened') return;
    const { seq, moves, result } = frame.view;
    if (result || frame.view.ply >= ply) return end(() => done(!result));
    if (seq === answered || moves.length === 0) return;
    answered = seq;
    go(moves, seq);
  };
  const go = (moves, seq) => {
    const move = moves[(seq * 7919) % moves.length];
    send({ ask: move.more ? 'ahead' : 'play', seat: move.player, steps: move.steps, seq });
  };
})"""
"""Play on at a table, with no page of it, up to an action; whether the game still goes on then."""


def random_game(of: Variant, seed: int) -> list[Position]:
    """The positions of a game in which everybody, chance too, does anything; kept in numbers, which is quick."""
    dice = random.Random(seed)
    positions = [Position.start(of)]
    while not positions[-1].over:
        now = positions[-1]
        if now.chance:
            [code] = dice.choices(now.codes, now.weights())
        else:
            mine = [code for code in now.codes if of.face.mover(now.row, code) != CLOCK_SEAT]
            code = dice.choice(mine or now.codes)
        positions.append(now.play(code))
        now.forget()
    return positions


def shortest(game: str) -> list[Position]:
    """A short random game, by the preset where they are shortest."""
    variants = [variant(game, preset.id) for preset in games.find(game).presets]
    return min((random_game(of, seed) for of in variants for seed in range(2)), key=len)


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


def skip_to(page: Page, of: Variant, ply: int) -> Hand:
    """Go on late in the game at this table; one that ends on the way is begun anew, for a shorter way."""
    table = page.url
    page.goto("/settings")
    if not page.evaluate(FORWARD, [table.rpartition("/")[2], ply]):
        set_table(page, of, "")
        return skip_to(page, of, ply * 3 // 4)
    page.goto(table)
    page.wait_for_selector("[data-table]")
    return Hand(page)


def first_clicked(positions: list[Position]) -> int:
    """Where to begin so that the rest can be clicked: in a long game late, and not where chance acts."""
    long = len(positions) > LONG and not positions[0].variant.game.hidden
    at = len(positions) - 1 - LAST if long else 0
    while at > 0 and positions[at].chance:
        at -= 1
    return at


def moves_between(positions: list[Position]) -> list[Move]:
    """What was played from each position to the next."""
    return [
        next(move for move in now.moves() if now.play(move.code).to_bytes() == after.to_bytes())
        for now, after in pairwise(positions)
    ]


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


def can_be_followed(positions: list[Position], moves: list[Move]) -> bool:
    """Whether the page leaves no choice but these moves: no dice, no secrets, nobody acts at the same time."""
    game = positions[0].variant.game
    steps = [two for move in moves for two in pairwise(move.steps)]
    shaped = any(one.startswith("hand:") and two.startswith("as:") for one, two in steps)
    return not (game.chance or game.hidden or shaped) and all(len(one.actors) == 1 for one in positions[:-1])


def play_out(page: Page, game: str) -> None:
    positions = shortest(game)
    of, at = positions[0].variant, first_clicked(positions)
    rest = positions[at:]
    hand = set_table(page, of, rest[0].text() if at else "")
    if of.game.hidden and len(positions) > ENDLESS:
        for _ in range(LAST):
            hand.act()
        hand = skip_to(page, of, len(positions) - 1 - LAST)
    moves = [] if of.game.chance or of.game.hidden else moves_between(rest)
    if can_be_followed(rest, moves):
        follow(hand, moves)
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
