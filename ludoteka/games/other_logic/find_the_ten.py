"""Find the ten: walk over three numbers that make ten."""

from ludoteka.boards.digits import Digits
from ludoteka.declare import BLUE, RED, Choice, Option, Preset
from ludoteka.declare.tens import Tens

NUMBERS = (
    "532483213465723154",
    "365172452853257523",
    "176261531761386121",
    "182378652315273213",
    "263434133456728164",
    "341515321234612387",
    "352624483745856711",
    "213815874624587234",
    "424336165563458687",
    "615121356861341234",
    "836238412472235678",
    "812343543884121214",
    "221256231875673456",
    "144167325627848515",
    "475235418126254321",
    "346326547345365257",
    "541417836573178321",
    "213521787821273735",
)
SECONDS = 30

GAME = Tens(
    id="find-the-ten",
    name="Find the ten!",
    names={"hu": ("Keresd a tízet!",), "en": ("Find the Ten!", "Find the ten")},
    chapter="other-logic",
    board=Digits(18, 18, digits=NUMBERS),
    sides=(RED, BLUE),
    pieces=60,
    wanted=10,
    seconds=SECONDS,
    minutes=30,
    bound=240 * (SECONDS + 4),  # 120 pieces, a turn passed before each, three cells and every second an action
    presets=(
        Preset(
            "timed",
            "Thirty seconds for each turn",
            "Lépésenként harminc másodperc",
            ("find-the-ten#1", "find-the-ten#2"),
        ),
        Preset("untimed", "Without time", "Időmérés nélkül", changes={"seconds": 0}),
    ),
    options=(
        Option(
            "pieces",
            "Pieces",
            "pieces",
            (Choice("60", "60 each", 60, "60-60"), Choice("20", "20 each", 20, "20-20")),
            "Bábuk",
        ),
    ),
)
