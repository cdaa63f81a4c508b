"""Oh hell: say how many tricks you will take, no more and no less; hands grow card by card and shrink again."""

from ludoteka.declare import Choice, Option, Preset, Side, Skill
from ludoteka.declare.cards import Deck
from ludoteka.declare.tricks import Bids, Counting, Miss, Tricks, Trump, Void

SEATS = (
    Side("Red", "red", "Piros"),
    Side("Green", "green", "Zöld"),
    Side("Blue", "blue", "Kék"),
    Side("Yellow", "yellow", "Sárga"),
    Side("White", "white", "Fehér"),
    Side("Black", "black", "Fekete"),
)
BIDS = Bids(hook=True, trick=5, bonus=5, fine=5, miss=Miss.DIFFERENCE)

GAME = Tricks(
    id="oh-hell",
    name="Oh hell",
    names={
        "en": ("Elevator (oh hell)", "Elevator", "Oh hell"),
        "hu": ("Lift", "Felvonó"),
        "es": ("El ascensor",),
        "it": ("L’ascensore",),
        "pt": ("Elevador",),
        "da": ("Tips",),
        "sv": ("Plump",),
        "ru": ("Лифт",),
    },
    chapter="cards",
    board=None,
    sides=SEATS[:4],
    deck=Deck(),
    hands=(),
    leave_out=("2C", "2D", "2H", "2S"),
    trump=Trump.TURNED,
    void=Void.TRUMP,
    counting=Counting.AFTER_DEAL,
    book=0,
    target=0,
    deals=0,
    bids=BIDS,
    contracts=(),
    fewest=False,
    chance=True,
    hidden=True,
    skill=Skill.MIXED,
    minutes=40,
    # The longest is that of three: 33 deals with 17 * 17 tricks, every card dealt and played, a bid each, 32 turned up.
    bound=2 * 3 * 17 * 17 + 3 * 33 + 32,
    presets=(
        Preset("box", "The box: five points a trick", "A doboz szabálya: ütésenként öt pont"),
        Preset(
            "danish",
            "The Danish leaflet: trumping is free",
            "A dán leírás: adut tenni nem kötelező",
            changes={"void": Void.ANYTHING},
        ),
        Preset(
            "swedish",
            "The Swedish leaflet: a miss costs five points for each trick taken",
            "A svéd leírás: a hiba minden elvitt ütésért öt pontba kerül",
            changes={"bids": Bids(hook=True, trick=5, bonus=5, fine=5, miss=Miss.TAKEN)},
        ),
        Preset(
            "common",
            "Widely played: ten and one a trick for an exact bid, nothing for a miss",
            "Elterjedt szabály: pontos bemondásért tíz és ütésenként egy, hibáért semmi",
            changes={
                "void": Void.ANYTHING,
                "bids": Bids(hook=True, trick=1, bonus=10, fine=0, miss=Miss.DIFFERENCE),
            },
        ),
    ),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", SEATS[:n], f"{n} játékos") for n in (3, 4, 5, 6)),
            "A játékosok száma",
        ),
    ),
)
