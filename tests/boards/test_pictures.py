"""Pictures of boards and pieces: well formed, inside their box, told apart without colour, readable without fonts."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from math import hypot
from xml.etree import ElementTree as ET

import pytest
import resvg_py
from PIL import Image, ImageDraw

from ludoteka.boards import (
    Board,
    HexCoordinates,
    HexHexagon,
    HexRhombus,
    HexTriangle,
    Square,
    TriangleHexagon,
    TriangleTriangle,
    antelopes_board,
    astar_board,
    cows_and_leopards_board,
    cross_board,
    gale_board,
    hare_and_hounds_board,
    named_ring,
    serpentine_track,
    spider_web_board,
    turtle_board,
    who_is_faster_board,
)
from ludoteka.boards.gallery import SHAPES
from ludoteka.boards.glyphs import block, glyph, has_picture, names
from ludoteka.boards.glyphs.shapes import side_mark
from ludoteka.boards.lettering import lettering, outline_of, width_of
from ludoteka.boards.picture import board_svg, draw_board
from ludoteka.boards.theme import DARK, LIGHT, PAINTS, THEMES, Theme

BOARDS = {caption: board for boards in SHAPES.values() for caption, board in boards.items()}
SVG = "{http://www.w3.org/2000/svg}"


def pixels(fragment: str, size: int = 48, reach: float = 0.6) -> bytes:
    """The PNG of a fragment seen through a window of 2 * reach around (0, 0)."""
    view = f"{-reach} {-reach} {2 * reach} {2 * reach}"
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{fragment}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, skip_system_fonts=True))


EMPTY = pixels("")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("caption", BOARDS)
def test_every_board_is_a_well_formed_drawing(caption: str, theme: Theme) -> None:
    svg = board_svg(BOARDS[caption], theme)
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert width > 0
    assert height > 0
    assert not re.search(r"nan|inf|None", svg)
    assert not root.findall(f".//{SVG}text"), "letters are paths: no font is needed"
    for cell in BOARDS[caption].cells:
        assert left < cell.x < left + width
        assert top < cell.y < top + height


def test_labels_lie_inside_the_picture_and_outside_each_other() -> None:
    for caption, board in BOARDS.items():
        box = draw_board(board, LIGHT).box
        labels = board.plan.labels
        for label in labels:
            assert box.grown(0.01).holds(label.x, label.y), (caption, label)
        for a, b in combinations(labels, 2):
            assert abs(a.x - b.x) > 0.1 or abs(a.y - b.y) > 0.1, (caption, a, b)


@pytest.mark.parametrize("name", names())
def test_every_glyph_is_drawn_inside_its_box(name: str) -> None:
    fragment = glyph(name, "red", text="5")
    ET.fromstring(fragment)
    assert pixels(fragment) != EMPTY
    frame = '<path d="M-.6 -.6H.6V.6H-.6ZM-.53 -.53V.53H.53V-.53Z" fill="#000"/>'
    assert pixels(frame + fragment, 96) == pixels(fragment + frame, 96), "nothing reaches into the rim of the window"


def test_pieces_of_one_set_differ_from_each_other() -> None:
    sets = (
        "king queen rook bishop knight pawn archbishop chancellor maharajah champion wizard guard",
        "lion tiger leopard cat wolf dog rat elephant fox hare goose cow antelope jackal monkey",
        "marshal general colonel major captain lieutenant sergeant sapper scout spy bomb flag unknown",
        "man crowned disc stone ball ring chip coin seed arrow",
    )
    for family in sets:
        pieces = family.split()
        assert len({pixels(glyph(name, "white"), 24) for name in pieces}) == len(pieces)


def test_every_side_has_an_engraving_of_its_own() -> None:
    assert len({paint.mark for paint in PAINTS.values()}) == len(PAINTS)


def uncoloured(name: str, colour: str) -> bytes:
    """A piece in the same colours for all sides: only its shape and engraving are left."""
    paint = PAINTS[colour]
    svg = glyph(name, colour)
    for own, same in ((paint.body, "#eee"), (paint.edge, "#222"), (paint.engraving, "#777"), (paint.shade, "#ccc")):
        svg = svg.replace(own, same)
    return pixels(svg)


@pytest.mark.parametrize(
    "name",
    [
        "man",
        "mark",
        "crowned",
        "ball",
        "chip",
        "hexagon",
        "square",
        "octagon",
        "pawn",
        "queen",
        "token",
        "chip:25",
        "polyomino:010/111",
    ],
)
def test_sides_differ_without_their_colours(name: str) -> None:
    coloured = [colour for colour in PAINTS if colour not in ("white", "black")]
    sides = [*coloured, "white"] if name in ("pawn", "queen") else list(PAINTS)
    assert len({uncoloured(name, colour) for colour in sides}) == len(sides)


@pytest.mark.parametrize("name", ["lion", "elephant", "rat"])
@pytest.mark.parametrize("two", [("red", "blue"), ("white", "black")])
def test_the_same_animal_of_two_sides_differs_without_its_colour(name: str, two: tuple[str, str]) -> None:
    assert uncoloured(name, two[0]) != uncoloured(name, two[1])


def inks(fragment: str) -> int:
    """How many dark shapes there are that do not touch."""
    drawn = Image.open(BytesIO(pixels(fragment, 192)))
    paper = Image.new("RGBA", drawn.size, "white")
    ink = Image.alpha_composite(paper, drawn.convert("RGBA")).convert("L").point(lambda light: 255 * (light < 130))
    found = 0
    for y in range(ink.height):
        for x in range(ink.width):
            if ink.getpixel((x, y)):
                ImageDraw.floodfill(ink, (x, y), 0)
                found += 1
    return found


@pytest.mark.parametrize("rank", "A7JQK")
@pytest.mark.parametrize("suit", "SHDC")
def test_the_signs_of_a_card_do_not_touch(rank: str, suit: str) -> None:
    edge, corners, middle = 1, 4, 2 if rank in "JQK" else 1
    assert inks(glyph(f"card:{rank}{suit}")) == edge + corners + middle


def test_the_mark_of_a_token_is_as_large_as_that_of_a_man() -> None:
    """Pawns of the race games are small, and told by their marks."""
    token, man = (glyph(name, "green").count(side_mark(PAINTS["green"], 14)) for name in ("token", "man"))
    assert (token, man) == (1, 0)


def test_white_and_black_differ_in_lightness() -> None:
    def light(colour: str) -> int:
        return sum(int(PAINTS[colour].body[k : k + 2], 16) for k in (1, 3, 5))

    assert light("white") > 2 * light("black")


def test_a_name_without_a_picture_becomes_a_shield_with_its_letter() -> None:
    assert not has_picture("gryphon")
    assert glyph("gryphon", "white", text="G") == glyph("shield", "white", text="G")
    assert glyph("gryphon", "white") == glyph("shield", "white", text="G")


def test_hidden_pieces_of_a_side_look_alike() -> None:
    assert glyph("marshal", "red", text="M", hidden=True) == glyph("bomb", "red", hidden=True)
    assert glyph("card:QH", hidden=True) == glyph("card:2C", hidden=True) == glyph("card:back")


def test_blocks_fill_their_cells() -> None:
    assert pixels(block(2, 1, "red"), reach=1.2) != pixels(block(1, 1, "red"), reach=1.2)
    rim = '<path d="M-1.2 -1.2H1.2V1.2H-1.2ZM-1 -.5V.5H1V-.5Z" fill="#000"/>'
    assert pixels(rim + block(2, 1, "red"), 96, 1.2) == pixels(block(2, 1, "red") + rim, 96, 1.2)


def test_sides_of_a_rhombus_have_the_players_colours() -> None:
    svg = board_svg(HexRhombus(5, 5), LIGHT, sides=(PAINTS["red"], PAINTS["blue"]))
    assert PAINTS["red"].body in svg
    assert PAINTS["blue"].body in svg
    plain: Board = Square(5, 5)
    assert PAINTS["red"].body not in board_svg(plain, LIGHT, sides=(PAINTS["red"], PAINTS["blue"]))


def test_dots_of_two_sides_differ_without_their_colours() -> None:
    """In gale the second side's dots have an eye each; there are as many of them as of the first side's."""
    red, blue = PAINTS["red"], PAINTS["blue"]
    drawing = board_svg(gale_board(7), LIGHT, sides=(red, blue))
    assert drawing.count(f'r="0.16" fill="{red.body}"') == 7 * 8
    assert drawing.count(f'r="0.08" fill="{blue.engraving}"') == 7 * 8
    assert f'r="0.08" fill="{red.engraving}"' not in drawing


def test_tinted_regions_take_their_tone() -> None:
    lake = Square(4, 4, extra_regions=(("lake", "b2 c2"),), tinted=(("lake", "water"),))
    assert board_svg(lake, LIGHT).count(LIGHT.tone("water")) == 2


def test_lines_of_a_graph_are_drawn_by_their_direction() -> None:
    """Asalto: strong lines for all, thin ones for the knights; who is faster: the lines have the walkers' colours."""
    strong = draw_board(replace(cross_board(diagonals=True), styles=("edge", "grid"))).svg
    assert strong.count('stroke-width="0.08"') == 14
    assert strong.count('stroke-width="0.04"') == 18
    coloured = draw_board(who_is_faster_board()).svg
    assert coloured.count(f'stroke="{LIGHT.tone("blue")}"') == 10
    assert coloured.count(f'stroke="{LIGHT.tone("red")}"') == 10
    assert coloured.count(f'fill="{LIGHT.tone("blue")}"') == coloured.count(f'fill="{LIGHT.tone("red")}"') == 4


