"""GTP for go and hex: `ludoteka engine gtp --game go`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...play import IllegalMove, Move, NotationError, Position, variant
from ..growing import Memory
from ..levels import level
from ..player import choose
from .thinker import NAME, Say

SIZES = {
    "go": {9: "go:9x9", 13: "go:13x13", 19: "go:area"},
    "hex": {rows: f"hex:book,size={rows}" for rows in (11, 5, 6, 7, 8, 9, 10, 13, 14, 19)},
}
"""What can be played, by the number of rows; the first of them until the referee names one."""
COLOURS = {"b": 0, "black": 0, "w": 1, "white": 1}
BAD_MOVE = "invalid color or coordinate"


class Loop:
    """A conversation with a referee."""

    def __init__(self, say: Say, game: str = "go", number: int = 8) -> None:
        if game not in SIZES:
            raise ValueError(f"expected a game of {', '.join(SIZES)}, got {game!r}")
        self.say = say
        self.game = game
        self.level = level(number)
        self.options: dict[str, str] = {}
        self._begin(next(iter(SIZES[game].values())))
        self.commands: dict[str, Callable[[list[str]], str]] = {
            "protocol_version": lambda _: "2",
            "name": lambda _: NAME,
            "version": lambda _: "1",
            "known_command": lambda words: str(bool(words) and words[0] in self.commands).lower(),
            "list_commands": lambda _: "\n".join(sorted(self.commands)),
            "quit": lambda _: "",
            "boardsize": self._size,
            "clear_board": self._clear,
            "komi": self._komi,
            "time_settings": lambda _: "",
            "time_left": lambda _: "",
            "play": self._play,
            "genmove": self._generate,
            "undo": self._undo,
            "showboard": lambda _: f"\n{self.positions[-1].text()}",
            "final_score": self._score,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Answer line by line until "quit" or the end."""
        for line in lines:
            words = line.partition("#")[0].split()
            if not words:
                continue
            number = words.pop(0) if words[0].isdigit() else ""
            self._answer(number, words)
            if words[:1] == ["quit"]:
                break

    def _answer(self, number: str, words: list[str]) -> None:
        try:
            command = self.commands.get(words[0].lower() if words else "")
            if command is None:
                raise ValueError("unknown command")
            self.say(f"={number} {command(words[1:])}\n")
        except (NotationError, IllegalMove, ValueError) as error:
            self.say(f"?{number} {' '.join(str(error).split())}\n")

    def _begin(self, key: str) -> None:
        self.key = key
        self.positions = [Position.start(variant(key, options=self.options))]
        self.memory = Memory()

    def _size(self, words: list[str]) -> str:
        sizes = {str(rows): key for rows, key in SIZES[self.game].items()}
        if not words or words[0] not in sizes:
            raise ValueError(f"unacceptable size: expected {' or '.join(sizes)}")
        self._begin(sizes[words[0]])
        return ""

    def _komi(self, words: list[str]) -> str:
        """Those that the game offers; the stones stay where they are."""
        option = next((option for option in self.positions[0].variant.game.options if option.id == "komi"), None)
        if option is None:
            raise ValueError(f"there is no komi in {self.game}")
        choices = {choice.id: _number(choice.id) for choice in option.choices if _number(choice.id) is not None}
        given = _number(words[0]) if words else None
        chosen = next((id for id, number in choices.items() if number == given), None)
        if chosen is None:
            raise ValueError(f"unacceptable komi: expected {' or '.join(choices)}")
        self.options = {"komi": chosen}
        of = variant(self.key, options=self.options)
        self.positions = [Position(of, position.row) for position in self.positions]
        self.memory = Memory()
        return ""

    def _clear(self, words: list[str]) -> str:  # noqa: ARG002
        del self.positions[1:]
        self.memory = Memory()
        return ""

    def _play(self, words: list[str]) -> str:
        if len(words) < 2:
            raise ValueError(BAD_MOVE)
        seat, move = _seat(words), words[1].lower()
        position = self.positions[-1]
        if position.over or seat not in position.actors:
            raise ValueError("illegal move")
        self._go_on(position.find(move))
        return ""

    def _generate(self, words: list[str]) -> str:
        seat, position = _seat(words), self.positions[-1]
        if position.over:
            return "pass"
        if seat not in position.actors:
            raise ValueError(f"it is not the turn of {words[0]}")
        move = choose(position, seat, self.level, len(self.positions), memory=self.memory).move
        self._go_on(move)
        return move.text.upper() if move.text != "pass" else "pass"

    def _go_on(self, move: Move) -> None:
        self.positions.append(self.positions[-1].play(move))
        self.memory.hear(move.code)

    def _undo(self, words: list[str]) -> str:  # noqa: ARG002
        if len(self.positions) == 1:
            raise ValueError("cannot undo")
        self.positions.pop()
        self.memory = Memory()
        return ""

    def _score(self, words: list[str]) -> str:  # noqa: ARG002
        result = self.positions[-1].result
        if result is None:
            raise ValueError("cannot score: the game is not over")
        if not result.winners:
            return "0"
        return "BW"[result.winners[0]] + "+"


def _seat(words: list[str]) -> int:
    """The seat of the colour that comes first."""
    if not words or words[0].lower() not in COLOURS:
        raise ValueError(BAD_MOVE)
    return COLOURS[words[0].lower()]


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None
