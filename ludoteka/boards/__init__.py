"""Boards: cells, neighbours, rays, regions, coordinates, and the picture of each board."""

from .backgammon import Backgammon
from .core import OFF, Board, BoardError, Cell, Label, Line, Mark, Plan, letters
from .graph import GraphBoard, alquerque_board, fanorona_board, lined_grid, morris_board
from .hexes import HexBoard, HexHexagon, HexRhombus
from .pits import Pits
from .square import Coordinates, Square, point_grid

__all__ = [
    "OFF",
    "Backgammon",
    "Board",
    "BoardError",
    "Cell",
    "Coordinates",
    "GraphBoard",
    "HexBoard",
    "HexHexagon",
    "HexRhombus",
    "Label",
    "Line",
    "Mark",
    "Pits",
    "Plan",
    "Square",
    "alquerque_board",
    "fanorona_board",
    "letters",
    "lined_grid",
    "morris_board",
    "point_grid",
]
