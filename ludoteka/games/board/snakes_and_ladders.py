"""Snakes and ladders: up the ladders, down the snakes, to 100."""

from ludoteka.boards import serpentine_track
from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.trails import Relief, Trail

LADDERS = ((3, 24), (8, 29), (19, 38), (21, 60), (33, 53), (47, 66), (62, 81), (71, 92), (78, 97))
SNAKES = ((17, 5), (35, 14), (49, 11), (56, 37), (64, 43), (69, 51), (93, 73), (95, 75), (99, 58))
LONGEST = 4000

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
    board=serpentine_track(
        10,
        10,
        shortcuts=(
            *((str(a), str(b), "ladder") for a, b in LADDERS),
            # The head is drawn where a snake begins: at the lower end.
            *((str(b), str(a), "snake") for a, b in SNAKES),
        ),
    ),
    sides=FOUR_SEATS,
    dice=1,
    last=100,
    jumps=LADDERS + SNAKES,
    again=(),
    miss=(),
    held=(),
    relief=Relief.TURNS,
    openings=(),
    evict=False,
    longest=LONGEST,
    chance=True,
    skill=Skill.LUCK,
    minutes=15,
    bound=2 * LONGEST,
    presets=(Preset("box", "The box", "A doboz szabálya"),),
    options=(PLAYERS,),
)
