"""The free table on the server: live, kept, private, refereed."""

from __future__ import annotations

import io
import json
import re
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from ludoteka import games
from ludoteka.play import variant
from ludoteka.play.words import name_of
from ludoteka.server.free import layout
from ludoteka.server.free.http import ready_decks
from ludoteka.server.settings import Settings
from tests.server.browser import Browser, Running, running
from tests.server.free_browser import Seat, new_table, seated

pytestmark = pytest.mark.anyio

DISC = {
    "id": "disc",
    "is": "kind",
    "name": "disc",
    "front": {"art": "g:man~white~~~"},
    "back": {"art": "g:man~black~~~"},
    "count": 9,
}


def card(n: int) -> dict[str, Any]:
    back = {"art": "g:card:back~~~~1", "width": 1, "height": 1.4}
    front = {"art": f"g:card:{n}S~~~~", "width": 1, "height": 1.4}
    return {"id": f"c{n}", "is": "kind", "name": f"card {n}", "front": front, "back": back, "secret": True}


async def test_what_one_does_all_see(anna: Browser, bela: Browser, spectator: Browser) -> None:
    path = await new_table(anna)
    public = path.partition("?")[0]
    async with seated(anna, path) as a, seated(bela, path) as b, seated(spectator, public) as s:
        assert a.view["sits"]
        assert b.view["sits"]
        assert not s.view["sits"]
        await a.do("collect", kinds=[DISC])
        await a.do("put", kind="disc", count=2, x=1, y=1)
        await b.reaches(a.seq)
        await s.reaches(a.seq)
        assert a.entries == b.entries == s.entries
        assert b.out == {"disc": 2}
        id = b.things()[0]["id"]
        await b.do("move", spots=[[id, 5, 5]])
        await a.reaches(b.seq)
        assert a.entries[f"t{id}"]["x"] == 5
        assert a.last("changed")["marks"]["lines"] == [[1.0, 1.0, 5.0, 5.0]]
        assert a.last("changed")["log"]["name"] == b.view["name"]
        refused = await s.refused("move", spots=[[id, 0, 0]])
        assert refused["code"] == "not-seated"


async def test_people_pointers_and_remarks(anna: Browser, bela: Browser) -> None:
    path = await new_table(anna)
    async with seated(anna, path) as a:
        async with seated(bela, path) as b:
            await a.until(lambda: len(a.last("people")["people"]) == 2)
            await b.send({"ask": "point", "x": 1.5, "y": 2.5, "holding": [1]})
            await a.until(lambda: any(f["frame"] == "pointed" for f in a.frames))
            pointed = a.last("pointed")
            assert (pointed["x"], pointed["holding"]) == (1.5, [1])
            assert not any(f["frame"] == "pointed" for f in b.frames), "one's own cursor is known"
            await b.do("say", text="Hello")
            await a.reaches(b.seq)
            assert a.last("changed")["log"]["label"] == "Hello"
        await a.until(lambda: [p["online"] for p in a.last("people")["people"]] == [True, False])


async def test_hands_never_leave_the_server(anna: Browser, bela: Browser, spectator: Browser) -> None:
    path = await new_table(anna)
    async with seated(anna, path) as a, seated(bela, path) as b, seated(spectator, path.partition("?")[0]) as s:
        await a.do("collect", kinds=[card(n) for n in range(2, 10)])
        await a.do("put-all", kinds=[f"c{n}" for n in range(2, 10)], side=1, shuffled=True)
        pile = [thing["id"] for thing in a.things()]
        assert all(thing["is"] == "hidden" for thing in a.things())
        await b.reaches(a.seq)
        before_b, before_s = len(b.raw), len(s.raw)
        await a.do("draw", ids=pile[:3])
        mine = [thing for thing in a.things() if thing.get("hand")]
        assert [thing["is"] for thing in mine] == ["piece"] * 3
        await a.do("undo")
        await a.do("redo")
        await a.do("deal", ids=pile[3:], people=[b.view["me"]], each=2)
        assert a.last("changed")["log"]["count"] == 2
        await b.reaches(a.seq)
        await s.reaches(a.seq)
        held = {thing["kind"] for thing in mine}
        for text in b.raw[before_b:] + s.raw[before_s:]:
            frame = json.loads(text)
            if frame["frame"] == "changed":
                assert not [
                    kind for kind in held if f'"{kind}"' in json.dumps([frame["entries"], frame["log"], frame["out"]])
                ]
        assert {t["kind"] for t in b.things("piece")}.isdisjoint(held)
        assert len(b.things("piece")) == 2
        # A newcomer and a file are told no more.
        file = (await bela.get(f"/api/free/{a.view['id']}/file")).json()
        assert all(f"t{thing['id']}" not in file["entries"] for thing in mine)


