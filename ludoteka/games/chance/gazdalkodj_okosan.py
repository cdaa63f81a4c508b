"""Gazdálkodj okosan!: go round, save and shop until you have a flat with everything that belongs in it."""

from ludoteka.boards import named_ring
from ludoteka.declare import BLUE, GREEN, RED, WHITE, YELLOW, Choice, Option, Preset, Side, Skill
from ludoteka.declare.household import (
    CAMP,
    FLAT,
    HOME,
    LIFE,
    ONLY_SIX,
    VOUCHER,
    Effect,
    Good,
    HouseholdGame,
    Notice,
    Shop,
    longest,
)

SEATS = (RED, GREEN, BLUE, YELLOW, Side("Purple", "purple", "Lila"), WHITE)
MOST_ROUNDS = 500

GOODS = (
    Good("room furniture", "szobabútor", 25_000, needed=True),
    Good("kitchen furniture", "konyhabútor", 15_000, needed=True),
    Good("refrigerator", "hűtőgép", 4_000, needed=True),
    Good("washing machine", "mosógép", 5_000, needed=True),
    Good("vacuum cleaner", "porszívó", 1_000, needed=True),
    Good("television set", "televízió", 6_000, needed=True),
    Good("radio", "rádió", 2_000, needed=True),
    Good("bicycle", "kerékpár", 1_500, needed=False),
    Good("table tennis table", "pingpongasztal", 2_000, needed=False),
)
ROOM, KITCHEN, FRIDGE, WASHER, VACUUM, TELEVISION, RADIO, BICYCLE, TABLE_TENNIS = range(len(GOODS))


def at_full_price(*goods: int) -> Shop:
    return Shop(tuple((good, GOODS[good].price) for good in goods))


SHOPS = (
    at_full_price(TELEVISION, RADIO, VACUUM, FRIDGE, WASHER),
    at_full_price(*range(len(GOODS))),
    Shop(((HOME, 200), (LIFE, 150))),
    Shop(((FLAT, 30_000),)),
    Shop(((TELEVISION, 500), (RADIO, 200), (WASHER, 500)), rental=True),
    Shop(((VOUCHER, 200),)),
    Shop(((FLAT, 40_000),)),
    at_full_price(ROOM, KITCHEN, TABLE_TENNIS, BICYCLE),
    Shop(((HOME, 200),)),
)
ELECTRIC, STORE, INSURANCE, COOPERATIVE, RENTAL, BOOKSHOP, CONDOMINIUM, FURNITURE, HOME_POLICY = range(len(SHOPS))

DRAW = Notice("Draw a chance card.", "Húzz egy szerencsekártyát!", Effect.CARD, short="?")

