"""Playing with letters: seven rounds of ninety seconds, a word each from the same ten letters."""

from ludoteka.declare import BLUE, GREEN, RED, WHITE, YELLOW, Choice, Option, Preset, Side, Skill
from ludoteka.declare.letters import Letters, boards

ALPHABET = (
    "A 4, Á 2, B 1, C 1, D 1, E 5, É 2, F 0, G 2, H 1, I 3, Í 0, J 1, K 5, L 3, M 2, N 3, O 3, Ó 0, Ö 1, Ő 0, P 0, R 2,"
    "S 3, T 4, U 1, Ú 0, Ü 1, Ű 0, V 1, Y 2, Z 2"
)
"""The red letters that are drawn; those with 0 are only in the players' own sets."""
SIDES = (
    GREEN,
    BLUE,
    RED,
    YELLOW,
    WHITE,
    Side("Black", "black", "Fekete"),
    Side("Orange", "orange", "Narancs"),
    Side("Purple", "purple", "Lila"),
)
TV = ("c13", "g13", "k13", "o13", "s13", "k8", "c5", "h5", "n5", "s5", "e2", "i2", "m2", "q2")

GAME = Letters(
    id="letter-game",
    name="Playing with Letters",
    names={
        "en": ("Playing with Letters (TV crossword game)", "Letter game"),
        "hu": ("Játék a betűkkel",),
    },
    chapter="word",
    board=boards(2, 21, 15),
    width=21,
    height=15,
    sides=SIDES[:2],
    alphabet=tuple((part.split()[0], int(part.split()[1])) for part in ALPHABET.split(",")),
    jokers=4,
    long={"I": "Í", "O": "Ó", "Ö": "Ő", "U": "Ú", "Ü": "Ű"},
    digits=4,
    language="hu",
    title="JÁTÉKABETŰKKEL",
    layout=(),
    agreement=False,
    joined=False,
    rounds=7,
    seconds=90,
    reused=10,
    backs=40,
    chance=True,
    hidden=True,
    skill=Skill.MIXED,
    minutes=25,
    # The title; in each round twenty draws, ninety seconds, and for each of up to eight players a beginning, ten
    # letters and a "ready", forty times something taken back and laid again, and the seven answers to his word.
    bound=14 + 7 * (20 + 90 + 8 * (12 + 2 * 40 + 7)),
    presets=(
        Preset(
            "book",
            "Independent play: the players lay out the title",
            "Önálló játék: a játékosok helyezik el a feliratot",
            covers=("letter-game#2",),
        ),
        Preset(
            "tv",
            "Along with the broadcast: the title is laid out",
            "A tévéadással együtt: a felirat helye adott",
            covers=("letter-game#1",),
            changes={"layout": TV},
        ),
        Preset(
            "agreement",
            "Any word may be laid; the others accept or refuse it",
            "Bármilyen szó kirakható; a többiek fogadják el",
            changes={"agreement": True},
        ),
    ),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", SIDES[:n], f"{n} játékos") for n in range(2, 9)),
            "A játékosok száma",
            covers=("letter-game#3",),
        ),
        Option(
            "joined",
            "Every word must use a letter that is on the board",
            "joined",
            (Choice("no", "No", False, "Nem"), Choice("yes", "Yes", True, "Igen")),
            "Minden szónak fel kell használnia kint levő betűt",
        ),
    ),
)