async def test_a_card_taken_openly_and_laid_face_down_is_not_known_by_its_number(anna: Browser, bela: Browser) -> None:
    path = await new_table(anna)
    async with seated(anna, path) as a, seated(bela, path) as b:
        await a.do("collect", kinds=[card(n) for n in range(2, 10)])
        await a.do("put-all", kinds=[f"c{n}" for n in range(2, 10)], side=0)
        await b.reaches(a.seq)
        known = {thing["id"]: thing["kind"] for thing in b.things()}
        assert len(known) == 8
        await a.do("draw", ids=list(known))
        await b.reaches(a.seq)
        assert not {thing["id"] for thing in b.things()} & set(known)
        last = max(a.things(), key=lambda thing: thing["z"])
        await a.do("move", spots=[[last["id"], 0, 0]], side=1)
        await b.reaches(a.seq)
        laid = next(thing for thing in b.things() if not thing.get("hand"))
        assert laid["is"] == "hidden"
        assert b.last("changed")["out"] == {}
        assert b.last("changed")["log"]["label"] == ""
        last = max((thing for thing in a.things() if thing.get("hand")), key=lambda thing: thing["z"])
        await a.do("move", spots=[[last["id"], 3, 0]], side=0)
        await b.reaches(a.seq)
        assert b.last("changed")["log"]["label"] == f"card {last['kind'][1:]}", "what is laid openly is named"


async def test_a_game_kept_and_opened_alone_does_not_show_the_others_cards(anna: Browser, bela: Browser) -> None:
    path = await new_table(anna)
    async with seated(anna, path) as a, seated(bela, path) as b:
        await a.do("collect", kinds=[card(n) for n in range(2, 10)])
        await a.do("put-all", kinds=[f"c{n}" for n in range(2, 10)], side=1, shuffled=True)
        await b.reaches(a.seq)
        await b.do("draw", ids=[thing["id"] for thing in b.things()[:4]])
        held = {thing["kind"] for thing in b.things("piece")}
        await anna.post(f"/api/free/{a.view['id']}/keep", {"folder": "game", "name": "look"})
    alone = await new_table(anna)
    kept = {"folder": "game", "name": "look"}
    found = set()
    async with seated(anna, alone) as a:
        for _ in range(12):
            assert (await anna.post(f"/api/free/{a.view['id']}/open", kept)).json() == {"mixed": True}
            await a.do("flip", ids=[thing["id"] for thing in a.things()])
            lower = sorted(a.things(), key=lambda thing: thing["z"])[-4:]
            found.add(frozenset(thing["kind"] for thing in lower))
    assert found != {frozenset(held)}
    assert len(found) > 1
    async with seated(anna, path) as a, seated(bela, path) as b:
        assert (await anna.post(f"/api/free/{a.view['id']}/open", kept)).json() == {"mixed": False}
        await b.until(lambda: {thing["kind"] for thing in b.things("piece")} == held)


def told_to(seat: Seat) -> list[dict[str, Any]]:
    """What somebody was told, without what is never twice the same: times, the table's name, hashes."""
    table = seat.path.removeprefix("/f/").partition("?")[0]
    once = {"when", "commitment", "invitation"}
    text = json.dumps(seat.frames).replace(table, "TABLE")
    found: list[dict[str, Any]] = json.loads(
        text, object_hook=lambda one: {key: value for key, value in one.items() if key not in once}
    )
    return found


def with_numbers(value: Any, numbers: dict[str, int]) -> Any:
    """The same, with numbers instead of names of things."""
    if isinstance(value, list):
        return [with_numbers(one, numbers) for one in value]
    return numbers.get(value, value)


ARRANGEMENTS: tuple[list[tuple[str, dict[str, Any]]], ...] = (
    [
        ("move", {"spots": [["A", 9, 9]]}),
        ("flip", {"ids": ["A"]}),
        ("rotate", {"ids": ["die"], "by": 90}),
        ("shuffle", {"ids": ["B", "A"]}),
        ("rotate", {"ids": ["chip", "C"], "by": 180}),
        ("flip", {"ids": ["A", "B"]}),
        ("lock", {"ids": ["B"]}),
        ("move", {"spots": [["A", 0, 0]]}),
    ],
    [
        ("move", {"spots": [["B", 11, 11], ["A", 10, 9], ["die", 9, 11]]}),
        ("roll", {"ids": ["die"]}),
        ("stack", {"ids": ["A", "chip", "B"], "x": 11, "y": 9}),
        ("move", {"spots": [["C", 9, 9]]}),
        ("move", {"spots": [["C", 11, 10]]}),
        ("unstack", {"ids": ["A", "B"], "x": 9, "y": 9, "step": 0.5}),
        ("flip", {"ids": ["C"]}),
        ("move", {"spots": [["B", 0, 0]]}),
    ],
)
"""Two ways to be busy in a place of one's own; what comes out of it in the end looks the same."""