FIELDS = (
    Notice(
        "Start: 6000 for stopping here, 4000 for passing.",
        "Start: belépésnél 6000, áthaladásnál 4000 forint.",
        Effect.NOTHING,
        short="START",
    ),
    Notice("You littered: fine of 50.", "Szemeteltél: 50 forint bírság.", Effect.PAY, 50, short="-50"),
    DRAW,
    Notice(
        "Savings bank: 5 per cent interest on your savings.",
        "Takarékpénztár: betéteid után 5% kamatot kapsz.",
        Effect.INTEREST,
        5,
        short="5%",
    ),
    Notice(
        "Electrical goods: television, radio and household machines.",
        "Villamossági bolt: televízió, rádió, háztartási gépek.",
        Effect.SHOP,
        ELECTRIC,
        short="TV|SHOP",
        short_hu="TV|BOLT",
    ),
    Notice(
        "Good drinking water is precious: turn off the tap.",
        "A jó ivóvíz kincs: zárd el a csapot!",
        Effect.NOTHING,
        short="WATER",
        short_hu="VÍZ",
    ),
    Notice("Smoking harms: pay 100.", "A dohányzás árt: fizess 100 forintot!", Effect.PAY, 100, short="-100"),
    Notice(
        "Department store: all furniture, machines and sports goods.",
        "Áruház: minden bútor, gép és sportszer kapható.",
        Effect.SHOP,
        STORE,
        short="STORE",
        short_hu="ÁRUHÁZ",
    ),
    Notice(
        "Insurance: for the flat 200, for life and accident 150.",
        "Biztosító: lakásbiztosítás 200, CSÉB 150 forint.",
        Effect.SHOP,
        INSURANCE,
        short="INSURE",
        short_hu="BIZTOSÍT",
    ),
    DRAW,
    Notice("Express train: go to field 15.", "Expresszvonat: lépj a 15-ös mezőre!", Effect.GO_TO, 15, short="> 15"),
    Notice(
        "A carefree journey: throw again.",
        "Gondtalan utazás: dobj még egyszer!",
        Effect.AGAIN,
        1,
        short="+1|THROW",
        short_hu="+1|DOBÁS",
    ),
    Notice(
        "You write postal codes: two fields forward.",
        "Odaírtad az irányítószámot: lépj előre kettőt!",
        Effect.FORWARD,
        2,
        short="> 14",
    ),
    Notice(
        "Furnish your flat: everything of fields 4 and 29.",
        "Rendezd be a lakásod: a 4-es és a 29-es mező árui.",
        Effect.SHOP,
        STORE,
        short="SHOP",
        short_hu="BOLT",
    ),
    Notice(
        "Cooperative flat: 30000 now and 40000 in instalments of 2000 a round.",
        "Szövetkezeti lakás: 30 000 befizetése, a többi 40 000 körönként 2000-es részletekben.",
        Effect.SHOP,
        COOPERATIVE,
        short="FLAT|30 000",
        short_hu="LAKÁS|30 000",
    ),
    DRAW,
    Notice(
        "Life insurance: hand in your policy for 5000.",
        "CSÉB: a kötvény ellenében 5000 forintot kapsz.",
        Effect.LIFE_POLICY,
        short="POLICY|+5000",
        short_hu="CSÉB|+5000",
    ),
    Notice(
        "Hire service: television 500, radio 200, washing machine 500.",
        "Kölcsönző: televízió 500, rádió 200, mosógép 500 forint.",
        Effect.SHOP,
        RENTAL,
        short="RENTAL",
        short_hu="KÖLCSÖNZŐ",
    ),
    Notice(
        "An evening out: theatre for 100 or cinema for 50.",
        "Szórakozz: színházjegy 100, mozijegy 50 forint.",
        Effect.TICKETS,
        short="-100|-50",
    ),
    Notice(
        "Morning exercise: three fields forward.",
        "Reggelente tornázol: lépj előre hármat!",
        Effect.FORWARD,
        3,
        short="> 22",
    ),
    Notice("By plane: on to field 22.", "Repülővel utaztál: lépj a 22-es mezőre!", Effect.GO_TO, 22, short="> 22"),
    Notice(
        "You wash and brush your teeth: throw twice.",
        "Tisztálkodsz, fogat mosol: kétszer dobhatsz!",
        Effect.AGAIN,
        2,
        short="+2|THROWS",
        short_hu="+2|DOBÁS",
    ),
    DRAW,
    Notice(
        "You help the old: throw twice more.",
        "Segíted az időseket: még kétszer dobhatsz!",
        Effect.AGAIN,
        2,
        short="+2|THROWS",
        short_hu="+2|DOBÁS",
    ),
    Notice(
        "Bookshop: vouchers for 200.",
        "Könyvesbolt: könyvutalvány 200 forintért.",
        Effect.SHOP,
        BOOKSHOP,
        short="BOOKS",
        short_hu="KÖNYV",
    ),
    Notice("Amusement park: pay 200.", "Vidámpark: elköltöttél 200 forintot.", Effect.PAY, 200, short="-200"),
    Notice(
        "Shared house: 40000 now and 40000 in instalments of 2000 a round.",
        "Társasházi lakás: 40 000 befizetése, a többi 40 000 körönként 2000-es részletekben.",
        Effect.SHOP,
        CONDOMINIUM,
        short="FLAT|40 000",
        short_hu="LAKÁS|40 000",
    ),
    Notice(
        "The repair man was quick: one field forward.",
        "Gyorsan megjavították a készüléked: lépj előre egyet!",
        Effect.FORWARD,
        1,
        short="> 28",
    ),
    Notice(
        "Name the seven things a bicycle must have, and throw again.",
        "Sorold fel a kerékpár hét kötelező tartozékát, és dobj még egyszer!",
        Effect.QUIZ,
        short="QUIZ",
        short_hu="KRESZ",
    ),
    Notice(
        "Furniture and sports goods.",
        "Bútorbolt és sportszerek.",
        Effect.SHOP,
        FURNITURE,
        short="FURNI-|TURE",
        short_hu="BÚTOR",
    ),
    Notice(
        "Summer camp: you go on only with a 1 or a 6.",
        "Nyári tábor: csak 1-essel vagy 6-ossal mehetsz tovább.",
        Effect.HOLD,
        CAMP,
        short="CAMP",
        short_hu="TÁBOR",
    ),
    DRAW,
    Notice(
        "First in a bicycle tour: prize of 1000.",
        "Első lettél a kerékpártúrán: 1000 forint jutalom.",
        Effect.RECEIVE,
        1_000,
        short="+1000",
    ),
    Notice(
        "You looked round before crossing the road: on to field 2.",
        "Körülnéztél, mielőtt átkeltél: lépj előre a 2-es mezőre!",
        Effect.GO_TO,
        2,
        short="> 2",
    ),
    Notice(
        "Special shop for electrical goods.",
        "Szaküzlet: elektromos háztartási gépek.",
        Effect.SHOP,
        ELECTRIC,
        short="TV|SHOP",
        short_hu="TV|BOLT",
    ),
    DRAW,
    Notice(
        "Art gallery: catalogue and postcards for 50.",
        "Képtár: katalógus és képeslapok, fizess 50 forintot!",
        Effect.PAY,
        50,
        short="-50",
    ),
    Notice(
        "A trip won in a puzzle contest: go to field 39.",
        "Rejtvénypályázaton utazást nyertél: lépj a 39-es mezőre!",
        Effect.GO_TO,
        39,
        short="> 39",
    ),
    Notice(
        "Food for a whole month: pay 800.",
        "Bevásároltál egész hónapra: fizess 800 forintot!",
        Effect.PAY,
        800,
        short="-800",
    ),
    Notice(
        "A weekend in the open: throw again.",
        "Hétvégi túra a szabadban: dobj még egyszer!",
        Effect.AGAIN,
        1,
        short="+1|THROW",
        short_hu="+1|DOBÁS",
    ),
)


