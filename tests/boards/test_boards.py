"""Every board: names, steps that lead back, regions, places that do not overlap."""

from __future__ import annotations

import pickle
import subprocess
import sys
from itertools import pairwise
from math import atan2, hypot

import pytest

from ludoteka import boards
from ludoteka.boards import OFF, Board, BoardError, Coordinates, Diagonals, HexCoordinates, Square

BOARDS: dict[str, Board] = {
    "chess": Square(8, 8, checkered=True),
    "stratego": Square(10, 10, extra_regions=(("lake", "c5 d5 c6 d6 g5 h5 g6 h6"),), tinted=(("lake", "water"),)),
    "shogi": Square(9, 9, coordinates=Coordinates.SHOGI),
    "go": Square(19, 19, points=True, coordinates=Coordinates.GO),
    "draughts": Square(10, 10, checkered=True, coordinates=Coordinates.DARK_NUMBERS),
    "omega": Square(
        10, 10, checkered=True, first_rank=0, outside=(("w1", -1, -1), ("w2", 10, -1), ("w3", 10, 10), ("w4", -1, 10))
    ),
    "focus": Square(8, 8, without=("a1", "a2", "b1", "a7", "a8", "b8", "g1", "h1", "h2", "h7", "h8", "g8")),
    "xiangqi": boards.xiangqi_board(),
    "cylinder": Square(7, 6, wrap=True),
    "hexagon": boards.HexHexagon(5),
    "havannah": boards.HexHexagon(10, coordinates=HexCoordinates.BOOK),
    "hexagonal chess": boards.HexHexagon(6, coordinates=HexCoordinates.FILES, tones=3),
    "rotary": boards.HexHexagon(6, 4, HexCoordinates.COLUMNS),
    "gipf": boards.HexHexagon(4, points=True),
    "rhombus": boards.HexRhombus(11, 11),
    "y": boards.HexTriangle(11),
    "solitaire triangle": boards.HexTriangle(4, HexCoordinates.NUMBERS),
    "honeycomb": boards.HexRectangle(8, 10),
    "star": boards.HexStar(4),
    "triangle": boards.TriangleTriangle(12),
    "tents": boards.TriangleHexagon(2),
    "koan": boards.OctagonSquare(6, 6),
    "morris": boards.morris_board(),
    "morris with corners": boards.morris_board(diagonals=True),
    "three men's morris": boards.lined_grid(3, 3, Diagonals.NONE),
    "fanorona": boards.fanorona_board(),
    "alquerque": boards.alquerque_board(),
    "cross": boards.cross_board(diagonals=True),
    "solitaire": boards.cross_board(diagonals=False, inner_corners=True),
    "mu torere": boards.mu_torere_board(),
    "wanderers": boards.wanderers_board(),
    "spider web": boards.spider_web_board(),
    "cows": boards.cows_and_leopards_board(),
    "hare": boards.hare_and_hounds_board(),
    "antelopes": boards.antelopes_board(),
    "astar": boards.astar_board(),
    "faster": boards.who_is_faster_board(),
    "archers": boards.archers_board(),
    "three forint": boards.three_forint_board(),
    "firing range": boards.firing_range_board(),
    "rings": boards.rings_board(),
    "gale": boards.gale_board(7),
    "turtle": boards.turtle_board(),
    "monopoly": boards.ring_track(10),
    "ludo": boards.cross_track(6, corners=False, home=5, start=2),
    "petits chevaux": boards.cross_track(6, corners=True, home=6),
    "pachisi": boards.cross_track(8, corners=True, home=7),
    "aggravation": boards.star_track(),
    "goose": boards.spiral_track(9, 7),
    "snakes": boards.serpentine_track(10, 10, shortcuts=(("4", "25", "ladder"), ("99", "54", "snake"))),
    "wari": boards.Pits(6),
    "backgammon": boards.Backgammon(),
    "roulette": boards.RouletteTable(),
    "american roulette": boards.RouletteTable(double_zero=True),
    "qubic": boards.Layers(4, 4, 4),
    "tanbo": boards.Layers(5, 5, 5),
    "pylos": boards.Pyramid(4),
    "bughouse": boards.Several((("A", Square(8, 8, checkered=True)), ("B", Square(8, 8, checkered=True)))),
    "sheet": boards.Sheet((("ones", "Ones"), ("full", "Full house")), ("a", "b", "c")),
    "boxes": boards.BoxesBoard(5, 4),
    "fenced": boards.FencedBoard(9, 9),
    "triangle field": boards.TriangleField(6),
    "square field": boards.SquareField(12),
    "hex field": boards.HexField(9),
}