async def test_two_arrangements_of_a_private_place_are_the_same_to_everybody_else(
    anna: Browser, bela: Browser, spectator: Browser
) -> None:
    told = []
    for number, arrangement in enumerate(ARRANGEMENTS):
        path = await new_table(anna)
        public = path.partition("?")[0]
        api = public.replace("/f/", "/api/free/")
        async with seated(anna, path) as a, seated(bela, path) as b, seated(spectator, public) as s:
            await a.do("collect", kinds=[card(1), card(2), card(3)])
            for n in (1, 2, 3):
                await a.do("put", kind=f"c{n}", x=n, y=0, side=1)
            await a.do("chips", x=4, y=0, text="1")
            await a.do("device", sort="die", x=5, y=0)
            numbers = dict(zip(("A", "B", "C", "chip", "die"), (one["id"] for one in a.things()), strict=True))
            await a.do("zone", x=10, y=10, width=6, height=4)
            for at, id in enumerate(numbers.values()):
                await a.do("move", spots=[[id, 9 + 0.5 * at, 10]])
            for do, asked in arrangement:
                await a.send({"ask": "point", "x": 9 + number, "y": 11, "holding": [numbers["ABC"[number]]]})
                await a.do(do, **{name: with_numbers(value, numbers) for name, value in asked.items()})
            assert a.things("chip"), "who has the place sees what lies in it"
            for id in numbers.values():
                assert (await b.refused("rotate", ids=[id], by=90))["code"] == "gone"
            for do in ("undo", "undo", "redo", "redo"):
                await b.do(do)
            kept = await anna.post(f"{api}/keep", {"folder": "game", "name": "mine", "replace": True})
            assert kept.status_code == 200
            assert (await anna.post(f"{api}/open", {"folder": "game", "name": "mine"})).json() == {"mixed": False}
            assert (await bela.get(f"{api}/file")).status_code == 403
            await b.do("chips", x=-3, y=0, text="end")
            await s.reaches(b.seq)
            assert [one["things"] for one in b.things("shut")] == [4]
            assert not [one for one in b.things() if one["is"] != "shut" and abs(one["x"] - 10) <= 3]
            async with seated(bela, path) as late:
                told.append([told_to(seat) for seat in (b, s, late)])
    for one, other in zip(*told, strict=True):
        assert len(one) == len(other)
        for this, that in zip(one, other, strict=True):
            assert this == that


async def test_the_secret_is_not_told_while_anything_is_hidden(anna: Browser) -> None:
    path = await new_table(anna)
    async with seated(anna, path) as a:
        await a.do("collect", kinds=[card(n) for n in range(2, 10)])
        await a.do("put-all", kinds=[f"c{n}" for n in range(2, 10)], side=1, shuffled=True)
        assert "face down" in (await a.refused("reveal"))["text"]
        await a.do("flip", ids=[thing["id"] for thing in a.things()])
        await a.do("reveal")
        assert not a.last("changed")["may_undo"]


async def test_dealt_hands_are_not_laid_out_sorted(anna: Browser) -> None:
    from ludoteka.play import variant
    from ludoteka.server.free.layout import start_entries

    rows: dict[float, list[tuple[float, str]]] = {}
    for entry in start_entries(variant("whist"), "en").values():
        if getattr(entry, "side", 0):
            rows.setdefault(entry.y, []).append((entry.x, entry.kind))  # type: ignore[union-attr]
    assert len(rows) == 4
    # In a sorted hand the cards of a suit lie together: at most three changes of suit.
    changes = 0
    for row in rows.values():
        suits = [kind.split("~")[0][-1] for _, kind in sorted(row)]
        changes += sum(one != other for one, other in pairwise(suits))
    assert changes > 12


async def test_a_request_is_done_once_even_after_a_restart(settings: Settings) -> None:
    async with running(settings) as first, first.browser() as anna:
        path = await new_table(anna)
        async with seated(anna, path) as a:
            await a.do("collect", kinds=[DISC])
            answer = await a.do("put", kind="disc", id="once")
            again = await a.do("put", kind="disc", id="once")
            assert answer["seq"] == again["seq"]
            assert len(a.things()) == 1
        entries, cookie, base = a.entries, anna.http.cookies["ludoteka"], anna.base
    async with running(settings) as second:
        anna = Browser(second.base)
        anna.http.cookies.set("ludoteka", cookie)
        async with anna.http, seated(anna, path) as a:
            assert a.entries == entries, base
            assert (await a.do("put", kind="disc", id="once"))["seq"] == answer["seq"]
            assert len(a.things()) == 1
            await a.do("undo", id="later")
            assert a.things() == []


async def test_draws_can_be_checked_when_the_secret_is_told(anna: Browser) -> None:
    from ludoteka.play.chance import commitment, number_below

    path = await new_table(anna)
    async with seated(anna, path) as a:
        promised = a.view["commitment"]
        await a.do("device", sort="die", x=0, y=0)
        id = a.things()[0]["id"]
        values = []
        for _ in range(5):
            await a.do("roll", ids=[id])
            values.append((a.last("changed")["log"]["draws"][0], int(a.entries[f"t{id}"]["value"])))
        await a.do("reveal")
        told = a.last("changed")
        secret = bytes.fromhex(told["revealed"])
        assert commitment(secret) == promised
        assert told["commitment"] != promised
        assert values == [(draw, number_below(secret, draw, 6) + 1) for draw, _ in values]


