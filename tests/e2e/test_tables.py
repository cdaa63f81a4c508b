"""Several people at a table: two browsers, a lost connection, a spectator, a table in the lobby."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from .conftest import Open, Served
from .hand import Hand
from .test_path import at_ply, begin


def invite(page: Page, guest: Page) -> None:
    """The guest follows the link and sits down."""
    link = page.get_by_label("Link of the invitation").input_value()
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    for one in (page, guest):
        expect(one.locator(".waiting")).to_have_count(0)
        expect(one.locator(".watchers")).to_have_count(0)


def test_two_browsers_play_each_other(visit: Open) -> None:
    host, guest = visit("/"), visit("/")
    begin(host, "connect-four", "friend")
    invite(host, guest)
    hands = [Hand(host, seed=3), Hand(guest, seed=4)]
    ply = 0
    while not hands[0].look().over:
        hand = hands[ply % 2]
        hand.act()
        ply += 1
        for other in hands:
            at_ply(other.page, ply)
        assert ply < 100
    expect(host.locator("[data-result]")).to_have_text(guest.locator("[data-result]").inner_text())


def test_they_talk_offer_and_decline(visit: Open) -> None:
    host, guest = visit("/"), visit("/")
    begin(host, "reversi", "friend")
    invite(host, guest)
    Hand(host).act()
    at_ply(guest, 1)
    host.get_by_role("tab", name=re.compile("Chat")).click()
    host.get_by_label("Say something").fill("Good luck.")
    host.keyboard.press("Enter")
    guest.get_by_role("tab", name=re.compile("Chat")).click()
    expect(guest.get_by_role("listitem").filter(has_text="Good luck.")).to_be_visible()
    host.get_by_role("button", name="Take back").click()
    expect(guest.get_by_text("May the last move be taken back?")).to_be_visible()
    expect(host.get_by_text("You asked to take back; waiting for")).to_be_visible()
    expect(host.get_by_role("button", name="Take back")).to_be_disabled()
    guest.get_by_role("button", name="Decline").click()
    expect(host.get_by_text("Taking back was declined.")).to_be_visible()
    host.get_by_role("button", name="Take back").click()
    guest.get_by_role("button", name="Accept").click()
    at_ply(host, 0)
    at_ply(guest, 0)
    guest.get_by_role("button", name="More").click()
    guest.get_by_role("button", name="Offer a draw").click()
    expect(host.get_by_text("A draw is offered.")).to_be_visible()
    expect(guest.get_by_text("You offered a draw; waiting for")).to_be_visible()
    host.get_by_role("button", name="Decline").click()
    expect(guest.get_by_text("The draw was declined.")).to_be_visible()
    expect(host.get_by_text("A draw is offered.")).to_have_count(0)
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(guest.locator("[data-result]")).to_be_visible()
    guest.get_by_role("button", name="Again", exact=True).click()
    expect(host.get_by_text("Your opponent would like to play again.")).to_be_visible()
    expect(guest.get_by_text("You would like to play again; waiting for")).to_be_visible()
    expect(guest.get_by_role("button", name="Again", exact=True)).to_be_disabled()
    before = host.url
    host.get_by_role("button", name="Again", exact=True).click()
    for one in (host, guest):
        one.wait_for_url(lambda url: "/t/" in url and url != before)
    at_ply(host, 0)
    following = host.url
    host.goto(before)
    expect(host.locator("[data-result]")).to_be_visible()
    host.get_by_role("link", name="To the next game").click()
    host.wait_for_url(following)


def test_a_connection_lost_in_the_middle_of_a_move_comes_back(visit: Open) -> None:
    """The frame of the move leaves, the connection breaks before the answer: it is sent again and played once."""
    page = visit("/")
    cut = {"next": False}

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def from_page(message: str | bytes) -> None:
            if cut["next"] and '"ask":"play"' in str(message):
                cut["next"] = False
                server.send(message)
                server.close()
                socket.close()
                return
            server.send(message)

        socket.on_message(from_page)

    page.route_web_socket(re.compile("/ws"), between)
    page.reload()
    hand = begin(page, "chess", "here")
    cut["next"] = True
    hand.choose("d2")
    hand.wait(hand.look()) if not hand.look().path else None
    hand.choose("d4")
    at_ply(page, 1)
    assert cut["next"] is False
    expect(page.locator(".lost")).to_have_count(0)
    now = hand.ready()
    assert now.ply == 1
    hand.choose("d7")
    hand.choose("d5")
    at_ply(page, 2)
    expect(page.locator(".move")).to_have_text(["d4", "d5"])


def test_a_line_that_died_in_the_sleep_of_a_phone_is_noticed_when_it_wakes(visit: Open) -> None:
    """Neither side was told: what is sent goes nowhere, until the page asks whether anybody is there."""
    page = visit("/")
    dead: set[int] = set()
    lines: list[Any] = []

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        number = len(lines)
        lines.append(socket)
        socket.on_message(lambda message: None if number in dead else server.send(message))
        server.on_message(lambda message: None if number in dead else socket.send(message))

    page.route_web_socket(re.compile("/ws"), between)
    page.reload()
    hand = begin(page, "chess", "here")
    hand.ready()
    dead.update(range(len(lines)))
    hand.choose("d2")
    hand.wait(hand.look()) if not hand.look().path else None
    hand.choose("d4")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("[data-table][data-ply='1']")).to_be_visible(timeout=9000)
    expect(page.locator(".lost")).to_have_count(0)


def test_the_server_may_be_started_again_in_the_middle_of_a_game(visit: Open, served: Served) -> None:
    page = visit("/")
    hand = begin(page, "reversi", "here")
    hand.act()
    at_ply(page, 1)
    served.stop()
    expect(page.locator(".lost")).to_be_visible()
    served.start()
    expect(page.locator(".lost")).to_have_count(0, timeout=60_000)
    hand.act()
    at_ply(page, 2)


class Frames:
    """Every frame that a page is sent."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.texts.append(str(data)))

    def items(self) -> list[dict[str, Any]]:
        """All things in all scenes, on the board and beside it."""
        found = []
        for text in self.texts:
            frame = json.loads(text)
            scene = frame.get("view", frame).get("scene", {})
            found += scene.get("items", [])
            found += [{**item, "tray": tray["name"]} for tray in scene.get("trays", []) for item in tray["items"]]
        return found


