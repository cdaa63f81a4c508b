"""Wari: sow the seeds of a pit round the board, and capture by the last one."""

from ludoteka.boards import Pits
from ludoteka.declare import Choice, Option, Preset, Side
from ludoteka.declare.sowing import GrandSlam, Sowing

SOUTH = Side("South", "white", "Dél")
NORTH = Side("North", "black", "Észak")

GAME = Sowing(
    id="wari",
    name="Wari",
    names={"hu": ("Vari", "Awari", "Mankola"), "en": ("Wari", "Oware", "Awari", "Awale", "Mancala")},
    chapter="other-logic",
    board=Pits(6),
    sides=(SOUTH, NORTH),
    seeds=6,
    captures=(2, 4, 6),
    captures_at_home=True,
    must_feed=False,
    grand_slam=GrandSlam.TAKES,
    repetition=3,
    quiet_limit=100,
    minutes=15,
    bound=3700,
    presets=(
        Preset("book", "The book: 72 seeds, 2, 4 or 6 are captured", "A könyv szabálya: 72 mag, 2, 4 vagy 6 üthető"),
        Preset(
            "oware",
            "Oware (abapa): 48 seeds, 2 or 3 are captured from the enemy",
            "Oware (abapa): 48 mag, az ellenféltől 2 vagy 3 üthető",
            changes={
                "seeds": 4,
                "captures": (2, 3),
                "captures_at_home": False,
                "must_feed": True,
                "grand_slam": GrandSlam.TAKES_NOTHING,
            },
        ),
    ),
    options=(
        Option(
            "feeding",
            "An enemy without seeds must be given some",
            "must_feed",
            (Choice("no", "no", value=False, hu="nem"), Choice("yes", "yes", value=True, hu="igen")),
            "A mag nélküli ellenfelet etetni kell",
        ),
        Option(
            "grand-slam",
            "A capture of all that the enemy has",
            "grand_slam",
            (
                Choice("takes", "is allowed", GrandSlam.TAKES, "megengedett"),
                Choice("nothing", "captures nothing", GrandSlam.TAKES_NOTHING, "nem üt semmit"),
            ),
            "Az ellenfél összes magjának leütése",
        ),
    ),
)