def won(good: int, how: str, hu: str) -> Notice:
    price, name, hu_name = GOODS[good].price, GOODS[good].name, GOODS[good].hu
    furniture = good in (ROOM, KITCHEN)
    return Notice(
        f"{how}: you win {name if furniture else f'a {name}'}, or {price} if you have {'it' if furniture else 'one'}.",
        f"{hu}: {hu_name} a nyereményed, vagy {price} forint, ha már van.",
        Effect.WIN,
        good,
    )


CARDS = (
    won(FRIDGE, "Lottery", "Lottó-tárgynyeremény"),
    Notice(
        "Reading is a pleasure: you may buy a book voucher for 200.",
        "Olvasni jó: vehetsz könyvutalványt 200 forintért.",
        Effect.SHOP,
        BOOKSHOP,
    ),
    Notice(
        "You win a book voucher: fetch it on field 24.",
        "Könyvutalványt nyertél: vedd át a 24-es mezőn!",
        Effect.VOUCHER,
        24,
    ),
    Notice("You left the tap running: miss two throws.", "Nyitva hagytad a csapot: kétszer kimaradsz.", Effect.MISS, 2),
    won(BICYCLE, "Raffle", "Sorsjáték"),
    won(RADIO, "Raffle", "Sorsjáték"),
    Notice(
        "You leant out of the moving train: miss one throw.",
        "Kihajoltál a mozgó vonatból: egyszer kimaradsz.",
        Effect.MISS,
        1,
    ),
    won(TELEVISION, "Raffle", "Sorsjáték"),
    Notice(
        "You bought the train ticket in advance: two fields forward.",
        "Elővételben vettél vonatjegyet: lépj előre kettőt!",
        Effect.FORWARD,
        2,
    ),
    Notice(
        "Gas and electricity: who has a flat pays 500.",
        "Gáz- és villanyszámla: ha van lakásod, fizess 500 forintot!",
        Effect.PAY_FOR_FLAT,
        500,
    ),
    Notice(
        "An outing refreshes: go to field 39 and throw again.",
        "A kirándulás felfrissít: lépj a 39-es mezőre, és dobj még egyszer!",
        Effect.GO_TO,
        39,
    ),
    Notice("Winning ticket: 20000.", "Nyertes sorsjegy: 20 000 forint.", Effect.RECEIVE, 20_000),
    Notice(
        "Go to the department store on field 7; with a flat you can shop there.",
        "Lépj a 7-es mezőre: ha van lakásod, bevásárolhatsz az áruházban!",
        Effect.GO_TO,
        7,
    ),
    Notice(
        "You may insure your flat for 200.",
        "Lakásbiztosítást köthetsz 200 forintért.",
        Effect.SHOP,
        HOME_POLICY,
    ),
    won(KITCHEN, "Lottery", "Lottó-tárgynyeremény"),
    Notice(
        "You know the rules for children on bicycles: reward of 500.",
        "Jól tudod, mikor kerékpározhat gyermek: 500 forint jutalom.",
        Effect.RECEIVE,
        500,
    ),
    Notice(
        "You stepped in front of a car and were hurt: miss three throws.",
        "Jármű elé léptél, megsérültél: háromszor kimaradsz.",
        Effect.MISS,
        3,
    ),
    Notice(
        "Interest on your savings books: savers receive 1000.",
        "Betétkönyveid kamata: ha van betéted, 1000 forintot kapsz.",
        Effect.SAVERS,
        1_000,
    ),
    Notice(
        "You win a journey: go to field 11.",
        "Utazást nyertél: lépj a 11-es mezőre!",
        Effect.GO_TO,
        11,
    ),
    Notice(
        "Go to field 13: room furniture for 25000.",
        "Lépj a 13-as mezőre: szobabútor 25 000 forintért!",
        Effect.GO_TO,
        13,
    ),
    won(TABLE_TENNIS, "Sports lottery", "Sportsorsjegy"),
    Notice(
        "Fire in your flat: insured, you are repaid; otherwise you lose all furniture.",
        "Tűz a lakásban: ha biztosítottad, megtérítik; ha nem, minden berendezésed odavan.",
        Effect.FIRE,
    ),
    Notice(
        "You held back a child at the red light: go to field 33.",
        "Visszatartottál egy gyereket a tilosnál: lépj a 33-as mezőre!",
        Effect.GO_TO,
        33,
    ),
    Notice("Go to the shared house on field 26.", "Lépj a 26-os mezőre, a társasházhoz!", Effect.GO_TO, 26),
    Notice(
        "You jumped off a moving tram: pay 100 and miss one throw.",
        "Leugrottál a mozgó járműről: fizess 100 forintot, és egyszer kimaradsz.",
        Effect.PAY_AND_MISS,
        100,
        1,
    ),
    Notice(
        "Keep your money in the bank: 5 per cent interest on your savings.",
        "Tartsd a pénzed takarékban: betéteid után 5% kamatot kapsz.",
        Effect.INTEREST,
        5,
    ),
    Notice("A journey round the country: pay 500.", "Országjárás: fizess 500 forintot!", Effect.PAY, 500),
    Notice(
        "To the theatre or the cinema: go to field 18.",
        "Színházba, moziba: lépj a 18-as mezőre!",
        Effect.GO_TO,
        18,
    ),
    Notice(
        "Savings draw: you win 20 per cent of your savings.",
        "Betétkönyv-sorsolás: betéted 20%-át nyerted.",
        Effect.INTEREST,
        20,
    ),
    Notice(
        "You used your handkerchief: one field forward.",
        "Zsebkendőt használtál: lépj előre egyet!",
        Effect.FORWARD,
        1,
    ),
    Notice("Twelve right on the pools: 7500.", "Tizenkét találat a totón: 7500 forint.", Effect.RECEIVE, 7_500),
    Notice(
        "The guarantee has run out: repair contract for 200.",
        "Lejárt a garancia: javítási szerződés 200 forintért.",
        Effect.PAY,
        200,
    ),
    Notice("Your prize deposit was drawn: 5000.", "Kihúzták a nyereménybetéted: 5000 forint.", Effect.RECEIVE, 5_000),
    Notice(
        "You are insured at school: throw again.",
        "Balesetbiztosítást kötöttél az iskolában: dobj még egyszer!",
        Effect.AGAIN,
        1,
    ),
    Notice("Go to Start and receive 6000.", "Lépj a Startra, és vedd fel a 6000 forintot!", Effect.GO_TO, 0),
    Notice(
        "Bought at the sales: you saved 1000.", "Árleszállítás: megtakarítottál 1000 forintot.", Effect.RECEIVE, 1_000
    ),
    Notice("Sport is health: go to field 19.", "A sport egészség: lépj a 19-es mezőre!", Effect.GO_TO, 19),
    won(ROOM, "Lottery", "Lottó-tárgynyeremény"),
    Notice(
        "From here you go on only with a six.",
        "Innen csak hatossal mehetsz tovább.",
        Effect.HOLD,
        ONLY_SIX,
    ),
    Notice(
        "You looked after your little brother: two fields forward.",
        "Vigyáztál a kistestvéredre: lépj előre kettőt!",
        Effect.FORWARD,
        2,
    ),
    Notice(
        "Refrigerators and washing machines: go to field 4.",
        "Hűtőgép, mosógép: lépj a 4-es mezőre!",
        Effect.GO_TO,
        4,
    ),
    Notice("Shop for furniture: go to field 29.", "Vásárolj szaküzletben: lépj a 29-es mezőre!", Effect.GO_TO, 29),
    Notice("You smoked all the same: miss two throws.", "Mégis rágyújtottál: kétszer kimaradsz.", Effect.MISS, 2),
    Notice(
        "Your luggage was stolen: the insured receive 2500.",
        "Ellopták a csomagod: ha van lakásbiztosításod, 2500 forintot kapsz.",
        Effect.HOME_INSURED,
        2_500,
    ),
    Notice(
        "First aid course passed: reward of 500.",
        "Elvégezted az elsősegély-tanfolyamot: 500 forint jutalom.",
        Effect.RECEIVE,
        500,
    ),
    Notice(
        "You touched the medicine chest: miss two throws.",
        "Hozzányúltál a gyógyszerekhez: kétszer kimaradsz.",
        Effect.MISS,
        2,
    ),
    Notice(
        "You keep the city clean: two fields forward.",
        "Nem szemeteltél: lépj előre kettőt!",
        Effect.FORWARD,
        2,
    ),
    Notice(
        "You began the day with gymnastics: two fields forward.",
        "Tornával kezdted a napot: lépj előre kettőt!",
        Effect.FORWARD,
        2,
    ),
    Notice(
        "An accident: with life insurance you receive 5000.",
        "Baleset ért: ha van CSÉB-biztosításod, 5000 forintot kapsz.",
        Effect.LIFE_INSURED,
        5_000,
    ),
    Notice("Two fields back.", "Lépj vissza két mezőt!", Effect.BACK, 2),
    Notice("Dinner in a restaurant: pay 200.", "Ebéd étteremben: fizess 200 forintot!", Effect.PAY, 200),
    Notice(
        "You did not wash your hands: miss one throw.",
        "Nem mostál kezet étkezés előtt: egyszer kimaradsz.",
        Effect.MISS,
        1,
    ),
    Notice(
        "Go to the cooperative flats on field 14.", "Lépj a 14-es mezőre, a szövetkezeti lakásokhoz!", Effect.GO_TO, 14
    ),
    Notice(
        "You know why children sit in the back of a car: two fields forward.",
        "Tudod, miért ül a gyerek az autóban hátul: lépj előre kettőt!",
        Effect.FORWARD,
        2,
    ),
    won(WASHER, "Lottery", "Lottó-tárgynyeremény"),
)

