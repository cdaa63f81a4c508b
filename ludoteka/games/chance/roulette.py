"""Roulette: chips on numbers, rows, columns and colours; the ball decides, the bank takes and pays."""

from ludoteka.boards import RouletteTable
from ludoteka.declare import Choice, Option, Preset, Side, Skill
from ludoteka.declare.roulette import Roulette, TwoColumns, Zero

BANK = Side("Bank", "black", "Bank")
GUESTS = (
    Side("Red", "red", "Piros"),
    Side("Green", "green", "Zöld"),
    Side("Blue", "blue", "Kék"),
    Side("Yellow", "yellow", "Sárga"),
    Side("White", "white", "Fehér"),
    Side("Orange", "orange", "Narancs"),
    Side("Purple", "purple", "Lila"),
)

GAME = Roulette(
    id="roulette",
    name="Roulette",
    names={"hu": ("Rulett",), "fr": ("Roulette",), "de": ("Roulette",)},
    chapter="chance",
    board=RouletteTable(),
    sides=(BANK, *GUESTS[:3]),
    chips=(5, 10, 50, 100),
    purse=500,
    vault=1000,
    spins=20,
    most_chips=12,
    two_columns=TwoColumns.HALF,
    zero=Zero.LOSES,
    nine_is_red=True,
    low_is_passe=False,
    chance=True,
    skill=Skill.LUCK,
    minutes=20,
    # Seven guests lay or lend at most twelve chips each before a spin and say that they are done, once more for each
    # chip they are lent; then the spin and the ball.
    bound=50 * (7 * 12 + 7 * 13 + 2),
    presets=(
        Preset(
            "european",
            "European wheel with one zero",
            "Európai kerék egy nullával",
            covers=("roulette#1", "roulette#3", "roulette#5"),
        ),
        Preset(
            "american",
            "American wheel with two zeros",
            "Amerikai kerék két nullával",
            covers=("roulette#2", "roulette#4"),
            changes={"board": RouletteTable(double_zero=True)},
        ),
        Preset(
            "partage",
            "European wheel; a zero takes only half of the even chances",
            "Európai kerék; nullánál az egyszerű esélyek fele megmarad",
            changes={"zero": Zero.HALVED},
        ),
        Preset(
            "printed",
            "As the book prints it, misprints and all",
            "Ahogy a könyvben nyomtatva áll, sajtóhibákkal",
            changes={"two_columns": TwoColumns.ONE_AND_A_HALF, "nine_is_red": False, "low_is_passe": True},
        ),
    ),
    options=(
        Option(
            "players",
            "Number of players beside the bank",
            "sides",
            tuple(
                Choice(
                    str(n),
                    f"Bank and {n} player{'s' if n > 1 else ''}",
                    (BANK, *GUESTS[:n]),
                    f"Bank és {n} játékos",
                )
                for n in range(1, 8)
            ),
            "A játékosok száma a bankon kívül",
        ),
        Option(
            "spins",
            "Number of spins",
            "spins",
            tuple(Choice(str(n), f"{n} spins", n, f"{n} pörgetés") for n in (10, 20, 50)),
            "A pörgetések száma",
        ),
        Option(
            "two-columns",
            "Bets on two columns",
            "two_columns",
            (
                Choice("half", "Taken, pay half of the bet", TwoColumns.HALF, "Elfogadott, a tét felét fizeti"),
                Choice("closed", "Not taken", TwoColumns.CLOSED, "Nem elfogadott"),
            ),
            "Tét két oszlopra",
        ),
    ),
)
