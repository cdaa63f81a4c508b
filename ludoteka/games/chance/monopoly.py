"""Monopoly: buy streets, build houses, collect rents, trade, and be the last who is not bankrupt."""

from ludoteka.boards import named_ring
from ludoteka.declare import BLACK, BLUE, GREEN, RED, WHITE, YELLOW, Choice, Option, Preset, Side, Skill
from ludoteka.declare.estate import RAILROADS, UTILITIES, Act, Card, Field, Kind, PropertyGame, longest

ORANGE_SIDE, PURPLE = Side("Orange", "orange", "Narancs"), Side("Purple", "purple", "Lila")
SEATS = (RED, GREEN, BLUE, YELLOW, ORANGE_SIDE, PURPLE, WHITE, BLACK)
MOST_ROUNDS = 200


def street(name: str, short: str, group: int, price: int, house: int, *rents: int) -> Field:
    return Field(name, Kind.DEED, short, group=group, price=price, house=house, rents=rents)


def railroad(name: str, short: str) -> Field:
    return Field(
        name, Kind.DEED, f"{short}|RR", short_hu=f"{short}|vasút", group=RAILROADS, price=200, rents=(25, 50, 100, 200)
    )


def utility(name: str, short: str, hu: str, short_hu: str) -> Field:
    return Field(name, Kind.DEED, short, hu, short_hu, group=UTILITIES, price=150, rents=(4, 10))


CHEST = Field("Community Chest", Kind.YELLOW, "Chest", "Közösségi kassza", "Kassza")
CHANCE = Field("Chance", Kind.ORANGE, "?", "Szerencsekártya")

FIELDS = (
    Field("Go", Kind.GO, "GO", "Go (start)"),
    street("Mediterranean Avenue", "Mediter-|ranean", 0, 60, 50, 2, 10, 30, 90, 160, 250),
    CHEST,
    street("Baltic Avenue", "Baltic", 0, 60, 50, 4, 20, 60, 180, 320, 450),
    Field("Income Tax", Kind.INCOME_TAX, "Tax", "Jövedelemadó", "Adó"),
    railroad("Reading Railroad", "Reading"),
    street("Oriental Avenue", "Oriental", 1, 100, 50, 6, 30, 90, 270, 400, 550),
    CHANCE,
    street("Vermont Avenue", "Vermont", 1, 100, 50, 6, 30, 90, 270, 400, 550),
    street("Connecticut Avenue", "Connec-|ticut", 1, 120, 50, 8, 40, 100, 300, 450, 600),
    Field("Jail", Kind.JAIL, "Jail", "Börtön", "Börtön"),
    street("St. Charles Place", "St. Charles|Place", 2, 140, 100, 10, 50, 150, 450, 625, 750),
    utility("Electric Company", "Electric|Company", "Elektromos művek", "Elektromos|művek"),
    street("States Avenue", "States", 2, 140, 100, 10, 50, 150, 450, 625, 750),
    street("Virginia Avenue", "Virginia", 2, 160, 100, 12, 60, 180, 500, 700, 900),
    railroad("Pennsylvania Railroad", "Pennsylvania"),
    street("St. James Place", "St. James|Place", 3, 180, 100, 14, 70, 200, 550, 750, 950),
    CHEST,
    street("Tennessee Avenue", "Tennessee", 3, 180, 100, 14, 70, 200, 550, 750, 950),
    street("New York Avenue", "New York", 3, 200, 100, 16, 80, 220, 600, 800, 1000),
    Field("Free Parking", Kind.PARKING, "Free|Parking", "Ingyenes parkoló", "Ingyenes|parkoló"),
    street("Kentucky Avenue", "Kentucky", 4, 220, 150, 18, 90, 250, 700, 875, 1050),
    CHANCE,
    street("Indiana Avenue", "Indiana", 4, 220, 150, 18, 90, 250, 700, 875, 1050),
    street("Illinois Avenue", "Illinois", 4, 240, 150, 20, 100, 300, 750, 925, 1100),
    railroad("B & O Railroad", "B & O"),
    street("Atlantic Avenue", "Atlantic", 5, 260, 150, 22, 110, 330, 800, 975, 1150),
    street("Ventnor Avenue", "Ventnor", 5, 260, 150, 22, 110, 330, 800, 975, 1150),
    utility("Water Works", "Water|Works", "Vízművek", "Vízművek"),
    street("Marvin Gardens", "Marvin|Gardens", 5, 280, 150, 24, 120, 360, 850, 1025, 1200),
    Field("Go to Jail", Kind.TO_JAIL, "Go to|Jail", "Börtönbe küldő mező", "Irány|a börtön"),
    street("Pacific Avenue", "Pacific", 6, 300, 200, 26, 130, 390, 900, 1100, 1275),
    street("North Carolina Avenue", "North|Carolina", 6, 300, 200, 26, 130, 390, 900, 1100, 1275),
    CHEST,
    street("Pennsylvania Avenue", "Pennsylvania|Avenue", 6, 320, 200, 28, 150, 450, 1000, 1200, 1400),
    railroad("Short Line Railroad", "Short Line"),
    CHANCE,
    street("Park Place", "Park Place", 7, 350, 200, 35, 175, 500, 1100, 1300, 1500),
    Field("Luxury Tax", Kind.LUXURY_TAX, "Luxury|Tax", "Fényűzési adó", "Fényűzési|adó"),
    street("Boardwalk", "Boardwalk", 7, 400, 200, 50, 200, 600, 1400, 1700, 2000),
)
TONES = ("dark", "water", "purple", "orange", "red", "yellow", "green", "blue", "slate", "middle")

