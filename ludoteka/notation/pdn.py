"""PDN, the notation of draughts players: positions as "W:W31-50:BK3,1-20", games as "1. 32-28 19-23 2. 28x19 ..."

The letter before the first colon says who moves; then come White's and Black's pieces in either order, K before kings,
and a hyphen for a run of men. `:H<n>` (quiet half-moves) and `:F<n>` (number of the move) may follow.
Scores have the player who begins first: "2-0" is his win and "1-1" a draw in the international game, "1-0" and
"1/2-1/2" in the others of the standard's list. Cells of numbered boards are read by letter and number too, and
written so where the list says it: Russian players write "c3-d4" and "c3:e5".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

from .. import games
from ..boards import Coordinates, Square, letters
from ..declare import Game
from ..declare.draughts import Crowning, Draughts, Kings, Majority, Turning
from ..play import AmbiguousMove, IllegalMove, Match, Move, NotationError, Position, Sentence, Told, Variant, variant
from ..play.faces.draughts import Face
from ._movetext import Score, main_line, score_of

DEFAULT_GAME = "international-draughts"

FEN = re.compile(r"(\w):(\w)([^:.]*):(\w)([^:.]*)(?::H(\d{1,6}))?(?::F(\d{1,6}))?\.?")
ITEM = re.compile(r"(K?)(\w+)(?:-(\w+))?")
TAG = re.compile(r'\[\s*(\w+)\s+"([^"]*)"\s*\]')
ASIDE = re.compile(r"\{[^}]*\}|;[^\n]*|\$\d+|\d+\.(?:\.\.)?")
MOVE = re.compile(r"(\w+(?:[-x:]\w+)+|(?:[a-w]\d+){2,})[!?]*")
CELL = re.compile(r"[a-w]?\d+")
"""An x belongs to a capture."""
SCORES: dict[str, Score] = {
    **dict.fromkeys(("2-0", "1-0"), (1, -1)),
    **dict.fromkeys(("0-2", "0-1"), (-1, 1)),
    **dict.fromkeys(("1-1", "1/2-1/2"), (0, 0)),
}
RESULTS = (*SCORES, "0-0", "*")


@dataclass(frozen=True)
class GameType:
    """A game of the standard's list, and how it is written."""

    number: int
    name: str
    lettered: bool = False
    """Cells are a1, c1 ..., not numbers."""
    jump: str = "x"
    scores: tuple[str, str, str] = ("0-1", "1/2-1/2", "1-0")
    """Of the player who begins: lost, drawn, won."""


OF_HUNDRED = ("0-2", "1-1", "2-0")
UNLISTED = GameType(0, "", scores=OF_HUNDRED)
INTERNATIONAL = GameType(20, "International draughts", scores=OF_HUNDRED)
ENGLISH = GameType(21, "English draughts")
POOL = GameType(23, "American pool checkers")
RUSSIAN = GameType(25, "Russian draughts", lettered=True, jump=":")
BRAZILIAN = GameType(26, "Brazilian draughts", lettered=True)
TURKISH = GameType(30, "Turkish draughts", lettered=True)
KNOWN_TYPES = (INTERNATIONAL, ENGLISH, POOL, RUSSIAN, BRAZILIAN, TURKISH)


def face_of(of: Variant) -> Face:
    if not isinstance(of.face, Face):
        raise NotationError("PDN is for draughts games", of.key)
    return of.face


def initials(of: Variant) -> list[str]:
    """The letter of each side: W and B."""
    return [side.colour[0].upper() for side in of.game.sides]


@cache
def lettered(of: Variant) -> dict[str, str]:
    """The numbers of a numbered board's cells by the names that chess players give them: 22 by "c3"."""
    board = of.game.board
    if not isinstance(board, Square) or board.coordinates is not Coordinates.DARK_NUMBERS:
        return {}
    places = ((file, rank) for file in range(board.width) for rank in range(board.height) if (file + rank) % 2 == 0)
    return {f"{letters(file)}{rank + 1}": board.name_of(file, rank) for file, rank in places}


def cell_of(of: Variant, name: str) -> str:
    """Our name of a cell: of a numbered board also by letter and number, or with a nought before the number."""
    return lettered(of).get(name, name.lstrip("0") or name)


def written_names(of: Variant) -> dict[str, str]:
    """What cells are called in files, where it is not as on the board."""
    return {ours: name for name, ours in lettered(of).items()} if type_of(of.game).lettered else {}


# --- positions -----------------------------------------------------------------------------------------------------


