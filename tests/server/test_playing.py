"""Tables: making them, sitting down, playing, leaving, agreeing."""

from __future__ import annotations

import pytest

from ludoteka.server import lists
from ludoteka.server.settings import Settings
from tests.server.browser import Browser, Running, running

pytestmark = pytest.mark.anyio


async def pair(anna: Browser, bela: Browser, game: str = "connect-four", **more: object) -> str:
    """A table at which Anna has the first seat and Béla, invited, the second."""
    table = await anna.make(game, "me", "open", **more)
    view = await anna.watch(table)
    await bela.watch(table, invitation=view["invitation"].partition("?i=")[2])
    answer = await bela.done("sit", table=table, seat=1)
    await anna.reaches(table, answer["seq"])
    await bela.reaches(table, answer["seq"])
    return table


async def test_a_newcomer_goes_from_the_library_to_a_game(server: Running) -> None:
    async with server.browser(language="hu") as anna:
        me = await anna.json("/api/me")
        assert me["account"] is False
        games = await anna.json("/api/games?language=hu")
        four = next(game for game in games if game["id"] == "connect-four")
        assert four["summary"]
        assert [p["players"] for p in four["presets"]][:1] == [2]
        table = await anna.make("connect-four", "me", "me")
        view = await anna.watch(table)
        card = await anna.json(f"/api/variants/{view['variant']}?language=hu")
        assert [side["name"] for side in card["sides"]] != ["Red", "Yellow"]
        assert view["actors"] == [0]
        assert len(view["moves"]) == 7
        assert [seat["mine"] for seat in view["seats"]] == [True, True]
        while view["result"] is None:
            view = await anna.play(table, view["actors"][0])
        assert view["moves"] == []
        assert view["result"]["sentence"].endswith(".")
        [card] = await anna.json("/api/me/tables?language=hu")
        assert card["id"] == table
        assert card["over"]
        assert card["result"] == view["result"]["sentence"]
        assert card["winners"] == view["result"]["winners"]


