"""Twixt: pegs a knight's move apart are linked; link your two sides of the board."""

from ludoteka.boards.pegs import peg_board
from ludoteka.declare import BLACK, RED, Choice, Option, Preset
from ludoteka.declare.twixt import Linking, Twixt

SIZES = (6, 8, 12, 18, 24)
PEGS, LINKS = 288, 144
FIFTY = 50

GAME = Twixt(
    id="twixt",
    name="Twixt",
    names={"hu": ("Twixt",), "en": ("Twixt",)},
    chapter="connection",
    board=peg_board(24),
    sides=(RED, BLACK),
    linking=Linking.BY_HAND,
    pegs=PEGS,
    links=LINKS,
    swap=False,
    minutes=40,
    bound=2 * PEGS * (2 * LINKS + 2),
    presets=(
        Preset("book", "24 by 24 holes, links by hand", "24·24 lyuk, kézzel rakott lécek"),
        Preset(
            "fifty",
            "Fifty pegs and fifty links each",
            "Ötven-ötven oszlop és léc",
            ("twixt#1",),
            {"pegs": FIFTY, "links": FIFTY},
        ),
        Preset(
            "standard",
            "Fifty pegs and links, the first peg may be taken over",
            "Ötven-ötven oszlop és léc, az első oszlop átvehető",
            changes={"pegs": FIFTY, "links": FIFTY, "swap": True},
        ),
        Preset(
            "automatic",
            "Links come by themselves and stay; the first peg may be taken over",
            "A lécek maguktól kerülnek fel és maradnak; az első oszlop átvehető",
            changes={"linking": Linking.AUTOMATIC, "links": 4 * PEGS, "swap": True},
        ),
    ),
    options=(
        Option(
            "size",
            "Board",
            "board",
            tuple(Choice(f"{n}", f"{n} by {n}", peg_board(n), f"{n}·{n}") for n in SIZES),
            "Tábla",
        ),
    ),
)
