"""The fifteen puzzle: fifteen numbered squares to be put in order by means of one free cell."""

from ludoteka.boards import Square
from ludoteka.declare import Preset, Side
from ludoteka.declare.sliding import Block, Counting, Sliding


def squares(order: str) -> tuple[Block, ...]:
    """Numbered squares as they lie, row by row from the top; 0 is the free cell."""
    rows = [row.split() for row in order.split("/")]
    lies = {
        int(number): f"{'abcd'[file]}{len(rows) - rank}"
        for rank, row in enumerate(rows)
        for file, number in enumerate(row)
    }
    return tuple(Block(str(number), lies[number]) for number in sorted(lies) if number)


def words(count: int) -> tuple[tuple[str, str, str], ...]:
    return tuple((str(k), f"square {k}", f"{k}. négyzet") for k in range(1, count + 1))


def grade(id: str, name: str, hu: str, order: str, best: int) -> Preset:
    """A given order instead of a random one."""
    changes = {"blocks": squares(order), "shuffled": False, "chance": False, "best": best}
    return Preset(id, f"{name}: {best} moves", f"{hu}: {best} lépés", changes=changes)


IN_ORDER = "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0"

GAME = Sliding(
    id="fifteen-puzzle",
    name="Fifteen puzzle",
    names={"hu": ("Tizenötös játék", "kombinett"), "en": ("Fifteen Puzzle", "Boss Puzzle")},
    chapter="patience",
    board=Square(4, 4),
    sides=(Side("Player", "red", "Játékos"),),
    blocks=squares(IN_ORDER),
    goals=(squares(IN_ORDER),),
    hero="",
    counting=Counting.STEP,
    turning=False,
    cage="",
    shuffled=True,
    best=0,
    line="",
    words=words(15),
    chance=True,
    minutes=15,
    bound=1500,
    presets=(
        Preset("book", "The book: a random order", "A könyv szabálya: véletlen sorrend"),
        grade("easy", "Easy", "Könnyű", "2 6 0 4 / 1 7 3 8 / 5 9 11 12 / 13 10 14 15", 10),
        grade("medium", "Medium", "Közepes", "2 6 3 4 / 9 0 7 12 / 1 5 8 11 / 13 10 14 15", 18),
        grade("hard", "Hard", "Nehéz", "0 12 9 13 / 15 11 10 14 / 3 7 5 6 / 4 8 2 1", 80),
    ),
)
