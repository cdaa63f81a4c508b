"""Hunter and hare: three hunters close in on a hare that wants to slip past them."""

from dataclasses import replace

from ludoteka.boards import hare_and_hounds_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

HUNTERS = Walker(
    piece="hunter",
    starts="1 3 10",
    hand=0,
    ground="",
    lines=Lines.ALL,
    goes=Goes.NOT_DOWN,
    slides=False,
    captures=Captures.NONE,
    never="",
    aim=Aim.BLOCK,
    goal="",
    takes=0,
    patience=10,
)
HARE = replace(HUNTERS, piece="hare", starts="5", goes=Goes.ANYWHERE, aim=Aim.PAST, patience=0)

GAME = Hunt(
    id="hare-and-hounds",
    name="Hunter and Hare",
    names={
        "hu": ("Vadász és nyúl",),
        "en": ("Hunter and Hare (hare and hounds)", "Hare and Hounds", "French Military Game"),
    },
    chapter="hemming-in",
    board=hare_and_hounds_board(),
    sides=(replace(BLACK, name="Hunters", hu="Vadászok"), replace(WHITE, name="Hare", hu="Nyúl")),
    walkers=(HUNTERS, HARE),
    placing=(),
    first=0,
    blocked=Blocked.LOSES,
    guarded="",
    apart=False,
    returns=True,
    repetition=0,
    quiet=0,
    minutes=5,
    # Each hunter goes up at most four times; between two such moves there are at most nine sideways; the hare answers.
    bound=4 + 2 * 10 * 13,
    small=True,
    presets=(
        Preset("book", "The book", "A könyv szabálya"),
        Preset(
            "free",
            "The book: free set-up, the hare first",
            "A könyv szabálya: szabad felállás, először a nyúl",
            ("hare-and-hounds#1",),
            {
                "walkers": (
                    replace(HUNTERS, starts="", hand=3),
                    replace(HARE, starts="", hand=1, ground="1 2 3 4 5 6 7 8 9 11"),
                ),
                "placing": (1, 0, 0, 0),
            },
        ),
        Preset(
            "usual",
            "The usual set-up: the hare at the far end",
            "A szokásos felállás: a nyúl a túlsó csúcson",
            changes={"walkers": (HUNTERS, replace(HARE, starts="11"))},
        ),
    ),
)
