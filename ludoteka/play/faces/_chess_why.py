"""Why a move of the chess family is not allowed: the rule, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.abi import State
from ..words import Sentence

if TYPE_CHECKING:
    from .chess import Face


def why(face: Face, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
    return None
