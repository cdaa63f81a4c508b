"""Play: the typed face of the kernels."""

from .errors import AmbiguousMove, GameOver, IllegalMove, NotationError
from .face import SPECTATOR, Face, Move
from .position import Position
from .result import Result
from .scene import Scene
from .variant import Key, Variant, variant, warm_in_background
from .words import Sentence, say

__all__ = [
    "SPECTATOR",
    "AmbiguousMove",
    "Face",
    "GameOver",
    "IllegalMove",
    "Key",
    "Move",
    "NotationError",
    "Position",
    "Result",
    "Scene",
    "Sentence",
    "Variant",
    "say",
    "variant",
    "warm_in_background",
]
