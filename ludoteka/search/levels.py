"""Levels: fixed by the number of simulations, not by seconds, so that a level plays the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass

from ..declare import Game, Skill


@dataclass(frozen=True)
class Level:
    """How strong the computer plays."""

    number: int
    name: str
    hu: str
    simulations: int


LEVELS = (
    Level(1, "Beginner", "Kezdő", 40),
    Level(2, "Player", "Játékos", 600),
    Level(3, "Club player", "Klubjátékos", 6000),
)


def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels a game offers; where luck alone decides there is one, and it does not pretend."""
    return LEVELS[:1] if game.skill is Skill.LUCK else LEVELS


def level(number: int) -> Level:
    for found in LEVELS:
        if found.number == number:
            return found
    raise ValueError(f"expected a level from {LEVELS[0].number} to {LEVELS[-1].number}, got {number}")
