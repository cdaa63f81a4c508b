"""Dark chess: one sees only where one's own pieces can go; the king is captured."""

from ludoteka.declare import Preset
from ludoteka.declare.chess import Royalty
from ludoteka.declare.chess_like import DarkGame, carried_by

from .chess import GAME as CHESS

GAME = carried_by(
    DarkGame,
    CHESS,
    id="dark-chess",
    name="Dark chess",
    names={"hu": ("Sötét sakk",), "en": ("Dark Chess", "Fog of war")},
    parent=CHESS.id,
    hidden=True,
    royalty=Royalty.CAPTURE,
    repetition=None,
    insufficient=None,
    # At most 96 pawn moves and 31 captures, each after at most 99 quiet moves, then 100 more.
    bound=12_800,
    notation="",
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
