"""Levels: fixed by numbers of positions, not by seconds, so that a level plays the same on every machine.

Only where a machine or a game is so slow that a player would wait too long, the seconds end a search.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..declare import Game, Skill


@dataclass(frozen=True)
class Level:
    """How strong the computer plays."""

    number: int
    name: str
    hu: str
    nodes: int
    """Positions that alpha-beta looks at."""
    simulations: int
    """Games that tree search plays in its head."""
    slips: float = 0.0
    """How often it moves without thinking."""
    seconds: float = 3.0
    """The longest it may think."""

    def simulations_of(self, moves: int) -> int:
        """Where moves are many, each level can try all of them once more often than the one below it."""
        return max(self.simulations, (self.number - 1) * moves)


LEVELS = (
    Level(1, "Newcomer", "Újonc", 30, 16, 0.35, 1.0),
    Level(2, "Beginner", "Kezdő", 120, 50, 0.15, 1.0),
    Level(3, "Hobby player", "Alkalmi játékos", 500, 150, 0.05, 1.0),
    Level(4, "Player", "Játékos", 2_000, 500, 0.0, 1.5),
    Level(5, "Good player", "Jó játékos", 8_000, 1_500, 0.0, 2.0),
    Level(6, "Club player", "Klubjátékos", 30_000, 5_000, 0.0, 3.0),
    Level(7, "Expert", "Versenyző", 120_000, 16_000, 0.0, 4.0),
    Level(8, "Master", "Mester", 1_000_000, 100_000, 0.0, 6.0),
)
USUAL = 4
"""The level that is offered first."""
HONEST = Level(1, "Computer", "Gép", 2_000, 500, 0.0, 1.5)
"""The only level where luck alone decides."""


def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels a game offers; where luck alone decides there is one, and it does not pretend."""
    return (HONEST,) if game.skill is Skill.LUCK else LEVELS


def level(number: int) -> Level:
    for found in LEVELS:
        if found.number == number:
            return found
    raise ValueError(f"expected a level from {LEVELS[0].number} to {LEVELS[-1].number}, got {number}")
