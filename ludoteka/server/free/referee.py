"""The referee: reads the pieces of a game from the table, and says what the rules think of them.

Free: nobody is disturbed. Arbiter: everything may be done; after each action the referee looks whether a legal move
leads to what lies there, notes it, or says why not. Enforced: what is put down becomes a legal move, or is refused with
the reason. The dial is turned in the middle of the game: the referee looks how the record goes on to what lies there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from msgspec.structs import replace

from ...play import Move, Position, Result, Variant, variant
from ...play.scene import Scene
from ...play.words import Name, Sentence, name_of
from ...table import Game, Kind, Piece, Refused, State
from ...table import operations as op
from ...table.box import taken_out
from ...table.state import Change
from .layout import Layer, targets_of
from .protocol import Verdict

REACH = 0.62
"""A piece stands on the nearest cell, if it is not farther away than this."""
MOST_TRIED = 1500
"""Positions looked at when the dial is turned."""
Seen = dict[str, Counter[tuple[str, int]]]
"""On each cell the pictures that lie there, and how they are turned."""


@dataclass(frozen=True)
class Ruling:
    """What the referee thinks, to be said in the language of each who listens."""

    game: Game
    of: Variant
    why: Refused | Sentence | None
    """Why what lies there is not legal."""
    result: Result | None
    turn: tuple[int, ...]
    moves: list[list[str]]

    def say(self, language: str) -> Verdict:
        sides = [self.of.game.sides[seat] for seat in self.turn]
        turn = ", ".join(name_of(side, language) for side in sides)
        text = self.result.say(self.of.game, language) if self.result else ""
        if self.why:
            text = (sentence_of(self.why) if isinstance(self.why, Refused) else self.why).say(language)
        return Verdict(self.game.mode, self.why is None, text, turn, self.moves, list(self.game.moves))


def sentence_of(refused: Refused) -> Sentence:
    return Sentence(refused.id, refused.filled)


@dataclass(frozen=True)
class Reading:
    """How the record goes on to what lies on the table."""

    position: Position
    moves: tuple[str, ...]


@lru_cache(64)
def _layer(key: str) -> Layer:
    return Layer(variant(key))


@lru_cache(8192)
def cell_at(layer: Layer, x: float, y: float) -> str:
    """The nearest cell, or nothing."""
    best, name = REACH, ""
    for cell in layer.cells.values():
        far = hypot(cell.x - x, cell.y - y) / max(cell.room, 0.6)
        if far < best:
            best, name = far, cell.name
    return name


class Referee:
    """For one game on one table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.of: Variant = variant(game.variant)
        self.layer = _layer(game.variant)
        self.position = Position.from_text(self.of, game.position)

    @property
    def readable(self) -> bool:
        return bool(self.layer.cells)

    # --- reading the table --------------------------------------------------------------

    def on_table(self, state: State) -> Seen:
        return self._seen(_pieces(state), {kind.id: kind for kind in state.kinds()})

    def by_rules(self, position: Position) -> Seen:
        laid = self.layer.lay(position.scene())
        return self._seen(laid.targets, laid.kinds)

    def _seen(self, pieces: Iterable[Piece | op.Target], kinds: Mapping[str, Kind]) -> Seen:
        found: Seen = {}
        for piece in pieces:
            cell = cell_at(self.layer, piece.x, piece.y)
            if cell:
                art = kinds[piece.kind].picture(piece.side).art
                found.setdefault(cell, Counter())[art, piece.turn % 360] += 1
        return found

    def loose(self, state: State) -> tuple[int, ...]:
        """What was put on the board by hand."""
        return tuple(p.id for p in _pieces(state) if not p.game and cell_at(self.layer, p.x, p.y))

    def next_of(self, position: Position, wanted: Seen) -> Reading | None:
        """The legal move that leads to what is wanted."""
        for move in position.moves():
            after = position.play(move.code)
            if self.by_rules(after) == wanted:
                return Reading(after, (*self.game.moves, move.text))
        return None

    def read(self, state: State) -> Reading:
        """How the record goes on to what lies on the table; raises Refused with the first difference."""
        wanted = self.on_table(state)
        if self.by_rules(self.position) == wanted:
            return Reading(self.position, self.game.moves)
        earlier = self._earlier(wanted)
        if earlier is not None:
            return earlier
        found = self._search(wanted)
        if found is not None:
            return found
        raise self._difference(wanted, state)

    def _earlier(self, wanted: Seen) -> Reading | None:
        """Moves were taken back by hand."""
        position = Position.from_text(self.of, self.game.start)
        positions = [position]
        for text in self.game.moves:
            position = position.play(text)
            positions.append(position)
        for at in range(len(positions) - 1, -1, -1):
            if self.by_rules(positions[at]) == wanted:
                return Reading(positions[at], self.game.moves[:at])
        return None

    def _search(self, wanted: Seen) -> Reading | None:
        """Up to three moves were made by hand."""
        row = [Reading(self.position, self.game.moves)]
        tried = 0
        for _ in range(3):
            following = []
            for reading in row:
                if reading.position.over:
                    continue
                for move in reading.position.moves():
                    after = Reading(reading.position.play(move.code), (*reading.moves, move.text))
                    if self.by_rules(after.position) == wanted:
                        return after
                    following.append(after)
                    tried += 1
                    if tried >= MOST_TRIED:
                        return None
            row = following
        return None

    def _difference(self, wanted: Seen, state: State) -> Refused:
        expected = self.by_rules(self.position)
        names = {art: kind for kind in state.kinds() for art in _arts(kind)}
        for cell in sorted(set(expected) | set(wanted)):
            if expected.get(cell) != wanted.get(cell):
                there = {"is": _name(wanted.get(cell), names), "should": _name(expected.get(cell), names)}
                return Refused("table-no-way-cell", "impossible", cell=cell, **there)
        return Refused("table-no-way", "impossible")

    # --- the arbiter --------------------------------------------------------------------

    def judge(self, state: State) -> tuple[Ruling, Reading | None]:
        """What the arbiter says of the table as it is; and the move, if one was made."""
        wanted = self.on_table(state)
        if self.by_rules(self.position) == wanted:
            return self.ruling(), None
        found = self.next_of(self.position, wanted)
        if found is not None:
            return Referee(_with(self.game, found)).ruling(), found
        earlier = self._earlier(wanted)
        if earlier is not None:
            return Referee(_with(self.game, earlier)).ruling(), earlier
        return self.ruling(self._why(wanted, state)), None

    def _why(self, wanted: Seen, state: State) -> Refused | Sentence:
        expected = self.by_rules(self.position)
        left = [cell for cell, pieces in expected.items() if pieces - wanted.get(cell, Counter())]
        came = [cell for cell, pieces in wanted.items() if pieces - expected.get(cell, Counter())]
        for cell in came:
            if self._captured_on(cell, wanted):
                return Sentence("table-throw-back", {"cell": cell})
        steps = [*[cell for cell in left if cell not in came][:1], *came[:1]] if came else left[:1]
        return self.position.why_not(steps) or self._difference(wanted, state)

    def _captured_on(self, cell: str, wanted: Seen) -> bool:
        """Whether a legal move was made, but for what it captured, which still lies on its cell."""
        if wanted[cell].total() < 2:
            return False
        fewer = (wanted[cell] - Counter({piece: 1}) for piece in wanted[cell])
        return any(self.next_of(self.position, wanted | {cell: rest}) for rest in fewer)

    def ruling(self, why: Refused | Sentence | None = None) -> Ruling:
        position = self.position
        moves = []
        if self.game.mode == "enforced":
            moves = [[move.text, *move.steps] for move in position.moves()[:2000]]
        return Ruling(self.game, self.of, why, position.result, tuple(position.awaited), moves)

    # --- enforcing ----------------------------------------------------------------------

    def enforce(self, state: State, operation: op.Operation, language: str) -> op.Operation:
        """The legal move that an action means. What lies and stays beside the board is nobody's business."""
        touched = _touched(state, operation)
        onto = [cell for x, y in _places(operation) if (cell := cell_at(self.layer, x, y))]
        if not onto and not any(piece.game and self._start(piece) for piece in touched):
            return operation
        match operation:
            case op.Move(spots=(_,)) | op.Stack(ids=(_,)) if touched:
                return self._moved(state, touched[0], onto, language)
            case op.PutOut(count=1):
                return self._placed(state, operation.kind, onto[0], language)
        if not touched and not isinstance(operation, (op.PutOut, op.PutAll)):
            return operation
        raise Refused("table-enforced", "enforced")

    def _start(self, piece: Piece) -> str:
        return "" if piece.hand else cell_at(self.layer, piece.x, piece.y)

    def _moved(self, state: State, piece: Piece, onto: Sequence[str], language: str) -> op.Relay:
        start = self._start(piece)
        if start:
            return self.by_steps((start, *onto), language)
        relay = self._placed(state, piece.kind, onto[0], language)
        return relay if piece.game else replace(relay, pieces=(piece.id,))

    def _placed(self, state: State, kind: str, cell: str, language: str) -> op.Relay:
        """A piece from beside the board or out of the box: the move that puts just such a piece there."""
        found = state.get(f"k{kind}")
        if not isinstance(found, Kind):
            raise Refused("table-not-in-box", "gone")
        arts = _arts(found)
        steps = (*self._in_trays(arts)[:1], cell)
        begin = [move for move in self.position.moves() if move.steps[: len(steps)] == steps]
        if begin and not any(self._puts(move, arts, cell) for move in begin):
            raise Refused("table-not-legal", "illegal")
        return self.by_steps(steps, language)

    def _puts(self, move: Move, arts: Iterable[str], cell: str) -> bool:
        """Whether there is more of such a piece on the cell after the move."""
        before, after = (
            self.by_rules(at).get(cell, Counter()) for at in (self.position, self.position.play(move.code))
        )
        return any(_body(came) in map(_body, arts) for came, _ in after - before)

    def _in_trays(self, arts: Container[str]) -> list[str]:
        """What lies beside the board is chosen by its id."""
        scene: Scene = self.position.scene()
        items = (item for tray in scene.trays for item in tray.items if item.id)
        return [item.id for item in items if self.layer.art(item) in arts]

    def by_steps(self, steps: Sequence[str], language: str) -> op.Relay:
        """A move by the rules as an operation."""
        wanted = tuple(steps)
        begin = [move for move in self.position.moves() if move.steps[: len(wanted)] == wanted]
        exact = [move for move in begin if move.steps == wanted]
        if not begin:
            why = self.position.why_not(wanted)
            if why is None:
                raise Refused("table-not-legal", "illegal")
            raise Refused("table-said", "illegal", text=why.say(language))
        if len(begin) > 1 and not exact:
            some = ", ".join(move.text for move in begin[:8])
            raise Refused("table-several", "several", some=some)
        move = (exact or begin)[0]
        return self.relay(self.position.play(move.code), move.text, language)

    def relay(self, after: Position, text: str, language: str = "en") -> op.Relay:
        targets, kinds = targets_of(self.of, after.scene(), language)
        return op.Relay(text, after.text(), tuple(targets), tuple(kinds))

    def chance(self, draw: int, language: str) -> op.Relay | None:
        """What the dice do next; `draw`: a large random number."""
        if not self.position.chance:
            return None
        weights = self.position.weights()
        left = draw % sum(weights)
        for move, weight in zip(self.position.moves(), weights, strict=True):
            if left < weight:
                return self.relay(self.position.play(move.code), move.text, language)
            left -= weight
        return None