@pytest.mark.parametrize("game", ["chess", "hex", "backgammon", "wari", "reversi"])
async def test_a_game_is_laid_out(anna: Browser, game: str) -> None:
    path = await new_table(anna, variant=game)
    async with seated(anna, path) as a:
        assert a.entries["board"]["art"].startswith(f"b:{game}")
        assert a.entries["title"]["text"]
        pieces = len(a.things("piece"))
        assert {"chess": 32, "hex": 0, "backgammon": 30, "wari": 48, "reversi": 4}[game] <= pieces
        drawing = await anna.get("/api/free/board")
        assert drawing.status_code == 404
        drawn = await anna.http.get("/api/free/board", params={"art": a.entries["board"]["art"]})
        assert drawn.text.startswith("<svg")


@pytest.mark.parametrize(
    ("game", "box", "dice"),
    [
        ("hex", {"Black": 61, "White": 60}, 0),
        ("reversi", {"Black / White": 60}, 0),
        ("backgammon", {}, 2),
        ("poker-dice", {"counter": 40}, 5),
        ("english-draughts", {}, 0),
    ],
)
async def test_what_comes_into_play_later_is_there(anna: Browser, game: str, box: dict[str, int], dice: int) -> None:
    path = await new_table(anna, variant=game)
    async with seated(anna, path) as a:
        kinds = [entry for entry in a.entries.values() if entry["is"] == "kind"]
        left = {kind["name"]: kind.get("count", 1) - a.out.get(kind["id"], 0) for kind in kinds}
        assert {name: count for name, count in left.items() if count} == box
        assert [device["sort"] for device in a.things("device")] == ["die"] * dice
        assert not [piece for piece in a.things("piece") if ":die:" in piece["kind"]]


async def test_a_whole_pack_is_dealt_and_every_card_is_there_once(anna: Browser) -> None:
    path = await new_table(anna, variant="crazy-eights")
    async with seated(anna, path) as a:
        cards = [entry for entry in a.entries.values() if entry["is"] == "kind" and "card:" in entry["front"]["art"]]
        assert len({card["id"] for card in cards}) == sum(card.get("count", 1) for card in cards) == 54
        assert sum(a.out[card["id"]] for card in cards) == 54, "what is not dealt lies in the stock"


async def test_a_piece_that_changes_sides_is_turned_over(anna: Browser) -> None:
    path = await new_table(anna, variant="reversi")
    async with seated(anna, path) as a:
        await a.do("referee", mode="enforced")
        [kind] = {piece["kind"] for piece in a.things("piece")}
        moves = a.last("ruled")["verdict"]["moves"]
        assert (await a.ask("play", steps=moves[0][1:]))["frame"] == "done"
        await a.until(lambda: len(a.things("piece")) == 5)
        assert sorted(piece.get("side", 0) for piece in a.things("piece")) in ([0, 0, 0, 0, 1], [0, 1, 1, 1, 1])
        assert {piece["kind"] for piece in a.things("piece")} == {kind}


async def test_a_running_match_is_laid_out(anna: Browser) -> None:
    table = await anna.make("chess", "me", "me")
    await anna.watch(table)
    await anna.play(table, 0, "e2 e4")
    path = await new_table(anna, match=table)
    async with seated(anna, path) as a:
        assert len(a.things("piece")) == 32
        assert sum(1 for thing in a.things("piece") if (thing["x"], thing["y"]) == (4.5, 4.5)) == 1


async def test_starts_and_games_are_kept_apart(anna: Browser) -> None:
    path = await new_table(anna, variant="chess")
    async with seated(anna, path) as a:
        id = a.view["id"]
        assert (await anna.post(f"/api/free/{id}/keep", {"folder": "start", "name": "Mine"})).status_code == 200
        await a.do("return", ids=[a.things()[0]["id"]])
        assert (await anna.post(f"/api/free/{id}/keep", {"folder": "game", "name": "Mine"})).status_code == 200
        again = await anna.post(f"/api/free/{id}/keep", {"folder": "start", "name": "Mine"})
        assert again.status_code == 409, "a start is not overwritten by a slip"
        for folder, pieces in (("start", 32), ("game", 31)):
            assert [one["name"] for one in await anna.json(f"/api/free/kept?folder={folder}")] == ["Mine"]
            opened = await anna.post(f"/api/free/{id}/open", {"folder": folder, "name": "Mine"})
            assert opened.status_code == 200
            await a.until(lambda pieces=pieces: len(a.things("piece")) == pieces)
        assert (await anna.post(f"/api/free/{id}/open", {"folder": "other", "name": "Mine"})).status_code == 400


