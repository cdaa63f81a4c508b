"""Pictures of boards and pieces: well formed, inside their box, told apart without colour, readable without fonts."""

from __future__ import annotations

import re
import string
from dataclasses import replace
from io import BytesIO
from itertools import combinations, pairwise
from math import hypot
from xml.etree import ElementTree as ET

import pytest
import resvg_py
from PIL import Image, ImageDraw

from ludoteka import games
from ludoteka.boards import (
    Board,
    Coordinates,
    HexCoordinates,
    HexHexagon,
    HexRhombus,
    HexTriangle,
    Sheet,
    Square,
    TriangleHexagon,
    TriangleTriangle,
    antelopes_board,
    astar_board,
    cows_and_leopards_board,
    cross_board,
    cross_track,
    gale_board,
    hare_and_hounds_board,
    mu_torere_board,
    named_ring,
    serpentine_track,
    spider_web_board,
    spiral_track,
    three_forint_board,
    turtle_board,
    wanderers_board,
    who_is_faster_board,
)
from ludoteka.boards.coordinates import gap, half_size
from ludoteka.boards.gallery import SHAPES
from ludoteka.boards.glyphs import block, glyph, has_picture, names
from ludoteka.boards.glyphs.shapes import side_mark
from ludoteka.boards.lettering import CAP_HEIGHT, lettering, outline_of, width_of
from ludoteka.boards.picture import FRAME, Box, board_svg, draw_board
from ludoteka.boards.theme import DARK, LIGHT, PAINTS, THEMES, Theme, contrast, paint_of

BOARDS = {caption: board for boards in SHAPES.values() for caption, board in boards.items()}
MAN = 0.42
"""How far a man reaches around the middle of its cell."""
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


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_discs_fall_into_the_holes_of_a_rack(theme: Theme) -> None:
    game = games.find("connect-four")
    for board in (game.board, *(choice.value for choice in game.options[0].choices)):
        assert isinstance(board, Square)
        drawn = draw_board(board, theme).svg
        for cell in board.cells:
            assert f'<circle cx="{cell.x:g}" cy="{cell.y:g}" r="0.43" fill="{theme.tone("white")}"' in drawn
        assert drawn.count(f'fill="{theme.tone("rack")}"') == len(board)


def test_a_board_of_one_colour_has_it_on_all_its_cells() -> None:
    board = Square(4, 4, tone="green")
    assert board_svg(board, LIGHT).count(f'fill="{LIGHT.tone("green")}"') == 16
    assert {cell.tone for cell in Square(4, 4, checkered=True, tone="green").cells} == {"dark", "green"}


@pytest.mark.parametrize("arm", [6, 8])
def test_the_places_of_a_nest_are_spread_over_its_circle(arm: int) -> None:
    board = cross_track(arm, corners=True, home=arm)
    circles = [mark for mark in board.plan.marks if mark.kind.startswith("circle ")]
    for seat, circle in zip("abcd", circles, strict=True):
        for at in board.region(f"nest {seat}"):
            cell = board.cells[at]
            assert 0.4 * circle.size < hypot(cell.x - circle.x, cell.y - circle.y) < circle.size - cell.room / 2


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
    "board",
    [
        spider_web_board(),
        cows_and_leopards_board(),
        astar_board(),
        hare_and_hounds_board(),
        antelopes_board(),
        mu_torere_board(),
        wanderers_board(),
        three_forint_board(),
    ],
)
def test_names_of_points_are_read_beside_pieces_on_all_points(board: Board) -> None:
    labels = board.plan.labels
    links = [link for line in board.plan.lines for link in pairwise(line.points)]
    assert {label.text for label in labels} == {cell.name for cell in board.cells}
    for a, b in combinations(labels, 2):
        (half_a, rise_a), (half_b, rise_b) = half_size(a), half_size(b)
        assert abs(a.x - b.x) > half_a + half_b or abs(a.y - b.y) > rise_a + rise_b + 0.05, (a, b)
    for label in labels:
        assert all(gap(label, link) > 0.05 for link in links), label
        half, rise = half_size(label)
        for cell in board.cells:
            away = hypot(max(abs(label.x - cell.x) - half, 0), max(abs(label.y - cell.y) - rise, 0))
            assert away > MAN * cell.room + 0.02, (label, cell.name)


@pytest.mark.parametrize("size", [8, 10])
def test_numbers_of_draughts_cells_are_read_beside_men(size: int) -> None:
    board = Square(size, size, checkered=True, coordinates=Coordinates.DARK_NUMBERS)
    for label in board.plan.labels:
        cell = board.cells[board.at(label.text)]
        half, rise = half_size(label)
        assert label.size >= 0.2
        assert cell.x - 0.5 < label.x - half
        assert cell.y - 0.5 < label.y - rise
        assert hypot(label.x + half - cell.x, label.y + rise - cell.y) > MAN * cell.room
    for theme in THEMES.values():
        assert contrast(theme.figure, theme.tone("dark")) >= 4.5
        assert draw_board(board, theme).svg.count(f'<g fill="{theme.figure}"') == size * size / 2


ADVANCES = {outline_of(sign)[1]: outline_of(sign)[0] for sign in string.ascii_letters + string.digits}


