"""Halma: step or leap in long chains from your corner to the opposite one."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import BLACK, BLUE, GREEN, RED, WHITE, YELLOW, Preset
from ludoteka.declare.races import Race

NINETEEN = (5, 5, 4, 3, 2)
THIRTEEN = (4, 4, 3, 2)
FIFTEEN = (5, 4, 3, 2, 1)
TEN = (4, 3, 2, 1)


def camp(size: int, rows: tuple[int, ...], *, right: bool, top: bool) -> str:
    """The cells of a corner, rows from the edge inwards."""
    cells = []
    for r, width in enumerate(rows):
        for f in range(width):
            file, rank = size - 1 - f if right else f, size - 1 - r if top else r
            cells.append(f"{chr(97 + file)}{rank + 1}")
    return " ".join(cells)


def corners(size: int, rows: tuple[int, ...]) -> tuple[str, ...]:
    """All four, clockwise from the lower left."""
    places = ((False, False), (False, True), (True, True), (True, False))
    return tuple(camp(size, rows, right=right, top=top) for right, top in places)


def board(size: int, rows: tuple[int, ...], seats: tuple[int, ...]) -> Square:
    """The corners in use are drawn in a tone of their own."""
    regions = tuple((f"camp {seat + 1}", corners(size, rows)[seat]) for seat in seats)
    return Square(size, size, extra_regions=regions, tinted=tuple((name, "middle") for name, _ in regions))


def for_two(size: int, rows: tuple[int, ...]) -> dict[str, object]:
    lower, _, upper, _ = corners(size, rows)
    return {"board": board(size, rows, (0, 2)), "camps": (lower, upper), "targets": (upper, lower)}


FOUR = corners(16, THIRTEEN)
FOR_FOUR: dict[str, object] = {
    "board": board(16, THIRTEEN, (0, 1, 2, 3)),
    "sides": (replace(RED), replace(YELLOW), replace(GREEN), replace(BLUE)),
    "camps": FOUR,
    "targets": (FOUR[2], FOUR[3], FOUR[0], FOUR[1]),
}
LOWER, _, UPPER, _ = corners(16, NINETEEN)

GAME = Race(
    id="halma",
    name="Halma",
    names={"hu": ("Halma",), "en": ("Halma",)},
    chapter="exchange-race",
    board=board(16, NINETEEN, (0, 2)),
    sides=(WHITE, BLACK),
    camps=(LOWER, UPPER),
    targets=(UPPER, LOWER),
    places=False,
    limit=300,
    minutes=40,
    bound=4 * 300,
    presets=(
        Preset("book", "The book: 16 by 16, two players", "A könyv szabálya: 16·16, két játékos"),
        Preset("large", "17 by 17, two players", "17·17, két játékos", ("halma#1",), for_two(17, NINETEEN)),
        Preset("four", "Four players, the first to arrive wins", "Négy játékos, az első győz", ("halma#2",), FOR_FOUR),
        Preset(
            "four-places",
            "Four players, all places are played out",
            "Négy játékos, minden helyezésért",
            ("halma#2",),
            {**FOR_FOUR, "places": True},
        ),
        Preset("small", "8 by 8, ten men each", "8·8, tíz-tíz bábu", ("halma#3",), for_two(8, TEN)),
        Preset(
            "medium", "10 by 10, fifteen men each", "10·10, tizenöt-tizenöt bábu", ("halma#4",), for_two(10, FIFTEEN)
        ),
    ),
)
