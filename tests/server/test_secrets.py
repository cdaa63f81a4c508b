"""What a viewer may not know is in none of the bytes he is sent: asserted on the frames as they came."""

from __future__ import annotations

import random
import re
from contextlib import AsyncExitStack

import pytest

from ludoteka.play import Position, picture, record
from ludoteka.play.marks import Marks
from tests.server.browser import Browser, Running

pytestmark = pytest.mark.anyio

CARD = re.compile(r"(?<![\w:])(?:card:)?((?:10|[2-9JQKA])[CDHS])(?!\w)")
RANKS = (
    "marshal",
    "general",
    "colonel",
    "major",
    "captain",
    "lieutenant",
    "sergeant",
    "sapper",
    "scout",
    "spy",
    "bomb",
)


def cards_in(browser: Browser) -> set[str]:
    return {card for frame in browser.raw for card in CARD.findall(frame)}


async def test_nobody_is_sent_cards_that_others_hold(server: Running) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.browser()) for _ in range(5)]
        *players, spectator = people
        table = await players[0].make("whist", "me", "open", "open", "open", public=True)
        for seat, browser in enumerate(players):
            await browser.watch(table)
            if seat:
                await browser.done("sit", table=table, seat=seat)
        await spectator.watch(table)
        match = server.hub.tables[table].room.match
        assert match is not None
        hands = [
            {move.text for move in match.played if move.player == -1 and move.text in cards_in(browser)}
            for browser in players
        ]
        for _ in range(14):
            seat = match.position.actors[0]
            browser = players[seat]
            await browser.until(lambda browser=browser, seat=seat: browser.views[table]["actors"] == [seat])
            await browser.play(table, seat)
        for browser in people:
            await browser.ask("look", table=table, ply=30)
            await browser.ask("look", table=table, ply=match.position.ply - 3)
        shown = {move.text for move in match.played if move.player >= 0}
        for seat, browser in enumerate(players):
            await browser.reaches(table, server.hub.tables[table].room.seq)
            unknown = cards_in(browser) - shown - hands[seat]
            assert len(unknown) <= 1, "at most the turned-up trump card"
            assert len(cards_in(browser) - shown) <= 13
        await spectator.reaches(table, server.hub.tables[table].room.seq)
        assert len(cards_in(spectator) - shown) <= 1
        assert all(view["moves"] == [] for view in [spectator.views[table]])
        for path in ("record", "export/record"):
            response = await spectator.get(f"/api/tables/{table}/{path}")
            assert response.status_code == 200
            assert len(set(CARD.findall(response.text)) - shown) <= 1, path
        for browser, viewer in ((spectator, -1), (players[1], 1)):
            known = Position(match.variant, match.position.observe(viewer).row.copy(), viewer=viewer)
            drawn = picture.draw_scene(match.variant.game, known.scene(viewer), viewer, last=Marks())
            response = await browser.get(f"/api/tables/{table}/export/svg")
            assert response.text == drawn, "drawn from nothing but what the viewer knows"
        assert (await spectator.get(f"/api/tables/{table}/export/notation")).status_code == 403
        own = await players[2].get(f"/api/tables/{table}/record")
        assert len(set(CARD.findall(own.text)) - shown) <= 13


async def set_up(browser: Browser, table: str, seat: int, dice: random.Random) -> None:
    """Place all pieces of one side at random."""
    while seat in browser.views[table]["actors"]:
        moves = [move for move in browser.views[table]["moves"] if move["player"] == seat]
        if not moves:
            return
        await browser.play(table, seat, " ".join(dice.choice(moves)["steps"]))


async def test_a_spectator_of_stratego_is_sent_no_ranks(
    server: Running, anna: Browser, bela: Browser, spectator: Browser
) -> None:
    dice = random.Random(1)
    table = await anna.make("stratego", "me", "open", public=True)
    for browser in (anna, bela, spectator):
        await browser.watch(table)
    await bela.done("sit", table=table, seat=1)
    await anna.reaches(table, bela.views[table]["seq"])
    await set_up(anna, table, 0, dice)
    await set_up(bela, table, 1, dice)
    match = server.hub.tables[table].room.match
    assert match is not None
    assert match.position.actors == (0,), "both are ready"
    await spectator.reaches(table, server.hub.tables[table].room.seq)
    for frame in spectator.raw:
        assert not any(rank in frame for rank in RANKS)
    for browser, seat in ((anna, 0), (bela, 1)):
        await browser.reaches(table, server.hub.tables[table].room.seq)
        for item in browser.views[table]["scene"]["items"]:
            assert item.get("hidden", False) == (item.get("owner", -1) == 1 - seat)
    for ply in (5, 41, 80):
        await spectator.ask("look", table=table, ply=ply)
        assert not any(rank in spectator.raw[-1] for rank in RANKS)
    record_text = (await spectator.get(f"/api/tables/{table}/record")).text
    assert not any(rank in record_text for rank in RANKS)
    # A try of the opponent's is answered from what he can see.
    await bela.ask("try", table=table, seat=1, steps=["a7", "a6"])
    assert await spectator.refused("try", table=table, seat=0, steps=["a4", "a5"]) == "not-seated"