@pytest.mark.parametrize(
    "board", [spider_web_board(), cows_and_leopards_board(), astar_board(), hare_and_hounds_board(), antelopes_board()]
)
def test_names_of_points_keep_clear_of_points_and_of_each_other(board: Board) -> None:
    labels = board.plan.labels
    assert {label.text for label in labels} == {cell.name for cell in board.cells}
    assert all(hypot(a.x - b.x, a.y - b.y) > 0.3 for a, b in combinations(labels, 2))
    assert all(hypot(label.x - cell.x, label.y - cell.y) > 0.35 for label in labels for cell in board.cells)


def test_the_nodes_of_the_turtle_are_numbered_where_no_piece_covers_it() -> None:
    turtle = turtle_board()
    nodes = [turtle.cells[at] for at in turtle.region("nodes")]
    assert [label.text for label in turtle.plan.labels] == [node.name for node in nodes]
    assert all(hypot(label.x - node.x, label.y - node.y) > 0.5 for label in turtle.plan.labels for node in nodes)


@pytest.mark.parametrize(
    "board", [HexHexagon(3), HexHexagon(4, discs=True), HexHexagon(5, 3), TriangleTriangle(4), TriangleHexagon(2)]
)
def test_letters_and_numbers_of_all_cells_are_on_the_board(board: Board) -> None:
    written = {label.text for label in board.plan.labels}
    for name in board.names:
        letter = name.rstrip("0123456789")
        assert name in written or written >= {letter, name.removeprefix(letter)}, name


