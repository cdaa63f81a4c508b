"""The gallery: every shape of board and every piece, by day and by lamp light.

`python -m ludoteka.boards.gallery FOLDER` writes the pictures into the folder and, beside it, the page that shows them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from . import (
    Backgammon,
    Board,
    BoxesBoard,
    Coordinates,
    Diagonals,
    FencedBoard,
    HexCoordinates,
    HexField,
    HexHexagon,
    HexRectangle,
    HexRhombus,
    HexStar,
    HexTriangle,
    Layers,
    OctagonSquare,
    Pits,
    Pyramid,
    RouletteTable,
    Several,
    Sheet,
    Square,
    SquareField,
    TriangleField,
    TriangleHexagon,
    TriangleTriangle,
    antelopes_board,
    archers_board,
    astar_board,
    cows_and_leopards_board,
    cross_board,
    cross_track,
    fanorona_board,
    firing_range_board,
    gale_board,
    hare_and_hounds_board,
    lined_grid,
    morris_board,
    mu_torere_board,
    ring_track,
    rings_board,
    serpentine_track,
    spider_web_board,
    spiral_track,
    star_track,
    three_forint_board,
    turtle_board,
    wanderers_board,
    who_is_faster_board,
    xiangqi_board,
)
from .glyphs import glyph, tiles
from .glyphs import names as glyph_names
from .lettering import lettering
from .picture import draw_board, number
from .theme import PAINTS, THEMES, Theme

GO_STARS = tuple(f"{file}{rank}" for file in "DKQ" for rank in (4, 10, 16))
OMEGA_CORNERS = (("w1", -1, -1), ("w2", 10, -1), ("w3", 10, 10), ("w4", -1, 10))
FOCUS_CUT = ("a1", "a2", "b1", "a7", "a8", "b8", "g1", "h1", "h2", "g8", "h7", "h8")
LAKES = (("lake", "c5 d5 c6 d6 g5 h5 g6 h6"),)

SHAPES: Mapping[str, Mapping[str, Board]] = {
    "Squares": {
        "checkered": Square(8, 8, checkered=True),
        "plain, with lakes": Square(10, 10, extra_regions=LAKES, tinted=(("lake", "water"),)),
        "shogi": Square(9, 9, coordinates=Coordinates.SHOGI),
        "dark cells numbered": Square(10, 10, checkered=True, coordinates=Coordinates.DARK_NUMBERS),
        "cells outside": Square(10, 10, checkered=True, first_rank=0, outside=OMEGA_CORNERS),
        "cells cut away": Square(8, 8, without=FOCUS_CUT),
        "points": Square(19, 19, points=True, coordinates=Coordinates.GO, stars=GO_STARS),
        "xiangqi": xiangqi_board(),
        "rack": Square(7, 6, tone="rack"),
    },
    "Hexagons, triangles and octagons": {
        "hexagon": HexHexagon(5, coordinates=HexCoordinates.BOOK),
        "hexagon in files": HexHexagon(6, coordinates=HexCoordinates.FILES, tones=3),
        "sides of six and four": HexHexagon(6, 4, HexCoordinates.COLUMNS),
        "hexagon of points": HexHexagon(4, points=True),
        "rhombus": HexRhombus(11, 11),
        "triangle": HexTriangle(11),
        "rectangle": HexRectangle(8, 10),
        "star": HexStar(4, discs=True),
        "triangles in a triangle": TriangleTriangle(12),
        "triangles in a hexagon": TriangleHexagon(2),
        "octagons and squares": OctagonSquare(6, 6),
        "discs": HexHexagon(4, discs=True),
    },
    "Points and lines": {
        "nine men's morris": morris_board(),
        "morris with corners": morris_board(diagonals=True),
        "three men's morris": lined_grid(3, 3, Diagonals.NONE),
        "fanorona": fanorona_board(),
        "alquerque": lined_grid(5, 5, Diagonals.ALTERNATE),
        "fox and geese": cross_board(diagonals=True),
        "solitaire": cross_board(diagonals=False, inner_corners=True),
        "mu torere": mu_torere_board(),
        "wanderers": wanderers_board(),
        "spider web": spider_web_board(),
        "cows and leopards": cows_and_leopards_board(),
        "hare and hounds": hare_and_hounds_board(),
        "antelopes": antelopes_board(),
        "astar": astar_board(),
        "who is faster": who_is_faster_board(),
        "archers": archers_board(),
        "three forint": three_forint_board(),
        "firing range": firing_range_board(),
        "rings": rings_board(),
        "gale": gale_board(7),
        "turtle": turtle_board(),
    },
    "Tracks, pits and tables": {
        "ring": ring_track(10),
        "cross": cross_track(6, corners=False, home=5, start=2),
        "cross with corners": cross_track(8, corners=True, home=7),
        "cross of discs": cross_track(4, corners=True, home=4, discs=True),
        "six-armed star": star_track(),
        "spiral": spiral_track(9, 7),
        "rows with shortcuts": serpentine_track(
            10, 10, shortcuts=(("4", "25", "ladder"), ("62", "98", "ladder"), ("93", "47", "snake"))
        ),
        "backgammon": Backgammon(),
        "pits": Pits(6),
        "roulette": RouletteTable(),
        "storeys": Layers(4, 4, 4),
        "pyramid": Pyramid(4),
        "several boards": Several((("A", Square(8, 8, checkered=True)), ("B", Square(8, 8, checkered=True)))),
        "boxes": BoxesBoard(5, 5),
        "fences": FencedBoard(9, 9),
        "score sheet": Sheet((("ones", "Ones"), ("full", "Full house"), ("run", "Straight")), ("a", "b", "c")),
        "square field": SquareField(3, checkered=True),
        "hexagonal field": HexField(3),
        "triangular field": TriangleField(3),
    },
}
TILE, CAPTION, ACROSS, WIDTH = 10.0, 1.0, 4, 880


def board_tile(board: Board, caption: str, theme: Theme) -> str:
    """A board fitted into a square of TILE units, with its caption below."""
    picture = draw_board(board, theme, sides=(PAINTS["red"], PAINTS["blue"]))
    room = TILE - 1.0
    scale = min(room / picture.box.width, room / picture.box.height)
    x = TILE / 2 - scale * (picture.box.left + picture.box.right) / 2
    y = TILE / 2 - scale * (picture.box.top + picture.box.bottom) / 2
    words = lettering(caption, TILE / 2, TILE + CAPTION / 2 - 0.2, 0.52, theme.ink)
    return f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4f})">{picture.svg}</g>{words}'


def sheet(tiles_drawn: Sequence[str], theme: Theme, across: int, width: float, height: float) -> str:
    rows = -(-len(tiles_drawn) // across)
    placed = "".join(
        f'<g transform="translate({number(k % across * width)} {number(k // across * height)})">{tile}</g>'
        for k, tile in enumerate(tiles_drawn)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(across * width)} {number(rows * height)}">'
        f'<rect width="100%" height="100%" fill="{theme.paper}"/>{placed}</svg>'
    )


def board_sheet(boards: Mapping[str, Board], theme: Theme) -> str:
    drawn = [board_tile(board, caption, theme) for caption, board in boards.items()]
    return sheet(drawn, theme, ACROSS, TILE, TILE + CAPTION)


def piece_sheet(theme: Theme) -> str:
    """Every piece twice, in two colours, on light and dark cells."""
    skipped = {f"card:{rank}{suit}" for rank in "23456789" for suit in "SHDC"}
    drawn = []
    for at, name in enumerate(name for name in glyph_names() if name not in skipped):
        for k, colour in enumerate(_two_colours(name)):
            fill = theme.tone("light" if (at + k) % 2 else "dark")
            ground = f'<rect width="1.1" height="1.1" fill="{fill}"/>'
            drawn.append(f'{ground}<g transform="translate(.55 .55)">{glyph(name, colour, text=_sign(name))}</g>')
    return sheet(drawn, theme, 20, 1.1, 1.1)


def _two_colours(name: str) -> tuple[str, ...]:
    if name.startswith(("card", "road", "path", "shogi")):
        return ("white",)
    if name.startswith("die"):
        return ("", "red")
    return ("red", "black") if name.startswith("xiangqi") or name in tiles.XIANGQI else ("white", "black")


def _sign(name: str) -> str:
    return {
        "compass": "1234",
        "pod": "ACF",
        "hexpod": "ACE",
        "tent": "ryg",
        "sandglass": "15",
        "words": "24",
        "letter": "A:1",
        "number": "15",
        "block": "7",
        "chip": "25",
        "cube": "2",
    }.get(name, "")


def write(folder: Path) -> Path:
    """All pictures of the gallery as PNG, and the page; gives the page."""
    import resvg_py

    folder.mkdir(parents=True, exist_ok=True)
    page = [
        "# Boards and pieces",
        "",
        "Drawn by `python -m ludoteka.boards.gallery docs/gallery`; not edited by hand.",
        "",
    ]
    for title, boards in (*SHAPES.items(), ("Pieces", {})):
        page += [f"## {title}", ""]
        for theme in THEMES.values():
            drawn = board_sheet(boards, theme) if boards else piece_sheet(theme)
            file = folder / f"{title.lower().replace(',', '').replace(' ', '-')}-{theme.name}.png"
            file.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=WIDTH, skip_system_fonts=True)))
            page += [f"![{title}, {theme.name}]({folder.name}/{file.name})", ""]
    target = folder.with_suffix(".md")
    target.write_text("\n".join(page).rstrip() + "\n", "utf-8")
    return target


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("expected the folder for the pictures: python -m ludoteka.boards.gallery docs/gallery")
    print(write(Path(sys.argv[1])))