async def test_a_table_is_called_as_it_was_saved(anna: Browser, bela: Browser) -> None:
    path = await new_table(anna)
    async with seated(anna, path) as a, seated(bela, path) as b:
        id = a.view["id"]
        await a.do("chips", x=0, y=0, text="7")
        assert (await anna.post(f"/api/free/{id}/keep", {"folder": "game", "name": "Sunday"})).status_code == 200
        for seat in (a, b):
            await seat.until(lambda seat=seat: seat.entries.get("title", {}).get("text") == "Sunday")
        assert [one["title"] for one in await anna.json("/api/me/free")] == ["Sunday"]
        await a.do("undo")
        assert not a.things("chip")
        assert a.entries["title"]["text"] == "Sunday", "what was saved is not taken back"
    async with seated(anna, path) as again:
        assert again.view["entries"]["title"]["text"] == "Sunday"


async def test_a_table_travels_as_a_file(anna: Browser, bela: Browser) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (64, 32), "red").save(picture, "BMP")
    brought = await anna.http.post(
        "/api/free/bring/picture?for=piece&name=red.bmp&folder=own", content=picture.getvalue()
    )
    assert brought.status_code == 200, brought.text
    art = brought.json()["picture"]
    assert (art["width"], art["height"]) == (1.0, 0.5)
    path = await new_table(anna)
    async with seated(anna, path) as a:
        await a.do("collect", kinds=[{"id": "red", "is": "kind", "front": art, "count": 2}])
        await a.do("put", kind="red", count=2)
        file = (await anna.get(f"/api/free/{a.view['id']}/file")).content
    response = await bela.http.post("/api/free/bring/table", content=file)
    assert response.status_code == 200, response.text
    async with seated(bela, response.json()["path"]) as b:
        assert len(b.things("piece")) == 2
        digest = b.entries["kred"]["front"]["art"].removeprefix("i:")
        image = await bela.get(f"/api/free/image/{digest}")
        assert image.headers["content-type"] == "image/png"
        assert Image.open(io.BytesIO(image.content)).size == (64, 32)
    bad = await bela.http.post("/api/free/bring/table", content=b"{}")
    assert bad.status_code == 400


async def test_a_deck_is_brought_and_used_up(anna: Browser) -> None:
    deck = await anna.http.post("/api/free/bring/deck?name=Events.SZK", content=b"1\none\ntwo\n")
    assert deck.json()["cards"] == 2
    bad = await anna.http.post("/api/free/bring/deck?name=Bad.SZK", content=b"2\none\n")
    assert "the last card has 1 of its 2 lines" in bad.json()["text"]
    path = await new_table(anna)
    async with seated(anna, path) as a:
        await a.do("device", sort="deck", name="Events", exhausts=True, x=0, y=0)
        assert "cards" not in json.dumps(a.entries["t1"])
        id = a.things("device")[0]["id"]
        for _ in range(2):
            await a.do("roll", ids=[id])
        assert (await a.refused("roll", ids=[id]))["code"] == "exhausted"
        assert (await a.ask("do", operation={"do": "reshuffle", "id": id}))["frame"] == "done"
        await a.do("roll", ids=[id])


async def at(seat: Seat, x: float, y: float) -> int:
    found = [t for t in seat.things("piece") if abs(t["x"] - x) < 0.3 and abs(t["y"] - y) < 0.3]
    return int(found[-1]["id"])


async def test_the_referee_dial(anna: Browser) -> None:
    path = await new_table(anna, variant="chess")
    async with seated(anna, path) as a:
        # Free: anything goes, and nobody says a word.
        await a.do("move", spots=[[await at(a, 4.5, 6.5), 4.4, 4.6]])
        assert not [f for f in a.frames if f["frame"] == "ruled"]
        # To enforced: the move that was made by hand is read from the table.
        await a.do("referee", mode="enforced")
        await a.until(lambda: any(f["frame"] == "ruled" for f in a.frames))
        verdict = a.last("ruled")["verdict"]
        assert verdict["played"] == ["e4"]
        assert verdict["turn"] == "Black"
        refused = await a.refused("move", spots=[[await at(a, 4.5, 1.5), 4.5, 4.5]])
        assert refused["code"] == "illegal"
        assert refused["text"]
        await a.do("move", spots=[[await at(a, 3.5, 1.5), 3.5, 3.5]])
        await a.do("move", spots=[[await at(a, 4.4, 4.6), 3.5, 3.5]])
        assert len(a.things("piece")) == 31, "the captured pawn has left"
        assert (await a.refused("return", ids=[a.things("piece")[0]["id"]]))["code"] == "enforced"
        # Arbiter: everything may be done, and the program says what it thinks.
        await a.do("referee", mode="arbiter")
        count = len(a.frames)
        await a.do("move", spots=[[await at(a, 0.5, 0.5), 4.5, 4.5]])
        await a.until(lambda: any(f["frame"] == "ruled" for f in a.frames[count:]))
        assert not a.last("ruled")["verdict"]["legal"]
        assert a.last("ruled")["verdict"]["text"]
        # Back to enforced only when the position is possible.
        refused = await a.refused("referee", mode="enforced")
        assert refused["code"] == "impossible"
        assert "No legal moves lead" in refused["text"]
        await a.do("undo")
        await a.do("referee", mode="enforced")
        assert a.last("ruled")["verdict"]["played"] == ["e4", "d5", "exd5"]


