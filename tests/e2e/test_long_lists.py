"""Moves that are too many to be sent at once: they are entered as all others are, by mouse, drag and keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bench.blocking import two_blanks
from ludoteka.play import Match, variant
from tests.server.test_ways import MOST_SENT

from .conftest import Open, Served
from .hand import PLACE, Hand
from .test_every_game import set_table
from .test_path import at_ply

SECRET = two_blanks()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which the first player draws both blanks."""
    server = Served(tmp_path_factory.mktemp("blanks"), SECRET)
    yield server
    server.stop()


def word() -> tuple[list[str], int]:
    """The steps of a long word that begins with a blank, and at which action it is played."""
    match = Match.begin(variant("scramble"), secret=SECRET)
    moves = [move for move in match.position.moves(0) if move.steps[0] == "hand:blank"]
    return list(max(moves, key=lambda move: len(move.steps)).steps), len(match.played)


def enter(hand: Hand, steps: list[str]) -> None:
    for step in steps:
        now = hand.ready()
        while step not in now.steps:
            now = hand.wait(now)
        hand.choose(step)
        hand.wait(now)


def wait_for(hand: Hand, ply: int) -> None:
    """Until more has been played."""
    now = hand.look()
    while now.ply <= ply:
        now = hand.wait(now)


def weigh(page: Page) -> list[int]:
    """The lengths of all frames that come."""
    lengths: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: lengths.append(len(data))))
    return lengths


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_word_with_two_blanks_is_laid(visit: Open, way: str) -> None:
    page = visit("/")
    lengths = weigh(page)
    hand = set_table(page, variant("scramble"), "")
    hand.way = way
    steps, ply = word()
    enter(hand, steps)
    wait_for(hand, ply)
    assert len(lengths) > 3
    assert max(lengths) < MOST_SENT


def test_letters_are_dragged_to_their_cells(visit: Open) -> None:
    page = visit("/")
    hand = set_table(page, variant("scramble"), "")
    steps, ply = word()
    at = 0
    while at < len(steps):
        if steps[at] == "hand:blank" or not steps[at].startswith("hand:"):
            enter(hand, [steps[at]])
            at += 1
            continue
        now = hand.ready()
        page.mouse.move(*page.evaluate(PLACE, steps[at]))
        page.mouse.down()
        page.mouse.move(*page.evaluate(PLACE, steps[at + 1]), steps=5)
        page.mouse.up()
        at += 2
        while now.path != " ".join(steps[:at]):
            now = hand.wait(now)
    wait_for(hand, ply)


def test_what_is_chosen_before_the_server_has_answered_is_not_lost(visit: Open) -> None:
    page = visit("/")
    held: list[Any] = []
    open_gates = {"ways": True}

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def from_server(message: str | bytes) -> None:
            if json.loads(message)["frame"] == "ways" and not open_gates["ways"]:
                held.append(lambda: socket.send(message))
            else:
                socket.send(message)

        server.on_message(from_server)
        socket.on_message(server.send)

    page.route_web_socket(re.compile("/ws"), between)
    page.reload()
    hand = set_table(page, variant("scramble"), "")
    match = Match.begin(variant("scramble"), secret=SECRET)
    plain = [move for move in match.position.moves(0) if not any(step.startswith("as:") for step in move.steps[:-6])]
    steps = list(max(plain, key=lambda move: len(move.steps)).steps)
    first = hand.ready()
    open_gates["ways"] = False
    entered = 0
    while not held:
        hand.choose(steps[entered])
        first = hand.wait(first)
        page.wait_for_timeout(50)
        entered += 1
    path = hand.look().path
    for step in steps[entered : entered + 2]:
        hand.choose(step)
    assert hand.look().path == path, "nothing is known yet"
    open_gates["ways"] = True
    for send in held:
        send()
    expect(page.locator("[data-table]")).to_have_attribute("data-path", " ".join(steps[: entered + 2]))


def test_a_shape_whose_moves_were_cut_is_turned_and_laid(visit: Open) -> None:
    page = visit("/")
    lengths = weigh(page)
    hand = set_table(page, variant("hexomino"), "")
    now = hand.ready()
    hand.choose(next(step for step in now.steps if ":" in step))
    hand.wait(now)
    page.keyboard.press("r")
    now = hand.ready()
    hand.choose(next(step for step in now.steps if ":" not in step))
    at_ply(page, 1)
    assert max(lengths) < MOST_SENT
