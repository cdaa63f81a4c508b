"""The colours of the pictures, by day and by lamp light."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Paint:
    """How a side's pieces are coloured: the body, its edge, and what is engraved on it."""

    body: str
    edge: str
    engraving: str
    shade: str
    """A second tone of the body, for sides and shadows."""
    mark: str
    """The engraved shape that tells the side without its colour."""


PAINTS: Mapping[str, Paint] = {
    "white": Paint("#fdf7ea", "#3a332a", "#8c7f6a", "#e2d6be", "ring"),
    "black": Paint("#35302b", "#15120f", "#cfc3ae", "#1f1b18", "diamond"),
    "red": Paint("#b8433a", "#5a1712", "#ffe9df", "#8f2f28", "triangle"),
    "green": Paint("#3f8a5f", "#163d28", "#e6f7ea", "#2c6a47", "square"),
    "blue": Paint("#3f6fb0", "#152f57", "#e6effc", "#2e5489", "cross"),
    "yellow": Paint("#ecc24a", "#6b4d08", "#6b4d08", "#c99b25", "star"),
    "orange": Paint("#de8332", "#6b3204", "#fff0df", "#b3621b", "bars"),
    "purple": Paint("#7d58a3", "#35204c", "#f3eafc", "#5f3f81", "hexagon"),
    "brown": Paint("#8a5a35", "#3b2210", "#f6e6d2", "#693f20", "crescent"),
    "grey": Paint("#a39b8e", "#4a443b", "#3a342c", "#857d70", "dot"),
}
NEUTRAL = Paint("#d9c29a", "#5c4524", "#5c4524", "#bda375", "none")


def paint_of(colour: str) -> Paint:
    return PAINTS.get(colour, NEUTRAL)


def contrast(a: str, b: str) -> float:
    """The contrast ratio of WCAG 2.1."""
    low, high = sorted(map(_luminance, (a, b)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@dataclass(frozen=True)
class Theme:
    """The tokens of a picture."""

    name: str
    paper: str
    card: str
    ink: str
    muted: str
    line: str
    accent: str
    warning: str
    mark_green: str
    mark_red: str
    """For marks on wood, which is light in both themes."""
    gold: str
    frame: str
    frame_edge: str
    grid: str
    """Lines drawn on a board, and the joints between its cells."""
    figure: str
    """Numbers on dark cells."""
    plate: str
    """Under pieces beside the board that would not be seen on the paper."""
    tones: Mapping[str, str]

    def tone(self, name: str) -> str:
        return self.tones.get(name, self.tones["light"])

    def hides(self, paint: Paint) -> bool:
        """Neither the body nor the edge of such a piece is seen on the paper."""
        return max(contrast(colour, self.paper) for colour in (paint.body, paint.edge)) < 2


COLOURED = {
    "red": "#c65b4f",
    "green": "#57996f",
    "blue": "#5b86bd",
    "yellow": "#e3bf58",
    "orange": "#dc9150",
    "purple": "#9474b4",
}

LIGHT = Theme(
    name="light",
    paper="#f7f2e8",
    card="#fffaf0",
    ink="#26221c",
    muted="#6f675a",
    line="#d9cfbd",
    accent="#2f6f4f",
    warning="#a8382f",
    mark_green="#2f6f4f",
    mark_red="#a8382f",
    gold="#b98a2f",
    frame="#7d5330",
    frame_edge="#5b3a1f",
    grid="#6b4a28",
    figure="#241c13",
    plate="#cdbf9f",
    tones={
        **COLOURED,
        "light": "#e8cf9f",
        "middle": "#cda56d",
        "dark": "#b07b4a",
        "felt": "#2f5d46",
        "water": "#8fb7c9",
        "pit": "#8a5a35",
        "tray": "#6d4728",
        "slate": "#8d9aa0",
        "rack": "#4674b3",
        "white": "#f6ecd8",
        "black": "#2f2a25",
        "spot": "none",
        "none": "none",
    },
)

DARK = Theme(
    name="dark",
    paper="#1f1c18",
    card="#2a2620",
    ink="#efe7d8",
    muted="#b3a895",
    line="#443d33",
    accent="#7fbf9a",
    warning="#e0776c",
    mark_green="#35805a",
    mark_red="#c4483d",
    gold="#d9ae58",
    frame="#4d3420",
    frame_edge="#2f2014",
    grid="#4a3219",
    figure="#fff4d9",
    plate="#a08a68",
    tones={
        **COLOURED,
        "light": "#cfb27e",
        "middle": "#b18a56",
        "dark": "#94653a",
        "felt": "#284d3b",
        "water": "#5f8a9f",
        "pit": "#6b4527",
        "tray": "#3b2817",
        "slate": "#6b777c",
        "rack": "#35598c",
        "white": "#e2d6bf",
        "black": "#26221e",
        "spot": "none",
        "none": "none",
    },
)

THEMES = {"light": LIGHT, "dark": DARK}
