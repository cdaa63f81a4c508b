"""Boards: cells, neighbours, rays, regions, coordinates, and the picture of each board."""

from .backgammon import Backgammon
from .core import OFF, Board, BoardError, Cell, Gather, Label, Lane, Line, Mark, Plan, letters
from .fields import HexField, SquareField, TriangleField
from .graph import Diagonals, GraphBoard, alquerque_board, fanorona_board, lined_grid, morris_board
from .hexes import HexBoard, HexCoordinates, HexHexagon, HexRectangle, HexRhombus, HexStar, HexTriangle
from .holes import HoledSquare, skyscraper_board
from .lattice import BoxesBoard, FencedBoard
from .layers import Layers, Pyramid
from .octagons import OctagonSquare
from .pits import Pits
from .roulette import RouletteTable
from .several import Several, Sheet, Turned, turned
from .square import Coordinates, Square, point_grid, xiangqi_board
from .track import (
    Branch,
    Track,
    cross_track,
    named_ring,
    pachisi_track,
    ring_track,
    serpentine_track,
    spiral_track,
    star_track,
)
from .triangles import TriangleBoard, TriangleHexagon, TriangleTriangle
from .turtle import turtle_board
from .webs import (
    antelopes_board,
    archers_board,
    astar_board,
    cows_and_leopards_board,
    cross_board,
    firing_range_board,
    gale_board,
    hare_and_hounds_board,
    mu_torere_board,
    rings_board,
    spider_web_board,
    three_forint_board,
    wanderers_board,
    who_is_faster_board,
)

__all__ = [
    "OFF",
    "Backgammon",
    "Board",
    "BoardError",
    "BoxesBoard",
    "Branch",
    "Cell",
    "Coordinates",
    "Diagonals",
    "FencedBoard",
    "Gather",
    "GraphBoard",
    "HexBoard",
    "HexCoordinates",
    "HexField",
    "HexHexagon",
    "HexRectangle",
    "HexRhombus",
    "HexStar",
    "HexTriangle",
    "HoledSquare",
    "Label",
    "Lane",
    "Layers",
    "Line",
    "Mark",
    "OctagonSquare",
    "Pits",
    "Plan",
    "Pyramid",
    "RouletteTable",
    "Several",
    "Sheet",
    "Square",
    "SquareField",
    "Track",
    "TriangleBoard",
    "TriangleField",
    "TriangleHexagon",
    "TriangleTriangle",
    "Turned",
    "alquerque_board",
    "antelopes_board",
    "archers_board",
    "astar_board",
    "cows_and_leopards_board",
    "cross_board",
    "cross_track",
    "fanorona_board",
    "firing_range_board",
    "gale_board",
    "hare_and_hounds_board",
    "letters",
    "lined_grid",
    "morris_board",
    "mu_torere_board",
    "named_ring",
    "pachisi_track",
    "point_grid",
    "ring_track",
    "rings_board",
    "serpentine_track",
    "skyscraper_board",
    "spider_web_board",
    "spiral_track",
    "star_track",
    "three_forint_board",
    "turned",
    "turtle_board",
    "wanderers_board",
    "who_is_faster_board",
    "xiangqi_board",
]  # fmt: skip
