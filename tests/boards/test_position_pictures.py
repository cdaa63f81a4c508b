"""Pictures of positions: what the scene says is on the picture, and nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from ludoteka import games
from ludoteka.boards import Backgammon, Board, HexField, Pits, Square, cross_track
from ludoteka.boards.glyphs import glyph
from ludoteka.boards.glyphs.shapes import side_mark
from ludoteka.boards.lettering import width_of
from ludoteka.boards.picture import FRAME, draw_board
from ludoteka.boards.theme import DARK, LIGHT, PAINTS, THEMES, contrast, paint_of
from ludoteka.declare import Game
from ludoteka.play import Position, picture
from ludoteka.play.drawing.beside import CORNER, LINE, TABLE, SeatPainter, in_corners
from ludoteka.play.marks import Marks
from ludoteka.play.marks import marks as changes
from ludoteka.play.scene import Count, Item, Link, Scene, Timer, Tray

HEX = games.find("hex")


def on(board: Board | None) -> Game:
    """Some game of two sides, on another board: only its sides and board are drawn."""
    return replace(HEX, board=board, presets=HEX.presets[:1]) if board is not None else games.find("whist")


@pytest.mark.parametrize("id", list(games.ids()))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_game_is_drawn_at_its_start(id: str, theme: str) -> None:
    position = Position.start(id)
    svg = picture.draw(position, viewer=0, theme=theme)
    ET.fromstring(svg)
    assert "nan" not in svg
    scene = position.scene(0)
    assert svg.count("scale(") >= len([item for item in scene.items if item.glyph != "seed"])


def test_cloth_bears_the_mark_of_its_side_and_does_not_hide_the_last_move() -> None:
    items = [
        Item("cloth", owner, cell=f"a{row}", cells=(f"a{row}", f"b{row}", f"c{row}"), letter="I")
        for row, owner in ((1, 0), (3, 1))
    ]
    game = on(Square(4, 4))
    marks = [side_mark(paint_of(side.colour), 15) for side in game.sides]
    svg = picture.draw_scene(game, Scene(items=tuple(items)), last=Marks(path=("a1", "c1")))
    assert [svg.count(mark) for mark in marks] == [2, 2], "on every cell but the one with the letter"
    assert svg.rindex(LIGHT.mark_green) > svg.rindex(marks[1])


def test_png_has_the_width_asked_for() -> None:
    data = picture.png(picture.draw(Position.start("hex")), width=200)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(data[16:20], "big") == 200


def test_png_shows_the_whole_drawing() -> None:
    """The sides of the picture are in the proportion of the drawing, which is no whole number of cells wide."""
    svg = picture.draw(Position.start("omega-chess"))
    view = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', svg)
    assert view
    data = picture.png(svg, width=1000)
    assert int.from_bytes(data[20:24], "big") == round(1000 * float(view[2]) / float(view[1]))


def test_coordinates_stand_clear_of_the_frame() -> None:
    """The names of the corner cells of omega chess, and numbers of two digits on a large board."""
    for id, name in (("omega-chess", "w1"), ("gess", "19")):
        board = Position.start(id).variant.game.board
        assert board is not None
        drawn = draw_board(board)
        assert drawn.box.left <= drawn.cells.left - FRAME - width_of(name, 0.22)


def test_a_tower_shows_every_piece_in_its_order() -> None:
    items = tuple(Item("man", owner=owner, cell="b2") for owner in (0, 1, 1))
    svg = picture.draw_scene(on(Square(3, 3)), Scene(items=items))
    first, second = (glyph("man", side.colour) for side in HEX.sides)
    assert svg.count(first) == 1
    assert svg.count(second) == 2
    assert svg.index(first) < svg.index(second)


def test_men_on_a_backgammon_point_lie_within_it() -> None:
    board = Backgammon()
    items = tuple(Item("man", owner=0, cell="6") for _ in range(15))
    svg = picture.draw_scene(on(board), Scene(items=items))
    places = re.findall(r"translate\(([-\d.]+) ([-\d.]+)\) scale\(0\.94\)", svg)
    assert {float(x) for x, _ in places} == {board.cells[5].x}
    assert min(float(y) for _, y in places) > 6.3, "they end before the middle of the board"
    assert svg.count(glyph("man", HEX.sides[0].colour)) == 15


def test_seeds_are_counted_in_their_pit() -> None:
    several = Scene(items=tuple(Item("seed", cell="3") for _ in range(7)))
    labelled = Scene(items=(Item("seed", cell="3", label="7"),))
    assert picture.draw_scene(on(Pits(6)), several) == picture.draw_scene(on(Pits(6)), labelled)


def test_pawns_on_one_track_cell_stand_side_by_side() -> None:
    items = tuple(Item("pawn", owner=0, cell="1") for _ in range(3))
    svg = picture.draw_scene(on(cross_track(6, corners=True, home=6)), Scene(items=items))
    places = {part.split(")")[0] for part in svg.split('<g transform="translate(')[1:]}
    assert len(places) >= 3


def test_an_endless_board_is_drawn_around_its_pieces() -> None:
    board = HexField(30)
    near = picture.draw_scene(on(board), Scene(items=(Item("stone", owner=0, cell="o"),)))
    far = picture.draw_scene(
        on(board), Scene(items=(Item("stone", owner=0, cell="o"), Item("stone", owner=1, cell="e9")))
    )
    assert near.count("<polygon") < far.count("<polygon") < 300


def test_hidden_pieces_tell_nothing() -> None:
    board = Square(4, 4)
    one = Scene(items=(Item("unknown", owner=0, cell="a1", hidden=True),))
    other = Scene(items=(Item("marshal", owner=0, cell="a1", hidden=True),))
    assert picture.draw_scene(on(board), one) == picture.draw_scene(on(board), other)


def test_blocks_cover_their_cells_from_the_handle_to_the_right_and_upwards() -> None:
    svg = picture.draw_scene(on(Square(4, 4)), Scene(items=(Item("block", cell="a1", size=2.0, height=1.0),)))
    assert "translate(1 3.5)" in svg


def test_pieces_in_hand_are_shown_once_with_their_number() -> None:
    tray = Tray("hand", tuple(Item("man", owner=0) for _ in range(9)), 0)
    svg = picture.draw_scene(on(Square(3, 3)), Scene(trays=(tray,)))
    man = glyph("man", HEX.sides[0].colour)
    assert svg.count(man) == 2, "one at the seat's name and one in the tray"


def test_counts_and_links_and_shaded_cells_are_drawn() -> None:
    board = on(Square(3, 3))
    empty = picture.draw_scene(board, Scene())
    for scene in (
        Scene(counts=(Count("points", 3, 1),)),
        Scene(links=(Link("a1", "b3", 0),)),
        Scene(links=(Link("a1", "a2", 1, "wall"),)),
        Scene(shaded=("b2",)),
    ):
        assert len(picture.draw_scene(board, scene)) > len(empty)


def test_black_pieces_beside_the_board_lie_on_a_plate_by_lamp_light() -> None:
    trays = tuple(Tray("hand", (Item("man", owner=seat),), seat) for seat in (0, 1))
    drawn = {name: picture.draw_scene(on(Square(3, 3)), Scene(trays=trays), theme=name) for name in THEMES}
    assert {side.colour for side in HEX.sides} == {"white", "black"}
    assert drawn["dark"].count(f'fill="{DARK.plate}"') == 2, "in the tray and at the name"
    assert LIGHT.plate not in drawn["light"]
    assert contrast(DARK.plate, PAINTS["black"].body) > 3


def test_cells_out_of_play_are_darker_by_day_and_by_lamp_light() -> None:
    for theme in THEMES.values():
        drawn = picture.draw_scene(on(Square(3, 3)), Scene(shaded=("b2",)), theme=theme.name)
        shadow = re.search(r'points="1,1 2,1 2,2 1,2" fill="(#\w+)" opacity', drawn)
        assert shadow
        assert contrast(shadow[1], "#000000") < contrast(theme.tone("dark"), "#000000")


def test_fences_of_the_second_side_are_stitched() -> None:
    fences = {
        seat: picture.draw_scene(on(Square(3, 3)), Scene(links=(Link("a1", "a2", seat, "wall"),))) for seat in (0, 1)
    }
    assert "stroke-dasharray" in fences[1]
    assert "stroke-dasharray" not in fences[0]


@pytest.mark.parametrize("kind", ["circle", "cross", "dot", "square", "removed"])
def test_marks_of_the_books_are_drawn(kind: str) -> None:
    position = Position.start("hex")
    assert len(picture.draw(position, marks=((kind, "e4", ""),))) > len(picture.draw(position))
    ET.fromstring(picture.draw(position, marks=((kind, "e4", ""), ("arrow", "d2", "d4"), ("line", "a1", "a3"))))


def test_the_last_move_has_the_books_colours() -> None:
    position = Position.start("hex")
    svg = picture.draw(position, last=Marks(path=("a1", "a3"), turned=("b2",), removed=("c3",)))
    assert LIGHT.accent in svg
    assert LIGHT.warning in svg
    assert LIGHT.warning not in picture.draw(position, last=Marks(path=("a1",)))


def test_a_hand_of_cards_is_seen_by_its_owner_only() -> None:
    whist = games.find("whist")
    tray = Tray("hand", (Item("card:QH", owner=0), Item("card:back", owner=0, hidden=True)), 0)
    svg = picture.draw_scene(whist, Scene(trays=(tray,)))
    assert svg.count(glyph("card:QH")) == 1
    assert svg.count(glyph("card:back")) == 1


def test_what_is_said_of_a_seat_beside_a_table_leaves_its_middle_to_the_cards() -> None:
    whist = games.find("whist")
    counts = tuple(Count(name, 12, 1) for name in ("points", "tricks", "bid", "left"))
    painter = SeatPainter(whist, Scene(counts=counts), 0, LIGHT)
    heading, whole = painter.seat(1, 3.0, LINE)[0], painter.seat(1, 3.0)[0]
    assert heading.width <= LINE < whole.width
    assert heading.height > whole.height, "the rest is in further lines"
    drawn = picture.draw_scene(whist, Scene(counts=counts))
    assert heading.svg in drawn


@pytest.mark.parametrize("widths", [(3.2,), (1.6, 0.7, 1.6), (1.0, 3.2, 1.5, 0.8)])
def test_trays_in_the_corners_of_a_table_are_on_it_and_apart(widths: tuple[float, ...]) -> None:
    spans = sorted((x - wide / 2, x + wide / 2) for (x, _), wide in zip(in_corners(widths), widths, strict=True))
    assert spans[0][0] > -TABLE[0] / 2 + 0.5
    assert spans[-1][1] < TABLE[0] / 2 - 0.5
    assert all(a[1] + 0.2 < b[0] for a, b in pairwise(spans))


def test_a_long_throw_lies_within_its_corner() -> None:
    dice = Tray("last-throw", tuple(Item(f"die:{pips}", id=f"die:{pips}") for pips in (1, 2, 3, 4, 5)))
    svg = picture.draw_scene(games.find("whist"), Scene(trays=(dice,)))
    tray = re.search(r'translate\(([-\d.]+) -[\d.]+\) scale\((0\.\d+)\)"><g transform="translate\(0\.45', svg)
    assert tray
    left, scale = float(tray[1]), float(tray[2])
    assert left > -TABLE[0] / 2 + 0.5
    assert 5 * 0.9 * scale <= CORNER + 0.01


def test_a_piece_of_several_cells_is_one_shape_with_one_sign() -> None:
    item = Item("pentomino", owner=0, cell="a1", cells=("a1", "b1", "c1", "b2"), label="T")
    svg = picture.draw_scene(on(Square(4, 4)), Scene(items=(item,)))
    ET.fromstring(svg)
    empty = picture.draw_scene(on(Square(4, 4)), Scene())
    assert svg.count("<path") - empty.count("<path") == 8, "four for the shape, one for its letter, three marks"


def test_pieces_are_turned_by_their_facing_in_degrees() -> None:
    svg = picture.draw_scene(on(Square(3, 3)), Scene(items=(Item("pointer", owner=0, cell="b2", facing=60),)))
    assert "rotate(60)" in svg


def test_roles_timers_and_turned_boards_are_drawn() -> None:
    board = on(Square(3, 3))
    count = Count("points", 3, 0)
    plain = picture.draw_scene(board, Scene(counts=(count,)))
    assert picture.draw_scene(board, Scene(counts=(count,), roles=("dealer", ""))) != plain
    assert picture.draw_scene(board, Scene(counts=(count,), timers=(Timer("time", 30, 0),))) != plain
    item = Item("man", owner=0, cell="a1")
    assert "translate(0.5 2.5)" in picture.draw_scene(board, Scene(items=(item,)))
    assert "translate(2.5 0.5)" in picture.draw_scene(board, Scene(items=(item,), turns=(180,)))


def test_a_piece_taken_by_a_click_is_removed_not_part_of_the_way() -> None:
    """In a mill the man to be taken is the last click: it gets the red circle, and the green line ends before it."""
    before = Scene(items=(Item("man", owner=0, cell="c4"), Item("man", owner=1, cell="a7")))
    after = Scene(items=(Item("man", owner=0, cell="b4"),))
    found = changes(before, after, ("c4", "b4", "a7"))
    assert (found.path, found.removed) == (("c4", "b4"), ("a7",))
