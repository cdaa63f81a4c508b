"""Makarenko chess: the height of a tower of discs says which chessman it is."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Piece, Preset
from ludoteka.declare.makarenko import Makarenko, Overfull

GAME = Makarenko(
    id="makarenko-chess",
    name="Makarenko chess",
    names={"hu": ("Makarenko-sakk",), "en": ("Makarenko Chess (stacking discs)", "Makarenko Chess")},
    chapter="chess",
    board=Square(8, 8, checkered=True),
    sides=(WHITE, BLACK),
    pieces=(
        Piece("pawn", "P", moves="fmWfcF", hu="gyalog"),
        Piece("rook", "R", moves="R", hu="bástya"),
        Piece("knight", "N", moves="N", hu="huszár"),
        Piece("bishop", "B", moves="B", hu="futó"),
        Piece("queen", "Q", moves="Q", hu="vezér"),
        Piece("king", "K", moves="K", hu="király"),
    ),
    heights="PPRNBBQK",
    setup="""
        34578543
        11111111
        ........
        ........
        ........
        ........
        11111111
        34578543
    """,
    overfull=Overfull.FORBIDDEN,
    quiet_limit=80,
    minutes=40,
    # At most 94 discs can be captured, each after at most 79 quiet moves, then 80 more.
    bound=7600,
    presets=(
        Preset(
            "forbidden",
            "Towers of more than eight discs are forbidden",
            "Nyolcnál magasabb torony nem lehet",
            covers=("makarenko-chess#1",),
        ),
        Preset(
            "tall",
            "Taller towers are kings too",
            "A magasabb torony is király",
            covers=("makarenko-chess#2",),
            changes={"overfull": Overfull.KING},
        ),
        Preset(
            "removed",
            "Surplus discs leave the game",
            "A fölösleges korongok kiesnek",
            covers=("makarenko-chess#3",),
            changes={"overfull": Overfull.REMOVED},
        ),
        Preset(
            "reserve",
            "Surplus discs may be put back",
            "A fölösleges korongok visszatehetők",
            covers=("makarenko-chess#4",),
            changes={"overfull": Overfull.RESERVE},
        ),
    ),
)
