"""A position in the terminal: any board as a grid of signs, and what lies beside it."""

from __future__ import annotations

from itertools import pairwise

from rich.console import Group, RenderableType
from rich.text import Text

from ..boards import Board, Cell
from ..play import SPECTATOR, Position
from ..play.scene import Item, Scene

MEN = "●○◆◇▲△■□"
STYLES = {
    "white": "bold bright_white",
    "black": "bold bright_black",
    "red": "bold red",
    "green": "bold green",
    "blue": "bold blue",
    "yellow": "bold yellow",
}


def sign_of(item: Item) -> str:
    """One or two characters for a piece: its letter, capital for the first side, small for the second."""
    if item.hidden:
        return "▒"
    if item.label:
        return item.label
    if not item.letter:
        return MEN[item.owner % len(MEN)]
    return item.letter.lower() if item.owner == 1 else item.letter


def draw(position: Position, viewer: int = SPECTATOR) -> RenderableType:
    """The position as text, with coordinates, hands, dice and counts."""
    game = position.variant.game
    scene = position.scene(viewer)
    parts: list[RenderableType] = []
    if game.board is not None:
        parts.append(_board(game.board, scene, [STYLES.get(side.colour, "bold") for side in game.sides]))
    parts += [
        Text(f"{_whose(position, tray.owner)}{tray.name}: {' '.join(sign_of(i) for i in tray.items) or '-'}")
        for tray in scene.trays
    ]
    if scene.counts:
        parts.append(Text("   ".join(f"{_whose(position, c.owner)}{c.name}: {c.value}" for c in scene.counts)))
    return Group(*parts)


def _whose(position: Position, owner: int) -> str:
    return f"{position.variant.game.sides[owner].name}, " if owner >= 0 else ""


def _board(board: Board, scene: Scene, styles: list[str]) -> RenderableType:
    on = {item.cell: item for item in scene.items if item.cell}
    layers = sorted({cell.layer for cell in board.cells})
    if len(board) > 1000:
        return Text(", ".join(f"{name} {sign_of(item)}" for name, item in on.items()))
    return Group(*(_layer([c for c in board.cells if c.layer == layer], on, scene, styles) for layer in layers))


def _layer(cells: list[Cell], on: dict[str, Item], scene: Scene, styles: list[str]) -> Text:
    """Cells at their places: three columns to the smallest distance across, one line to each height."""
    xs, ys = sorted({c.x for c in cells}), sorted({c.y for c in cells})
    across = _gap(xs)
    wide = 3 if across > 0.75 else 2
    rows = {y: number for number, y in enumerate(_clusters(ys))}
    shaded = set(scene.shaded)
    signs: dict[tuple[int, int], tuple[str, str]] = {}
    for cell in cells:
        row = min(rows.items(), key=lambda pair: abs(pair[0] - cell.y))[1]
        column = round((cell.x - xs[0]) / across * wide)
        item = on.get(cell.name)
        if item is not None:
            signs[row, column] = sign_of(item), styles[item.owner] if item.owner >= 0 else "bold magenta"
        elif cell.name in shaded:
            signs[row, column] = "▓", "dim"
        else:
            signs[row, column] = ("·", "dim") if cell.tone != "dark" else ("∙", "dim")
    labels = _row_labels(cells, rows)
    text = Text()
    for number in range(len(rows)):
        text.append(f"{labels.get(number, ''):>4} ", style="dim")
        at = 0
        for column in sorted(c for r, c in signs if r == number):
            sign, style = signs[number, column]
            text.append(" " * max(0, column - at))
            text.append(sign, style=style)
            at = max(at, column) + len(sign)
        text.append("\n")
    text.append(_file_labels(cells, xs, across / wide))
    return text


def _gap(values: list[float]) -> float:
    """The smallest distance between columns."""
    gaps = [b - a for a, b in pairwise(values) if b - a > 0.05]
    return max(min(gaps, default=1.0), 0.2)


def _clusters(values: list[float]) -> list[float]:
    """Values that differ, with those nearly equal taken as one."""
    found: list[float] = []
    for value in values:
        if not found or value - found[-1] > 0.05:
            found.append(value)
    return found


def _row_labels(cells: list[Cell], rows: dict[float, int]) -> dict[int, str]:
    """The part of the cells' names that a row shares: 1, 2, 3 ... or a, b, c ..."""
    found: dict[int, str] = {}
    for y, number in rows.items():
        names = [c.name for c in cells if abs(c.y - y) <= 0.05]
        digits = {"".join(ch for ch in name if ch.isdigit()) for name in names}
        letters = {"".join(ch for ch in name if ch.isalpha()) for name in names}
        shared = digits if len(digits) == 1 else letters if len(letters) == 1 else {""}
        found[number] = shared.pop()
    return found


def _file_labels(cells: list[Cell], xs: list[float], column: float) -> Text:
    """a, b, c ... below the board, where each stands for one straight file."""
    found: dict[float, str] = {}
    for x in xs:
        letters = {"".join(ch for ch in cell.name if ch.isalpha()) for cell in cells if cell.x == x}
        if len(letters) != 1:
            return Text()
        found[x] = letters.pop()
    if len(set(found.values())) != len(xs):
        return Text()
    text, at = " " * 5, 0
    for x, label in found.items():
        place = round((x - xs[0]) / column)
        text += " " * (place - at) + label
        at = place + len(label)
    return Text(text, style="dim")
