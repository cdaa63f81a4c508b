"""President: lay higher cards than the others until you have none; who comes in last serves the first."""

from ludoteka.declare import Choice, Option, Preset, Skill
from ludoteka.declare.president import President, Return, Starter

from .whist import SEATS

GAME = President(
    id="president",
    name="President",
    names={
        "en": ("President", "Capitalism", "Scum"),
        "hu": ("Elnök",),
        "it": ("Il pezzente",),
        "pt": ("Presidente",),
        "da": ("Røvhul",),
        "sv": ("Bonde och president",),
        "ru": ("Президент",),
    },
    chapter="cards",
    board=None,
    sides=SEATS,
    games=4,
    starter=Starter.LAST,
    returned=Return.WORST,
    vice_takes_from_last=False,
    pass_is_final=False,
    chance=True,
    hidden=True,
    skill=Skill.MIXED,
    minutes=25,
    # A game deals 54 cards and gives back 3; each of at most 54 layings is followed by at most three passes.
    bound=8 * (54 + 3 + 4 * 54),
    presets=(
        Preset(
            "box",
            "The box: the last of a game begins the next",
            "A doboz szabálya: az utolsó kezdi a következő játékot",
            covers=("president#1",),
        ),
        Preset(
            "portuguese",
            "The Portuguese leaflet: the last but one begins",
            "A portugál leírás: az utolsó előtti kezd",
            covers=("president#2",),
            changes={"starter": Starter.LAST_BUT_ONE},
        ),
        Preset(
            "russian",
            "The Russian leaflet: the last gives to both presidents",
            "Az orosz leírás: az utolsó ad mindkét elnöknek",
            changes={"vice_takes_from_last": True},
        ),
        Preset(
            "common",
            "Widely played: any cards are given back, a pass is final",
            "Elterjedt szabály: bármilyen lap visszaadható, a passz végleges",
            changes={"returned": Return.ANY, "pass_is_final": True},
        ),
    ),
    options=(
        Option(
            "games",
            "Number of games",
            "games",
            tuple(Choice(str(n), f"{n} games" if n > 1 else "One game", n, f"{n} játék") for n in (1, 4, 8)),
            "A játékok száma",
        ),
    ),
)