def table_of(page: Page) -> str:
    return page.locator("[data-table]").get_attribute("data-table") or ""


def test_a_spectator_of_whist_is_sent_no_hand(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "whist", "lobby")
    computers = page.get_by_role("button", name="Computer")
    for left in (2, 1, 0):
        computers.first.click()
        expect(computers).to_have_count(left)
    expect(page.locator(".waiting")).to_have_count(0)
    spectator = visit("/lobby")
    frames = Frames(spectator)
    spectator.goto(f"/t/{table_of(page)}")
    spectator.wait_for_selector("[data-table]")
    hand.act()
    hand.ready()
    spectator.wait_for_timeout(500)
    assert frames.texts
    hands = [item for item in frames.items() if item.get("tray") == "hand"]
    assert hands
    known = {item["glyph"] for item in hands if not item.get("hidden")}
    # The dealer's last card, the trump, is open to all.
    shown = {item["glyph"] for item in frames.items() if item.get("tray") == "trump"}
    assert known <= shown, f"a spectator was sent cards in hands: {sorted(known - shown)}"
    for text in frames.texts:
        assert json.loads(text).get("view", {}).get("moves", []) == []


def told_by_moves(frames: Frames) -> set[str]:
    """Cells where a piece of stratego came to stand whose rank the rules tell: after an attack or a run."""
    cells: set[str] = set()
    for text in frames.texts:
        for one in json.loads(text).get("view", {}).get("played", []):
            move = re.fullmatch(r"([a-j])(\d+)([-x])([a-j])(\d+)", one["text"])
            if move is None:
                continue
            column, row, sign, to_column, to_row = move.groups()
            run = abs(ord(column) - ord(to_column)) + abs(int(row) - int(to_row)) > 1
            if sign == "x" or run or column + row in cells:
                cells.add(to_column + to_row)
    return cells


