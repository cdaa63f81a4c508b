"""Tamsk: get rid of your rings before the board, and the sand, runs out."""

from ludoteka.declare import Preset, Side
from ludoteka.declare.tamsk import Level, Tamsk, tamsk_board

GAME = Tamsk(
    id="tamsk",
    name="Tamsk",
    names={"hu": ("Tamsk",), "en": ("Tamsk",)},
    chapter="other-logic",
    board=tamsk_board(4),
    sides=(Side("White", "white", "Világos"), Side("Red", "red", "Piros")),
    level=Level.NO_TIME,
    rings=32,
    glass=180,
    small_glass=15,
    grace=3,
    quiet=20,
    minutes=20,
    bound=300_000,  # 64 rings, at most 20 moves before each, and for each move no more than the 180 seconds of a glass
    presets=(
        Preset("level-1", "Level 1: no time", "1. szint: időmérés nélkül", ("tamsk#1",)),
        Preset("level-2", "Level 2: sandglasses", "2. szint: homokórákkal", ("tamsk#2",), {"level": Level.GLASSES}),
        Preset(
            "level-3",
            "Level 3: the small glass too",
            "3. szint: a kis homokórával is",
            ("tamsk#3",),
            {"level": Level.SMALL_GLASS},
        ),
    ),
)