async def test_enforced_minds_whatever_comes_onto_the_board(anna: Browser) -> None:
    path = await new_table(anna, variant="chess")
    async with seated(anna, path) as a:
        queen = next(kind for kind in a.entries.values() if kind["is"] == "kind" and kind["name"] == "white queen")
        await a.do("collect", kinds=[{**queen, "count": 1}])
        await a.do("referee", mode="enforced")
        await a.do("put", kind=queen["id"], x=-3, y=3)
        loose = await at(a, -3, 3)
        for cell in ((4.5, 3.5), (4.5, 6.5)):
            assert (await a.refused("move", spots=[[loose, *cell]]))["code"] == "illegal"
            assert (await a.refused("stack", ids=[loose], x=cell[0], y=cell[1]))["code"] == "illegal"
            refused = await a.refused("put", kind=queen["id"], x=cell[0], y=cell[1])
            assert not refused["text"].startswith(" ")
        await a.do("move", spots=[[loose, -4, 3]])
        await a.do("move", spots=[[await at(a, 4.5, 6.5), 4.5, 4.5]])


async def test_a_stone_is_placed_by_the_rules_from_the_box_and_from_beside_the_board(anna: Browser) -> None:
    path = await new_table(anna, variant="hex")
    async with seated(anna, path) as a:
        black, white = (k["id"] for name in ("Black", "White") for k in a.entries.values() if k.get("name") == name)
        board = a.entries["board"]
        x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
        # What was put down by hand before is the game's from then on.
        await a.do("put", kind=black, x=x, y=y)
        await a.do("referee", mode="enforced")
        assert len(a.last("ruled")["verdict"]["played"]) == 1
        assert (await a.refused("put", kind=black, x=x + 2, y=y))["code"] == "illegal"
        await a.do("put", kind=white, x=x + 2, y=y)
        await a.do("put", kind=black, x=-9, y=0)
        await a.do("move", spots=[[await at(a, -9, 0), x - 2, y]])
        assert len(a.things("piece")) == 3, "the stone that was carried is the one that is placed"


async def test_the_arbiter_asks_for_the_captured_piece(anna: Browser) -> None:
    path = await new_table(anna, variant="chess")
    async with seated(anna, path) as a:
        await a.do("referee", mode="arbiter")
        for start, end in (((4.5, 6.5), (4.5, 4.5)), ((3.5, 1.5), (3.5, 3.5))):
            await a.do("move", spots=[[await at(a, *start), *end]])
            await a.until(lambda: any(f["frame"] == "ruled" for f in a.frames))
        taken = await at(a, 3.5, 3.5)
        await a.do("move", spots=[[await at(a, 4.5, 4.5), 3.5, 3.5]])
        await a.until(lambda: not a.last("ruled")["verdict"]["legal"])
        assert "throw the captured piece back" in a.last("ruled")["verdict"]["text"]
        await a.do("return", ids=[taken])
        await a.until(lambda: a.last("ruled")["verdict"]["played"] == ["e4", "d5", "exd5"])


async def test_the_equipment_and_the_decks_are_called_in_the_own_language(anna: Browser) -> None:
    equipment = await anna.json("/api/free/equipment?language=hu")
    assert "fehér gyalog" in [offer["hu"] for offer in equipment["folders"]["chess"]]
    names = [kind["hu"] for kind in equipment["sets"]["chess"]]
    assert "fekete huszár" in names
    path = await new_table(anna)
    async with seated(anna, path, "hu") as a:
        await a.do("device", sort="deck", name="chance", x=0, y=0)
        await a.do("roll", ids=[a.things("device")[0]["id"]])
        card = a.things("device")[0]["value"]
        assert card in ready_decks("hu")["chance"]
        await a.send("no json")
        await a.until(lambda: a.frames[-1]["frame"] == "refused")
        assert "töltsd újra az oldalt" in a.frames[-1]["text"]


async def test_cards_and_other_coded_pieces_are_called_as_people_say_them_in_the_log(
    anna: Browser, bela: Browser
) -> None:
    sets = (await anna.json("/api/free/equipment"))["sets"]
    wanted = {
        ("cards-52", "card 8H"): ("eight of hearts", "kőr nyolcas"),
        ("cards-52", "card TS"): ("ten of spades", "pikk tízes"),
        ("cards-54", "card JK"): ("joker", "dzsóker"),
        ("dominoes-28", "domino 2-5"): ("domino 2–5", "dominó 2–5"),
        ("letters-en", "letter Q en"): ("letter Q", "Q betű"),
        ("letters-hu", "letter blank hu"): ("blank tile", "üres lapka"),
        ("money", "money 500"): ("note of 500", "500-as bankjegy"),
        ("cut-cubes", "cube *"): ("cut cube *", "levágott kocka *"),
    }
    path = await new_table(anna)
    async with seated(anna, path) as a, seated(bela, path, "hu") as b:
        for (name, id), said in wanted.items():
            await a.do("collect", kinds=[kind for kind in sets[name] if kind["id"] == id])
            await a.do("put", kind=id, x=0, y=0)
            await b.reaches(a.seq)
            assert (a.last("changed")["log"]["label"], b.last("changed")["log"]["label"]) == said
        async with seated(bela, path, "hu") as late:
            told = [line["label"] for line in late.view["log"] if line["what"] == "put"]
            assert told == [hu for _, hu in wanted.values()]


