"""Avalanche chess: after every move one of the enemy's pawns is pushed."""

from ludoteka.declare import Preset
from ludoteka.declare.chess_like import AvalancheGame, carried_by

from .chess import GAME as CHESS

GAME = carried_by(
    AvalancheGame,
    CHESS,
    id="avalanche-chess",
    name="Avalanche chess",
    names={"hu": ("Lavinasakk",), "en": ("Avalanche Chess",)},
    parent=CHESS.id,
    in_passing="",
    # Turns as in chess; only those that move pawns, 96 at most, have up to three actions.
    bound=12_900,
    notation="",
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
