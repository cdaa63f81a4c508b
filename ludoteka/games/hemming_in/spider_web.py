"""Spider's web: a fly wants to escape from the middle of a crooked web to its rim."""

from dataclasses import replace

from ludoteka.boards import spider_web_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

RIM = "a1 b1 c1 d1 e1 f1"
SPIDERS = Walker(
    piece="spider",
    starts="",
    hand=5,
    ground=RIM,
    lines=Lines.ALL,
    goes=Goes.ANYWHERE,
    slides=False,
    captures=Captures.NONE,
    never="",
    aim=Aim.BLOCK,
    goal="",
    takes=0,
    patience=0,
)
FLY = replace(SPIDERS, piece="fly", starts="p", hand=0, ground="", never="p", aim=Aim.REACH, goal=RIM)

GAME = Hunt(
    id="spider-web",
    name="Spider's Web",
    names={"hu": ("Pókháló",), "en": ("Spider's Web",)},
    chapter="hemming-in",
    board=spider_web_board(),
    sides=(replace(BLACK, name="Spiders", hu="Pókok"), replace(WHITE, name="Fly", hu="Légy")),
    walkers=(SPIDERS, FLY),
    placing=(0, 0, 0, 0, 0),
    first=1,
    blocked=Blocked.LOSES,
    guarded="",
    apart=False,
    returns=True,
    repetition=3,
    quiet=200,
    minutes=10,
    bound=5 + 200 + 1,
    small=True,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
