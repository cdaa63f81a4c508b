"""Nine men's morris: place nine men, then move them; three in a row take one of the enemy's."""

from ludoteka.boards import GraphBoard, morris_board
from ludoteka.boards.graph import grid_labels
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.mills import Blocked, Mills, Taking

SQUARES = "a1 c1 e1, b2 c2 d2, b4 c4 d4, a5 c5 e5, a1 a3 a5, b2 b3 b4, d2 d3 d4, e1 e3 e5"
"""The sides of two squares, one in the other."""


def small_board(lines: str) -> GraphBoard:
    """A board on a grid of five by five points, from its lines."""
    rows = tuple(lines.split(", "))
    names = sorted({name for row in rows for name in row.split()}, key=lambda name: (name[1], name[0]))
    points = tuple((name, float(ord(name[0]) - ord("a")), 5.0 - int(name[1])) for name in names)
    places = [float(k) for k in range(5)]
    return GraphBoard(points, rows, coordinates=grid_labels(5, 5, places, places[::-1]))


SIX = small_board(f"{SQUARES}, c1 c2, a3 b3, d3 e3, c4 c5")
SEVEN = small_board(f"{SQUARES}, c1 c2 c3 c4 c5, a3 b3 c3 d3 e3")
WITH_DIAGONALS = morris_board(diagonals=True)

GAME = Mills(
    id="nine-mens-morris",
    name="Nine men's morris",
    names={
        "hu": ("Malom", "Kettős malom", "Csoszogós"),
        "en": ("Nine men's morris", "Mill", "Merels", "Mühle"),
        "it": ("Il gioco del mulino", "Mulino"),
        "pt": ("Jogo do moinho", "Moinho"),
        "da": ("Mølle",),
        "sv": ("Kvarnspelet", "Kvarn"),
        "ru": ("Мельница",),
    },
    chapter="n-in-a-row",
    board=morris_board(),
    sides=(WHITE, BLACK),
    men=9,
    flies_at=3,
    moves_while_placing=False,
    mill_wins=False,
    closed_at_first="",
    taking=Taking.LOOSE_FIRST,
    blocked=Blocked.LOSES,
    repetition=3,
    quiet_limit=100,
    minutes=15,
    bound=4000,
    presets=(
        Preset(
            "book",
            "The book: flying with three, a blocked player loses",
            "A könyv szabálya: három bábuval ugrani lehet, a beszorított veszít",
            ("nine-mens-morris#1", "nine-mens-morris#4", "nine-mens-morris#5", "nine-mens-morris#6"),
        ),
        Preset(
            "box",
            "The box: diagonal lines, no man is ever taken from a mill, a blocked player passes",
            "A doboz szabálya: átlós vonalak, malomból sosem lehet levenni, a beszorított kimarad",
            ("nine-mens-morris#2", "nine-mens-morris#4", "nine-mens-morris#5", "nine-mens-morris#6"),
            {"board": WITH_DIAGONALS, "taking": Taking.LOOSE_ONLY, "blocked": Blocked.PASSES},
        ),
        Preset(
            "no-flying",
            "Without flying",
            "Ugrás nélkül",
            changes={"flies_at": 0},
        ),
        Preset(
            "six",
            "Six men's morris: two squares, no flying",
            "Hatos malom: két négyzet, ugrás nélkül",
            ("nine-mens-morris#3",),
            {"board": SIX, "men": 6, "flies_at": 0},
        ),
        Preset(
            "seven",
            "Seven men's morris: two squares and their middle, no flying",
            "Hetes malom: két négyzet és a közepük, ugrás nélkül",
            ("nine-mens-morris#3",),
            {"board": SEVEN, "men": 7, "flies_at": 0},
        ),
        Preset(
            "lasker",
            "Lasker morris: ten men, placing or moving as one likes",
            "Lasker-malom: tíz bábu, lerakás vagy lépés tetszés szerint",
            ("nine-mens-morris#3",),
            {"men": 10, "moves_while_placing": True},
        ),
        Preset(
            "eleven",
            "Eleven men's morris: diagonal lines",
            "Tizenegyes malom: átlós vonalak",
            ("nine-mens-morris#3",),
            {"board": WITH_DIAGONALS, "men": 11},
        ),
        Preset(
            "twelve",
            "Twelve men's morris (morabaraba): diagonal lines",
            "Tizenkettes malom (morabaraba): átlós vonalak",
            ("nine-mens-morris#3",),
            {"board": WITH_DIAGONALS, "men": 12},
        ),
    ),
)
