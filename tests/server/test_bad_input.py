"""Whatever comes over the wire: refused with a code, nothing changed, nothing secret in the logs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from dataclasses import replace
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludoteka.play.faces.chess import Face
from ludoteka.server.protocol import MOST_FRAME
from ludoteka.server.settings import Limits, Rate, Settings
from tests.server.browser import Browser, Running, running

pytestmark = pytest.mark.anyio

BAD_FRAMES = [
    "",
    "{",
    "null",
    "[]",
    "5",
    '"watch"',
    "{}",
    '{"ask": "watch"}',
    '{"ask": "watch", "id": "1"}',
    '{"ask": "dance", "id": "1"}',
    '{"ask": "play", "id": "1", "table": 5, "seat": 0, "steps": [], "seq": 0}',
    '{"ask": "play", "id": "1", "table": "x", "seat": "0", "steps": [], "seq": 0}',
    '{"ask": "play", "id": "1", "table": "x", "seat": 1e99, "steps": [], "seq": 0}',
    '{"ask": "ping", "id": "1", "more": true}',
    '{"ask": "ping", "id": ""}',
    '{"ask": "ping", "id": "' + "x" * 65 + '"}',
    '{"ask": "ping", "id": "\\u0000"}',
    "[" * 5000,
    '{"ask":' * 2000,
    "\ud7ff\u0000",
    b"\xff\xfe\x00",
    b"",
]


@pytest.mark.parametrize("number", range(len(BAD_FRAMES)))
async def test_a_frame_that_makes_no_sense_is_refused(anna: Browser, number: int) -> None:
    frame = BAD_FRAMES[number]
    before = len(anna.frames)
    await anna.send(frame)
    await anna.until(lambda: len(anna.frames) > before)
    assert anna.frames[-1]["frame"] == "refused"
    assert anna.frames[-1]["code"] == "bad-frame"
    await anna.done("ping")


async def test_requests_about_tables_that_are_not_there(anna: Browser) -> None:
    for table in ("nowhere", "", "../../etc", "x" * 5000, "'; drop table events; --"):
        assert await anna.refused("watch", table=table) == "not-found"
        assert await anna.refused("play", table=table, seat=0, steps=["a1"], seq=1) == "not-found"
        assert (await anna.get(f"/api/tables/x{quote(table[:40], safe='')}")).status_code == 404


async def test_steps_that_are_no_move_change_nothing(anna: Browser) -> None:
    table = await anna.make("chess", "me", "me")
    seq = (await anna.watch(table))["seq"]
    for steps in ([], ["e2"], ["e2", "e4", "e4"], ["x" * 1000], [""], ["do:resign"], ["e2"] * 500):
        assert await anna.refused("play", table=table, seat=0, steps=steps, seq=seq) == "illegal"
    assert await anna.refused("offer", table=table, seat=0, what="everything") == "bad-frame"
    assert await anna.refused("answer", table=table, seat=0, what="draw", accept=True) == "not-allowed"
    assert await anna.refused("say", table=table, text=" \n ") == "bad-frame"
    assert await anna.refused("say", table=table, text="x" * 501) == "too-large"
    assert (await anna.watch(table))["seq"] == seq


async def test_a_fault_in_the_rules_is_told_and_breaks_no_connection(
    anna: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise AttributeError("a mistake of ours")

    table = await anna.make("chess", "me", "me")
    await anna.watch(table)
    monkeypatch.setattr(Face, "why", broken)
    assert await anna.refused("try", table=table, seat=0, steps=["e2", "e9"]) == "failed"
    await anna.play(table, 0, "e2 e4")
    assert [record.levelname for record in caplog.records if "a request failed: Try" in record.getMessage()] == [
        "ERROR"
    ]


async def test_letters_that_no_database_keeps_are_nobodys_name(anna: Browser) -> None:
    for name in ("Anna\x00", "\x00", "\U0010ffff", "\u202e"):
        signed = await anna.post("/api/me/in", {"name": name, "password": "correct horse"})
        assert signed.status_code == 401, signed.text
        made = await anna.post("/api/me/new", {"name": name, "password": "short"})
        assert made.status_code == 400, made.text
    assert (await anna.get("/api/tables/%00")).status_code == 404


async def test_a_frame_that_is_too_long_closes_the_connection(anna: Browser) -> None:
    await anna.send("x" * (MOST_FRAME + 1))
    await anna.until(lambda: anna.closed is not None)
    assert anna.closed == 1009


async def test_foreign_pages_are_kept_out(server: Running, anna: Browser) -> None:
    address = server.base.replace("http", "ws") + "/ws"
    for origin in ("http://evil.example", "null", server.base + "0", "https://127.0.0.1", ""):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, origin=origin or None, additional_headers={"cookie": anna.cookie}):
                pass
        assert refused.value.response.status_code == 403
    for origin in ("http://evil.example", "null", server.base.replace("http", "ftp")):
        for path in ("/api/tables", "/api/me", "/api/me/in", "/api/me/out"):
            response = await anna.post(path, {"game": "chess", "seats": []}, origin=origin)
            assert response.status_code == 403
            assert response.json()["code"] == "not-allowed"
    del anna.http.headers["origin"]
    assert (await anna.post("/api/me", {"name": "x"})).status_code == 403


async def test_other_peoples_names_for_this_machine_are_not_answered(anna: Browser, settings: Settings) -> None:
    """A page can make its own name point to this machine; then host and origin agree, but the name is not ours."""
    response = await anna.post("/api/me", {"name": "x"}, host="evil.example", origin="http://evil.example")
    assert response.status_code == 421
    assert (await anna.get("/api/me", host="evil.example:80")).status_code == 421
    for name in ("localhost:1234", "[::1]:80", "192.168.1.5", "games.localhost"):
        assert (await anna.get("/api/games", host=name)).status_code == 200
    async with running(replace(settings, hosts=("games.example",))) as server, server.browser() as bela:
        assert (await bela.get("/api/games", host="games.example")).status_code == 200


async def test_a_socket_without_a_cookie_is_told_to_get_one(server: Running) -> None:
    address = server.base.replace("http", "ws") + "/ws"
    for cookie in ("", "ludoteka=forged", "ludoteka="):
        async with connect(address, origin=server.base, additional_headers={"cookie": cookie}) as socket:  # type: ignore[arg-type]
            with pytest.raises(Exception, match="4401"):
                await socket.recv()
            assert socket.close_code == 4401
    async with server.browser(socket=False) as anna:
        anna.http.cookies.clear()
        assert (await anna.post("/api/tables", {"game": "chess", "seats": []})).status_code == 401


async def test_bodies_are_limited_and_checked(anna: Browser) -> None:
    response = await anna.http.post("/api/tables", content=b"x" * 70_000)
    assert response.status_code == 413

    async def endless() -> object:
        for _ in range(100):
            yield b"x" * 10_000

    with contextlib.suppress(httpx.ReadError, httpx.WriteError):  # the server may hang up while we still speak
        response = await anna.http.post("/api/tables", content=endless())  # type: ignore[arg-type]
        assert response.status_code == 413
    me, open_seat = {"kind": "me"}, {"kind": "open"}
    for body in (
        None,
        [],
        {},
        {"game": "no-such-game", "seats": [me, me]},
        {"game": "chess", "seats": [me]},
        {"game": "chess", "seats": [me] * 9},
        {"game": "chess", "seats": [me, {"kind": "computer"}]},
        {"game": "chess", "seats": [me, {"kind": "robot"}]},
        {"game": "chess", "seats": [me, me], "preset": "none-such"},
        {"game": "chess", "seats": [me, me], "options": {"x": "y"}},
        {"game": "chess", "seats": [me, me], "clock": "hourglass"},
        {"game": "chess", "seats": [me, me], "more": 1},
        {"game": "whist", "seats": [me, me, me, open_seat], "position": "actors=1"},
    ):
        response = await anna.post("/api/tables", body)
        assert response.status_code in (400, 403), (body, response.text)
        assert response.json()["code"] in ("bad-frame", "not-allowed")
    assert await anna.json("/api/me/tables") == []


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/games/none/picture.svg", "/api/variants/none", "/api/books/none"]
)
async def test_what_does_not_exist_is_said_so(anna: Browser, path: str) -> None:
    response = await anna.get(f"/api/{path}")
    assert response.status_code == 404
    assert response.json()["code"] == "not-found"


async def test_every_answer_has_the_strict_headers(anna: Browser) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/assets/none.js", "/api/games/chess/picture.svg"):
        response = await anna.get(path)
        policy = response.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "same-origin"
    anna.http.cookies.clear()
    cookie = (await anna.get("/api/me")).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_too_many_requests_are_refused(settings: Settings) -> None:
    limits = Limits(requests=Rate(10, 0.001), remarks=Rate(2, 0.001), tables=Rate(2, 0.001), sockets=2)
    async with running(replace(settings, limits=limits)) as server, server.browser() as anna:
        await anna.make("chess", "me", "me")
        table = await anna.make("chess", "me", "me")
        response = await anna.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}] * 2})
        assert response.status_code == 429
        await anna.watch(table)
        for text in ("one", "two"):
            await anna.done("say", table=table, text=text)
        assert await anna.refused("say", table=table, text="three") == "too-many"
        for _ in range(6):
            await anna.done("ping")
        assert await anna.refused("ping") == "too-many"
        first = anna.socket
        await anna.connect()
        await anna.connect()
        await anna.until(lambda: anna.closed is not None)
        assert anna.closed == 4429, "the third connection of one person"
        assert first is not None
        await first.close()


async def test_who_reads_too_slowly_is_disconnected_and_not_waited_for(settings: Settings) -> None:
    limits = Limits(requests=Rate(10_000, 10_000), waiting_frames=20)
    async with running(replace(settings, limits=limits)) as server, server.browser() as anna:
        table = await anna.make("chess", "me", "me", public=True)
        await anna.watch(table)
        async with server.browser() as slow:
            await slow.watch(table)
            connections = list(server.server.lines.of(await _id(slow)))
            assert slow.socket is not None
            slow.socket.transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(3000):
                for connection in connections:
                    connection.send(json.dumps({"frame": "said", "filler": "x" * 2000}).encode())
                if connections[0]._closing:
                    break
                await asyncio.sleep(0)
            assert connections[0]._closing == 4408
            assert len(connections[0]._waiting) <= 21
            slow.socket.transport.resume_reading()  # type: ignore[attr-defined]
        await anna.play(table, 0)


async def _id(browser: Browser) -> str:
    me: str = (await browser.json("/api/me"))["id"]
    return me


async def test_nothing_secret_is_logged(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with running(settings) as server, server.browser() as anna:
        table = await anna.make("connect-four", "me", "open")
        invitation = (await anna.watch(table))["invitation"].partition("?i=")[2]
        await anna.post("/api/me/new", {"name": "Anna", "password": "correct horse"})
        await anna.post("/api/me/in", {"name": "Anna", "password": "wrong horse!"})
        await anna.get(f"/api/tables/{table}?i={invitation}")
        token = anna.http.cookies["ludoteka"]
    secret = server.hub.tables[table].room.plan.secret.hex()
    mine = [r.getMessage() for r in caplog.records if r.name.startswith(("ludoteka", "uvicorn", "sqlalchemy"))]
    for word in (invitation, "correct horse", "wrong horse", token, secret):
        assert not any(word in message for message in mine)