def _with(game: Game, reading: Reading) -> Game:
    return replace(game, position=reading.position.text(), moves=reading.moves)


def _name(pieces: Counter[tuple[str, int]] | None, kinds: Mapping[str, Kind]) -> Name:
    """What stands there, in the words of the box."""
    found = [kinds.get(art) for art, _ in pieces or ()]
    said = (", ".join(name_of(kind, language) if kind else "?" for kind in found) for language in ("en", "hu"))
    return Name(*said) if found else Name("–", "–")


def _pieces(state: State) -> Iterable[Piece]:
    """What lies on the table for all to see."""
    pieces = (thing for thing in state.things() if isinstance(thing, Piece))
    return (piece for piece in pieces if not piece.hand and state.place_of(piece) is None)


def _arts(kind: Kind) -> set[str]:
    return {kind.front.art, *([kind.back.art] if kind.back else ())}


def _body(art: str) -> list[str]:
    """Picture and colour, whatever is engraved on it."""
    return art.split("~")[:2]


def _touched(state: State, operation: op.Operation) -> list[Piece]:
    """The pieces that an operation would touch."""
    if isinstance(operation, op.TakeOff):
        return [*taken_out(state, operation.kind)]
    ids: list[int] = list(getattr(operation, "ids", ()))
    ids += [spot.id for spot in getattr(operation, "spots", ())]
    found = [state.get(f"t{id}") for id in ids]
    return [thing for thing in found if isinstance(thing, Piece)]


def _places(operation: op.Operation) -> list[tuple[float, float]]:
    """Where an operation puts pieces down."""
    match operation:
        case op.Move():
            return [(spot.x, spot.y) for spot in operation.spots]
        case op.Stack() | op.PutOut() | op.PutAll():
            return [(operation.x, operation.y)]
        case op.Unstack():
            return [(operation.x + at * operation.step, operation.y) for at in range(len(operation.ids))]
    return []


def disturbs(change: Change) -> bool:
    """Whether a change concerns the pieces of the game at all."""
    return any(isinstance(entry, Piece) for pair in change.entries.values() for entry in pair)
