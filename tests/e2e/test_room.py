"""Boards use the room they have: long ones lie along it, several stand side by side, and where only a part of a board
is seen, the names of its files and ranks stand at the edge of that part."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ludoteka.play import Position, variant

from .conftest import DESKTOP, Open
from .hand import PLACE, Hand
from .test_every_game import random_game, set_table

UPRIGHT: ViewportSize = {"width": 720, "height": 1200}
"""A tablet held upright, for keyboard and mouse."""
ENDLESS = {"quilt-game": 20, "oddthello": 12, "trax": 16, "chex": 8}
"""Grounds of which a part is seen, and after how many actions they are looked at."""


def lay(page: Page, game: str, plies: int = 0) -> Hand:
    of = variant(game)
    hand = set_table(page, of, random_game(of, 5)[plies].text() if plies else "")
    hand.ready()
    return hand


def place(page: Page, cell: str) -> tuple[float, float]:
    x, y = page.evaluate(PLACE, cell)
    return x, y


def turn(page: Page) -> int:
    """Degrees by which the board is turned."""
    transform = page.locator("svg.board .art").first.get_attribute("transform") or ""
    return int(transform.removeprefix("rotate(").split()[0])


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.step"))


@pytest.mark.parametrize(
    ("game", "phone", "turned"),
    [
        ("roulette", False, 270),
        ("panorama-draughts", False, 0),
        ("panorama-draughts", True, 90),
        ("double-chess", True, 90),
        ("wari", True, 90),
        ("fanorona", True, 90),
        ("hare-and-hounds", False, 90),
        ("backgammon", True, 0),
        ("jungle", False, 0),
        # What is read, climbs, points somewhere or has storeys lies as it does.
        ("yam", False, 0),
        ("skyscraper-game", False, 0),
        ("borderline", False, 0),
        ("tanbo-3d", True, 0),
    ],
)
def test_a_board_is_turned_by_a_quarter_where_it_is_considerably_larger_then(
    visit: Open, game: str, phone: bool, turned: int
) -> None:
    page = visit("/", phone=phone)
    lay(page, game)
    assert turn(page) == turned


def test_nothing_falls_sidewards(visit: Open) -> None:
    page = visit("/")
    page.set_viewport_size({"width": 1500, "height": 560})
    lay(page, "connect-four")
    assert turn(page) == 0
    (x, y), (below_x, below_y) = place(page, "d6"), place(page, "d1")
    assert below_y > y
    assert abs(below_x - x) < 1


def test_words_and_pieces_stay_upright_on_a_turned_board(visit: Open) -> None:
    page = visit("/", phone=True)
    lay(page, "double-chess")
    angle = """(one) => { const m = one.getScreenCTM(); return Math.round(Math.atan2(m.b, m.a) * 180 / Math.PI); }"""
    for found in ("svg.board .label", "svg.board .pieces use"):
        angles = page.eval_on_selector_all(found, f"(all) => all.map({angle})")
        assert angles
        assert set(angles) == {0}
    corner, letter = place(page, "a1"), page.locator("svg.board .label").first.bounding_box()
    assert letter is not None
    assert letter["x"] < corner[0], "the letters of the files stand at the left, where the files begin"
    assert abs(letter["y"] + letter["height"] / 2 - corner[1]) < 4


def test_the_own_side_of_a_turned_board_is_at_the_left(visit: Open) -> None:
    page = visit("/", phone=True)
    lay(page, "double-chess")
    assert place(page, "a1")[0] < place(page, "a8")[0]
    page.get_by_role("button", name="Flip").click()
    assert turn(page) == 270
    assert place(page, "a1")[0] > place(page, "a8")[0]


def test_a_turned_board_can_be_rotated_on(visit: Open) -> None:
    page = visit("/", phone=True)
    lay(page, "double-chess")
    for expected in (180, 270, 0, 90):
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Rotate").click()
        page.keyboard.press("Escape")
        assert turn(page) == expected


def test_a_board_follows_its_window(visit: Open) -> None:
    page = visit("/")
    lay(page, "panorama-draughts")
    assert turn(page) == 0
    page.set_viewport_size(UPRIGHT)
    page.wait_for_function("document.querySelector('svg.board .art').getAttribute('transform').startsWith('rotate(90')")
    page.set_viewport_size(DESKTOP)
    page.wait_for_function("document.querySelector('svg.board .art').getAttribute('transform').startsWith('rotate(0')")


@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
@pytest.mark.parametrize("game", ["panorama-draughts", "double-chess", "fanorona", "five-twins"])
def test_a_turned_board_is_played_on(visit: Open, game: str, way: str) -> None:
    page = visit("/", phone=way == "touch")
    if way != "touch":
        page.set_viewport_size(UPRIGHT)
    hand = lay(page, game)
    assert turn(page) % 180 == 90
    hand.way = way
    while hand.look().ply < 3:
        hand.act()


def test_a_piece_is_dragged_on_a_turned_board(visit: Open) -> None:
    page = visit("/")
    page.set_viewport_size(UPRIGHT)
    lay(page, "double-chess")
    page.mouse.move(*place(page, "e2"))
    page.mouse.down()
    page.mouse.move(*place(page, "e3"), steps=4)
    page.mouse.move(*place(page, "e4"), steps=4)
    page.mouse.up()
    expect(page.locator("[data-ply='1']")).to_be_visible()
    expect(page.locator("g.cell[data-step=e4]")).to_have_attribute("aria-label", "E4, White pawn")


def test_arrows_go_where_the_eye_sees_them_go_on_a_turned_board(visit: Open) -> None:
    page = visit("/")
    lay(page, "roulette")
    assert turn(page) == 270
    page.locator("g.cell[data-step='17']").focus()
    for key, (dx, dy) in {
        "ArrowRight": (1, 0),
        "ArrowLeft": (-1, 0),
        "ArrowUp": (0, -1),
        "ArrowDown": (0, 1),
    }.items():
        x, y = place(page, focused(page))
        page.keyboard.press(key)
        to_x, to_y = place(page, focused(page))
        assert (to_x - x) * dx + (to_y - y) * dy > 5
        assert abs((to_x - x) * dy) < 5
        assert abs((to_y - y) * dx) < 5


def test_boards_of_several_players_stand_side_by_side_on_a_wide_screen(visit: Open) -> None:
    page = visit("/")
    lay(page, "letter-game")
    (ax, ay), (bx, by) = place(page, "Aa1"), place(page, "Ba1")
    assert bx > ax
    assert abs(by - ay) < 1
    frame = page.locator("svg.board [data-layer='1']").bounding_box()
    assert frame is not None
    assert frame["x"] < bx < frame["x"] + frame["width"], "the drawing of a board goes along with it"
    page.set_viewport_size(UPRIGHT)
    page.wait_for_function("document.querySelector('svg.board [data-layer=\"1\"]').getAttribute('transform') === null")
    (ax, ay), (bx, by) = place(page, "Aa1"), place(page, "Ba1")
    assert by > ay
    assert abs(bx - ax) < 1


COVERED = """() => [...document.querySelectorAll('svg.board g.cell')].filter((cell) => {
  const box = cell.querySelector('path, circle').getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !cell.closest('svg').contains(top);
}).map((cell) => cell.dataset.step)"""


def test_the_buttons_that_enlarge_a_board_cover_none_of_its_cells(visit: Open) -> None:
    page = visit("/")
    lay(page, "letter-game")
    expect(page.get_by_role("button", name="Enlarge")).to_be_visible()
    assert page.evaluate(COVERED) == []


TICKS = """(edge) => [...document.querySelectorAll(`[data-tick=${edge}]`)].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.textContent, box.x + box.width / 2, box.y + box.height / 2];
})"""


def check_ticks(page: Page) -> None:
    """What stands at the edge names the cells in line with it, as far as the lanes are straight."""
    left, below = page.evaluate(TICKS, "left"), page.evaluate(TICKS, "below")
    assert len(left) > 2
    assert len(below) > 2
    board = page.locator("svg.board").bounding_box()
    assert board is not None
    assert all(abs(x - board["x"]) < 24 for _, x, _ in left)
    assert all(abs(y - board["y"] - board["height"]) < 24 for _, _, y in below)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", ENDLESS)
def test_the_part_of_a_large_ground_that_is_seen_has_coordinates(visit: Open, game: str, phone: bool) -> None:
    page = visit("/", phone=phone)
    lay(page, game, ENDLESS[game])
    check_ticks(page)


def test_coordinates_follow_zoom_and_turning(visit: Open) -> None:
    page = visit("/")
    lay(page, "quilt-game", 20)

    def check(edges: tuple[str, str]) -> None:
        check_ticks(page)
        for edge, along in zip(edges, (0, 1), strict=True):
            for text, *spot in page.evaluate(TICKS, edge):
                cell = f"{text}13" if along == 0 else f"m{text}"
                axis = 0 if edge == "below" else 1
                assert abs(place(page, cell)[axis] - spot[axis]) < 2, f"{text} is not in line with {cell}"

    check(("below", "left"))
    before = len(page.evaluate(TICKS, "below"))
    page.keyboard.press("+")
    page.wait_for_function(f"document.querySelectorAll('[data-tick=below]').length < {before}")
    check(("below", "left"))
    page.keyboard.press("-")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Rotate").click()
    page.keyboard.press("Escape")
    assert turn(page) == 90
    check(("left", "below"))


def test_a_board_that_is_seen_whole_needs_no_further_coordinates_until_it_is_enlarged(visit: Open) -> None:
    page = visit("/")
    lay(page, "chess")
    assert page.locator("[data-tick]").count() == 0
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator("[data-tick]").first).to_be_visible()


def test_trax_names_columns_and_rows_as_its_moves_do(visit: Open) -> None:
    page = visit("/")
    position = random_game(variant("trax"), 5)[16]
    set_table(page, position.variant, position.text()).ready()
    columns = {text: x for text, x, _ in page.evaluate(TICKS, "below")}
    rows = {text: y for text, _, y in page.evaluate(TICKS, "left")}
    for move in Position.from_text(position.variant, position.text()).moves():
        x, y = place(page, move.steps[0])
        column, row = move.text[0], move.text[1:-1]
        assert abs(columns[column] - x) < 2
        assert abs(rows[row] - y) < 2