async def test_two_browsers_play_each_other(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    assert anna.views[table]["moves"]
    assert bela.views[table]["moves"] == [], "only who may act is told what he may do"
    after = await anna.play(table, 0)
    assert after["ply"] == 1
    assert after["played"][0]["player"] == 0
    seen = await bela.reaches(table, after["seq"])
    assert seen["scene"] == after["scene"]
    assert seen["marks"]["path"], "what happened is marked"
    assert seen["moves"]
    assert seen["played_from"] == 0
    after = await bela.play(table, 1)
    assert after["played_from"] == 1


async def test_a_free_seat_waits_and_the_game_begins_when_it_is_taken(anna: Browser, bela: Browser) -> None:
    table = await anna.make("connect-four", "me", "open", public=True)
    view = await anna.watch(table)
    assert view["waiting"]
    assert view["moves"] == []
    assert await anna.refused("play", table=table, seat=0, steps=["a1"], seq=view["seq"]) == "not-allowed"
    [card] = await bela.json("/api/tables")
    assert card["id"] == table
    assert card["waiting"]
    await bela.watch(table)
    assert await bela.refused("sit", table=table, seat=0) == "taken"
    await bela.done("sit", table=table, seat=1)
    assert not bela.views[table]["waiting"]
    [card] = await anna.json("/api/tables")
    assert not card["waiting"]
    assert card["mine"]


async def test_in_the_lobby_who_waits_comes_before_games_that_go_on(
    anna: Browser, bela: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "PAGE", 2)
    deserted = await anna.make("connect-four", "me", "open", public=True)
    waiting = await bela.make("connect-four", "me", "open", public=True)
    await bela.watch(waiting)
    newer = await anna.make("connect-four", "me", "open", public=True)
    played = [await anna.make("connect-four", "me", "me", public=True) for _ in range(3)]
    await anna.watch(played[0])
    await anna.play(played[0], 0)
    cards = await bela.json("/api/tables")
    assert [card["id"] for card in cards[:2]] == [waiting, newer], "who is there comes first"
    assert deserted not in [card["id"] for card in cards], "a page has so many"
    assert all(not card["waiting"] for card in cards[2:])
    assert {card["id"] for card in cards[2:]} < set(played)
    assert len(cards) == 4


async def test_a_private_table_is_for_those_who_are_invited(anna: Browser, bela: Browser) -> None:
    table = await anna.make("connect-four", "me", "open")
    assert await bela.json("/api/tables") == []
    assert await bela.refused("watch", table=table) == "not-found"
    assert await bela.refused("watch", table=table, invitation="x" * 16) == "not-found"
    assert (await bela.get(f"/api/tables/{table}")).status_code == 404
    view = await anna.watch(table)
    invited = view["invitation"].partition("?i=")[2]
    view = await bela.watch(table, invitation=invited)
    assert view["invitation"] == "", "spectators do not invite"
    assert (await bela.get(f"/api/tables/{table}?i={invited}")).status_code == 200


async def test_a_repeated_request_is_answered_again_and_not_done_twice(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    view = anna.views[table]
    move = {"id": "once", "table": table, "seat": 0, "steps": view["moves"][3]["steps"], "seq": view["seq"]}
    first = await anna.done("play", **move)
    assert await anna.done("play", **move) == first
    assert anna.views[table]["ply"] == 1
    said = await anna.done("say", id="hello", table=table, text="Good luck")
    assert await anna.done("say", id="hello", table=table, text="Good luck") == said
    assert sum(frame["frame"] == "said" for frame in bela.frames) <= 1


async def test_a_resend_after_the_server_was_started_again_is_not_played_twice(settings: Settings) -> None:
    async with running(settings) as server, server.browser() as anna:
        table = await anna.make("connect-four", "me", "me")
        view = await anna.watch(table)
        steps = view["moves"][3]["steps"]
        before = await anna.done("play", id="once", table=table, seat=0, steps=steps, seq=view["seq"])
        cookies = anna.http.cookies
    async with running(settings) as server:
        anna = Browser(server.base)
        anna.http.cookies = cookies
        await anna.connect()
        view = await anna.watch(table, since=0)
        assert view["ply"] == 1
        again = await anna.done("play", id="once", table=table, seat=0, steps=steps, seq=view["seq"])
        assert again == before
        assert anna.views[table]["ply"] == 1
        view = await anna.play(table, 1)
        assert view["ply"] == 2
        await anna.disconnect()
        await anna.http.aclose()


async def test_a_lost_connection_resumes_with_what_was_missed(server: Running, anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    await anna.play(table, 0)
    await bela.reaches(table, anna.views[table]["seq"])
    view = await bela.play(table, 1)
    last = view["seq"]
    await bela.disconnect()
    await anna.until(lambda: any(f["frame"] == "presence" and f["online"] == [True, False] for f in anna.frames))
    await anna.reaches(table, last)
    await anna.play(table, 0)
    await anna.done("say", table=table, text="Where are you?")
    await bela.connect()
    view = await bela.watch(table, since=last)
    assert view["played_from"] == 2, "only what was missed is sent"
    assert len(view["line"]) == 3
    remark = next(frame for frame in bela.frames if frame["frame"] == "said")
    assert remark["text"] == "Where are you?"
    assert remark["seat"] == 0
    await bela.play(table, 1)


async def test_a_move_chosen_in_another_position_is_stale(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    old = anna.views[table]["seq"]
    move = anna.views[table]["moves"][0]["steps"]
    await anna.play(table, 0)
    assert await anna.refused("play", table=table, seat=0, steps=move, seq=old) == "stale"
    assert await anna.refused("play", table=table, seat=0, steps=move, seq=999) == "stale"
    now = anna.views[table]["seq"]
    assert await anna.refused("play", table=table, seat=0, steps=move, seq=now) == "not-your-turn"
    await bela.reaches(table, now)
    await anna.done("say", table=table, text="A remark is no move")
    answer = await bela.done("play", table=table, seat=1, steps=bela.views[table]["moves"][0]["steps"], seq=now)
    assert answer["seq"] == now + 2, "a remark in between does not make the choice stale"


async def test_nobody_plays_anothers_seat(anna: Browser, bela: Browser, spectator: Browser) -> None:
    table = await pair(anna, bela, public=True)
    await spectator.watch(table)
    seq = anna.views[table]["seq"]
    move = anna.views[table]["moves"][0]["steps"]
    for browser in (bela, spectator):
        assert await browser.refused("play", table=table, seat=0, steps=move, seq=seq) == "not-seated"
        assert await browser.refused("try", table=table, seat=0, steps=move) == "not-seated"
        assert await browser.refused("offer", table=table, seat=0, what="resign") == "not-seated"
        assert await browser.refused("stand", table=table, seat=0) == "not-seated"
    for seat in (-1, 2, 99):
        assert await bela.refused("play", table=table, seat=seat, steps=move, seq=seq) == "bad-frame"
    assert (await spectator.watch(table))["seq"] == seq, "nothing has changed"


async def test_an_illegal_try_is_answered_with_the_reason(server: Running) -> None:
    async with server.browser(language="hu") as anna:
        table = await anna.make("chess", "me", "me")
        view = await anna.watch(table)
        answer = await anna.ask("play", table=table, seat=0, steps=["e2", "e5"], seq=view["seq"])
        assert answer["code"] == "illegal"
        why = await anna.done("try", table=table, seat=0, steps=["e2", "e5"], language="hu")
        assert answer["text"] == why["text"] != ""
        english = await anna.done("try", table=table, seat=0, steps=["e2", "e5"])
        assert english["text"] != why["text"]
        fine = await anna.done("try", table=table, seat=0, steps=["e2"])
        assert fine["text"] == ""


async def test_takeback_needs_the_others_consent(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    await anna.play(table, 0)
    await anna.done("offer", table=table, seat=0, what="takeback")
    view = await bela.reaches(table, anna.views[table]["seq"])
    assert view["takeback_asked"] == 0
    assert await anna.refused("answer", table=table, seat=0, what="takeback", accept=True) == "not-allowed"
    await bela.done("answer", table=table, seat=1, what="takeback", accept=False)
    assert bela.views[table]["ply"] == 1
    await anna.done("offer", table=table, seat=0, what="takeback")
    answer = await bela.done("answer", table=table, seat=1, what="takeback", accept=True)
    for browser in (anna, bela):
        view = await browser.reaches(table, answer["seq"])
        assert view["ply"] == 0
        assert view["line"] == []
        assert view["actors"] == [0]


async def test_a_draw_is_agreed(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    await anna.done("offer", table=table, seat=0, what="draw")
    view = await bela.reaches(table, anna.views[table]["seq"])
    assert view["draw_offer"] == 0
    await bela.done("answer", table=table, seat=1, what="draw", accept=True)
    assert bela.views[table]["result"]["winners"] == []
    assert bela.views[table]["result"]["reason"] == "agreed"
    assert await anna.refused("offer", table=table, seat=0, what="draw") == "over"


async def test_resigning_and_a_rematch_with_exchanged_seats(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    assert await anna.refused("offer", table=table, seat=0, what="rematch") == "not-allowed"
    await anna.done("offer", table=table, seat=0, what="resign")
    view = await bela.reaches(table, anna.views[table]["seq"])
    assert view["result"]["winners"] == [1]
    await anna.done("offer", table=table, seat=0, what="rematch")
    view = await bela.reaches(table, anna.views[table]["seq"])
    assert view["rematch"] == [0]
    assert view["next"] == ""
    await bela.done("offer", table=table, seat=1, what="rematch")
    following = bela.views[table]["next"]
    assert following
    view = await bela.watch(following)
    assert [seat["mine"] for seat in view["seats"]] == [True, False]
    assert view["actors"] == [0]
    assert (await anna.watch(following))["seats"][1]["mine"]


async def test_leaving_before_the_game_frees_the_seat(anna: Browser, bela: Browser) -> None:
    table = await anna.make("whist", "me", "open", "open", "computer:1", public=True)
    await anna.watch(table)
    await bela.watch(table)
    await bela.done("sit", table=table, seat=1)
    await bela.done("stand", table=table, seat=1)
    assert bela.views[table]["seats"][1]["name"] == ""
    assert not anna.views[table]["closed"]
    answer = await anna.done("stand", table=table, seat=0)
    assert await bela.json("/api/tables") == [], "a table that everybody left is closed"
    assert (await bela.reaches(table, answer["seq"]))["closed"]
    assert (await anna.watch(table))["closed"]


async def test_leaving_a_game_of_two_forfeits_it(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    await bela.done("stand", table=table, seat=1)
    view = await anna.reaches(table, bela.views[table]["seq"])
    assert view["result"]["reason"] == "forfeit"
    assert view["result"]["winners"] == [0]


async def test_a_computer_takes_over_on_request_and_gives_the_seat_back(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    await anna.play(table, 0)
    await bela.done("stand", table=table, seat=1, level=1)
    assert bela.views[table]["seats"][1]["level"] == 1
    assert not bela.views[table]["seats"][1]["mine"]
    await anna.until(lambda: anna.views[table]["ply"] >= 2)
    assert anna.views[table]["actors"] == [0], "the computer has moved"
    assert anna.views[table]["kept"] == []
    assert bela.views[table]["kept"] == [1], "he is told that he may come back, also with what happens later"
    assert (await bela.watch(table))["kept"] == [1]
    await bela.done("sit", table=table, seat=1)
    assert bela.views[table]["seats"][1]["mine"]
    assert bela.views[table]["kept"] == []


async def test_whoever_sits_at_the_table_may_seat_a_computer(anna: Browser, bela: Browser) -> None:
    table = await anna.make("connect-four", "me", "open", public=True)
    await anna.watch(table)
    await bela.watch(table)
    assert await bela.refused("sit", table=table, seat=1, level=1) == "not-seated"
    await anna.done("sit", table=table, seat=1, level=2)
    assert anna.views[table]["seats"][1]["level"] == 2
    assert not anna.views[table]["waiting"]


async def test_a_game_against_the_computer_with_hint_takeback_and_judgement(anna: Browser) -> None:
    table = await anna.make("connect-four", "me", "computer:1")
    view = await anna.watch(table)
    assert await anna.refused("judge", table=table, ply=0) == "not-allowed"
    hint = await anna.done("hint", table=table, seat=0)
    assert hint["steps"] in [move["steps"] for move in view["moves"]]
    await anna.play(table, 0, " ".join(hint["steps"]))
    await anna.until(lambda: anna.views[table]["ply"] == 2)
    await anna.done("offer", table=table, seat=0, what="takeback")
    assert anna.views[table]["ply"] == 0, "computers do not mind"
    await anna.play(table, 0)
    await anna.until(lambda: anna.views[table]["ply"] == 2)
    await anna.done("offer", table=table, seat=0, what="draw")
    assert anna.views[table]["result"] is None, "computers play on"
    await anna.done("offer", table=table, seat=0, what="resign")
    judged = await anna.ask("judge", table=table, ply=0)
    assert judged["frame"] == "judged"
    assert judged["seat"] == 0
    assert -1 <= judged["value"] <= 1
    assert judged["steps"] in [move["steps"] for move in view["moves"]]


async def test_who_plays_all_seats_takes_back_move_by_move(anna: Browser) -> None:
    table = await anna.make("connect-four", "me", "me")
    await anna.watch(table)
    await anna.play(table, 0)
    await anna.play(table, 1)
    for left in (1, 0):
        await anna.done("offer", table=table, seat=left, what="takeback")
        assert anna.views[table]["ply"] == left
    assert await anna.refused("offer", table=table, seat=0, what="takeback") == "not-allowed"


async def test_a_whole_game_is_judged_though_hints_are_few(anna: Browser) -> None:
    table = await anna.make("connect-four", "me", "me")
    await anna.watch(table)
    await anna.play(table, 0)
    await anna.done("offer", table=table, seat=0, what="resign")
    asked = [await anna.ask("judge", table=table, ply=1) for _ in range(60)]
    assert {answer["frame"] for answer in asked} == {"judged"}
    hints = [await anna.refused("hint", table=table, seat=0) for _ in range(7)]
    assert hints == ["not-your-turn"] * 6 + ["too-many"]


async def test_only_people_without_a_seat_count_as_watching(anna: Browser, bela: Browser, spectator: Browser) -> None:
    def watchers(browser: Browser) -> int:
        told: list[int] = [frame["watchers"] for frame in browser.frames if frame["frame"] == "presence"]
        return told[-1] if told else -1

    table = await anna.make("connect-four", "me", "open", public=True)
    await anna.watch(table)
    assert watchers(anna) == 0
    await bela.watch(table)
    assert watchers(bela) == 1, "who comes is told too"
    await bela.done("sit", table=table, seat=1)
    assert watchers(bela) == 0
    await spectator.watch(table)
    assert watchers(spectator) == 1
    await anna.until(lambda: watchers(anna) == 1)


async def test_hints_are_refused_while_playing_with_others(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    assert await anna.refused("hint", table=table, seat=0) == "not-allowed"


async def test_two_computers_play_while_somebody_watches(anna: Browser) -> None:
    table = await anna.make("connect-four", "computer:1", "computer:1")
    await anna.watch(table)
    await anna.until(lambda: anna.views[table]["result"] is not None)


async def test_an_unfinished_turn_is_taken_back_without_asking(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela, "backgammon")
    seat = anna.views[table]["actors"][0]
    mover, other = (anna, bela) if seat == 0 else (bela, anna)
    while mover.views[table]["actors"] == [seat]:
        view = await mover.play(table, seat)
        if view["may_undo"]:
            break
    else:
        pytest.fail("no turn of several actions")
    ply = view["ply"]
    assert await other.refused("offer", table=table, seat=1 - seat, what="undo") == "not-allowed"
    await mover.done("offer", table=table, seat=seat, what="undo")
    assert mover.views[table]["ply"] == ply - 1


async def test_looking_at_earlier_positions(anna: Browser, bela: Browser) -> None:
    table = await pair(anna, bela)
    start = anna.views[table]["scene"]
    await anna.play(table, 0)
    seen = await bela.ask("look", table=table, ply=0)
    assert seen["scene"] == start
    seen = await bela.ask("look", table=table, ply=1)
    assert seen["scene"] == anna.views[table]["scene"]
    assert await bela.refused("look", table=table, ply=2) == "bad-frame"
    assert await bela.refused("look", table=table, ply=-1) == "bad-frame"


async def test_a_table_may_begin_at_a_position(anna: Browser) -> None:
    fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
    table = await anna.make("chess", "me", "me", position=fen)
    view = await anna.watch(table)
    assert {"as:Q", "as:N"} <= set(view["choices"])
    assert view["choices"]["as:Q"]["glyph"] == "queen"
    after = await anna.play(table, 0, "a7 a8 as:N")
    assert after["line"][0]["text"].startswith("a8=N")
    response = await anna.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}] * 2, "position": "nonsense"})
    assert response.status_code == 400


async def test_a_table_leaves_the_memory_and_comes_back(server: Running, anna: Browser) -> None:
    table = await anna.make("backgammon", "me", "me")
    await anna.watch(table)
    for _ in range(6):
        await anna.play(table, anna.views[table]["actors"][0])
    view = anna.views[table]
    await anna.done("unwatch", table=table)
    del server.hub.tables[table]
    again = await anna.watch(table)
    for name in ("seq", "scene", "line", "moves", "actors", "commitment", "result"):
        assert again[name] == view[name], name
    await anna.play(table, again["actors"][0])
