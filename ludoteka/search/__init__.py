"""Search: opponents for every game, chosen by what the game declares and compiled once over the kernel interface."""

from .levels import LEVELS, Level
from .player import Choice, choose

__all__ = ["LEVELS", "Choice", "Level", "choose"]
