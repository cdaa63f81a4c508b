"""Divide reversed: let your area fall into as many parts as you can."""

from dataclasses import replace

from ludoteka.boards import Square, letters
from ludoteka.declare import Preset
from ludoteka.declare.divide import Aim, Beside

from .divide_et_impera import GAME as DIVIDE
from .divide_et_impera import SIDES

LEFT = ((7, 9), (6, 10), (5, 11), (5, 12), (7, 13))
"""The lowest and the highest cell of the columns a to e."""
PATTERN = ((5, 12), (4, 11), (3, 10), (2, 9), (1, 7), (2, 9), (3, 10), (4, 11))
"""Of the columns f to m; from n on they come again."""


def board(columns: int) -> Square:
    """Thirteen rows and so many columns."""
    cells = [*LEFT, *(PATTERN[k % len(PATTERN)] for k in range(columns - len(LEFT)))]
    missing = (
        f"{letters(file)}{rank}"
        for file, (low, high) in enumerate(cells)
        for rank in range(1, 14)
        if not low <= rank <= high
    )
    return Square(columns, 13, without=tuple(missing))


GAME = replace(
    DIVIDE,
    id="divide-reverse",
    name="Divide reversed",
    names={"hu": ("Divide fordítva",), "en": ("Divide Reversed",)},
    parent="divide-et-impera",
    board=board(14),
    aim=Aim.MOST,
    beside=Beside.OWN,
    first="b6",
    presets=(
        Preset("book", "Two players, columns a to n", "Ketten, a–n oszlop"),
        Preset(
            "22-columns",
            "Two players, columns a to v",
            "Ketten, a–v oszlop",
            ("divide-reverse#1",),
            {"board": board(22)},
        ),
        *(
            Preset(
                f"{n}-players",
                f"{n} players, {columns} columns",
                f"{n} játékos, {columns} oszlop",
                ("divide-reverse#1",),
                {"board": board(columns), "sides": SIDES[:n]},
            )
            for n, columns in ((3, 22), (4, 30))
        ),
    ),
)