CELLS = {
    "chess": 64, "omega": 104, "focus": 52, "xiangqi": 90, "hexagon": 61, "havannah": 271, "hexagonal chess": 91,
    "rotary": 60, "gipf": 37, "rhombus": 121, "y": 66, "honeycomb": 80, "star": 121, "triangle": 144, "tents": 24,
    "koan": 61, "morris": 24, "fanorona": 45, "cross": 33, "solitaire": 37, "mu torere": 9, "wanderers": 29,
    "spider web": 28, "cows": 49, "hare": 11, "astar": 41, "faster": 20, "firing range": 61, "rings": 216 + 91,
    "bughouse": 128, "boxes": 49 + 20, "fenced": 81 + 64, "sheet": 6, "triangle field": 169, "monopoly": 40,
    "wari": 14, "backgammon": 28, "qubic": 64, "pylos": 30,
}  # fmt: skip


@pytest.fixture(params=list(BOARDS))
def board(request: pytest.FixtureRequest) -> Board:
    return BOARDS[request.param]


@pytest.mark.parametrize("name", CELLS)
def test_number_of_cells(name: str) -> None:
    assert len(BOARDS[name]) == CELLS[name]


def test_names_are_unique_and_fit_into_steps_and_marks(board: Board) -> None:
    assert len(set(board.names)) == len(board)
    assert all(name and not set(name) & set(" ,>:") for name in board.names)
    assert [board.at(name) for name in board.names] == list(range(len(board)))


def test_a_step_and_its_opposite_lead_back(board: Board) -> None:
    plan = board.plan
    assert len(plan.steps) == len(board)
    for cell, steps in enumerate(plan.steps):
        assert len(steps) == len(plan.directions) == len(plan.opposite)
        for way, to in enumerate(steps):
            if to != OFF:
                assert plan.steps[to][plan.opposite[way]] == cell


def test_regions_have_cells_of_the_board(board: Board) -> None:
    for name, cells in board.regions.items():
        assert cells, name
        assert all(0 <= cell < len(board) for cell in cells), name
        assert len(set(cells)) == len(cells), name
    for region, _ in board.tinted:
        assert region in board.regions


def test_cells_do_not_lie_upon_each_other(board: Board) -> None:
    """But those in the air: balls upon balls."""
    cells = sorted(board.cells, key=lambda cell: cell.x)
    for at, cell in enumerate(cells):
        for other in cells[at + 1 :]:
            if other.x - cell.x > 0.5:
                break
            if other.layer == cell.layer or "none" not in (cell.tone, other.tone):
                away = hypot(other.x - cell.x, other.y - cell.y)
                assert away > min(0.49, cell.room / 2 + other.room / 2)


def test_boards_are_equal_by_their_fields_and_survive_pickling(board: Board) -> None:
    again = pickle.loads(pickle.dumps(board))
    assert again == board
    assert hash(again) == hash(board)
    assert again.names == board.names


