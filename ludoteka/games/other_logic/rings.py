"""Rings: lay pieces where circles meet, and replace the others where you have the majority."""

from ludoteka.boards import rings_board
from ludoteka.declare import BLUE, GREEN, RED, YELLOW, Choice, Option, Preset, Side
from ludoteka.declare.rings import Rings

SIDES = (RED, BLUE, GREEN, YELLOW, Side("White", "white", "Fehér"), Side("Black", "black", "Fekete"))

GAME = Rings(
    id="rings",
    name="Rings",
    names={"hu": ("Gyűrűk",), "en": ("Rings",)},
    chapter="other-logic",
    board=rings_board(),
    sides=SIDES[:2],
    majority=4,
    minutes=45,
    # 216 pieces are laid; between two of them fewer turns than players; a turn has at most 216 replacements.
    bound=217 * 6 * 218,
    presets=(
        Preset(
            "book",
            "The book: passing players may replace",
            "A könyv szabálya: passzolva is lehet cserélni",
            ("rings#1",),
        ),
    ),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", SIDES[:n], f"{n} játékos") for n in range(2, 7)),
            "A játékosok száma",
        ),
    ),
)
