"""Snakes and ladders: up the ladders, down the snakes, to 100."""

from ludoteka.boards import Track, serpentine_track
from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.trails import Relief, Trail

LADDERS = ((3, 24), (8, 29), (19, 38), (21, 60), (33, 53), (47, 66), (62, 81), (71, 92), (78, 97))
SNAKES = ((17, 5), (35, 14), (49, 11), (56, 37), (64, 43), (69, 51), (93, 73), (95, 75), (99, 58))
AMERICAN_LADDERS = ((1, 38), (4, 14), (9, 31), (21, 42), (28, 84), (36, 44), (51, 67), (71, 91), (80, 100))
AMERICAN_SNAKES = (
    (16, 6),
    (47, 26),
    (49, 11),
    (56, 53),
    (62, 19),
    (64, 60),
    (87, 24),
    (93, 73),
    (95, 75),
    (98, 78),
)
LONGEST = 4000


def drawn(ladders: tuple[tuple[int, int], ...], snakes: tuple[tuple[int, int], ...]) -> Track:
    """The board with its ladders and snakes."""
    return serpentine_track(
        10,
        10,
        shortcuts=(
            *((str(a), str(b), "ladder") for a, b in ladders),
            # The head is drawn where a snake begins: at the lower end.
            *((str(b), str(a), "snake") for a, b in snakes),
        ),
    )


GAME = Trail(
    id="snakes-and-ladders",
    name="Snakes and ladders",
    names={
        "en": ("Snakes and Ladders",),
        "hu": ("Kígyók és létrák",),
        "it": ("Il gioco delle scale e dei serpenti",),
        "pt": ("Jogo das escadas e das serpentes",),
        "da": ("Slanger og stiger",),
        "sv": ("Ormar och stegar",),
        "ru": ("Змеи и лестницы",),
    },
    chapter="board",
    board=drawn(LADDERS, SNAKES),
    sides=FOUR_SEATS,
    dice=1,
    last=100,
    jumps=LADDERS + SNAKES,
    again=(),
    miss=(),
    held=(),
    relief=Relief.TURNS,
    openings=(),
    bounce=True,
    evict=False,
    longest=LONGEST,
    chance=True,
    skill=Skill.LUCK,
    minutes=15,
    bound=2 * LONGEST,
    presets=(
        Preset("box", "The box", "A doboz szabálya"),
        Preset(
            "american",
            "The map widely known in America; the last throw must be exact",
            "Az Amerikában elterjedt térkép; pontosan kell célba érni",
            changes={
                "board": drawn(AMERICAN_LADDERS, AMERICAN_SNAKES),
                "jumps": AMERICAN_LADDERS + AMERICAN_SNAKES,
                "bounce": False,
            },
        ),
    ),
    options=(PLAYERS,),
)