def test_unknown_cells_regions_and_directions_are_named_in_the_error() -> None:
    chess = BOARDS["chess"]
    with pytest.raises(BoardError, match="no cell 'z9'"):
        chess.at("z9")
    with pytest.raises(BoardError, match="no region 'palace'"):
        chess.region("palace")
    with pytest.raises(BoardError, match="no direction 'up'"):
        chess.direction("up")
    with pytest.raises(BoardError, match="goes through 'q'"):
        len(boards.GraphBoard((("p", 0.0, 0.0),), ("p q",)))


def named(board: Board, cells: tuple[int, ...]) -> str:
    return " ".join(board.names[cell] for cell in cells)


def ray(name: str, start: str, way: str) -> str:
    board = BOARDS[name]
    return named(board, board.ray(board.at(start), board.direction(way)))


@pytest.mark.parametrize(
    ("name", "length", "rows"),
    [
        ("qubic", 4, 76),  # four in a row in 4·4·4: 76 lines (Silver 1967)
        ("morris", 3, 16),  # the mills that the book lists
        ("morris with corners", 3, 20),
        ("three men's morris", 3, 6),
        ("cylinder", 4, 7 * 3 + 7 * 6 + 2 * 7 * 3),
    ],
)
def test_number_of_straight_rows(name: str, length: int, rows: int) -> None:
    assert len(BOARDS[name].rows(length)) == rows


@pytest.mark.parametrize(
    ("name", "start", "way", "cells"),
    [
        ("chess", "a1", "NE", "b2 c3 d4 e5 f6 g7 h8"),
        ("shogi", "1i", "N", "1h 1g 1f 1e 1d 1c 1b 1a"),
        ("omega", "b1", "SW", "a0 w1"),
        ("focus", "a3", "S", ""),
        ("hexagonal chess", "f6", "SW", "e5 d4 c3 b2 a1"),
        ("hexagonal chess", "f6", "N", "f7 f8 f9 f10 f11"),
        ("havannah", "a1", "E", "a2 a3 a4 a5 a6 a7 a8 a9 a10"),
        ("havannah", "j1", "NE", "i1 h1 g1 f1 e1 d1 c1 b1 a1"),
        ("y", "k1", "SE", "k2 k3 k4 k5 k6 k7 k8 k9 k10 k11"),
        ("honeycomb", "a1", "NE", "a2 b3 b4 c5 c6 d7 d8 e9 e10"),
        ("star", "a5", "SE", "b6 c7 d8 e9 f10 g11 h12 i13 j14 k15 l16 m17"),
        ("koan", "a1", "N", "a3 a5 a7 a9 a11"),
        ("koan", "a1", "NE", "b2 c3 d4 e5 f6 g7 h8 i9 j10 k11"),
        ("morris", "a1", "E", "d1 g1"),
        ("morris", "d1", "N", "d2 d3"),
        ("fanorona", "a1", "NE", "b2 c3 d4 e5"),
        ("fanorona", "b1", "NE", ""),
        ("cross", "c1", "NE", "d2 e3 f4 g5"),
        ("cross", "b3", "SE", ""),
        ("cows", "s4", "NE", "s1 a3 b4 c5 p3 p6"),
        ("antelopes", "1", "NE", "3 6 8"),
        ("qubic", "1a1", "up NE", "2b2 3c3 4d4"),
        ("pylos", "1a1", "up NE", "2a1 3a1 4a1"),
        ("wari", "6", "next", "7 8 9 10 11 12 1 2 3 4 5"),
        ("backgammon", "22", "up", "23 24"),
        ("goose", "61", "next", "62 63"),
        ("snakes", "9", "next", " ".join(str(n) for n in range(10, 101))),
        ("bughouse", "Ba1", "N", "Ba2 Ba3 Ba4 Ba5 Ba6 Ba7 Ba8"),
        ("triangle field", "o", "E", "e2 e4 e6"),
        ("boxes", "b1", "N", "b2 b3 b4 b5 b6 b7 b8 b9"),
        ("hex field", "o", "NE", "n1 n2 n3 n4 n5 n6 n7 n8 n9"),
        ("square field", "o", "SW", " ".join(f"s{k}w{k}" for k in range(1, 13))),
    ],
)
def test_rays_go_straight_on(name: str, start: str, way: str, cells: str) -> None:
    assert ray(name, start, way) == cells


