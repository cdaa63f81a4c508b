"""The game of the goose: along the spiral to 63, past the bridge, the inn, the well and death."""

from ludoteka.boards import spiral_track
from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.trails import Relief, Trail, titled

GEESE = (9, 18, 27, 36, 45, 54)
KNOWN_GEESE = (5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59)
GOOSE, BRIDGE = ("goose", "liba"), ("bridge", "híd")
PLACES = {
    6: BRIDGE,
    12: BRIDGE,
    19: ("inn", "fogadó"),
    31: ("well", "kút"),
    42: ("maze", "útvesztő"),
    52: ("prison", "börtön"),
    58: ("death", "halál"),
    63: ("goal", "cél"),
}
TONES = {
    "goose": "yellow",
    "bridge": "water",
    "inn": "orange",
    "well": "water",
    "maze": "green",
    "prison": "purple",
    "death": "red",
    "goal": "white",
}
LONGEST = 1000


GAME = Trail(
    id="game-of-the-goose",
    name="Game of the goose",
    names={
        "en": ("Game of the Goose",),
        "hu": ("Libajáték",),
        "it": ("Gioco dell’oca",),
        "pt": ("Jogo do ganso",),
        "da": ("Gåsespil",),
        "sv": ("Gåsspelet",),
        "ru": ("Гусёк",),
    },
    chapter="board",
    board=titled(spiral_track(9, 7), PLACES | dict.fromkeys(GEESE, GOOSE), TONES),
    sides=FOUR_SEATS,
    dice=2,
    last=63,
    jumps=((6, 12), (42, 30), (58, 1)),
    again=GEESE,
    miss=(19,),
    held=(31, 52),
    relief=Relief.SWAP,
    openings=((6, 3, 26), (5, 4, 53)),
    bounce=True,
    evict=True,
    longest=LONGEST,
    chance=True,
    skill=Skill.LUCK,
    minutes=15,
    bound=2 * LONGEST,
    presets=(
        Preset("box", "The box: wait until another comes", "A doboz szabálya: várni kell, amíg más odaér"),
        Preset(
            "two-turns",
            "Well and prison: miss two turns",
            "Kút és börtön: két kör kimarad",
            ("game-of-the-goose#1",),
            {"relief": Relief.TURNS},
        ),
        Preset(
            "swedish",
            "The Swedish leaflet: who is freed goes back to where he came from",
            "A svéd leírás: aki kiszabadul, oda megy vissza, ahonnan jött",
            changes={"relief": Relief.BACK},
        ),
        Preset(
            "thirteen-geese",
            "Widely played: thirteen geese",
            "Elterjedt tábla: tizenhárom liba",
            changes={
                "again": KNOWN_GEESE,
                "board": titled(spiral_track(9, 7), PLACES | dict.fromkeys(KNOWN_GEESE, GOOSE), TONES),
            },
        ),
    ),
    options=(PLAYERS,),
)
