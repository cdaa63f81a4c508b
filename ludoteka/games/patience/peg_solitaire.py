"""Peg solitaire: jump, take off, and be left with one."""

from ludoteka.boards import cross_board
from ludoteka.declare import Preset, Side
from ludoteka.declare.solitaire import Solitaire

GAME = Solitaire(
    id="peg-solitaire",
    name="Peg solitaire",
    names={"hu": ("Szoliter", "türelemjáték"), "en": ("Peg Solitaire", "Solo Noble")},
    chapter="patience",
    board=cross_board(diagonals=False),
    sides=(Side("Player", "blue", "Játékos"),),
    empty="d4",
    last="",
    piece="peg",
    minutes=10,
    bound=40,
    presets=(
        Preset(
            "book",
            "The book: 33 cells, the centre empty",
            "A könyv szabálya: 33 mező, üres közép",
            covers=("peg-solitaire#1",),
        ),
        Preset(
            "centre",
            "Harder: the last peg in the centre",
            "Nehezebb: az utolsó bábu középen",
            covers=("peg-solitaire#4",),
            changes={"last": "d4"},
        ),
        Preset(
            "choose",
            "Choose the cell that is empty",
            "Szabadon választott üres mező",
            covers=("peg-solitaire#3",),
            changes={"empty": ""},
        ),
        Preset(
            "french",
            "37 cells",
            "37 mező",
            covers=("peg-solitaire#2",),
            changes={"board": cross_board(diagonals=False, inner_corners=True), "empty": ""},
        ),
    ),
)