def test_a_ball_of_a_pyramid_hides_the_middle_of_those_only_that_carry_it() -> None:
    board = BOARDS["pylos"]
    plan = board.plan
    down = [plan.directions.index(f"down {way}") for way in ("NE", "SE", "SW", "NW")]
    for at, cell in enumerate(board.cells):
        carriers, below = {at}, {at}
        while below:
            below = {plan.steps[one][way] for one in below for way in down} - {OFF}
            carriers |= below
        reach = max(abs(x - cell.x) for x, _ in cell.outline)
        hidden = [
            other
            for other, found in enumerate(board.cells)
            if found.layer < cell.layer and hypot(found.x - cell.x, found.y - cell.y) < reach + 0.2
        ]
        assert set(hidden) <= carriers


@pytest.mark.parametrize(
    ("name", "cell", "neighbours"),
    [
        ("rotary", "d5", "e5 d6 c6 c5 d4 e4"),
        ("spider web", "a2", "a1 a3 b3 f2"),
        ("spider web", "p", "a5 b5 c4 d4 e4 f5"),
        ("mu torere", "9", "1 2 3 4 5 6 7 8"),
        ("wanderers", "c1", "b1 c2 c8 t1"),
        ("hare", "10", "1 2 3"),
        ("astar", "c1", "b1 c2 d1 s6 s7 s8"),
        ("archers", "b3", "a1 a5 b2 b4 c5 d2"),
        ("three forint", "2", "1 3 7 8"),
        ("rings", "m3", "l3 n2 n4"),
        ("tents", "b1", "a1 c1 d1 b2 d2"),
    ],
)
def test_neighbours(name: str, cell: str, neighbours: str) -> None:
    board = BOARDS[name]
    found = {board.names[to] for to in board.neighbours(board.at(cell))}
    assert found == set(neighbours.split())


def test_alternate_diagonals_of_fanorona_meet_where_the_book_says() -> None:
    fanorona = BOARDS["fanorona"]
    for cell in fanorona.all_at("b2 b4 d2 d4 f2 f4 h2 h4"):
        assert len(fanorona.neighbours(cell)) == 8
    assert len(fanorona.neighbours(fanorona.at("b3"))) == 4
    assert sum(len(fanorona.neighbours(cell)) for cell in range(45)) == 2 * (76 + 32)


def test_three_colours_of_hexagonal_chess() -> None:
    board = BOARDS["hexagonal chess"]
    tones = [cell.tone for cell in board.cells]
    assert (tones.count("dark"), tones.count("light"), tones.count("middle")) == (30, 30, 31)
    assert {board.cells[board.at(name)].tone for name in ("a1", "f11", "k1")} == {"dark"}
    assert {board.cells[board.at(name)].tone for name in ("a6", "f1", "k6")} == {"light"}
    for cell in range(len(board)):
        assert all(tones[to] != tones[cell] for to in board.neighbours(cell))


def test_triangular_draughts_has_78_dark_and_66_light_cells() -> None:
    board = BOARDS["triangle"]
    assert (len(board.region("dark")), len(board.region("light"))) == (78, 66)


def test_irregular_hexagon_has_sides_of_six_and_four() -> None:
    board = BOARDS["rotary"]
    assert [len(board.region(f"edge {k}")) + 2 for k in range(1, 7)] == [6, 4, 6, 4, 6, 4]


def test_star_points_hold_ten_cells_each() -> None:
    star = BOARDS["star"]
    assert [len(star.region(f"point {k}")) for k in range(1, 7)] == [10] * 6
    assert named(star, star.region("point 1")) == "a5 b5 b6 c5 c6 c7 d5 d6 d7 d8"


