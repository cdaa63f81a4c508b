"""Connect four: discs fall to the bottom of a standing board; four in a row win."""

from ludoteka.boards import Square
from ludoteka.declare import RED, YELLOW, Choice, Option, Preset
from ludoteka.declare.rows import Pattern, Placing, Rows, Vanishing

SIZES = ((6, 7), (7, 6), (8, 7), (8, 8), (9, 7), (10, 7))
LARGEST = max(width * height for width, height in SIZES)

GAME = Rows(
    id="connect-four",
    name="Connect four",
    names={"hu": ("Potyogós amőba",), "en": ("Drop Four", "Four in a row", "Four up", "Plot four")},
    chapter="n-in-a-row",
    board=Square(7, 6, tone="rack"),
    sides=(RED, YELLOW),
    placing=Placing.FALLS,
    falls="S",
    length=4,
    exact=False,
    lines=("N", "NE", "E", "SE"),
    men=0,
    captures=(),
    captures_to_win=0,
    plus_minus=False,
    pattern=Pattern.ROW,
    opening=(),
    moving=False,
    vanishing=Vanishing.NEVER,
    claims=0,
    longest=0,
    swap2=False,
    renju=False,
    minutes=10,
    bound=LARGEST,
    glyphs="discs",
    presets=(
        Preset("book", "Seven columns, six rows", "Hét oszlop, hat sor", ("connect-four#1",)),
        Preset(
            "printed",
            "As printed: six columns, seven rows",
            "A nyomtatott szöveg szerint: hat oszlop, hét sor",
            (),
            {"board": Square(6, 7, tone="rack")},
        ),
    ),
    options=(
        Option(
            "size",
            "Board",
            "board",
            tuple(
                Choice(f"{w}x{h}", f"{w} columns, {h} rows", Square(w, h, tone="rack"), f"{w} oszlop, {h} sor")
                for w, h in SIZES
            ),
            "Tábla",
        ),
    ),
)
