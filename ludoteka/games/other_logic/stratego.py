"""Stratego: capture the enemy's flag without knowing which of his pieces it is."""

from ludoteka.boards import Square
from ludoteka.declare import BLUE, RED, Piece, Preset
from ludoteka.declare.stratego import LAKE, Formation, Stratego, Troop

FLAG = Piece("flag", "F", hu="zászló")
SPY = Piece("spy", "S", hu="kém")
SCOUT = Piece("scout", "2", hu="felderítő")
SAPPER = Piece("sapper", "3", hu="aknász")
SERGEANT = Piece("sergeant", "4", hu="őrmester")
LIEUTENANT = Piece("lieutenant", "5", hu="hadnagy")
CAPTAIN = Piece("captain", "6", hu="kapitány")
MAJOR = Piece("major", "7", hu="őrnagy")
COLONEL = Piece("colonel", "8", hu="ezredes")
GENERAL = Piece("general", "9", hu="tábornok")
MARSHAL = Piece("marshal", "M", hu="marsall")
BOMB = Piece("bomb", "B", hu="bomba")


def field(size: int, lakes: str) -> Square:
    """The field of battle, with two lakes in the middle."""
    return Square(size, size, extra_regions=((LAKE, lakes),), tinted=((LAKE, "water"),))


GAME = Stratego(
    id="stratego",
    name="Stratego",
    names={"hu": ("Stratego",), "fr": ("L’Attaque",)},
    chapter="other-logic",
    board=field(10, "c5 d5 c6 d6 g5 h5 g6 h6"),
    sides=(RED, BLUE),
    army=(
        Troop(FLAG, 1),
        Troop(SPY, 1),
        Troop(SCOUT, 8),
        Troop(SAPPER, 5),
        Troop(SERGEANT, 4),
        Troop(LIEUTENANT, 4),
        Troop(CAPTAIN, 4),
        Troop(MAJOR, 3),
        Troop(COLONEL, 2),
        Troop(GENERAL, 1),
        Troop(MARSHAL, 1),
        Troop(BOMB, 6),
    ),
    flag="flag",
    bomb="bomb",
    sapper="sapper",
    spy="spy",
    spied="marshal",
    runner="spy",
    home_rows=4,
    shuttle=0,
    quiet=200,
    formations=(
        Formation("fortress", "Corner fortress", "Sarokerőd", "6282562M27 29S6258342 5B4736B543 BFB3274BB3"),
        Formation("front", "Strong front", "Erős arcvonal", "82679M2678 5262S23625 4325B45234 B43BFB73BB"),
        Formation("decoy", "Decoy", "Csalétek", "27826295M2 652B7S8263 B425374B56 4B3234BFB3"),
        Formation("storm", "Storm on the left", "Roham a bal szárnyon", "8972622524 M76S862352 63753454BB 3223B4BBFB"),
    ),
    hidden=True,
    glyphs="stratego",
    minutes=45,
    bound=80 + 80 * 200,
    presets=(
        Preset("book", "The book: 10 by 10, 40 pieces", "A könyv szabálya: 10·10, 40 figura", covers=("stratego#1",)),
        Preset(
            "small",
            "The book: 8 by 8, 24 pieces",
            "A könyv szabálya: 8·8, 24 figura",
            covers=("stratego#2",),
            changes={
                "board": field(8, "c4 c5 f4 f5"),
                "army": (
                    Troop(FLAG, 1),
                    Troop(SPY, 1),
                    Troop(SCOUT, 4),
                    Troop(SAPPER, 4),
                    Troop(SERGEANT, 4),
                    Troop(CAPTAIN, 2),
                    Troop(MAJOR, 2),
                    Troop(COLONEL, 1),
                    Troop(GENERAL, 1),
                    Troop(BOMB, 4),
                ),
                "formations": (
                    Formation("fortress", "Corner fortress", "Sarokerőd", "62827926 4B3S4732 BFB4343B"),
                    Formation("front", "Strong front", "Erős arcvonal", "76289267 243BS342 34BFB43B"),
                    Formation("decoy", "Decoy", "Csalétek", "27628296 B43S74B3 4B3243FB"),
                ),
                "spied": "general",
                "home_rows": 3,
                "bound": 48 + 48 * 200,
            },
        ),
        Preset(
            "standard",
            "Widely played: scouts run, no endless to and fro",
            "Elterjedt szabály: a felderítő fut, ide-oda járni nem lehet",
            changes={"runner": "scout", "shuttle": 3},
        ),
    ),
)
