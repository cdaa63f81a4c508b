"""Seats for games of two, three or four players, each for himself, and the option that sets their number."""

from __future__ import annotations

from .game import BLUE, GREEN, RED, YELLOW, Choice, Option, Side

FOUR_SEATS: tuple[Side, ...] = (RED, GREEN, YELLOW, BLUE)

PLAYERS = Option(
    "players",
    "Number of players",
    "sides",
    tuple(Choice(str(n), f"{n} players", FOUR_SEATS[:n], f"{n} játékos") for n in (2, 3, 4)),
    "A játékosok száma",
)