def read(of: Variant, text: str) -> Position:
    """A position from a PDN-FEN."""
    match = FEN.fullmatch("".join(text.split()))
    sides = initials(of)
    if not match or sorted(match.group(2, 4)) != sorted(sides) or match[1] not in sides:
        raise NotationError(Sentence("written-pdn-position", {"example": "W:W31-50:B1-20", "got": text[:60]}), of.key)
    number = face_of(of).number
    codes = [0] * len(number)
    for letter, items in (match.group(2, 3), match.group(4, 5)):
        seat = sides.index(letter)
        for rank, name in _pieces(of, items):
            if codes[number[name]]:
                raise NotationError(Sentence("written-pdn-two", {"cell": name}), of.key)
            codes[number[name]] = 1 + 2 * seat + rank
    turn = 2 * max(int(match[7] or 1) - 1, 0) + sides.index(match[1])
    words = [f"actors={1 << sides.index(match[1])}", f"cells={','.join(map(str, codes))}"]
    words += [f"ply={turn}", f"turn={turn}"] if match[7] else []
    words += [f"quiet={match[6]}"] if match[6] else []
    return Position.from_text(of, " ".join(words))


def _pieces(of: Variant, items: str) -> Iterator[tuple[int, str]]:
    """The pieces of one side: 1 for a king, and its cell."""
    face = face_of(of)
    for item in items.split(",") if items else ():
        match = ITEM.fullmatch(item)
        if not match:
            raise NotationError(Sentence("written-pdn-cells", {"got": item[:20]}), of.key)
        first_name, last_name = cell_of(of, match[2]), cell_of(of, match[3] or match[2])
        for name in (first_name, last_name):
            if name not in face.number:
                raise NotationError(
                    Sentence("written-pdn-cell", {"got": name[:20], "first": face.names[0], "last": face.names[-1]}),
                    of.key,
                )
        first, last = face.number[first_name], face.number[last_name]
        if last < first:
            raise NotationError(Sentence("written-pdn-order", {"got": item}), of.key)
        yield from ((int(bool(match[1])), face.names[cell]) for cell in range(first, last + 1))


def write(position: Position, spelled: Mapping[str, str] | None = None) -> str:
    """A position as PDN-FEN, with other names of cells if given; who moves next is named even when the game is over."""
    of = position.variant
    names = tuple((spelled or {}).get(name, name) for name in face_of(of).names)
    face, sides = face_of(of), initials(of)
    codes = face.codes(position.row)
    actors = int(position.row[0])
    mover = actors.bit_length() - 1 if actors else position.turn % 2
    lists = []
    for seat, letter in enumerate(sides):
        man, king = face.codes_of(seat)
        kings = [f"K{names[cell]}" for cell, code in enumerate(codes) if code == king]
        men = _runs([cell for cell, code in enumerate(codes) if code == man], names)
        lists.append(letter + ",".join([*kings, *men]))
    return ":".join([sides[mover], *sorted(lists, reverse=True)])


def _runs(cells: list[int], names: tuple[str, ...]) -> Iterator[str]:
    """Cells in words; three or more numbers in a row as a run."""
    while cells:
        run = 1
        while run < len(cells) and cells[run] == cells[0] + run:
            run += 1
        if run < 3 or not names[0].isdigit():
            run = 1
        yield names[cells[0]] if run == 1 else f"{names[cells[0]]}-{names[cells[run - 1]]}"
        cells = cells[run:]


# --- games ---------------------------------------------------------------------------------------------------------


def tags(text: str) -> dict[str, str]:
    """The tags; where a text has several games, those of the first one count."""
    return dict(reversed(TAG.findall(text)))


def named(text: str, like: Variant | None) -> Variant:
    """The variant in the tag Variant, by our key, or in GameType, by its number in the standard's list.

    Where a text has neither, it is the variant wished for, or the first one that knows the first move.
    """
    said = tags(text)
    if ":" in said.get("Variant", ""):
        return variant(said["Variant"])
    if "GameType" not in said:
        return like or _guessed(text)
    number = said["GameType"].partition(",")[0].strip()
    if like is not None and number == str(type_of(like.game).number):
        return like
    found = next((of for of in _numbered() if number == str(type_of(of.game).number)), None)
    if found is None:
        known = ", ".join(f"{kind.number} ({kind.name})" for kind in KNOWN_TYPES)
        raise NotationError(
            Sentence("written-pdn-type", {"known": known, "got": f'[GameType "{said["GameType"][:40]}"]'}), "PDN"
        )
    return found


@cache
def _numbered() -> tuple[Variant, ...]:
    """The first variant of each number in the standard's list."""
    found: dict[GameType, Variant] = {}
    for game in games.every():
        for preset in game.presets if game.notation == "pdn" else ():
            found.setdefault(type_of(game.variant(preset.id)), variant(game.id, preset.id))
    return tuple(found[kind] for kind in KNOWN_TYPES)


def _guessed(text: str) -> Variant:
    move = MOVE.fullmatch(next(_words(text), ""))
    for of in _numbered() if move else ():
        with suppress(Told):
            find_move(first_position(of, text), move[1] if move else "")
            return of
    return variant(DEFAULT_GAME)


def first_position(of: Variant, text: str) -> Position:
    """Where the game begins: its FEN tag, or the usual start."""
    fen = tags(text).get("FEN", "")
    return read(of, fen) if fen else Position.start(of)


