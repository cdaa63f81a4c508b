"""Congo: animals on two banks of a river; capture the lion."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Piece, Preset
from ludoteka.declare.chess import Ground
from ludoteka.declare.congo import Congo


def rows(first: int, last: int, files: str = "abcdefg") -> str:
    return " ".join(f"{file}{rank}" for rank in range(first, last + 1) for file in files)


BOARD = Square(
    7,
    7,
    extra_regions=(
        ("river", rows(4, 4)),
        *((f"rank {rank}", rows(rank, rank)) for rank in (1, 2, 6, 7)),
        ("south", rows(1, 3)),
        ("north", rows(5, 7)),
        ("castle 1", rows(1, 3, "cde")),
        ("castle 2", rows(5, 7, "cde")),
    ),
    tinted=(("river", "water"), ("castle 1", "middle"), ("castle 2", "middle")),
)

GROUNDS = (
    # The crocodile swims along the river and goes straight towards it from either bank, not across.
    Ground("C", ("river", "river"), "FvWsR"),
    Ground("C", ("rank 1", "rank 7"), "FsWbWfW3"),
    Ground("C", ("rank 2", "rank 6"), "FsWbWfW2"),
    Ground("C", ("rank 6", "rank 2"), "FsWfWbW2"),
    Ground("C", ("rank 7", "rank 1"), "FsWfWbW3"),
    # Beyond the river a pawn may also go straight back.
    Ground("P", ("north", "south"), "fWfFbmW2"),
)

GAME = Congo(
    id="congo",
    name="Congo",
    names={"hu": ("Kongó",)},
    chapter="chess",
    board=BOARD,
    sides=(WHITE, BLACK),
    pieces=(
        Piece("lion", "L", moves="K", hu="oroszlán"),
        Piece("giraffe", "G", moves="mKDA", hu="zsiráf"),
        Piece("elephant", "E", moves="WD", hu="elefánt"),
        Piece("crocodile", "C", moves="K", hu="krokodil"),
        Piece("zebra", "Z", moves="N", hu="zebra"),
        Piece("monkey", "M", moves="mK", hu="majom"),
        Piece("pawn", "P", moves="fWfF", hu="gyalog"),
        Piece("superpawn", "S", moves="fWfFsWbmW2bmF2", hu="szupergyalog"),
    ),
    setup="""
        gmelecz
        ppppppp
        .......
        .......
        .......
        PPPPPPP
        GMELECZ
    """,
    royal="L",
    stare="Q",
    jumper="M",
    swimmer="C",
    grounds=(*GROUNDS, Ground("L", ("south", "north"))),
    promotes={"P": "S"},
    quiet_limit=100,
    worth={"G": 350, "E": 500, "C": 600, "Z": 350, "M": 500, "P": 100, "S": 400},
    minutes=30,
    # At most 26 losses and 14 promotions, each after at most 99 quiet turns, then 100 more; jumps of monkeys besides.
    bound=4200,
    presets=(
        Preset("book", "The book: the lion roams its bank", "A könyv szabálya: az oroszlán a partján szabadon jár"),
        Preset(
            "castle",
            "As usually played: the lion stays in its castle",
            "Ahogy általában játsszák: az oroszlán nem hagyja el a várát",
            changes={"grounds": (*GROUNDS, Ground("L", ("castle 1", "castle 2")))},
        ),
    ),
)
