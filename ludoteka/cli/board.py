"""A position in the terminal: any board as a grid of signs, and what lies beside it."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from ..boards import Board, Cell
from ..play import SPECTATOR, Position
from ..play.scene import Item, Scene
from ..play.words import name_of, word

MEN = "●○◆◇▲△■□"
KINGS = "◉◎❖◈▼▽▣▢"
"""Men that were crowned, where they have no letter."""
CROWNED = ("crowned", "king")
NAMED = ("number", "letter", "goods")
"""Pictures of cards, fields and goods that say little without their names."""
MOST_GROUPS = 4
"""So many different pieces are shown on one cell."""
Signs = list[tuple[str, str]]
"""Texts with their styles, one after the other."""
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
        return f"{MEN[item.owner % len(MEN)]}{item.label}" if _pile(item) else item.label
    if not item.letter:
        return (KINGS if item.glyph in CROWNED else MEN)[item.owner % len(MEN)]
    return item.letter.lower() if item.owner == 1 else item.letter


def _pile(item: Item) -> bool:
    """Whether its label is the number of men that lie there."""
    return item.glyph == "man" and item.owner >= 0 and item.label.isdigit() and not item.letter


def signs_of(items: list[Item], styles: list[str]) -> Signs:
    """All pieces of a cell, from the lowest up: equal ones once, with their number."""
    found: list[tuple[str, str, int]] = []
    for item in items:
        tally = item.label == str(len(items)) and len(items) > 1
        sign = sign_of(msgspec.structs.replace(item, label="") if tally else item)
        style = styles[item.owner] if item.owner >= 0 else "bold magenta"
        if found and found[-1][:2] == (sign, style):
            found[-1] = sign, style, found[-1][2] + 1
        else:
            found.append((sign, style, 1))
    return [(f"{sign}{count}" if count > 1 else sign, style) for sign, style, count in found[-MOST_GROUPS:]]


def draw(position: Position, viewer: int = SPECTATOR, language: str = "en") -> RenderableType:
    """The position as text, with coordinates, hands, dice and counts."""
    game = position.variant.game
    scene = position.scene(viewer)
    parts: list[RenderableType] = []
    if game.board is not None:
        parts.append(_board(game.board, scene, [STYLES.get(side.colour, "bold") for side in game.sides]))
    for tray in scene.trays:
        things = " ".join(_beside(item) for item in tray.items) or "-"
        parts.append(Text(f"{_whose(position, tray.owner, language)}{word('tray', tray.name, language)}: {things}"))
    if scene.counts:
        named = ((_whose(position, c.owner, language) + word("count", c.name, language), c.value) for c in scene.counts)
        counts = [f"{name}: {value}" for name, value in named]
        parts.append(Text("   ".join(counts)))
    return Group(*parts)


def _beside(item: Item) -> str:
    """A thing beside the board; those that are known by their names are called by them."""
    kind = item.glyph.partition(":")[0]
    if kind not in NAMED or item.hidden or not item.name:
        return sign_of(item)
    return f"{item.label} {item.name}".strip() if item.label != item.name else item.name


def _whose(position: Position, owner: int, language: str) -> str:
    return f"{name_of(position.variant.game.sides[owner], language)}, " if owner >= 0 else ""


def _board(board: Board, scene: Scene, styles: list[str]) -> RenderableType:
    items: dict[str, list[Item]] = {}
    for item in scene.items:
        if item.cell:
            items.setdefault(item.cell, []).append(item)
    on = {cell: signs_of(lying, styles) for cell, lying in items.items()}
    layers = sorted({cell.layer for cell in board.cells})
    if len(board) > 1000:
        return Text(", ".join(f"{name} {''.join(sign for sign, _ in signs)}" for name, signs in on.items()))
    return Group(*(_layer([c for c in board.cells if c.layer == layer], on, set(scene.shaded)) for layer in layers))


def _layer(cells: list[Cell], on: dict[str, Signs], shaded: set[str]) -> Text:
    """Cells at their places: columns as wide as the longest sign needs, one line to each height."""
    xs, ys = sorted({c.x for c in cells}), sorted({c.y for c in cells})
    across = _gap(cells)
    longest = max((_length(on[cell.name]) for cell in cells if cell.name in on), default=1)
    between = any(abs((x - xs[0]) / across - round((x - xs[0]) / across)) > 0.1 for x in xs)
    wide = max(4 if between else 3, longest + 1)
    rows = {y: number for number, y in enumerate(_clusters(ys))}
    signs: dict[tuple[int, int], Signs] = {}
    for cell in cells:
        row = min(rows.items(), key=lambda pair: abs(pair[0] - cell.y))[1]
        signs[row, int((cell.x - xs[0]) / across * wide + 0.5)] = on.get(cell.name) or _empty(cell, shaded)
    labels = _row_labels(cells, rows)
    text = Text()
    for number in range(len(rows)):
        text.append(f"{labels.get(number, ''):>4} ", style="dim")
        at = 0
        for column in sorted(c for r, c in signs if r == number):
            text.append(" " * max(0, column - at))
            for sign, style in signs[number, column]:
                text.append(sign, style=style)
            at = max(at, column) + _length(signs[number, column])
        text.append("\n")
    text.append(_file_labels(cells, xs, across / wide))
    return text


def _length(signs: Signs) -> int:
    return sum(len(sign) for sign, _ in signs)


def _empty(cell: Cell, shaded: set[str]) -> Signs:
    """A cell without a piece."""
    if cell.name in shaded:
        return [("▓", "dim")]
    return [("∙" if cell.tone == "dark" else "·", "dim")]


def _gap(cells: list[Cell]) -> float:
    """The smallest distance between neighbours of a row."""
    rows: dict[float, list[float]] = {}
    for cell in cells:
        rows.setdefault(round(cell.y, 1), []).append(cell.x)
    gaps = [b - a for xs in rows.values() for a, b in pairwise(sorted(xs)) if b - a > 0.05]
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
        place = int((x - xs[0]) / column + 0.5)
        text += " " * (place - at) + label
        at = place + len(label)
    return Text(text, style="dim")
