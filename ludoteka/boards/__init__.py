"""Boards: cells, neighbours, rays, regions, coordinates, and the picture of each board."""

from .core import OFF, Board, BoardError, Cell, Label, Line, Mark, Plan, letters
from .hexes import HexBoard, HexHexagon, HexRhombus
from .square import Coordinates, Square, point_grid

__all__ = [
    "OFF",
    "Board",
    "BoardError",
    "Cell",
    "Coordinates",
    "HexBoard",
    "HexHexagon",
    "HexRhombus",
    "Label",
    "Line",
    "Mark",
    "Plan",
    "Square",
    "letters",
    "point_grid",
]