def test_hexagon_corners_and_edges_are_disjoint() -> None:
    hexagon = BOARDS["havannah"]
    assert len(hexagon.region("corners")) == 6
    assert len(hexagon.region("edges")) == 48
    assert not set(hexagon.region("corners")) & set(hexagon.region("edges"))


def test_rings_has_91_circles_of_six() -> None:
    rings = BOARDS["rings"]
    circles = [rings.region(f"circle {k}") for k in range(1, 92)]
    assert all(len(circle) == 6 for circle in circles)
    assert max(sum(cell in circle for circle in circles) for cell in range(len(rings))) == 3
    assert set(rings.all_at("l1 m1 n2 m3 l3 k2")) in [set(circle) for circle in circles]
    assert set(rings.all_at("a7 b6 c6 d7 c8 b8")) in [set(circle) for circle in circles]


def test_gale_has_two_nets_and_a_crossing_between_any_two_dots() -> None:
    gale = BOARDS["gale"]
    assert (len(gale.region("dots 1")), len(gale.region("dots 2")), len(gale.region("crossings"))) == (56, 56, 85)
    assert gale.region("crossings") == tuple(range(85))


@pytest.mark.parametrize(
    ("name", "path", "home"), [("ludo", 52, 5), ("petits chevaux", 56, 6), ("pachisi", 72, 7), ("aggravation", 84, 4)]
)
def test_race_tracks(name: str, path: int, home: int) -> None:
    board = BOARDS[name]
    assert len(board.region("path")) == path
    seats = "abcdef" if name == "aggravation" else "abcd"
    for seat in seats:
        assert len(board.region(f"home {seat}")) == home
        assert len(board.region(f"nest {seat}")) == 4
        (leave,) = board.region(f"exit {seat}")
        assert board.step(leave, board.direction("in")) == board.region(f"home {seat}")[0]
    (first,) = board.region("start a")
    assert len(board.ray(first, board.direction("next"))) == path - 1


def test_neighbouring_track_cells_touch() -> None:
    for name in ("ludo", "petits chevaux", "pachisi", "aggravation", "goose", "snakes", "monopoly"):
        board = BOARDS[name]
        path = [board.cells[cell] for cell in board.region("path")]
        assert all(hypot(a.x - b.x, a.y - b.y) < 1.5 for a, b in pairwise(path)), name


def test_pits_lie_across_from_each_other() -> None:
    wari = BOARDS["wari"]
    across = wari.direction("across")
    assert wari.names[wari.step(wari.at("1"), across)] == "12"
    assert all(wari.cells[pit].x == pytest.approx(wari.cells[wari.step(pit, across)].x) for pit in wari.region("pits"))


@pytest.mark.parametrize(("name", "pockets"), [("roulette", 37), ("american roulette", 38)])
def test_roulette_bets_cover_their_numbers(name: str, pockets: int) -> None:
    table = BOARDS[name]
    assert isinstance(table, boards.RouletteTable)
    assert len(table.region("numbers")) == pockets
    wins = {bet: table.wins(table.at(bet)) for bet in table.names}
    assert len(wins["red"]) == len(wins["black"]) == len(wins["pair"]) == len(wins["impair"]) == 18
    assert not set(wins["red"]) & set(wins["black"])
    assert wins["22-26"] == (22, 23, 25, 26)
    assert wins["7-9"] == (7, 8, 9)
    assert wins["4-9"] == (4, 5, 6, 7, 8, 9)
    assert wins["8-11"] == (8, 11)
    assert wins["M"] == tuple(range(2, 37, 3))
    assert wins["manque"] == tuple(range(1, 19))
    kinds = [len(numbers) for numbers in wins.values()]
    assert kinds.count(2) == 57 + (5 if pockets == 38 else 3)
    assert kinds.count(6) == 11


