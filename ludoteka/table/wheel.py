"""Dice and the roulette wheel: what they can show, in which order, in which colour."""

from __future__ import annotations

EUROPEAN = (
    "0", "32", "15", "19", "4", "21", "2", "25", "17", "34", "6", "27", "13", "36", "11", "30", "8", "23", "10",
    "5", "24", "16", "33", "1", "20", "14", "31", "9", "22", "18", "29", "7", "28", "12", "35", "3", "26",
)  # fmt: skip
AMERICAN = (
    "0", "28", "9", "26", "30", "11", "7", "20", "32", "17", "5", "22", "34", "15", "3", "24", "36", "13", "1",
    "00", "27", "10", "25", "29", "12", "8", "19", "31", "18", "6", "21", "33", "16", "4", "23", "35", "14", "2",
)  # fmt: skip
"""The pockets clockwise, with one zero and with two."""
RED = frozenset(["1", "3", "5", "7", "9", "12", "14", "16", "18", "19", "21", "23", "25", "27", "30", "32", "34", "36"])
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
"""The faces of a colour die."""


def pockets(*, double_zero: bool) -> tuple[str, ...]:
    return AMERICAN if double_zero else EUROPEAN


def colour_of(pocket: str) -> str:
    if pocket in ("0", "00"):
        return "green"
    return "red" if pocket in RED else "black"