ACCESSORIES = (
    ("handlebar", "kormány", True),
    ("bell", "csengő", True),
    ("white lamp", "fehér fényű lámpa", True),
    ("two separate brakes", "két egymástól független fék", True),
    ("name plate", "névtábla", True),
    ("red lamp", "vörös fényű lámpa", True),
    ("red reflector", "vörös prizma", True),
    ("pump", "pumpa", False),
    ("luggage rack", "csomagtartó", False),
    ("speedometer", "sebességmérő", False),
)


def fields_with(*effects: Effect) -> str:
    return " ".join(str(at) for at, field in enumerate(FIELDS) if field.effect in effects)


GAME = HouseholdGame(
    id="gazdalkodj-okosan",
    name="Gazdálkodj okosan!",
    names={"en": ("Gazdálkodj okosan! (manage wisely)", "Manage wisely"), "hu": ("Gazdálkodj okosan!",)},
    chapter="chance",
    board=named_ring(
        tuple((field.short, field.short_hu) for field in FIELDS),
        (
            ("cards", fields_with(Effect.CARD), "yellow"),
            ("shops", fields_with(Effect.SHOP), "green"),
            ("payments", fields_with(Effect.PAY, Effect.TICKETS), "red"),
            ("ways", fields_with(Effect.GO_TO, Effect.FORWARD, Effect.AGAIN, Effect.QUIZ), "water"),
            ("money", fields_with(Effect.INTEREST, Effect.RECEIVE, Effect.LIFE_POLICY), "orange"),
            ("camp", fields_with(Effect.HOLD), "slate"),
        ),
    ),
    sides=SEATS[:4],
    fields=FIELDS,
    cards=CARDS,
    goods=GOODS,
    shops=SHOPS,
    accessories=ACCESSORIES,
    cash=20_000,
    start_passed=4_000,
    start_reached=6_000,
    flat_cash=70_000,
    flat_rest=40_000,
    vouchers=2,
    savings=5_000,
    sports=False,
    rounds=300,
    chance=True,
    skill=Skill.MIXED,
    minutes=90,
    bound=longest(MOST_ROUNDS, len(SEATS)),
    presets=(
        Preset("book", "The box, as the board has it", "A doboz szabálya, a tábla árai szerint"),
        Preset(
            "with-sports",
            "Bicycle and table tennis table are needed too",
            "Kerékpár és pingpongasztal is kell",
            changes={"sports": True},
        ),
        Preset(
            "short",
            "A short game: 40 rounds, then the richest wins",
            "Rövid játék: 40 kör, aztán a vagyon dönt",
            changes={"rounds": 40},
        ),
    ),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", SEATS[:n], f"{n} játékos") for n in range(3, 7)),
            "A játékosok száma",
        ),
        Option(
            "rounds",
            "Rounds, then the richest wins",
            "rounds",
            tuple(Choice(str(n), str(n), n, str(n)) for n in (100, 200, 300, 500)),
            "Körök, utána a vagyon dönt",
        ),
    ),
)