def test_fields_name_cells_from_the_centre_and_are_drawn_around_the_pieces() -> None:
    for name in ("square field", "hex field", "triangle field"):
        field = BOARDS[name]
        assert field.names[field.region("centre")[0]] == "o"
        assert field.margin > 0
    assert BOARDS["chess"].margin == 0


def test_a_box_is_joined_to_its_four_sides_and_a_side_to_its_boxes() -> None:
    boxes = BOARDS["boxes"]
    assert {len(boxes.neighbours(box)) for box in boxes.region("boxes")} == {4}
    assert sorted(len(boxes.neighbours(side)) for side in boxes.region("sides")) == [1] * 18 + [2] * 31


def test_parts_of_several_boards_are_layers_with_their_regions() -> None:
    parts = boards.Several((("A", BOARDS["stratego"]), ("B", BOARDS["stratego"])))
    assert parts.region("B lake") == tuple(cell + 100 for cell in parts.region("A lake"))
    assert {parts.cells[cell].layer for cell in parts.region("B")} == {1}
    with pytest.raises(BoardError, match="same directions"):
        len(boards.Several((("A", BOARDS["chess"]), ("B", BOARDS["rhombus"]))))


def test_the_turtle_has_the_areas_and_nodes_of_the_source() -> None:
    turtle = BOARDS["turtle"]
    assert len(turtle.region("nodes")) == 56
    sizes = [len(turtle.region(turtle.names[area])) for area in turtle.region("areas")]
    assert (sizes.count(3), sizes.count(5), sizes.count(7), len(sizes)) == (14, 14, 6, 34)
    links = sum(len(turtle.neighbours(node)) for node in turtle.region("nodes")) // 2
    assert 56 - links + 34 == 1, "Euler: the areas fill the oval without gap or overlap"
    assert links * 2 - sum(sizes) == 24, "and 24 sides form its rim"


def test_the_areas_of_the_turtle_do_not_overlap() -> None:
    turtle = BOARDS["turtle"]

    def size(cells: tuple[int, ...]) -> float:
        spots = [(turtle.cells[cell].x, turtle.cells[cell].y) for cell in cells]
        return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*spots, spots[0]]))) / 2

    rim = [node for node in turtle.region("nodes") if hypot(turtle.cells[node].x / 1.5, turtle.cells[node].y) > 5.75]
    around = sorted(rim, key=lambda node: atan2(turtle.cells[node].y, turtle.cells[node].x / 1.5))
    assert len(rim) == 24
    areas = sum(size(turtle.region(turtle.names[area])) for area in turtle.region("areas"))
    assert areas == pytest.approx(size(tuple(around)), rel=1e-6)


def test_boards_load_nothing_heavy() -> None:
    """Listing all games builds no board and loads no numbers library."""
    check = "import sys, ludoteka.boards; sys.exit('numpy' in sys.modules or 'resvg_py' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_a_turned_board_has_the_same_cells_steps_and_regions_elsewhere() -> None:
    chess = BOARDS["chess"]
    seen = boards.turned(chess, (180,))
    assert seen.names == chess.names
    assert seen.plan.steps == chess.plan.steps
    a1, h8 = seen.cells[seen.at("a1")], chess.cells[chess.at("h8")]
    assert (a1.x, a1.y) == pytest.approx((h8.x, h8.y))
    below = {label.text: label.y for label in seen.plan.labels}
    assert below["a"] < 0, "the letters are now above the board"


def test_each_layer_turns_around_its_own_middle() -> None:
    two = BOARDS["bughouse"]
    seen = boards.turned(two, (0, 180))
    same, other = two.at("Aa1"), two.at("Ba1")
    assert (seen.cells[same].x, seen.cells[same].y) == (two.cells[same].x, two.cells[same].y)
    far = two.cells[two.at("Bh8")]
    assert (seen.cells[other].x, seen.cells[other].y) == pytest.approx((far.x, far.y))