NEXT_RAILROAD = Card(
    "Ride on to the next railroad: if it is owned, pay twice the rent; if not, you may buy it.",
    "Utazz tovább a következő vasútig: ha van gazdája, dupla díjat fizetsz; ha nincs, megveheted.",
    Act.RAILROAD,
)
ORANGE = (
    NEXT_RAILROAD,
    Card(
        "Your buildings need repair: 25 dollars for each house, 100 for each hotel.",
        "Felújítod az épületeidet: házanként 25, szállodánként 100 dollár.",
        Act.REPAIRS,
        25,
        100,
    ),
    Card(
        "Go on to the next utility: if it is owned, throw and pay ten times as much; if not, you may buy it.",
        "Menj tovább a következő közműig: ha van gazdája, dobj, és fizesd a tízszeresét; ha nincs, megveheted.",
        Act.UTILITY,
    ),
    Card("Three steps back.", "Lépj vissza három mezőt.", Act.BACK, 3),
    Card("A stroll on Boardwalk: go there.", "Séta a Boardwalkon: lépj oda.", Act.GO_TO, 39),
    Card(
        "A trip on the Reading: go there; passing Go you receive your 200 dollars.",
        "Kirándulás a Readingen: lépj oda; ha közben áthaladsz a Gón, jár a 200 dollár.",
        Act.GO_TO,
        5,
    ),
    Card(
        "Straight to jail, without passing Go.",
        "Egyenesen a börtönbe, a Go érintése nélkül.",
        Act.JAIL,
    ),
    Card(
        "You are chairman of the board: pay 50 dollars to each player.",
        "Elnökké választottak: fizess minden játékosnak 50 dollárt.",
        Act.PAY_EACH,
        50,
    ),
    Card(
        "On to St. Charles Place; passing Go you receive your 200 dollars.",
        "Előre a St. Charles Place-re; ha közben áthaladsz a Gón, jár a 200 dollár.",
        Act.GO_TO,
        11,
    ),
    Card("On to Go: 200 dollars.", "Előre a Góra: 200 dollár.", Act.GO_TO, 0),
    Card(
        "A pass out of jail: keep it until you use or trade it.",
        "Szabadulólevél a börtönből: őrizd meg, amíg fel nem használod vagy el nem cseréled.",
        Act.PASS,
    ),
    Card("A dividend of 50 dollars.", "Osztalék: 50 dollár.", Act.RECEIVE, 50),
    Card("Poor tax: pay 15 dollars.", "Szegényadó: fizess 15 dollárt.", Act.PAY, 15),
    Card("On to Illinois Avenue.", "Előre az Illinois Avenue-ra.", Act.GO_TO, 24),
    Card(
        "Your building loan falls due: you receive 150 dollars.",
        "Lejárt az építési kölcsönöd: 150 dollárt kapsz.",
        Act.RECEIVE,
        150,
    ),
)
YELLOW_CARDS = (
    Card("Hospital: pay 100 dollars.", "Kórház: fizess 100 dollárt.", Act.PAY, 100),
    Card("For your services: 25 dollars.", "Szolgálataidért 25 dollár jár.", Act.RECEIVE, 25),
    Card(
        "Second prize in a beauty contest: 10 dollars.",
        "Második díj a szépségversenyen: 10 dollár.",
        Act.RECEIVE,
        10,
    ),
    Card(
        "A free leave from jail: keep it until you use or trade it.",
        "Ingyen távozhatsz a börtönből: őrizd meg, amíg fel nem használod vagy el nem cseréled.",
        Act.PASS,
    ),
    Card("You inherit 100 dollars.", "Örökség: 100 dollár.", Act.RECEIVE, 100),
    Card("School tax: pay 150 dollars.", "Iskolaadó: fizess 150 dollárt.", Act.PAY, 150),
    Card("You are arrested: to jail, and nothing for Go.", "Letartóztattak: börtönbe, a Góért semmi.", Act.JAIL),
    Card("Set out anew from Go: 200 dollars.", "Indulj újra a Góról: 200 dollár.", Act.GO_TO, 0),
    Card(
        "Street repairs: 40 dollars for each house, 115 for each hotel.",
        "Útjavítás: házanként 40, szállodánként 115 dollár.",
        Act.REPAIRS,
        40,
        115,
    ),
    Card(
        "First night at the opera: 50 dollars from each player for the seats.",
        "Operabemutató: minden játékostól 50 dollárt kapsz a jegyekért.",
        Act.FROM_EACH,
        50,
    ),
    Card("Shares sold: 45 dollars.", "Részvényeladás: 45 dollár.", Act.RECEIVE, 45),
    Card("Doctor's bill: pay 50 dollars.", "Orvosi számla: fizess 50 dollárt.", Act.PAY, 50),
    Card("Life insurance paid out: 100 dollars.", "Lejárt az életbiztosításod: 100 dollár.", Act.RECEIVE, 100),
    Card("The bank erred in your favour: 200 dollars.", "A bank a javadra tévedett: 200 dollár.", Act.RECEIVE, 200),
    Card("Christmas fund paid out: 100 dollars.", "Kifizették a karácsonyi alapot: 100 dollár.", Act.RECEIVE, 100),
    Card("Income tax refund: 20 dollars.", "Adó-visszatérítés: 20 dollár.", Act.RECEIVE, 20),
)