@pytest.mark.parametrize(("cell", "way"), [("a2", "SE"), ("b4", "SE"), ("c5", "SE"), ("d4", "NE"), ("e3", "NE")])
def test_cells_counted_in_their_row_have_their_number_at_the_edge(cell: str, way: str) -> None:
    board = HexHexagon(3)
    at = board.at(cell)
    assert board.step(at, board.direction(way)) == -1
    x, y = board.cells[at].x, board.cells[at].y
    below = 1 if way == "SE" else -1
    near = {
        label.text
        for label in board.plan.labels
        if hypot(label.x - x, label.y - y) < 0.9 and (label.y - y) * below > 0.5 and label.x > x
    }
    assert near == {cell[1:]}


def test_numbers_of_holes_are_not_covered_by_pegs() -> None:
    board = HexTriangle(5, HexCoordinates.NUMBERS, discs=True)
    assert {label.text for label in board.plan.labels} == set(board.names)
    peg = 0.46
    for label in board.plan.labels:
        assert all(hypot(label.x - cell.x, label.y - cell.y) > peg + 0.1 for cell in board.cells), label


def test_numbers_stand_out_from_the_ladders_that_cross_them() -> None:
    drawing = draw_board(serpentine_track(4, 4, shortcuts=(("2", "11", "ladder"), ("12", "5", "snake"))), LIGHT).svg
    assert drawing.count('paint-order="stroke"') == 16
    assert drawing.rindex(LIGHT.gold) < drawing.index('paint-order="stroke"'), "numbers are drawn upon ladders"
    assert "paint-order" not in draw_board(serpentine_track(4, 4), LIGHT).svg


def test_pawns_are_of_one_size_on_all_fields_and_leave_their_words_free() -> None:
    board = named_ring(tuple((f"Field|{k}", "") for k in range(40)), ())
    assert len({cell.room for cell in board.cells}) == 1
    for cell in board.cells:
        low = cell.y + 0.45 * cell.room
        left, right = cell.outline[0][0], cell.outline[1][0]
        words = [
            w
            for w in board.plan.labels
            if w.style == "name" and left < w.x < right and cell.outline[0][1] < w.y < cell.outline[2][1]
        ]
        assert len(words) == 2
        assert all(word.y - word.size / 2 > low - 0.1 for word in words), cell.name


def test_words_are_as_wide_as_their_letters() -> None:
    assert width_of("aa", 1) == pytest.approx(2 * width_of("a", 1))
    assert lettering("", 0, 0, 1, "#000") == ""
    assert "NaN" not in lettering("Őrült űrhajó", 0, 0, 1, "#000")
    assert outline_of("☃") == outline_of("?"), "a sign that is not shipped is a question mark"


@pytest.mark.parametrize(
    ("ink", "ground"),
    [("ink", "paper"), ("muted", "paper"), ("ink", "card"), ("accent", "paper"), ("warning", "paper")],
)
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_words_have_enough_contrast(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_lines_and_numbers_can_be_seen_on_wood(theme: Theme) -> None:
    assert contrast(theme.grid, theme.tone("light")) >= 3


def contrast(a: str, b: str) -> float:
    """The contrast ratio of WCAG 2.1."""

    def luminance(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
