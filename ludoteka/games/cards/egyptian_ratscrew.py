"""Egyptian ratscrew: turn cards in turn, answer the court cards, and slap every pair."""

from ludoteka.declare import Choice, Option, Preset, Skill
from ludoteka.declare.slaps import Slaps

from .oh_hell import SEATS

GAME = Slaps(
    id="egyptian-ratscrew",
    name="Egyptian ratscrew",
    names={
        "en": ("Corsican Battle (Egyptian war)", "Corsican battle", "Egyptian war", "Egyptian ratscrew"),
        "hu": ("Korzikai csata", "Egyiptomi háború"),
        "fr": ("Bataille corse",),
        "it": ("La battaglia corsa",),
        "pt": ("Batalha corsa",),
        "da": ("Krig i ny udgave",),
        "sv": ("Egyptiska kriget",),
        "ru": ("Корсиканский бой",),
    },
    chapter="cards",
    board=None,
    sides=SEATS[:4],
    demands=(1, 2, 3, 0),
    double=False,
    sandwich=False,
    slap_in=True,
    cards=600,
    chance=True,
    hidden=True,
    blind=True,
    skill=Skill.LUCK,
    minutes=15,
    # 52 cards are dealt; after each of 600 cards turned, everybody may slap once, and the heap is taken.
    bound=52 + 600 * (1 + 6 + 1),
    presets=(
        Preset("box", "The box: jack, queen and king demand", "A doboz szabálya: bubi, dáma és király követel"),
        Preset(
            "danish",
            "The Danish leaflet: two pairs in a row are slapped",
            "A dán leírás: egymás után két párra kell csapni",
            changes={"double": True},
        ),
        Preset(
            "common",
            "Widely played: aces demand four cards",
            "Elterjedt szabály: az ász négy lapot követel",
            changes={"demands": (1, 2, 3, 4)},
        ),
        Preset(
            "sandwiches",
            "Egyptian ratscrew: aces demand four, sandwiches are slapped too",
            "Egyiptomi háború: az ász négyet követel, a szendvicsre is csapni lehet",
            changes={"demands": (1, 2, 3, 4), "sandwich": True},
        ),
        Preset(
            "strict",
            "Who has no cards is out",
            "Akinek elfogyott a lapja, kiesik",
            changes={"slap_in": False},
        ),
    ),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", SEATS[:n], f"{n} játékos") for n in range(2, 7)),
            "A játékosok száma",
        ),
    ),
)