def cells(group: int) -> str:
    return " ".join(str(at) for at, field in enumerate(FIELDS) if field.group == group)


def yes_no(id: str, name: str, field: str, hu: str, covers: str, *, default: bool) -> Option:
    """A rule that is or is not in force; the one that is not the book's is the catalogue's item."""
    choices = (Choice("yes", "Yes", True, "Igen"), Choice("no", "No", False, "Nem"))
    return Option(id, name, field, choices if default else choices[::-1], hu, (f"monopoly#{covers}",))


def sums(*values: int) -> tuple[Choice, ...]:
    return tuple(Choice(str(value), str(value), value, str(value)) for value in values)


OPTIONS = (
    Option(
        "players",
        "Number of players",
        "sides",
        tuple(Choice(str(n), f"{n} players", SEATS[:n], f"{n} játékos") for n in range(2, 9)),
        "A játékosok száma",
    ),
    Option("rounds", "Rounds, then the richest wins", "rounds", sums(30, 60, 100, 200), "Körök, utána a vagyon dönt"),
    Option(
        "go",
        "Stopping on Go pays",
        "go_landing",
        sums(200, 300, 400, 500),
        "A Góra lépés jutalma",
        ("monopoly#1", "monopoly#2"),
        retired=sums(0),  # stopping on Go paid less than passing it, which no rule says
    ),
    yes_no(
        "parking-pot",
        "Free Parking collects what the bank is paid",
        "parking_pot",
        "A parkoló gyűjti a banknak fizetett pénzt",
        "3",
        default=False,
    ),
    Option(
        "parking-prize",
        "Money on Free Parking",
        "parking_prize",
        sums(0, 250, 500, 1000),
        "Pénz a parkolón",
        ("monopoly#4",),
    ),
    Option(
        "parking-gamble",
        "Gambling on Free Parking: so many times the dice",
        "parking_gamble",
        sums(0, 25, 50, 100),
        "Szerencsejáték a parkolón: a dobás ennyiszerese",
        ("monopoly#5",),
    ),
    yes_no("auctions", "Auctions", "auctions", "Árverések", "6", default=True),
    yes_no("first-lap", "One round before buying", "first_lap", "Vásárlás csak egy kör után", "7", default=False),
    yes_no("trading", "Trading between players", "trading", "Üzletek a játékosok között", "8", default=True),
    yes_no("doubles-jail", "Jail for three doubles", "doubles_jail", "Börtön a harmadik dupláért", "9", default=True),
    yes_no(
        "own-turn", "Building only in one's own turn", "own_turn", "Építés csak a saját fordulóban", "10", default=False
    ),
    yes_no("jail-rent", "Prisoners collect rent", "jail_rent", "A fogoly kap bérleti díjat", "11", default=True),
    yes_no("jail-redeem", "Prisoners redeem pledges", "jail_redeem", "A fogoly kiválthat zálogot", "12", default=True),
    yes_no("jail-build", "Prisoners build", "jail_build", "A fogoly építhet", "13", default=True),
    yes_no("jail-trade", "Prisoners trade", "jail_trade", "A fogoly üzletelhet", "14", default=True),
    Option(
        "hotel",
        "A hotel comes after",
        "hotel_after",
        (Choice("4", "Four houses", 4, "Négy ház után"), Choice("3", "Three houses", 3, "Három ház után")),
        "Szálloda",
        ("monopoly#15",),
    ),
)

