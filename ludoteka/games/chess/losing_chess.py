"""Losing chess: whoever gets rid of all his pieces wins."""

from dataclasses import replace

from ludoteka.declare import Preset
from ludoteka.declare.chess import Royalty, Stalemate

from .chess import GAME as CHESS
from .chess import PROMOTION

GAME = replace(
    CHESS,
    id="losing-chess",
    name="Losing chess",
    names={"hu": ("Francia sakk", "Rabló sakk"), "en": ("French Chess (losing chess)", "Antichess", "Giveaway chess")},
    parent=CHESS.id,
    royal="",
    royalty=Royalty.CAPTURE,
    must_capture=True,
    promotion=replace(PROMOTION, into={"P": ("Q", "R", "B", "N", "K")}),
    castling=(),
    in_passing="",
    stalemate=Stalemate.WIN,
    insufficient=None,
    worth={letter: -worth for letter, worth in {**CHESS.worth, "K": 300}.items()},
    # At most 96 pawn moves and 31 captures, each after at most 99 quiet moves, then 100 more.
    bound=12_800,
    minutes=15,
    presets=(
        Preset("book", "The book: no capture in passing", "A könyv: nincs en passant"),
        Preset(
            "standard",
            "As played on the net: with capture in passing",
            "Ahogy a hálózaton játsszák: en passant ütéssel",
            changes={"in_passing": "P"},
        ),
        Preset(
            "stalemate-draw",
            "The book, but stalemate is a draw",
            "A könyv szabálya, de a patt döntetlen",
            changes={"stalemate": Stalemate.DRAW},
        ),
        Preset(
            "suicide",
            "Suicide chess: a stalemate is won by who has fewer pieces",
            "Öngyilkos sakk: pattnál az győz, akinek kevesebb figurája van",
            changes={"in_passing": "P", "stalemate": Stalemate.FEWER},
        ),
    ),
)
