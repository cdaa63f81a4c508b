"""A newcomer's path: from the shelf over the game's page to a finished game, by mouse, by touch and by keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .hand import Hand

SHORT = ("hex", "reversi", "connect-four")
WAYS = ("mouse", "touch", "keyboard")


def begin(page: Page, game: str, way: str = "here", preset: str = "") -> Hand:
    """From the shelf to the table, as somebody who has never been here."""
    page.wait_for_selector(".shelf .tile")
    page.locator(f"a[data-game='{game}']").last.click()
    page.wait_for_url(re.compile(f"/g/{game}$"))
    page.wait_for_selector("[data-begin]:enabled")
    if preset and page.locator("[data-preset]").count():
        page.select_option("[data-preset]", preset)
    if page.locator("[name=way]").count():
        page.locator(f"[name=way][value={way}]").check(force=True)
    page.wait_for_selector("[data-begin]:enabled")
    page.click("[data-begin]")
    page.wait_for_selector("[data-table]")
    return Hand(page)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", SHORT)
def test_a_newcomer_plays_a_game_to_its_end(visit: Open, game: str, way: str) -> None:
    page = visit("/", phone=way == "touch")
    hand = begin(page, game, preset={"hex": "small"}.get(game, ""))
    hand.way = way
    end = hand.play_out(2000)
    assert end.over
    result = page.locator("[data-result]") if way != "touch" else page.locator(".status")
    expect(result.first).not_to_be_empty()
    if way == "touch":
        page.get_by_role("button", name="Result").click()
        expect(page.get_by_role("dialog").locator("[data-result]")).not_to_be_empty()


def test_the_shelf_is_reached_and_used_by_keyboard_alone(visit: Open) -> None:
    page = visit("/")
    page.wait_for_selector(".shelf .tile")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.get_by_role("searchbox").focus()
    page.keyboard.type("malom")
    expect(page.locator("a[data-game='nine-mens-morris']")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.game") == "nine-mens-morris":
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/g/nine-mens-morris"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_search_knows_the_names_of_all_languages(visit: Open) -> None:
    page = visit("/")
    page.wait_for_selector(".shelf .tile")
    for words, game in (("sakk", "chess"), ("将棋", "shogi"), ("DÁMA", "english-draughts"), ("tavla", "backgammon")):
        page.get_by_role("searchbox").fill(words)
        expect(page.locator(f"a[data-game='{game}']").first).to_be_visible()


def test_a_search_that_finds_nothing_offers_other_games_and_the_way_back(visit: Open) -> None:
    page = visit("/")
    page.wait_for_selector(".shelf .tile")
    page.get_by_role("searchbox").fill("there is no such game")
    expect(page.get_by_text("No game is called that.")).to_be_visible()
    expect(page.locator("[data-instead] .tile")).to_have_count(3)
    page.get_by_role("button", name=re.compile("Show all 193 games")).click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(page.locator("a[data-game='chess']").last).to_be_visible()


def test_search_forgives_and_offers_the_nearest_names(visit: Open) -> None:
    page = visit("/")
    page.wait_for_selector(".shelf .tile")
    written = {"connect 4": "connect-four", "15 puzzle": "fifteen-puzzle", "mens morris nine": "nine-mens-morris"}
    mistyped = {"chees": "chess", "backgamon": "backgammon", "monoply": "monopoly", "stratgo": "stratego"}
    for words, game in (written | mistyped).items():
        page.get_by_role("searchbox").fill(words)
        expect(page.locator(f"a[data-game='{game}']").first).to_be_visible()
        expect(page.get_by_text("Did you mean")).to_have_count(int(words in mistyped))


def test_an_address_that_cannot_be_read_leads_nowhere(visit: Open) -> None:
    page = visit("/g/%E0%A4%A")
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()


def test_the_page_of_a_game_says_what_is_usual_and_what_else_it_is_called(visit: Open) -> None:
    page = visit("/g/monopoly")
    page.get_by_text("More choices").click()
    expect(page.get_by_label("Stopping on Go pays")).to_contain_text("as usual (200)")
    page.goto("/g/chess")
    expect(page.locator("h1 + .note")).not_to_contain_text("LATTJO")


def test_against_the_computer_the_page_answers_and_marks_the_move(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "chess", "computer")
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_disabled()
    hand.choose("e2")
    expect(page.locator("[data-can]")).to_have_count(2)
    hand.choose("e4")
    at_ply(page, 2)
    expect(page.locator("[data-ply='1'].move")).to_have_text("e4")
    expect(page.locator(".over .green, .under .green").first).to_be_attached()
    page.get_by_role("button", name="Take back", exact=True).click()
    at_ply(page, 0)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Offer a draw").click()
    expect(page.locator(".status")).to_have_text("The computer plays on.")


def test_whom_one_plays_against_is_kept_and_who_has_not_chosen_begins(visit: Open) -> None:
    page = visit("/g/roulette")
    page.wait_for_selector("[data-begin]:enabled")
    # The bank waits for the bets of the others.
    expect(page.get_by_role("button", name="Red", exact=True)).to_have_attribute("aria-pressed", "true")
    page.goto("/g/connect-four")
    page.wait_for_selector("[data-begin]:enabled")
    page.locator("input[type=range]").fill("5")
    page.click("[data-begin]")
    page.wait_for_selector("[data-table]")
    page.goto("/g/reversi")
    page.wait_for_selector("[data-begin]:enabled")
    expect(page.locator("input[type=range]")).to_have_value("5")


def test_a_piece_is_dragged(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "chess", "here")
    drag(hand, "g1", "f3")
    at_ply(page, 1)
    expect(page.locator(".move")).to_have_text("Nf3")


def at_ply(page: Page, ply: int) -> None:
    expect(page.locator("[data-table]")).to_have_attribute("data-ply", str(ply))


def drag(hand: Hand, start: str, end: str) -> None:
    from .hand import PLACE

    page = hand.page
    page.mouse.move(*page.evaluate(PLACE, start))
    page.mouse.down()
    page.mouse.move(*page.evaluate(PLACE, end), steps=6)
    page.mouse.up()


def test_a_wrong_try_is_answered_with_the_reason_and_the_rule_book(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "chess", "here")
    hand.choose("e2")
    hand.choose("e6")
    reason = page.locator(".reason")
    expect(reason).to_contain_text(re.compile(r"\w"))
    assert hand.look().ply == 0
    reason.get_by_role("link").click()
    page.wait_for_url(re.compile("/book/chess"))
    rule = page.locator(".cited")
    expect(rule).to_have_text(re.compile("^The pawn goes one cell straight ahead"))
    expect(rule).to_be_in_viewport()


def test_the_reason_stays_while_the_refused_piece_is_sent_somewhere(visit: Open) -> None:
    page = visit("/g/english-draughts")
    bring_along(page, "B:W18:B8,15")
    page.wait_for_selector("[data-table]")
    hand = Hand(page)
    hand.ready()
    reason = page.locator(".reason")
    hand.choose("8")
    expect(reason).to_contain_text("the piece on 15 can")
    hand.choose("11")
    expect(reason).to_contain_text("the piece on 15 can")
    page.keyboard.press("Escape")
    hand.choose("11")
    expect(reason).to_contain_text("no piece on 11")


def test_a_move_of_several_steps_is_taken_back_step_by_step(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "amazons", "here")
    first = hand.act()
    second = hand.act()
    assert len(second.path.split()) == 2
    page.keyboard.press("Escape")
    assert hand.look().path == first.path
    page.click("[data-back]")
    assert hand.look().path == ""
    assert hand.look().ply == 0


def test_a_promotion_asks_what_to_become(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "shogi", "here")
    # Pawn before the bishop forward, the other one too, then the bishops meet: the taker may be promoted.
    for start, end in (("7g", "7f"), ("3c", "3d")):
        now = hand.look()
        hand.choose(start)
        now = hand.wait(now)
        hand.choose(end)
        hand.wait(now)
        hand.ready()
    now = hand.look()
    hand.choose("8h")
    now = hand.wait(now)
    hand.choose("2b")
    now = hand.wait(now)
    assert {step.partition(":")[0] for step in now.steps} == {"as"}
    expect(page.locator(".status")).to_contain_text("choose what it becomes")
    expect(page.locator(".acts .button[data-can]").first).to_be_visible()
    page.keyboard.press("1")
    at_ply(page, 3)


def test_the_record_can_be_walked_through_and_taken_home(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "connect-four", "here")
    end = hand.play_out(200)
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".status")).to_contain_text(f"0 of {end.ply}")
    expect(page.locator(".pieces .piece")).to_have_count(0)
    page.get_by_label("Position in the game").fill("3")
    expect(page.locator(".pieces .piece")).to_have_count(3)
    page.get_by_text("Take it home").click()
    with page.expect_download() as found:
        page.get_by_role("link", name="Record").click()
    assert found.value.failure() is None
    page.get_by_role("button", name="Again", exact=True).click()
    at_ply(page, 0)


def test_after_the_game_the_computer_says_how_it_went(visit: Open) -> None:
    page = visit("/")
    begin(page, "connect-four", "here").play_out(200)
    page.get_by_role("button", name="How did it go?").click()
    expect(page.locator(".judgement polyline")).to_be_attached()
    expect(page.get_by_role("button", name="How did it go?")).to_have_count(0)
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".best")).to_contain_text("the computer would have played")
    expect(page.locator(".legend")).to_have_text("Above the line Red is ahead, below it Yellow.")
    page.locator(".judgement svg").click(position={"x": 100, "y": 20})
    expect(page.locator(".status")).to_contain_text(re.compile(r"Position [1-9]"))


LONG = (
    "1. h3 h6 2. Na3 Na6 3. Nb1 Nb8 4. a3 a6 5. Nc3 Nc6 6. Nb1 Nb8 7. a4 a5 8. Na3 Na6 9. Nb1 Nb8 10. b3 b6 11. Nc3 "
    "Nc6 12. Nb1 Nb8 13. b4 b5 14. Na3 Na6 15. Nb1 Nb8 16. c3 c6 17. Na3 Na6 18. Nb1 Nb8 19. c4 c5 20. Nc3 Nc6 21. "
    "Nb1 Nb8 22. Ra2 Ra7 23. Ra3 Ra6 24. Ra2 Ra7 25. Ra1 Ra8 26. f3 e5 27. g4 Qh4#"
)
BLUNDER = 33


def test_of_a_long_game_the_graph_is_finished_and_names_the_move(visit: Open) -> None:
    """The computer's answers are given here: from one move on all is lost, and every tenth question is too much."""
    page = visit("/")
    asked: list[int] = []

    def answer(request: dict[str, Any]) -> dict[str, Any]:
        asked.append(ply := request["ply"])
        if len(asked) % 10 == 0:
            return {"frame": "refused", "id": request["id"], "code": "too-many", "text": ""}
        stands = -0.9 if ply > BLUNDER else 0.1
        value = stands if ply % 2 == 0 else -stands
        about = {"ply": ply, "seat": ply % 2, "value": value, "best": "", "steps": [], "played": None, "why": ""}
        return {"frame": "judged", "id": request["id"], **about}

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def from_page(message: str | bytes) -> None:
            request = json.loads(message)
            if request["ask"] == "judge":
                socket.send(json.dumps(answer(request)))
            else:
                server.send(message)

        socket.on_message(from_page)

    page.route_web_socket(re.compile("/ws"), between)
    page.goto("/g/chess")
    bring_along(page, LONG)
    expect(page.locator("[data-result]")).to_be_visible()
    at_ply(page, 54)
    page.get_by_role("button", name="How did it go?").click()
    expect(page.locator("[data-moment]")).to_have_text([f"{BLUNDER // 2 + 1}. Na6"])
    expect(page.get_by_role("button", name="How did it go?")).to_have_count(0)
    assert len(set(asked)) < 54, "some positions are enough"
    number = page.locator(".moves .row", has=page.locator(f"[data-ply='{BLUNDER + 1}']")).locator(".number")
    expect(number).to_have_text(str(BLUNDER // 2 + 1))


def test_taking_back_on_one_screen_and_while_looking_at_what_was(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "chess", "here")

    def move(start: str, end: str, ply: int) -> None:
        hand.ready()
        hand.choose(start)
        hand.choose(end)
        at_ply(page, ply)

    back = page.get_by_role("button", name="Take back", exact=True)
    for ply, (start, end) in enumerate((("e2", "e4"), ("e7", "e5"), ("g1", "f3")), 1):
        move(start, end, ply)
    page.locator(".move[data-ply='2']").click()
    expect(page.locator(".status")).to_contain_text("2 of 3")
    back.click()
    at_ply(page, 2)
    expect(page.locator(".status")).to_have_text("White to move")
    back.click()
    at_ply(page, 1)
    move("d7", "d5", 2)
    move("g1", "f3", 3)
    page.locator(".move[data-ply='2']").click()
    expect(page.locator(".status")).to_contain_text("2 of 3")
    expect(page.locator("g.cell[data-step=d5]")).to_have_attribute("aria-label", re.compile("pawn"))


def test_a_hint_is_shown_on_the_board(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "reversi", "here")
    hand.ready()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_have_count(1)


def bring_along(page: Page, written: str) -> None:
    """Go on with a game of one's own, from the game's page."""
    page.locator("[data-begin]:enabled").wait_for()
    page.locator("input[value=here]").check(force=True)
    page.get_by_text("Go on with a game of yours").click()
    page.locator("[data-written]").fill(written)
    page.locator("[data-begin]").click()


def test_only_ones_own_hand_is_offered_though_the_other_holds_the_same(visit: Open) -> None:
    page = visit("/g/shogi")
    bring_along(page, "4k4/9/9/9/9/9/9/9/4K4 b Gg 1")
    held = page.locator(".seat [data-step='hand:G']")
    expect(held).to_have_count(2)
    expect(page.locator(".seat:not(.near) [data-can]")).to_have_count(0)
    page.locator(".near [data-can][data-step='hand:G']").click()
    expect(page.locator(".seat [aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".near [aria-pressed=true]")).to_have_count(1)


def test_a_game_is_brought_along_and_what_cannot_be_read_is_refused_with_the_reason(visit: Open) -> None:
    page = visit("/g/chess")
    bring_along(page, "1. e4 e5 2. Ke3")
    expect(page.get_by_role("alert")).to_contain_text("move 2: Ke3 is not legal here")
    pgn = {"name": "mate.pgn", "mimeType": "text/plain", "buffer": b"1. f3 e5 2. g4 Qh4# 0-1"}
    page.locator("[data-written-file]").set_input_files(pgn)
    expect(page.locator("[data-written]")).to_have_value("1. f3 e5 2. g4 Qh4# 0-1")
    page.locator("[data-begin]").click()
    expect(page.locator("[data-result]")).to_be_visible()
    at_ply(page, 4)
    page.get_by_text("Take it home").click()
    with page.expect_download() as download:
        page.locator("[data-export=pgn]").click()
    assert "2. g4 Qh4# 0-1" in Path(download.value.path()).read_text(encoding="utf-8")
