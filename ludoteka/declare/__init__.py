"""The vocabulary of declarations. A family's dataclass has its own module: `declare.chess`, `declare.rows` ..."""

from .game import (
    BLACK,
    BLUE,
    GREEN,
    MAX_PLAYERS,
    RED,
    WHITE,
    YELLOW,
    Choice,
    DeclarationError,
    Game,
    Option,
    Piece,
    Preset,
    Side,
    Skill,
)
from .reasons import Reason

__all__ = [
    "BLACK",
    "BLUE",
    "GREEN",
    "MAX_PLAYERS",
    "RED",
    "WHITE",
    "YELLOW",
    "Choice",
    "DeclarationError",
    "Game",
    "Option",
    "Piece",
    "Preset",
    "Reason",
    "Side",
    "Skill",
]
