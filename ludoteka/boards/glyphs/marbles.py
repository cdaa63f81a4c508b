"""Balls that belong to nobody: white, grey and black ones, each with a sign of its own."""

from __future__ import annotations

from ..theme import Paint
from . import discs

COLOURS = {
    "white": Paint("#fdf7ea", "#2b2118", "#8b7f6a", "#d9cfba", "ring"),
    "grey": Paint("#9b9a97", "#2b2926", "#f4efe2", "#787773", "square"),
    "black": Paint("#35302b", "#14110e", "#cfc6b6", "#1d1a17", "diamond"),
}


def marble(paint: Paint, colour: str = "") -> str:
    """A ball in one of the three colours; anything else is written on a ball in the given paint."""
    return discs.ball(COLOURS[colour]) if colour in COLOURS else discs.ball(paint, colour)
