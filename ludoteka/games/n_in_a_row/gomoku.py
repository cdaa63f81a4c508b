"""Gomoku, five in a row: on the go board, on squared paper, and as it was played in England."""

from dataclasses import replace

from ludoteka.boards import Square, letters, point_grid
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.rows import Pattern, Placing, Rows, Vanishing

GO_BOARD = point_grid(19, 19, stars=("d4", "d10", "d16", "j4", "j10", "j16", "p4", "p10", "p16"))
SMALLER = point_grid(15, 15, stars=("d4", "d12", "h8", "l4", "l12"))
FAR = " ".join(
    f"{letters(file)}{rank + 1}" for rank in range(15) for file in range(15) if max(abs(file - 7), abs(rank - 7)) >= 3
)
TOURNAMENT = {"board": SMALLER, "men": 0, "moving": False, "longest": 0}
PAGE = Square(30, 30)
ON_PAPER = {"board": PAGE, "men": 0, "moving": False, "longest": 0, "glyphs": "signs"}

GAME = Rows(
    id="gomoku",
    name="Gomoku",
    names={
        "hu": ("Ötös malom", "amőba", "OX", "gomoko", "rendzsu"),
        "en": (
            "Five in a Row (go-bang, gomoku)",
            "Five in a row",
            "go-bang",
            "gomoku",
            "Noughts and crosses on paper",
            "Renju",
        ),
    },
    chapter="n-in-a-row",
    board=GO_BOARD,
    sides=(BLACK, WHITE),
    placing=Placing.ANYWHERE,
    falls="",
    length=5,
    exact=False,
    lines=(),
    men=100,
    captures=(),
    captures_to_win=0,
    plus_minus=False,
    pattern=Pattern.ROW,
    opening=(),
    moving=True,
    vanishing=Vanishing.NEVER,
    claims=0,
    longest=400,
    swap2=False,
    renju=False,
    minutes=20,
    bound=900,
    presets=(
        Preset("book", "The book: a hundred men each, then they move", "A könyv: száz-száz bábu, utána lépnek"),
        Preset("paper", "Squared paper, five in a row", "Kockás papíron, öt egy sorban", ("gomoku#1",), ON_PAPER),
        Preset(
            "paper-four",
            "Squared paper, four in a row",
            "Kockás papíron, négy egy sorban",
            ("gomoku#2",),
            {**ON_PAPER, "length": 4},
        ),
        Preset(
            "english",
            "English: chessboard, twelve men each, no diagonal rows",
            "Angol változat: sakktábla, tizenkét-tizenkét bábu, átlós sor nem számít",
            ("gomoku#3",),
            {"board": Square(8, 8, checkered=True), "men": 12, "lines": ("N", "E"), "longest": 224, "glyphs": "men"},
        ),
        Preset(
            "free",
            "Widely played: 15 by 15, five or more win",
            "Általánosan játszott: 15·15-ös tábla, öt vagy több nyer",
            changes=TOURNAMENT,
        ),
        Preset(
            "exact",
            "Tournament: 15 by 15, exactly five win",
            "Versenyszabály: 15·15-ös tábla, pontosan öt nyer",
            changes={**TOURNAMENT, "exact": True},
        ),
        Preset(
            "pro",
            "Tournament opening: the first stone in the centre, Black's second at least three away",
            "Versenykezdés: az első kő középre, sötét második köve legalább három pontnyira",
            changes={
                **TOURNAMENT,
                "board": replace(SMALLER, extra_regions=(("centre", "h8"), ("far", FAR))),
                "exact": True,
                "opening": ("centre", "", "far"),
            },
        ),
        Preset(
            "swap2",
            "Tournament opening swap2: three stones are laid, then colours are chosen",
            "A swap2 versenykezdés: három kő letétele után választanak színt",
            changes={**TOURNAMENT, "exact": True, "swap2": True},
        ),
        Preset(
            "renju",
            "Renju: Black may make no overline, no double four and no double three",
            "Rendzsu: sötét nem tehet hosszú sort, kettős négyest és kettős hármast",
            changes={
                **TOURNAMENT,
                "board": replace(SMALLER, extra_regions=(("centre", "h8"),)),
                "opening": ("centre",),
                "renju": True,
            },
        ),
    ),
)
