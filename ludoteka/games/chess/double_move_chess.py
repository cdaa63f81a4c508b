"""Double-move chess: two moves a turn, and the king is captured."""

from dataclasses import replace

from ludoteka.declare import Preset
from ludoteka.declare.chess import Royalty, Turns

from .chess import GAME as CHESS

GAME = replace(
    CHESS,
    id="double-move-chess",
    name="Double-move chess",
    names={"hu": ("Duplalépéses sakk",), "en": ("Double-move Chess",)},
    parent=CHESS.id,
    royalty=Royalty.CAPTURE,
    in_passing="",
    turns=Turns.TWO,
    repetition=None,
    insufficient=None,
    # At most 96 pawn moves and 31 captures, each after at most 99 quiet moves, then 100 more.
    bound=12_800,
    notation="",
    presets=(Preset("book", "Two moves, no check", "Két lépés, nincs sakk"),),
)
