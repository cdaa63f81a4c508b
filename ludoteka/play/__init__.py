"""Play: the typed face of the kernels."""

from .clock import Control
from .errors import AmbiguousMove, GameOver, IllegalMove, NotationError, Told
from .face import SPECTATOR, Face, Move
from .match import Act, Event, Match, Seat
from .position import Position
from .result import Result
from .scene import Scene
from .variant import Key, Variant, variant, warming_command
from .words import Sentence, say

__all__ = [
    "SPECTATOR",
    "Act",
    "AmbiguousMove",
    "Control",
    "Event",
    "Face",
    "GameOver",
    "IllegalMove",
    "Key",
    "Match",
    "Move",
    "NotationError",
    "Position",
    "Result",
    "Scene",
    "Seat",
    "Sentence",
    "Told",
    "Variant",
    "say",
    "variant",
    "warming_command",
]
