"""Guests and accounts."""

from __future__ import annotations

import pytest

from ludoteka.server.schema import accounts, people, sessions
from ludoteka.server.storage import DAY
from tests.server.browser import Browser, Running

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"


async def test_a_guest_keeps_name_and_games(server: Running, anna: Browser) -> None:
    me = await anna.json("/api/me")
    assert await anna.json("/api/me") == me
    renamed = (await anna.post("/api/me", {"name": "  Anna \u202e\n Kovács "})).json()
    assert renamed["name"] == "Anna Kovács"
    table = await anna.make("chess", "me", "me")
    view = await anna.watch(table)
    assert view["seats"][0]["name"] == "Anna Kovács"
    for name in ("", "   ", "x" * 41, "\u200b"):
        assert (await anna.post("/api/me", {"name": name})).status_code == 400
    async with server.browser() as other:
        assert (await other.json("/api/me"))["id"] != me["id"]
        assert await other.json("/api/me/tables") == []


async def test_an_account_keeps_the_guests_games_and_opens_elsewhere(server: Running, anna: Browser) -> None:
    table = await anna.make("chess", "me", "me")
    before = await anna.json("/api/me")
    old_cookie = anna.cookie
    response = await anna.post("/api/me/new", {"name": "Anna", "password": PASSWORD})
    assert response.json() == {"id": before["id"], "name": "Anna", "account": True}
    assert anna.cookie != old_cookie, "a new session"
    await anna.until(lambda: anna.closed is not None)
    assert anna.closed == 4409, "the socket of the old session ends"
    assert (await anna.json("/api/me"))["account"]
    async with server.browser() as elsewhere:
        await elsewhere.post("/api/me/in", {"name": "anna", "password": PASSWORD})
        assert (await elsewhere.json("/api/me"))["id"] == before["id"]
        assert [card["id"] for card in await elsewhere.json("/api/me/tables")] == [table]
        await elsewhere.connect()
        await elsewhere.watch(table)
        await elsewhere.play(table, 0)
        guest = (await elsewhere.post("/api/me/out")).json()
        assert not guest["account"]
        assert guest["id"] != before["id"]
        assert await elsewhere.json("/api/me/tables") == []


async def test_a_wrong_password_and_a_wrong_name_look_alike(anna: Browser) -> None:
    await anna.post("/api/me/new", {"name": "Anna", "password": PASSWORD})
    wrong = await anna.post("/api/me/in", {"name": "Anna", "password": "another horse"})
    unknown = await anna.post("/api/me/in", {"name": "Nobody", "password": "another horse"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()
    assert (await anna.json("/api/me"))["name"] == "Anna", "a failed try changes nothing"


async def test_a_name_can_be_taken_only_once(server: Running, anna: Browser) -> None:
    assert (await anna.post("/api/me/new", {"name": "Anna", "password": PASSWORD})).status_code == 200
    assert (await anna.post("/api/me/new", {"name": "Anna2", "password": PASSWORD})).status_code == 403
    async with server.browser() as other:
        for name in ("Anna", "ANNA", " anna "):
            taken = await other.post("/api/me/new", {"name": name, "password": PASSWORD})
            assert taken.status_code == 409
        assert (await other.post("/api/me/new", {"name": "Other", "password": "short"})).status_code == 400
        assert not (await other.json("/api/me"))["account"]


async def test_who_changes_the_name_signs_in_with_the_new_one(server: Running, anna: Browser, bela: Browser) -> None:
    await anna.post("/api/me/new", {"name": "Anna", "password": PASSWORD})
    await bela.post("/api/me/new", {"name": "Béla", "password": PASSWORD})
    taken = await anna.post("/api/me", {"name": "béla"})
    assert (taken.status_code, taken.json()["code"]) == (409, "taken")
    assert (await anna.json("/api/me"))["name"] == "Anna"
    assert (await anna.post("/api/me", {"name": "Anna Kovács"})).status_code == 200
    async with server.browser(socket=False) as elsewhere:
        assert (await elsewhere.post("/api/me/in", {"name": "Anna", "password": PASSWORD})).status_code == 401
        assert (await elsewhere.post("/api/me/in", {"name": "anna kovács", "password": PASSWORD})).status_code == 200


async def test_a_new_password_ends_all_other_sessions(server: Running, anna: Browser, bela: Browser) -> None:
    fresh = "another horse"
    assert (await anna.post("/api/me/password", {"password": PASSWORD, "new": fresh})).status_code == 401, "a guest"
    await anna.post("/api/me/new", {"name": "Anna", "password": PASSWORD})
    me = await anna.json("/api/me")
    await bela.post("/api/me/in", {"name": "Anna", "password": PASSWORD})
    await bela.connect()
    assert (await anna.post("/api/me/password", {"password": "not this", "new": fresh})).status_code == 401
    assert (await anna.post("/api/me/password", {"password": PASSWORD, "new": "short"})).status_code == 400
    assert (await bela.json("/api/me")) == me, "what was refused changes nothing"
    assert (await anna.post("/api/me/password", {"password": PASSWORD, "new": fresh})).json() == me
    assert (await anna.json("/api/me")) == me
    await bela.until(lambda: bela.closed is not None)
    assert bela.closed == 4409
    assert not (await bela.json("/api/me"))["account"]
    assert (await bela.post("/api/me/in", {"name": "Anna", "password": PASSWORD})).status_code == 401
    assert (await bela.post("/api/me/in", {"name": "Anna", "password": fresh})).json() == me


async def test_guessing_passwords_is_slow(anna: Browser) -> None:
    codes = [
        (await anna.post("/api/me/in", {"name": "Anna", "password": f"guess {n} guess"})).status_code for n in range(14)
    ]
    assert codes[0] == 401
    assert codes[-1] == 429


async def test_the_database_holds_no_token_and_no_password(server: Running, anna: Browser) -> None:
    await anna.post("/api/me/new", {"name": "Anna", "password": PASSWORD})
    token = anna.http.cookies["ludoteka"]
    [session] = [r for r in await server.hub.storage.all(sessions.select()) if r.person]
    assert session.token != token
    [account] = await server.hub.storage.all(accounts.select())
    assert account.password.startswith("$argon2id$")
    assert PASSWORD not in account.password


async def test_guests_who_never_sat_down_are_forgotten(server: Running, anna: Browser, bela: Browser) -> None:
    await anna.make("chess", "me", "me")
    storage, now = server.hub.storage, server.hub.now()
    await storage.forget(now)
    assert len(await storage.all(people.select())) == 2
    await storage.forget(now + 31 * DAY)
    assert [row.id for row in await storage.all(people.select())] == [(await anna.json("/api/me"))["id"]]
    await storage.forget(now + 366 * DAY)
    assert await storage.all(sessions.select()) == []
