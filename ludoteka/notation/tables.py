"""What the ids of backgammon positions tell: men, cube, throw and score, between their texts and a position."""

from __future__ import annotations

from dataclasses import dataclass

from ..declare.backgammon import TablesGame
from ..play import NotationError, Position, Sentence, Variant, native
from ..rules.abi import ACTORS, CHANCE, PHASE, POINTS, State

OFF, BAR, PLACES = 0, 25, 26


@dataclass(frozen=True)
class Standing:
    """A position between turns, or with a throw or a double that nobody has answered yet. White is seat 0."""

    men: tuple[tuple[int, ...], tuple[int, ...]]
    """For each seat the men on his points 1 to 24 and on the bar, by his own count; index 0 is not used."""
    mover: int
    cube: int = 0
    """As a power of two."""
    owner: int = -1
    """The seat that owns the cube, -1: nobody."""
    dice: tuple[int, int] = (0, 0)
    """The throw; zeros before it."""
    doubled: bool = False
    """The mover has offered to double."""
    score: tuple[int, int] = (0, 0)
    length: int = 0
    crawford: bool = False
    """This is the Crawford game."""


def rules_of(of: Variant) -> TablesGame:
    if not isinstance(of.game, TablesGame):
        raise NotationError("expected a game of the backgammon family", of.key)
    return of.game


def to_position(of: Variant, standing: Standing) -> Position:
    """The position; raises NotationError where the variant's rules do not know such a one."""
    game, rules = rules_of(of), of.kernel.module
    if standing.length != game.length:
        raise NotationError(
            Sentence("written-tables-match", {"theirs": _match(standing.length), "ours": _match(game.length)}), of.key
        )
    row = of.tables.blank()
    for seat, men in enumerate(standing.men):
        on_board = sum(men[1:])
        if on_board > game.men:
            raise NotationError(
                Sentence("written-tables-men", {"side": game.sides[seat], "got": on_board, "most": game.men}), of.key
            )
        at = rules.MEN + seat * PLACES
        row[at : at + PLACES] = (game.men - on_board, *men[1:])
    row[rules.MOVER] = standing.mover
    row[rules.CUBE] = standing.cube
    row[rules.OWNER] = standing.owner + 1
    row[POINTS : POINTS + 2] = standing.score
    if standing.crawford and not game.crawford:
        raise NotationError(Sentence("written-tables-crawford"), of.key)
    past = game.crawford and game.length > 1 and max(standing.score) == game.length - 1
    row[rules.CRAWFORD] = rules.CRAWFORD_NOW if standing.crawford else rules.CRAWFORD_PAST if past else 0
    _set_phase(of, row, standing)
    native.check(of, row)
    return Position(of, row)


def _match(length: int) -> Sentence:
    return Sentence("written-tables-length", {"points": length})


def _set_phase(of: Variant, row: State, standing: Standing) -> None:
    rules, t = of.kernel.module, of.tables.row
    if standing.doubled:
        row[PHASE], row[ACTORS] = rules.ANSWERING, 2 >> standing.mover
    elif any(standing.dice):
        row[PHASE], row[ACTORS] = rules.ROLLING, CHANCE
        rules.throw(row, *standing.dice)
    elif standing == opening(of, standing):
        row[PHASE], row[ACTORS] = rules.OPENING, CHANCE
    else:
        rules.begin_turn(row, t)


def opening(of: Variant, like: Standing) -> Standing | None:
    """The standing that means the opening throw: men set up, the cube in the middle, nominally White to throw."""
    game, rules = rules_of(of), of.kernel.module
    if rules.OPENINGS.index(game.opening) != rules.ONE_DIE_EACH:
        return None
    setup = dict(game.setup)
    men = (0, *(setup.get(point, 0) for point in range(1, PLACES)))
    return Standing(men=(men, men), mover=0, score=like.score, length=like.length, crawford=like.crawford)


def from_position(position: Position) -> Standing:
    """What the ids tell of a position; raises NotationError in the middle of a turn and after the end."""
    of, row = position.variant, position.row
    game, rules = rules_of(of), of.kernel.module
    if not row[ACTORS]:
        raise NotationError("the game is over; ids are for positions in play", of.key)
    thrown = row[rules.ROLLED : rules.ROLLED + 2].tolist()
    left = [die for die in row[rules.DICE : rules.DICE + 4].tolist() if die]
    if any(thrown) and len(left) != (4 if thrown[0] == thrown[1] else 2):
        raise NotationError("a part of the throw has been played; ids are for whole turns", of.key)
    if row[PHASE] == rules.ROLLING and rules.may_double(row.copy(), of.tables.row):
        raise NotationError("the mover has decided to throw; ids are for the moment before that", of.key)
    men = [row[rules.MEN + seat * PLACES :][:PLACES].tolist() for seat in range(2)]
    return Standing(
        men=((0, *men[0][1:]), (0, *men[1][1:])),
        mover=int(row[rules.MOVER]),
        cube=int(row[rules.CUBE]),
        owner=int(row[rules.OWNER]) - 1,
        dice=(thrown[0], thrown[1]),
        doubled=bool(row[PHASE] == rules.ANSWERING),
        score=(int(row[POINTS]), int(row[POINTS + 1])),
        length=game.length,
        crawford=bool(row[rules.CRAWFORD] == rules.CRAWFORD_NOW),
    )