async def test_the_log_says_of_dice_and_chips_what_they_are_and_of_a_set_how_many_kinds(anna: Browser) -> None:
    sets = (await anna.json("/api/free/equipment"))["sets"]
    async with seated(anna, await new_table(anna)) as a:
        await a.do("collect", kinds=sets["cards-52"])
        assert (a.last("changed")["log"]["label"], a.last("changed")["log"]["count"]) == ("", 52)
        await a.do("device", sort="wheel", x=0, y=0)
        assert a.last("changed")["log"]["label"] == "wheel"
        await a.do("chips", x=2, y=0, text="5")
        wheel, chip = (one["id"] for one in a.things())
        await a.do("move", spots=[[chip, 5, 5]])
        assert a.last("changed")["log"]["label"] == "chip"
        await a.do("move", spots=[[chip, 6, 5], [wheel, 7, 7]])
        assert a.last("changed")["log"]["label"] == ""


async def test_cards_of_a_game_of_the_library_are_called_as_people_say_them(anna: Browser, bela: Browser) -> None:
    path = await new_table(anna, variant="whist")
    async with seated(anna, path) as a, seated(bela, path, "hu") as b:
        card = next(one["id"] for one in a.things("hidden"))
        await a.do("flip", ids=[card])
        await b.reaches(a.seq)
        kind = a.entries["k" + a.entries[f"t{card}"]["kind"]]
        assert a.last("changed")["log"]["label"] == kind["name"]
        assert b.last("changed")["log"]["label"] == kind["hu"]
        assert " of " in kind["name"]
        assert kind["hu"].split()[0] in ("pikk", "kőr", "káró", "treff")


@pytest.mark.parametrize("spoken", ["en", "hu"])
def test_no_piece_of_a_game_is_called_by_a_code(spoken: str) -> None:
    """Capitals and digits alone are a code, but for letters that stand on tiles, which are called letters."""
    for game in games.every():
        layer = layout.Layer(variant(game.id), spoken)
        for lot in layer.material.lots:
            name = name_of(layer.kind_of(lot), spoken)
            assert not re.fullmatch(r"[A-ZÁÉÍÓÖŐÚÜŰ0-9*+-]+|.* [A-Z]{3}", name), (game.id, name)


async def test_everybody_hears_the_referee_in_the_own_language(anna: Browser, bela: Browser) -> None:
    path = await new_table(anna, variant="chess")
    async with seated(anna, path) as a, seated(bela, path, "hu") as b:
        await a.do("referee", mode="arbiter")
        await a.do("move", spots=[[await at(a, 0.5, 7.5), 4.5, 3.5]])
        await b.until(lambda: any(f["frame"] == "ruled" and not f["verdict"]["legal"] for f in b.frames))
        english, hungarian = (seat.last("ruled")["verdict"] for seat in (a, b))
        assert (english["turn"], hungarian["turn"]) == ("White", "Világos")
        assert english["text"] != hungarian["text"]
        assert (await a.refused("referee", mode="enforced"))["text"].startswith("No legal moves lead")
        assert (await b.refused("referee", mode="enforced"))["text"].startswith("A legutóbbi állásból")
        await b.do("lock", ids=[1], on=True)
        assert (await b.refused("move", spots=[[1, 0, 0]]))["text"] == "Ez rögzítve van; előbb oldd fel."


@pytest.mark.parametrize("game", ["stratego", "whist", ""])
async def test_where_there_is_no_referee_it_says_which_games_it_minds(anna: Browser, game: str) -> None:
    path = await new_table(anna, variant=game)
    async with seated(anna, path) as a:
        refused = await a.refused("referee", mode="enforced")
        assert "keep nothing secret" in refused["text"]


async def test_what_is_brought_is_refused_in_the_own_language(anna: Browser) -> None:
    bad = await anna.http.post("/api/free/bring/deck?name=Bad.SZK&language=hu", content=b"2\none\n")
    assert bad.json()["text"].startswith("Bad.SZK: 2. sor: az utolsó kártyának 2 sora helyett csak 1 van")
    picture = await anna.http.post("/api/free/bring/picture?for=piece&name=a.png&language=hu", content=b"no")
    assert "nem olvasható kép" in picture.json()["text"]


@pytest.mark.parametrize("game", ["backgammon", "hex", "english-draughts", "wari"])
async def test_enforced_games_are_played_from_the_list(anna: Browser, game: str) -> None:
    path = await new_table(anna, variant=game)
    async with seated(anna, path) as a:
        await a.do("referee", mode="enforced")
        for _ in range(6):
            await a.until(lambda: any(f["frame"] == "ruled" for f in a.frames))
            moves = a.last("ruled")["verdict"]["moves"]
            assert moves
            count = len(a.frames)
            answer = await a.ask("play", steps=moves[0][1:])
            assert answer["frame"] == "done", answer
            await a.until(lambda count=count: any(f["frame"] == "ruled" for f in a.frames[count:]))