def read_moves(position: Position, text: str) -> list[Move]:
    """The moves of a movetext, played from a position; comments and variations are passed over."""
    found: list[Move] = []
    for word in _words(text):
        match = MOVE.fullmatch(word)
        if word in RESULTS:
            break
        if not match:
            raise NotationError(Sentence("written-pdn-move", {"got": word[:20]}), position.variant.key)
        try:
            move = find_move(position, match[1])
        except Told as error:
            raise type(error)(
                Sentence("written-at-move", {"number": len(found) // 2 + 1, "why": error.why}), error.where
            ) from None
        found.append(move)
        position = position.play(move)
    return found


def _words(text: str) -> Iterator[str]:
    return main_line(ASIDE.sub(" ", TAG.sub(" ", text)))


def names(of: Variant, text: str) -> list[str]:
    """Who played; empty: the text does not say."""
    return [tags(text).get(side.name, "") for side in of.game.sides]


def date(text: str) -> str:
    """When it was played, as the text says it."""
    return tags(text).get("Date", "")


def score(last: Position, text: str) -> Score | None:  # noqa: ARG001
    """What both sides got, if the text says it."""
    return score_of(_words(text), tags(text).get("Result", ""), SCORES)


def find_move(position: Position, text: str) -> Move:
    """The legal move meant: by where it starts and ends, and by cells between if they are given, on any route."""
    cells = [cell_of(position.variant, cell) for cell in CELL.findall(text)]
    ends = [cells[:1], cells[-1:]]
    among = [move for move in position.moves() if [list(move.steps[:1]), list(move.steps[-1:])] == ends]
    if len(cells) > 2 and len(among) > 1:
        routes = face_of(position.variant).routes(position.row, cells[0])
        meant = {code for code, route in routes if _in_order(cells, route)}
        among = [move for move in among if move.code in meant]
    if not among:
        return position.find(text)
    if len(among) > 1:
        raise AmbiguousMove(
            Sentence("written-ambiguous", {"move": text, "some": ", ".join(move.text for move in among)}),
            position.variant.key,
        )
    return among[0]


def _in_order(cells: Iterable[str], route: Iterable[str]) -> bool:
    rest = iter(route)
    return all(cell in rest for cell in cells)


def read_game(of: Variant, text: str) -> list[str]:
    """The moves of a game."""
    return [move.text for move in read_moves(first_position(of, text), text)]


def write_moves(moves: Iterable[str], first: int = 1, *, second_begins: bool = False) -> str:
    """A movetext: "1. 32-28 19-23 2. 28x19"; "1... 19-23" if the second player begins."""
    words = []
    for at, move in enumerate(moves, second_begins):
        number = first + at // 2
        if at % 2 == 0:
            words.append(f"{number}.")
        elif not words:
            words.append(f"{number}...")
        words.append(move)
    return " ".join(words)


def type_of(game: Game) -> GameType:
    """The game in the standard's list, by its rules."""
    if not isinstance(game, Draughts) or game.board is None:
        return UNLISTED
    if game.turning is Turning.NEVER_BACK:
        return TURKISH
    numbered = all(game.board.names[cell].isdigit() for cell in game.in_play)
    match len(game.in_play) if numbered else 0, game.kings:
        case 50, Kings.FLYING:
            return INTERNATIONAL
        case 32, Kings.SHORT:
            return ENGLISH
        case 32, Kings.FLYING if game.majority is Majority.PIECES:
            return BRAZILIAN
        case 32, Kings.FLYING:
            return RUSSIAN if game.crowning is Crowning.PASSING else POOL
    return UNLISTED


def spelled_move(kind: GameType, names: Mapping[str, str], text: str) -> str:
    """A move as the players of that game write it."""
    return CELL.sub(lambda cell: names.get(cell[0], cell[0]), text).replace("x", kind.jump)


def write_game(match: Match) -> str:
    """A match as PDN."""
    of = match.variant
    game = of.game
    if any(move.steps[0].startswith("do:") for move in match.played):
        raise IllegalMove(Sentence("written-pdn-huff"), of.key)
    kind, names = type_of(game), written_names(of)
    score = kind.scores[match.result.payoffs[0] + 1] if match.result is not None else "*"
    found = {"Event": game.name, **({"Date": match.date.replace("-", ".")} if match.date else {})}
    found |= {side.name: seat.name for side, seat in zip(game.sides, match.seats, strict=True)}
    found["Result"] = score
    if kind.number:
        found["GameType"] = str(kind.number)
    if of not in _numbered():
        found["Variant"] = str(of.key)
    if match.first is not None:
        found["FEN"] = write(match.first, names)
    head = "\n".join(f'[{name} "{value}"]' for name, value in found.items())
    second = match.positions[0].row[0] == 2
    moves = (spelled_move(kind, names, move.text) for move in match.played)
    return f"{head}\n\n{write_moves(moves, second_begins=bool(second))} {score}\n"
