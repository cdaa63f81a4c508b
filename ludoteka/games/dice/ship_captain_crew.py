"""Ship, captain and crew: a six, a five, a four, and then the cargo."""

from ludoteka.declare import Preset, Skill
from ludoteka.declare.dice import DicePoints, Sets, Turn
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS

GAME = DicePoints(
    id="ship-captain-crew",
    name="Ship, captain and crew",
    names={
        "en": ("Ship, Captain and Crew",),
        "hu": ("Hajó, kapitány, legénység",),
        "it": ("La barca, il capitano e il suo equipaggio",),
        "pt": ("O barco, o capitão e a tripulação",),
        "da": ("Båden, kaptajnen og besætningen",),
        "sv": ("Båten, kaptenen och besättningen",),
        "ru": ("Корабль, капитан и экипаж",),
    },
    chapter="dice",
    board=None,
    sides=FOUR_SEATS,
    turn=Turn.CREW,
    dice=5,
    throws=3,
    rounds=10,
    target=0,
    entry=0,
    sets=Sets.GROWING,
    last_round=False,
    choose=False,
    spoiled=False,
    chance=True,
    skill=Skill.MIXED,
    minutes=15,
    bound=10 * 4 * 2 * 4,
    presets=(Preset("box", "The box: three throws, ten rounds", "A doboz szabálya: három dobás, tíz forduló"),),
    options=(PLAYERS,),
)