def test_a_spectator_of_stratego_is_sent_no_rank(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "stratego", "lobby")
    page.get_by_role("button", name="Computer").first.click()
    expect(page.locator(".waiting")).to_have_count(0)
    spectator = visit("/lobby")
    frames = Frames(spectator)
    spectator.goto(f"/t/{table_of(page)}")
    spectator.wait_for_selector("[data-table]")
    page.locator("[data-arrange=chance]").click()
    page.locator("[data-step='do:ready']").click()
    while hand.look().ply < 84:
        hand.act()
        hand.ready()
    spectator.wait_for_timeout(500)
    pieces = [item for item in frames.items() if item.get("cell")]
    assert pieces
    known = {item["cell"] for item in pieces if not item.get("hidden")}
    assert known <= told_by_moves(frames), "a rank was sent that no attack and no run has told"
    assert not any(item.get("hidden") and item.get("label") for item in pieces)
    ranks = {"marshal", "general", "colonel", "major", "captain", "lieutenant", "sergeant", "sapper", "scout", "spy"}
    for text in frames.texts:
        played = json.loads(text).get("view", {}).get("played", [])
        assert not ranks & set(re.findall("[a-z]+", " ".join(one["text"] for one in played)))


def test_an_open_table_is_found_in_the_lobby(visit: Open) -> None:
    host, guest = visit("/"), visit("/lobby")
    begin(host, "hex", "lobby")
    id = table_of(host)
    guest.locator(f"a[href='/t/{id}']").click()
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".waiting")).to_have_count(0)
    expect(guest.locator("[data-table]")).to_be_visible()


def test_whoever_is_invited_is_told_to_what_and_says_his_name(visit: Open) -> None:
    host, guest = visit("/"), visit("/")
    host.wait_for_selector(".shelf .tile")
    host.locator("a[data-game='shogi']").last.click()
    host.wait_for_selector("[data-begin]:enabled")
    host.locator("[name=way][value=friend]").check(force=True)
    host.get_by_text("More choices").click()
    host.get_by_label("Clock").select_option("byoyomi 600+3x30")
    host.click("[data-begin]")
    guest.goto(host.get_by_label("Link of the invitation").input_value())
    waiting = guest.locator(".waiting")
    expect(waiting.get_by_role("heading")).to_have_text(re.compile(r"^Guest \d+ invites you to Shogi$"))
    expect(waiting).to_contain_text("10 min, then 3 × 30 s")
    expect(waiting.get_by_role("link", name="Rules of Shogi")).to_be_visible()
    guest.get_by_label("Your name at the table").fill("Anna")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("section.seat .name").first).to_have_text("Anna")
    # The main time, and the periods that follow it.
    expect(guest.get_by_role("timer").first).to_have_text(re.compile(r"^(10:00|9:5\d)×3$"))
    expect(host).to_have_title("It is your turn · Shogi · Ludoteka")
    expect(guest).to_have_title("Shogi · Ludoteka")


def test_others_are_let_look_on_and_who_looks_back_returns(visit: Open) -> None:
    host, guest, third = visit("/"), visit("/"), visit("/")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(host, "connect-four", "friend")
    invite(host, guest)
    Hand(host).act()
    Hand(guest).act()
    at_ply(host, 2)
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Let others look on").click()
    expect(host.locator(".status")).to_contain_text("The link is copied")
    third.goto(host.evaluate("navigator.clipboard.readText()"))
    at_ply(third, 2)
    expect(host.locator(".watchers")).to_have_text("one watches")
    third.locator("body").press("ArrowLeft")
    expect(third.locator(".status")).to_contain_text("Position 1 of 2")
    third.get_by_role("button", name="Back to the game").click()
    expect(third.locator(".status")).to_contain_text("to move")


def test_my_games_tell_against_whom_and_how_it_ended(visit: Open) -> None:
    host, guest = visit("/"), visit("/")
    begin(host, "connect-four", "friend")
    invite(host, guest)
    name = guest.locator("section.seat.near .name").inner_text()
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(host.locator("[data-result]")).to_be_visible()
    for page, outcome in ((host, "lost"), (guest, "won")):
        page.goto("/me")
        expect(page.locator("[data-outcome]")).to_have_text(outcome)
    expect(host.locator("main")).to_contain_text(f"Against {name}")


