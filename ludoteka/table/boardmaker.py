"""Boards by recipe: what the board maker makes, and what the kinds of board in the book look like.

m:square,8,8            cells; after the numbers any of: checkered, points
m:square,8,8,without=a1 b2,mark=d4 e5
m:hex-rectangle,8,6 · m:hex-rhombus,7,7 · m:hex-hexagon,5 · m:hex-triangle,7
m:triangle,5 · m:triangle-rhombus,4
m:lines,5,5 · m:lines,5,5,diagonals       points joined by lines
m:paper,20,14           squared paper, for the pen
m:morris · m:web · m:track,40 · m:track,24,ring · m:track,24,branch
m:graph,0 0 4 0 2 3,0-1 1-2 2-0           points and lines of one's own
c:GREEN                                   nothing but a colour: "#2f5d46"
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from ..boards import (
    Board,
    BoardError,
    Branch,
    Diagonals,
    GraphBoard,
    HexHexagon,
    HexRectangle,
    HexRhombus,
    HexTriangle,
    Square,
    TriangleTriangle,
    lined_grid,
    morris_board,
    ring_track,
    serpentine_track,
    spider_web_board,
)
from ..boards.picture import BoardPicture, draw_board
from ..boards.picture import number as text_of
from ..boards.theme import THEMES
from ..boards.triangles import TriangleBoard
from .refusal import Refused

ON_FELT = "#e4dcc8"
"""Coordinates and titles lie on the felt, not on paper."""
MOST_CELLS = 40
MOST_RECIPE = 2000


@lru_cache(256)
def make(recipe: str) -> Board:
    """The board of a recipe."""
    if len(recipe) > MOST_RECIPE or not recipe.startswith("m:"):
        raise Refused("table-board-recipe", "not-found", form="m:square,8,8")
    shape, *words = recipe[2:].split(",")
    sizes = [int(word) for word in words if re.fullmatch(r"\d{1,3}", word)]
    flags = {word.partition("=")[0]: word.partition("=")[2] for word in words if not word.isdigit()}
    if any(not 1 <= size <= MOST_CELLS * 3 for size in sizes):
        raise Refused("table-board-cells", "bad-frame", most=MOST_CELLS)
    try:
        board = _make(shape, sizes, flags, words)
        if len(board.cells) > MOST_CELLS * MOST_CELLS:
            raise Refused("table-board-large", "too-large")
    except (BoardError, IndexError, KeyError, ValueError, TypeError) as error:
        raise Refused("table-board-impossible", "bad-frame", why=str(error)) from None
    return board


def _make(shape: str, sizes: list[int], flags: dict[str, str], words: list[str]) -> Board:
    match shape:
        case "square":
            return _square(sizes[0], sizes[1], flags)
        case "hex-rectangle":
            return HexRectangle(width=sizes[0], height=sizes[1])
        case "hex-rhombus":
            return HexRhombus(width=sizes[0], height=sizes[1])
        case "hex-hexagon":
            return HexHexagon(side=sizes[0])
        case "hex-triangle":
            return HexTriangle(side=sizes[0])
        case "triangle":
            return TriangleTriangle(side=sizes[0])
        case "triangle-rhombus":
            return TriangleRhombus(side=sizes[0])
        case "paper":
            return Square(width=sizes[0], height=sizes[1], points=True)
        case "lines":
            return lined_grid(sizes[0], sizes[1], Diagonals.ALL if "diagonals" in flags else Diagonals.NONE)
        case "morris":
            return morris_board()
        case "web":
            return spider_web_board()
        case "track":
            return _track(sizes[0], flags)
        case "graph":
            return _graph(words[0], words[1] if len(words) > 1 else "")
    raise Refused("table-board-none", "not-found", shape=shape[:40])


def _square(width: int, height: int, flags: dict[str, str]) -> Board:
    plain = Square(width=width, height=height, checkered="checkered" in flags, points="points" in flags)
    known = {cell.name for cell in plain.cells}
    wrong = [name for flag in ("without", "mark") for name in flags.get(flag, "").split() if name not in known]
    if wrong:
        raise Refused("table-board-cell", "bad-frame", cell=wrong[0][:20])
    marked = tuple(flags.get("mark", "").split())
    board = replace(plain, without=tuple(flags.get("without", "").split()), stars=marked if "points" in flags else ())
    if marked and "points" not in flags:
        return replace(board, extra_regions=(("marked", " ".join(marked)),), tinted=(("marked", "red"),))
    return board


def _track(length: int, flags: dict[str, str]) -> Board:
    if "ring" in flags:
        return ring_track(max(2, length // 4))
    board = serpentine_track(min(10, max(2, length)), max(1, -(-length // 10)))
    if "branch" in flags:
        spots = board.path
        middle = len(spots) // 2
        name, x, y = spots[middle][0], spots[middle][1], spots[middle][2]
        low = max(spot[2] for spot in spots) + 1.5
        side = Branch(
            "by-way", name, tuple((f"{name}{sign}", x + k, low if k else (y + low) / 2) for k, sign in enumerate("ab"))
        )
        return replace(board, branches=(side,))
    return board


def _graph(points: str, lines: str) -> Board:
    numbers = [float(word) for word in points.split()]
    if len(numbers) < 2 or len(numbers) % 2 or len(numbers) > 400 or any(abs(n) > 100 for n in numbers):
        raise Refused("table-board-points", "bad-frame")
    spots = tuple((str(at + 1), numbers[2 * at], numbers[2 * at + 1]) for at in range(len(numbers) // 2))
    joins = tuple(" ".join(str(int(end) + 1) for end in join.split("-")) for join in lines.split())
    return GraphBoard(points=spots, lines=joins)


@dataclass(frozen=True)
class TriangleRhombus(TriangleBoard):
    """Rows of equal length, each half a cell further to the right."""

    def ranges(self) -> Iterator[range]:
        return (range(row, row + 2 * self.side) for row in range(self.side))


def draw(recipe: str, theme: str) -> str:
    """The SVG document of a recipe."""
    if recipe.startswith("m:paper"):
        return _paper(make(recipe), theme)
    return document(draw_board(make(recipe), replace(THEMES[theme], muted=ON_FELT, ink=ON_FELT)))


def document(drawn: BoardPicture) -> str:
    box = drawn.box
    view = " ".join(text_of(round(v, 3)) for v in (box.left, box.top, box.width, box.height))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{drawn.svg}</svg>'


def box_of(recipe: str) -> tuple[float, float, float, float]:
    """Left, top, width and height."""
    box = draw_board(make(recipe), THEMES["light"]).box
    return round(box.left, 3), round(box.top, 3), round(box.width, 3), round(box.height, 3)


def _paper(board: Board, theme: str) -> str:
    """A sheet with blue squares."""
    left, top, width, height = box_of(f"m:paper,{board.width},{board.height}")  # type: ignore[attr-defined]
    ground, line = ("#fdfbf4", "#9db8d6") if theme == "light" else ("#e6e0d0", "#86a0bd")
    across = "".join(f"M{k} {text_of(top)}V{text_of(top + height)}" for k in range(int(left), int(left + width) + 1))
    down = "".join(f"M{text_of(left)} {k}H{text_of(left + width)}" for k in range(int(top), int(top + height) + 1))
    view = " ".join(text_of(v) for v in (left, top, width, height))
    sheet = f"M{text_of(left)} {text_of(top)}h{text_of(width)}v{text_of(height)}h{text_of(-width)}z"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">'
        f'<path d="{sheet}" fill="{ground}"/>'
        f'<path d="{across}{down}" fill="none" stroke="{line}" stroke-width=".03"/></svg>'
    )
