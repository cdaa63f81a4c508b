"""Kem's: collect four of a kind, and tell your partner by a secret sign."""

from ludoteka.declare import Choice, Option, Preset, Skill
from ludoteka.declare.kems import Kems

from .whist import SEATS

GAME = Kems(
    id="kems",
    name="Kem's",
    names={
        "en": ("Kem's", "Kemps", "Kent"),
        "hu": ("Kem’s", "Kemps"),
        "it": ("KEM’S",),
        "pt": ("Kem’s",),
        "da": ("Tegn",),
        "sv": ("Kemps",),
        "ru": ("Кемпс",),
    },
    chapter="cards",
    board=None,
    sides=SEATS,
    teams=((0, 2), (1, 3)),
    kems=1,
    double=4,
    counter=4,
    missed=2,
    wrong=1,
    describe=True,
    acts=8,
    target=5,
    deals=12,
    chance=True,
    hidden=True,
    skill=Skill.MIXED,
    minutes=15,
    # In each of 12 deals two signs are chosen, 52 cards dealt, 4 counters called, and one call ends it. Each of the 9
    # layouts has at most 32 acts; everybody passes once, and again after each of 32 exchanges.
    bound=12 * (2 + 52 + 4 + 1 + 9 * (32 + 4 + 4 * 32)),
    presets=(
        Preset("box", "The box: a counter names the sign; to 5 points", "A doboz szabálya: a kontra megnevezi a jelet"),
        Preset(
            "common",
            "Widely played: stop kemps against four of a kind",
            "Elterjedt szabály: stop kemps a négy egyforma ellen",
            changes={"double": 2, "counter": 1, "missed": 0, "describe": False},
        ),
    ),
    options=(
        Option(
            "target",
            "Points to win",
            "target",
            tuple(Choice(str(n), f"{n} points", n, f"{n} pont") for n in (3, 5, 7, 10)),
            "Ennyi pontig",
            covers=("kems#1",),
        ),
    ),
)