# --- bad input ----------------------------------------------------------------------------------------------------


def png(width: int, height: int) -> bytes:
    out = io.BytesIO()
    Image.new("1", (width, height)).save(out, "PNG")
    return out.getvalue()


GOOD_SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#c00"/></svg>'
)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("bomb.png", png(12_000, 12_000)),
        ("text.png", b"hello"),
        ("program.png", b"\x7fELF" + bytes(200)),
        ("page.svg", b"<html><body></body></html>"),
        ("script.svg", GOOD_SVG.replace(b"<circle", b"<script>alert(1)</script><circle")),
        ("handler.svg", GOOD_SVG.replace(b"<circle", b'<circle onclick="x()"')),
        ("link.svg", GOOD_SVG.replace(b"<circle", b'<image href="http://example.org/x.png"/><circle')),
        ("use.svg", GOOD_SVG.replace(b"<circle", b'<use href="http://example.org/x.svg#a"/><circle')),
        ("style.svg", GOOD_SVG.replace(b"<circle", b"<style>@import 'x'</style><circle")),
        ("entity.svg", b'<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + GOOD_SVG),
        ("object.svg", GOOD_SVG.replace(b"<circle", b"<foreignObject/><circle")),
        ("broken.svg", b"<svg xmlns='http://www.w3.org/2000/svg'><g"),
        ("empty.png", b""),
        ("archive.zip", png(4, 4)),
        ("..%2F..%2Fetc%2Fpasswd.png", png(4, 4)),
        ("%2Fetc%2Fpasswd.png", png(4, 4)),
        ("C:%5Cx.png", png(4, 4)),
    ],
)
async def test_bad_pictures_are_refused(anna: Browser, name: str, data: bytes) -> None:
    response = await anna.http.post(f"/api/free/bring/picture?for=board&name={name}", content=data)
    assert response.status_code in (400, 403, 413), response.text
    assert response.json()["text"]


@pytest.mark.parametrize("kind", ["BMP", "PNG", "JPEG", "WEBP", "GIF", "SVG"])
async def test_good_pictures_are_drawn_anew(anna: Browser, kind: str) -> None:
    out = io.BytesIO()
    if kind == "SVG":
        out.write(GOOD_SVG)
    else:
        Image.new("RGB", (40, 20), "#c00000").save(out, kind)
    ending = "jpg" if kind == "JPEG" else kind.lower()
    response = await anna.http.post(f"/api/free/bring/picture?for=board&name=x.{ending}", content=out.getvalue())
    assert response.status_code == 200, response.text
    board = response.json()["board"]
    assert board["width"] == 10
    image = await anna.get(f"/api/free/image/{board['art'][2:]}")
    assert image.content.startswith(b"\x89PNG")
    assert image.headers["x-content-type-options"] == "nosniff"
    boards = (await anna.json("/api/free/equipment"))["boards"]
    assert boards[0] == {"name": "x", "board": board, "own": True}


@pytest.mark.parametrize(
    "data",
    [
        "no json",
        "[]",
        '{"ask":"do","id":"x","operation":{"do":"load","entries":{}}}',
        '{"ask":"do","id":"x","operation":{"do":"relay","text":"","position":"","targets":[]}}',
        '{"ask":"do","id":"x","operation":{"do":"move","spots":[[1,1e9,0]]}}',
        '{"ask":"do","id":"x","operation":{"do":"move","spots":[]}}',
        '{"ask":"do","id":"x","operation":{"do":"chips","x":0,"y":0,"ink":"red"}}',
        '{"ask":"do","id":"x","operation":{"do":"put","kind":"disc","count":100000}}',
        '{"ask":"do","id":"","operation":{"do":"undo"}}',
        '{"ask":"do","id":"x","operation":{"do":"collect","kinds":[{"is":"kind","id":"k","front":{"art":"javascript:1"}}]}}',
    ],
)
async def test_bad_frames_are_refused_and_harm_nothing(anna: Browser, data: str) -> None:
    path = await new_table(anna)
    async with seated(anna, path) as a:
        await a.send(data)
        await a.until(lambda: a.frames[-1]["frame"] == "refused")
        await a.do("chips", x=0, y=0)


async def test_who_does_not_sit_there_gets_nothing(server: Running, anna: Browser, bela: Browser) -> None:
    path = await new_table(anna)
    id = path.removeprefix("/f/").partition("?")[0]
    for what in ("", "/file"):
        assert (await bela.get(f"/api/free/{id}{what}")).status_code == 403
    assert (await bela.post(f"/api/free/{id}/keep", {"folder": "game", "name": "x"})).status_code == 403
    assert (await bela.get("/api/free/abcdefghijkm")).status_code == 404
    assert (await anna.json("/api/me/free"))[0]["path"] == path
    assert await bela.json("/api/me/free") == []
