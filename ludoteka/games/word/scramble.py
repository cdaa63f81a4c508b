"""Scramble: words laid crosswise on a board with premium cells, from seven letters."""

from ludoteka.boards import Square
from ludoteka.declare import BLUE, GREEN, RED, YELLOW, Choice, Option, Preset, Skill
from ludoteka.declare.words import Tiles, Words


def tiles(text: str, blanks: int = 2) -> Tiles:
    """Tiles from "A 9 1, B 2 3, ...": letter, how many, value."""
    rows = (part.split() for part in text.split(","))
    return Tiles(tuple((letter, int(count), int(value)) for letter, count, value in rows), blanks)


ENGLISH = tiles(
    "A 9 1, B 2 3, C 2 3, D 4 2, E 12 1, F 2 4, G 3 2, H 2 4, I 9 1, J 1 8, K 1 5, L 4 1, M 2 3, N 6 1, O 8 1, P 2 3,"
    "Q 1 10, R 6 1, S 4 1, T 6 1, U 4 1, V 2 4, W 2 4, X 1 8, Y 2 4, Z 1 10"
)
FRENCH = tiles(
    "A 9 1, B 2 3, C 2 3, D 3 2, E 15 1, F 2 4, G 2 2, H 2 4, I 8 1, J 1 8, K 1 10, L 5 1, M 3 2, N 6 1, O 6 1, P 2 3,"
    "Q 1 8, R 6 1, S 6 1, T 6 1, U 6 1, V 2 4, W 1 10, X 1 10, Y 1 10, Z 1 10"
)
HUNGARIAN = tiles(
    "A 6 1, Á 4 1, B 3 2, C 1 5, CS 1 7, D 3 2, E 6 1, É 3 3, F 2 4, G 3 2, GY 2 4, H 2 3, I 3 1, Í 1 5, J 2 4, K 6 1,"
    "L 4 1, LY 1 8, M 3 1, N 4 1, NY 1 5, O 3 1, Ó 3 2, Ö 2 4, Ő 1 7, P 2 4, R 4 1, S 3 1, SZ 2 3, T 5 1, TY 1 10,"
    "U 2 4, Ú 1 7, Ü 2 4, Ű 1 7, V 2 3, Z 2 4, ZS 1 8"
)

DOUBLE_LETTER = "a4 a12 c7 c9 d1 d8 d15 g3 g7 g9 g13 h4 h12 i3 i7 i9 i13 l1 l8 l15 m7 m9 o4 o12"
"""The book prints j3, j7, j9, j13 in place of i3, i7, i9, i13."""
TRIPLE_LETTER = "b6 b10 f2 f6 f10 f14 j2 j6 j10 j14 n6 n10"
DOUBLE_WORD = "b2 b14 c3 c13 d4 d12 e5 e11 k5 k11 l4 l12 m3 m13 n2 n14"
TRIPLE_WORD = "a1 a8 a15 h1 h15 o1 o8 o15"


def board(centre: str) -> Square:
    """The premium cells; `centre` is the region that h8 belongs to."""
    regions = {
        "double letter": DOUBLE_LETTER,
        "triple letter": TRIPLE_LETTER,
        "double word": DOUBLE_WORD,
        "triple word": TRIPLE_WORD,
    }
    regions[centre] += " h8"
    return Square(
        15,
        15,
        extra_regions=tuple(regions.items()),
        tinted=(
            ("double letter", "water"),
            ("triple letter", "blue"),
            ("double word", "orange"),
            ("triple word", "red"),
        ),
        signed=(("double letter", "2"), ("triple letter", "3"), ("double word", "×2"), ("triple word", "×3")),
    )


PREMIUM = {"double letter": "2L", "triple letter": "3L", "double word": "2W", "triple word": "3W"}
CLASSIC = {
    "board": board("double word"),
    "only_common": False,
    "beside": True,
    "side_words": True,
    "bonus": 50,
    "exchange": True,
    "passes": 2,
    "deduct": True,
}

GAME = Words(
    id="scramble",
    name="Scramble",
    names={
        "en": ("Scramble (crossword tile game)", "Scramble", "Crossword game"),
        "hu": ("Scramble",),
    },
    chapter="word",
    board=board("triple word"),
    sides=(RED, GREEN),
    tiles=ENGLISH,
    language="en",
    only_common=True,
    challenge=False,
    rack=7,
    premium=PREMIUM,
    centre="h8",
    beside=False,
    side_words=False,
    bonus=0,
    exchange=False,
    passes=1,
    deduct=False,
    chance=True,
    hidden=True,
    skill=Skill.MIXED,
    minutes=45,
    # 102 tiles are drawn and laid, each word with up to three answers; between two words at most eight turns go by, in
    # each of which at most seven tiles are put aside and drawn again.
    bound=102 * (1 + 7 + 3) + 103 * 8 * 16,
    presets=(
        Preset(
            "english",
            "The book's rules, English letters",
            "A könyv szabályai, angol betűk",
            covers=("scramble#1", "scramble#3"),
        ),
        Preset(
            "french",
            "The book's rules, French letters",
            "A könyv szabályai, francia betűk",
            covers=("scramble#2", "scramble#3"),
            changes={"tiles": FRENCH, "language": "fr", "only_common": False},
        ),
        Preset(
            "challenge",
            "English letters; doubtful words may be challenged",
            "Angol betűk; a gyanús szó megkérdőjelezhető",
            covers=("scramble#4",),
            changes={"only_common": False, "challenge": True},
        ),
        Preset("classic", "Widely played rules, English letters", "Elterjedt szabályok, angol betűk", changes=CLASSIC),
        Preset(
            "french-classic",
            "Widely played rules, French letters",
            "Elterjedt szabályok, francia betűk",
            changes={**CLASSIC, "tiles": FRENCH, "language": "fr"},
        ),
        Preset(
            "hungarian",
            "Widely played rules, Hungarian letters",
            "Elterjedt szabályok, magyar betűk",
            changes={**CLASSIC, "tiles": HUNGARIAN, "language": "hu"},
        ),
    ),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", (RED, GREEN, BLUE, YELLOW)[:n], f"{n} játékos") for n in (2, 3, 4)),
            "A játékosok száma",
        ),
    ),
)