def test_with_more_than_two_the_list_of_moves_shows_whose_they_are(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "whist", "watch")
    expect(page.locator("[data-by]").nth(1)).to_be_visible()
    assert hand.look().ply > 0
    # All sides are the computer's: nobody is awaited here.
    expect(page).to_have_title("Whist · Ludoteka")


NOTHING_THERE = "There is nothing at this address."


def test_where_there_is_no_table_for_one_the_page_says_so(visit: Open) -> None:
    host, stranger = visit("/"), visit("/t/nope")
    expect(stranger.get_by_role("alert")).to_contain_text(NOTHING_THERE)
    begin(host, "hex", "friend")
    stranger.goto(f"/t/{table_of(host)}")
    expect(stranger.get_by_role("alert")).to_contain_text(NOTHING_THERE)


def test_a_table_that_everybody_left_is_closed(visit: Open) -> None:
    host, other = visit("/"), visit("/")
    begin(host, "hex", "lobby")
    table = host.url
    other.goto(table)
    expect(host.locator(".watchers")).to_have_text("one watches")
    expect(other.locator(".watchers")).to_have_text("one watches")
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Leave the table").click()
    host.wait_for_url(re.compile("/g/hex$"))
    expect(other.get_by_role("alert")).to_contain_text(NOTHING_THERE)
    host.goto(table)
    expect(host.get_by_role("alert")).to_contain_text(NOTHING_THERE)


def test_who_agrees_with_himself_on_a_draw_is_asked_first(visit: Open) -> None:
    page = visit("/")
    begin(page, "reversi", "here")
    for answer in ("Play on", "Agree on a draw"):
        expect(page.locator("[data-result]")).to_have_count(0)
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Offer a draw").click()
        page.get_by_role("dialog").get_by_role("button", name=answer).click()
    expect(page.locator("[data-result]")).to_be_visible()


def test_one_device_goes_from_hand_to_hand_without_showing_secrets(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "whist", "here")
    first = hand.ready()
    hand.choose(first.steps[0])
    expect(page.locator("[data-uncover]")).to_be_visible()
    assert not hand.look().steps
    assert page.locator("[data-step^='card:']").count() == 0
    page.reload()
    expect(page.locator("[data-uncover]")).to_be_visible()
    assert page.locator("[data-step^='card:']").count() == 0
    page.click("[data-uncover]")
    assert hand.ready().steps
    page.reload()
    page.wait_for_selector("[data-step^='card:'][data-can]")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-uncover]")).to_be_visible()


def test_secrets_are_covered_though_the_list_of_games_is_slow(visit: Open) -> None:
    page = visit("/")
    begin(page, "whist")
    page.add_init_script(
        """const ask = window.fetch;
        window.fetch = (what, ...how) =>
          String(what).startsWith('/api/games?') ? new Promise(() => (window.held = true)) : ask(what, ...how);"""
    )
    page.reload()
    page.wait_for_selector("[data-table]")
    hand = Hand(page)
    hand.choose(hand.ready().steps[0])
    expect(page.locator("[data-uncover]")).to_be_visible()
    assert page.evaluate("window.held")


@pytest.mark.parametrize("game", ["connect-four"])
def test_two_computers_can_be_watched(visit: Open, game: str) -> None:
    page = visit("/")
    begin(page, game, "watch")
    expect(page.locator("[data-over]")).to_be_attached(timeout=120_000)
    expect(page.locator("[data-result]")).to_be_visible()


def four(visit: Open, game: str, preset: str = "") -> tuple[Page, Page]:
    """Two people and two computers at a table."""
    host, guest = visit("/"), visit("/")
    begin(host, game, "friend", preset)
    for left in (2, 1):
        host.get_by_role("button", name="Computer").first.click()
        expect(host.get_by_role("button", name="Computer")).to_have_count(left)
    invite(host, guest)
    return host, guest