GAME = PropertyGame(
    id="monopoly",
    name="Monopoly",
    names={"en": ("Monopoly",), "hu": ("Monopoly", "Kapitaly")},
    chapter="chance",
    board=named_ring(
        tuple((field.short, field.short_hu) for field in FIELDS),
        tuple((f"group {group}", cells(group), tone) for group, tone in enumerate(TONES)),
    ),
    sides=SEATS[:4],
    fields=FIELDS,
    orange=ORANGE,
    yellow=YELLOW_CARDS,
    cash=1500,
    go=200,
    go_landing=200,
    houses=88,
    hotels=22,
    refund=100,
    hotel_after=4,
    auctions=True,
    first_lap=False,
    trading=True,
    doubles_jail=True,
    own_turn=False,
    jail_rent=True,
    jail_redeem=True,
    jail_build=True,
    jail_trade=True,
    parking_pot=False,
    parking_prize=0,
    parking_gamble=0,
    third_throw=False,
    rounds=100,
    chance=True,
    skill=Skill.MIXED,
    minutes=120,
    bound=longest(MOST_ROUNDS, len(SEATS)),
    presets=(
        Preset("book", "The book: houses for all", "A könyv szabálya: mindenkinek jut ház"),
        Preset(
            "standard",
            "Widely played: 32 houses and 12 hotels, sold back at half price",
            "Elterjedt szabály: 32 ház, 12 szálloda, eladás féláron",
            changes={
                "houses": 32,
                "hotels": 12,
                "refund": 50,
                "third_throw": True,
                "orange": (*ORANGE, NEXT_RAILROAD),
            },
        ),
        Preset(
            "house-rules",
            "Nearly all house rules of the book together",
            "A könyv szinte összes házi szabálya együtt",
            covers=tuple(f"monopoly#{n}" for n in (1, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 15)),
            changes={
                "go_landing": 400,
                "parking_pot": True,
                "parking_prize": 500,
                "parking_gamble": 50,
                "first_lap": True,
                "doubles_jail": False,
                "own_turn": True,
                "jail_rent": False,
                "jail_redeem": False,
                "jail_build": False,
                "jail_trade": False,
                "hotel_after": 3,
            },
        ),
        Preset(
            "plain",
            "Without auctions and trades",
            "Árverés és üzletek nélkül",
            covers=("monopoly#6", "monopoly#8"),
            changes={"auctions": False, "trading": False},
        ),
    ),
    options=OPTIONS,
)
