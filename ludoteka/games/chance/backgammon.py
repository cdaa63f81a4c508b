"""Backgammon: race fifteen men round the board by the dice, hit single men, and bear all off first."""

from ludoteka.boards import Backgammon
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset, Skill
from ludoteka.declare.backgammon import BearingOff, Contact, Cube, Lone, Opening, Scoring, TablesGame, Travel

STANDARD = ((24, 2), (13, 5), (8, 3), (6, 5))
NACKGAMMON = ((24, 2), (23, 2), (13, 4), (8, 3), (6, 4))
HYPERGAMMON = ((24, 1), (23, 1), (22, 1))
LONGEST = 10_000

GAME = TablesGame(
    id="backgammon",
    name="Backgammon",
    names={
        "hu": ("Backgammon", "Ostábla", "Nackgammon", "Halottgammon", "Hipergammon"),
        "en": ("Tables", "Tavla", "Nackgammon", "Hypergammon", "LATTJO Backgammon"),
        "tr": ("Tavla", "tavla", "LATTJO Tavla"),
        "el": ("Τάβλι", "τάβλι", "LATTJO Τάβλι"),
        "ar": ("لعبة الطاولة", "LATTJO لعبة الطاولة"),
        "ru": ("Нарды", "Бэкгэммон"),
    },
    chapter="chance",
    board=Backgammon(),
    sides=(WHITE, BLACK),
    setup=STANDARD,
    travel=Travel.OPPOSITE,
    contact=Contact.HIT,
    vanguard=False,
    open_quarter=False,
    home=6,
    opening=Opening.ONE_DIE_EACH,
    lone=Lone.HIGHER,
    bearing_off=BearingOff.EXACT,
    misere=False,
    scoring=Scoring.STANDARD,
    jacoby=False,
    cube=Cube.NONE,
    cube_limit=64,
    length=0,
    crawford=True,
    longest=LONGEST,
    by_board=False,
    ascending=False,
    learned="backgammon",
    chance=True,
    skill=Skill.MIXED,
    minutes=15,
    bound=7 * LONGEST,
    notation="backgammon",
    presets=(
        Preset("standard", "Standard", "Általános szabály"),
        Preset(
            "match",
            "Match to 5 with the doubling cube",
            "Mérkőzés 5 pontig, duplázókockával",
            covers=("backgammon#7", "backgammon#8"),
            changes={"cube": Cube.OWNED, "length": 5},
        ),
        Preset(
            "book",
            "The book: White begins, anybody may double",
            "A könyv szabálya: világos kezd, bárki duplázhat",
            covers=tuple(f"backgammon#{item}" for item in (1, 9, 11, 12, 13, 15, 16)),
            changes={
                "opening": Opening.FIRST_SEAT,
                "scoring": Scoring.BAR_OR_HOME,
                "cube": Cube.FREE,
                "crawford": False,
                "by_board": True,
            },
        ),
        Preset(
            "lattjo",
            "The LATTJO box: match to 5, never the lower number alone",
            "LATTJO: mérkőzés 5 pontig, a kisebb szám egyedül nem játszható meg",
            covers=tuple(f"backgammon#{item}" for item in (2, 8, *range(9, 14), 15, 16)),
            changes={
                "board": Backgammon(lettered=True),
                "lone": Lone.HIGHER_ONLY,
                "cube": Cube.OWNED,
                "length": 5,
                "crawford": False,
                "by_board": True,
            },
        ),
        Preset(
            "tavla",
            "The tavla box: borne off from the back",
            "Tavla: kijátszás csak hátulról",
            covers=tuple(f"backgammon#{item}" for item in (3, *range(9, 17))),
            changes={
                "lone": Lone.EITHER,
                "bearing_off": BearingOff.REARMOST,
                "scoring": Scoring.TAVLA,
                "crawford": False,
                "learned": "tavla",
            },
        ),
        Preset("nackgammon", "Nackgammon", covers=("backgammon#4",), changes={"setup": NACKGAMMON}),
        Preset(
            "dead-gammon",
            "Dead gammon: the last to bear off wins",
            "Halottgammon: az utolsó nyer",
            covers=("backgammon#5",),
            changes={"misere": True, "learned": ""},
        ),
        Preset(
            "hypergammon",
            "Hypergammon: three men each",
            "Hipergammon: három-három bábu",
            covers=("backgammon#6",),
            changes={"setup": HYPERGAMMON, "learned": "hypergammon"},
        ),
    ),
    options=(
        Option(
            "cube",
            "Doubling",
            "cube",
            (
                Choice("off", "No doubling", Cube.NONE, "Nincs duplázás"),
                Choice(
                    "owned", "Who accepted last may double next", Cube.OWNED, "Az duplázhat, aki legutóbb elfogadta"
                ),
                Choice("free", "The player to throw may double", Cube.FREE, "A dobáson levő mindig duplázhat"),
            ),
            "Duplázás",
            covers=("backgammon#7", "backgammon#15"),
        ),
        Option(
            "match",
            "Match",
            "length",
            (
                Choice("single", "One game", 0, "Egy játszma"),
                *(Choice(str(n), f"To {n}", n, f"{n} pontig") for n in (1, 3, 5, 7, 9, 11, 15, 21, 25)),
            ),
            "Mérkőzés",
            covers=("backgammon#8",),
        ),
        Option(
            "crawford",
            "Crawford rule in matches",
            "crawford",
            (Choice("on", "On", True, "Van"), Choice("off", "Off", False, "Nincs")),
            "Crawford-szabály mérkőzésen",
        ),
        Option(
            "jacoby",
            "Gammons count only after a double (Jacoby)",
            "jacoby",
            (Choice("off", "Off", False, "Nincs"), Choice("on", "On", True, "Van")),
            "Gammon csak duplázás után számít (Jacoby)",
        ),
    ),
)