async def test_when_it_is_over_everything_may_be_known(server: Running, anna: Browser, spectator: Browser) -> None:
    table = await anna.make("stratego", "me", "me", public=True)
    await anna.watch(table)
    await spectator.watch(table)
    for _ in range(5):
        await anna.play(table, 0)
    await spectator.reaches(table, anna.views[table]["seq"])
    assert {entry["text"] for entry in spectator.views[table]["line"]} == {"?"}
    await anna.done("offer", table=table, seat=0, what="resign")
    view = await spectator.reaches(table, anna.views[table]["seq"])
    assert view["played_from"] == 0, "the whole line is told again"
    assert "?" not in {entry["text"] for entry in view["line"]}
    record = (await spectator.get(f"/api/tables/{table}/record")).text
    assert "Secret: " in record


async def test_the_device_goes_from_hand_to_hand(anna: Browser) -> None:
    """One browser plays both seats of a game with secrets: it sees with the eyes of whose turn it is."""
    dice = random.Random(2)
    table = await anna.make("stratego", "me", "me")
    view = await anna.watch(table)
    assert view["viewer"] == 0
    assert {move["player"] for move in view["moves"]} == {0}
    await set_up(anna, table, 0, dice)
    view = anna.views[table]
    assert view["viewer"] == 1
    assert view["played_from"] == 0, "the line is told anew, as the other one knows it"
    assert {entry["text"] for entry in view["line"]} == {"?"}
    assert {move["player"] for move in view["moves"]} == {1}
    await set_up(anna, table, 1, dice)
    for _ in range(4):
        view = anna.views[table]
        [seat] = view["actors"]
        assert view["viewer"] == seat
        assert {move["player"] for move in view["moves"]} == {seat}
        for item in view["scene"]["items"]:
            if item.get("owner", -1) == 1 - seat:
                assert item.get("hidden"), item
        await anna.play(table, seat, " ".join(dice.choice(view["moves"])["steps"]))


async def test_who_knows_no_more_than_others_hands_over_no_device(anna: Browser) -> None:
    """Cards that lie face down for all: whoever is quickest at the one screen slaps."""
    table = await anna.make("egyptian-ratscrew", "me", "me", "me", "me")
    view = await anna.watch(table)
    for _ in range(12):
        assert view["viewer"] == 0
        assert {move["player"] for move in view["moves"]} == set(view["actors"])
        move = next(move for move in view["moves"] if move["player"] == view["actors"][0])
        await anna.play(table, move["player"], " ".join(move["steps"]))
        view = anna.views[table]


async def test_the_dice_are_committed_to_and_can_be_checked(anna: Browser) -> None:
    table = await anna.make("backgammon", "me", "me")
    view = await anna.watch(table)
    running = (await anna.get(f"/api/tables/{table}/record")).text
    assert "Secret:" not in running
    await anna.play(table, view["actors"][0])
    await anna.done("offer", table=table, seat=0, what="resign")
    text = (await anna.get(f"/api/tables/{table}/record")).text
    assert f"Commitment: {view['commitment']}" in text
    record.verify(record.read(text))


async def test_players_of_dark_chess_are_sent_only_what_their_pieces_see(
    server: Running, anna: Browser, bela: Browser, spectator: Browser
) -> None:
    table = await anna.make("dark-chess", "me", "open", public=True)
    for browser in (anna, bela, spectator):
        await browser.watch(table)
    await bela.done("sit", table=table, seat=1)
    match = server.hub.tables[table].room.match
    assert match is not None
    dice = random.Random(7)
    people = (anna, bela)
    for _ in range(30):
        if match.over:
            break
        seat = match.position.actors[0]
        for browser in (*people, spectator):
            await browser.reaches(table, server.hub.tables[table].room.seq)
            viewer = people.index(browser) if browser in people else -1
            view = browser.views[table]
            known = Position(match.variant, match.position.observe(viewer).row.copy(), viewer=viewer)
            seen = {(item.cell, item.owner, item.letter) for item in known.scene(viewer).items}
            assert {(i["cell"], i["owner"], i["letter"]) for i in view["scene"].get("items", [])} == seen
            assert {card["text"] for card in view["line"] if card["player"] != viewer} <= {"?"}
            assert all(move["player"] == viewer for move in view["moves"])
        moves = [move for move in people[seat].views[table]["moves"] if move["player"] == seat]
        await people[seat].play(table, seat, " ".join(dice.choice(moves)["steps"]))
    assert (await spectator.get(f"/api/tables/{table}/export/notation")).status_code in (403, 404)