def coordinates_drawn(svg: str, *inks: str) -> list[Box]:
    """The boxes around the letters and numbers that are written in these inks."""
    found = []
    for ink, group in re.findall(r'<g fill="(#\w+)" class="label"[^>]*>(.*?)</g>', svg):
        signs = re.findall(r'translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)" d="([^"]+)"', group)
        if ink in inks and all(path in ADVANCES for *_, path in signs):
            box = Box()
            for x, y, scale, path in signs:
                box.include(float(x), float(y))
                box.include(float(x) + ADVANCES[path] * float(scale), float(y) - CAP_HEIGHT * 1000 * float(scale))
            found.append(box)
    return found


@pytest.mark.parametrize("id", [game.id for game in games.every() if game.board and not game.board.margin])
def test_coordinates_do_not_run_into_the_frame(id: str) -> None:
    """Not in the corners of great outer chess either, nor between the two grids of battleship."""
    board = games.find(id).board
    assert board is not None
    svg = draw_board(board).svg
    if board.slab:
        edges = re.search(r'<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"', svg)
        assert edges
        left, top, width, height = map(float, edges.groups())
        frame = Box(left, top, left + width, top + height)
        for box in coordinates_drawn(svg, LIGHT.muted, LIGHT.grid):
            over = frame.left - box.right, box.left - frame.right, frame.top - box.bottom, box.top - frame.bottom
            inside = box.left - frame.left, frame.right - box.right, box.top - frame.top, frame.bottom - box.bottom
            assert max(over) > 0.03 or min(inside) > 0.14, box
        return
    rims = [cell.outline for cell in board.cells if cell.tone != "none"]
    for box in coordinates_drawn(svg, LIGHT.muted):
        for rim in rims:
            across = max(box.left - max(x for x, _ in rim), min(x for x, _ in rim) - box.right)
            along = max(box.top - max(y for _, y in rim), min(y for _, y in rim) - box.bottom)
            if max(across, along) < FRAME + 0.02:
                assert len(rim) != 4, box
                assert not any(box.grown(FRAME).holds(*spot) for spot in rim), box


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
    board = named_ring(tuple((f"Field|of {k}", "") for k in range(40)), ())
    assert len({cell.room for cell in board.cells}) == 1
    for cell in board.cells:
        low = cell.y + 0.45 * cell.room
        left, right = cell.outline[0][0], cell.outline[1][0]
        words = [
            w
            for w in board.plan.labels
            if w.style == "name"
            and not w.text.isdigit()
            and left < w.x < right
            and cell.outline[0][1] < w.y < cell.outline[2][1]
        ]
        assert len(words) == 2
        assert all(word.y - word.size / 2 > low - 0.1 for word in words), cell.name


@pytest.mark.parametrize("id", ["game-of-the-goose", "snakes-and-ladders"])
def test_a_pawn_on_a_track_leaves_number_and_word_of_its_cell_free(id: str) -> None:
    board = games.find(id).board
    assert board is not None
    for cell in board.cells:
        half, high = (0.94 * cell.room * reach for reach in (0.31, 0.45))
        left, top = cell.outline[0]
        written = [w for w in board.plan.labels if left < w.x < left + 1 and top < w.y < top + 1]
        assert cell.name in {label.text for label in written}
        assert left < cell.x - half
        assert cell.x + half < left + 1
        for label in written:
            width, rise = half_size(label)
            assert abs(label.x - cell.x) > half + width or abs(label.y - cell.y) > high + rise, (cell.name, label)


def test_the_heads_of_a_score_sheet_stand_clear_of_its_frame() -> None:
    sheet = Sheet((("ones", "Ones"),), ("a", "b"))
    heads = [label for label in sheet.plan.labels if label.text in ("a", "b")]
    assert all(label.y + half_size(label)[1] < -FRAME - 0.08 for label in heads)


def test_a_score_sheet_shows_whose_its_columns_are_and_which_way_they_are_filled() -> None:
    game = games.find("yam")
    assert game.board is not None
    drawn = draw_board(game.board, LIGHT, sides=[paint_of(side.colour) for side in game.sides])
    heads = [mark for mark in game.board.plan.marks if mark.kind.startswith("seat ")]
    assert [mark.kind for mark in heads] == [f"seat {seat}" for seat in range(4) for _ in range(3)]
    ways = [mark for mark in game.board.plan.marks if mark.kind == "strong way"]
    assert [mark.outline[1][1] > mark.y for mark in ways] == [True, False] * 4
    assert all(drawn.box.top <= mark.y - mark.size / 2 for mark in heads)


def test_walls_part_the_windings_of_a_spiral() -> None:
    """One wall above 1 and one above 6, but none between 9 and 10, which follow each other around the corner."""
    board = spiral_track(9, 7)
    walls = {line.points for line in board.plan.lines if line.style == "edge"}
    assert {((-0.5, 5.5), (0.5, 5.5)), ((4.5, 5.5), (5.5, 5.5))} <= walls
    assert ((7.5, 5.5), (8.5, 5.5)) not in walls
    drawn = [(9 - 1) * 7, 9 * (7 - 1)]
    assert len(walls) == sum(drawn) - (len(board) - 1), "all borders of neighbours but those along the path"


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


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_lines_and_numbers_can_be_seen_on_wood(theme: Theme) -> None:
    assert contrast(theme.grid, theme.tone("light")) >= 3