def test_with_more_than_two_sides_a_computer_goes_on_for_who_leaves_and_he_may_come_back(visit: Open) -> None:
    host, guest = four(visit, "president")
    guest.get_by_role("button", name="More").click()
    expect(guest.get_by_role("button", name="Resign")).to_have_count(0)
    guest.locator("[data-leave]").click()
    guest.get_by_role("dialog").get_by_role("button", name="Let the computer play for me").click()
    expect(guest.get_by_text("in your place")).to_be_visible()
    expect(host.locator(".seat").filter(has_text="Guest")).to_have_count(1)
    guest.reload()
    guest.locator("[data-back-to]").click()
    expect(guest.get_by_text("in your place")).to_have_count(0)
    expect(host.locator(".seat").filter(has_text="Guest")).to_have_count(2)
    guest.get_by_role("button", name="More").click()
    expect(guest.locator("[data-leave]")).to_be_visible()


def test_partners_may_resign_and_read_that_the_other_side_wins(visit: Open) -> None:
    host, guest = four(visit, "whist", "partnership")
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Resign").click()
    expect(host.get_by_role("dialog")).to_contain_text("The other side wins.")
    host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(guest.locator("[data-result]")).to_be_visible()


def test_a_table_whose_board_could_not_be_fetched_appears_when_it_can_be(visit: Open) -> None:
    host, page = visit("/"), visit("/settings")
    begin(host, "reversi", "friend")
    failing = {"left": 2}

    def fail(route: Any) -> None:
        failing["left"] -= 1
        if failing["left"] >= 0:
            route.abort()
        else:
            route.continue_()

    page.context.route(re.compile("/api/variants/"), fail)
    page.goto(host.get_by_label("Link of the invitation").input_value())
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def refuse(page: Page, ask: str, code: str, times: int = 99) -> list[str]:
    """From the next connection on, requests of this sort are refused so many times; which, is known afterwards."""
    refused: list[str] = []

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def from_page(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["ask"] == ask and len(refused) < times:
                refused.append(asked["id"])
                socket.send(json.dumps({"frame": "refused", "id": asked["id"], "code": code, "text": ""}))
            else:
                server.send(message)

        socket.on_message(from_page)

    page.route_web_socket(re.compile("/ws"), between)
    return refused


def test_a_table_that_cannot_be_read_for_a_moment_is_not_gone(visit: Open) -> None:
    """A server whose database does not answer refuses to show the table: that passes."""
    page = visit("/")
    begin(page, "reversi", "here")
    refused = refuse(page, "watch", "failed", 2)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Nothing of your game is lost")
    expect(page.locator("g.cell").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(refused) == 2


def test_who_plays_by_keyboard_and_ear_hears_remarks_and_stays_at_the_board(visit: Open) -> None:
    host, guest = visit("/"), visit("/")
    begin(host, "reversi", "friend")
    invite(host, guest)
    host.locator("g.cell[tabindex='0']").focus()
    guest.get_by_role("tab", name=re.compile("Chat")).click()
    guest.get_by_label("Say something").fill("Good luck.")
    guest.keyboard.press("Enter")
    expect(host.locator("[data-remark]")).to_have_text(re.compile("Good luck.$"))
    expect(guest.locator("[data-remark]")).to_be_empty()
    guest.get_by_role("button", name="More").click()
    guest.get_by_role("button", name="Offer a draw").click()
    expect(host.get_by_text("A draw is offered.")).to_be_visible()
    expect(host.locator("g.cell:focus"), "an offer takes the focus from nobody").to_have_count(1)
    host.get_by_role("button", name="Decline").focus()
    host.keyboard.press("Enter")
    expect(host.get_by_text("A draw is offered.")).to_have_count(0)
    expect(guest.get_by_text("The draw was declined.")).to_be_visible()
    expect(host.locator("g.cell:focus"), "who has answered goes on at the board").to_have_count(1)
    host.reload()
    expect(host.locator("g.cell").first).to_be_visible()
    expect(host.locator("[data-remark]")).to_be_empty()


def test_a_remark_that_came_too_fast_is_not_lost(visit: Open) -> None:
    page, guest = visit("/"), visit("/")
    begin(page, "reversi", "friend")
    invite(page, guest)
    refuse(page, "say", "too-many")
    page.reload()
    page.get_by_role("tab", name=re.compile("Chat")).click()
    page.get_by_label("Say something").fill("Wait for me.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("a little fast")
    expect(page.get_by_label("Say something")).to_have_value("Wait for me.")
