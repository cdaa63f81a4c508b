"""Dai shogi: great shogi, on fifteen by fifteen cells, from which chu shogi was made."""

from dataclasses import replace

from ludoteka.boards import Coordinates, Square
from ludoteka.declare import Preset
from ludoteka.declare.lions import Promoting

from .chu_shogi import GAME as CHU_SHOGI
from .chu_shogi import GOLD, wedge

SMALL = (
    ("knight", "N", "ffN", "lovag", "knight"),
    ("stone general", "St", "fF", "kő tábornok", "stone"),
    ("iron general", "I", "fWfF", "vas tábornok", "iron"),
    ("cat sword", "CS", "F", "macskakard", "cat-sword"),
    ("evil wolf", "EW", "fWfFsW", "ördögi farkas", "evil-wolf"),
    ("angry boar", "AB", "W", "dühös vadkan", "angry-boar"),
    ("violent ox", "VO", "W2", "erőszakos ökör", "violent-ox"),
    ("flying dragon", "FD", "F2", "repülő sárkány", "flying-dragon"),
)
"""The pieces that chu shogi lacks; all of them are promoted to gold generals."""
PIECES = (
    *CHU_SHOGI.pieces,
    *(wedge(*piece) for piece in SMALL),
    *(
        wedge(f"promoted {name}", f"+{letter}", GOLD, f"arany tábornok ({hu})", "promoted-gold")
        for name, letter, _, hu, _ in SMALL
    ),
)

GAME = replace(
    CHU_SHOGI,
    id="dai-shogi",
    name="Dai shogi",
    names={"hu": ("Daisógi", "Csusógi és daisógi"), "ja": ("大将棋",), "en": ("Dai Shogi", "great shogi")},
    board=Square(15, 15, coordinates=Coordinates.SHOGI),
    pieces=PIECES,
    army="""
        .  .  .  .  GB .  .  .  .  .  GB .  .  .  .
        P  P  P  P  P  P  P  P  P  P  P  P  P  P  P
        R  FD SM VM B  DH DK FK DK DH B  VM SM FD R
        .  VO .  AB .  EW Kr Ln Ph EW .  AB .  VO .
        RC .  CS .  FL .  BT DE BT .  FL .  CS .  RC
        L  N  St I  C  S  G  K  G  S  C  I  St N  L
    """,
    into={**CHU_SHOGI.into, **{letter: f"+{letter}" for _, letter, _, _, _ in SMALL}},
    rows=5,
    promoting=Promoting.TOUCHING,
    lions_protected=False,
    longest=1000,
    bound=1000,
    worth={
        **CHU_SHOGI.worth,
        **{letter: 2 for _, letter, _, _, _ in SMALL},
        **{f"+{letter}": 3 for _, letter, _, _, _ in SMALL},
    },
    minutes=240,
    parent=CHU_SHOGI.id,
    presets=(
        Preset("standard", "Lions unprotected, promotion as in shogi", "Oroszlánvédelem nélkül, sógis előlépéssel"),
        Preset(
            "strict",
            "With the protected lions and strict promotion of chu shogi",
            "A csusógi oroszlánvédelmével és szigorú előlépésével",
            covers=("dai-shogi#1",),
            changes={"lions_protected": True, "promoting": Promoting.STRICT},
        ),
    ),
)
