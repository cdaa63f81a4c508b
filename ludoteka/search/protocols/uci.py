"""UCI for the chess family and USI for shogi: `ludoteka engine uci`, `ludoteka engine usi`."""

from __future__ import annotations

from collections.abc import Iterable

from ... import notation
from ...notation import uci
from ...play import NotationError, Position, variant
from ..deepening import Found
from ..levels import LEVELS, level
from .thinker import AUTHOR, NAME, Say, Thinker, share_of_clock, words_after

MOVES_TO_GO = 30


class Loop:
    """A conversation with a program that shows the board."""

    def __init__(self, say: Say, *, usi: bool = False) -> None:
        self.say = say
        self.usi = usi
        self.of = variant(uci.VARIANTS["shogi" if usi else "chess"])
        self.position = Position.start(self.of)
        self.thinker = Thinker()

    def run(self, lines: Iterable[str]) -> None:
        """Answer line by line until "quit" or the end."""
        for line in lines:
            if line.strip() == "quit":
                break
            try:
                self.hear(line.split())
            except (NotationError, ValueError) as error:
                self.say(f"info string error: {error}")
        self.thinker.stop()

    def hear(self, words: list[str]) -> None:
        match words:
            case ["uci"] | ["usi"]:
                self._introduce(words[0])
            case ["isready"]:
                self.thinker.prepare(self.of)
                self.say("readyok")
            case ["setoption", "name", *rest]:
                self._set(
                    " ".join(rest).partition(" value ")[0].strip(), " ".join(rest).partition(" value ")[2].strip()
                )
            case ["ucinewgame"] | ["usinewgame"]:
                self.thinker.forget()
            case ["position", *rest]:
                self._place(rest)
            case ["go", *rest]:
                self._go(rest)
            case ["stop"]:
                self.thinker.stop()
            case ["d"]:
                self.say(notation.write(self.position))

    def _introduce(self, protocol: str) -> None:
        self.say(f"id name {NAME}")
        self.say(f"id author {AUTHOR}")
        if not self.usi:
            self.say("option name UCI_Variant type combo default chess" + "".join(f" var {n}" for n in uci.VARIANTS))
        self.say(f"option name Level type spin default {LEVELS[-1].number} min 1 max {LEVELS[-1].number}")
        self.say(f"{protocol}ok")

    def _set(self, name: str, value: str) -> None:
        if name == "UCI_Variant":
            if value not in uci.VARIANTS:
                raise ValueError(f"expected a variant of {', '.join(uci.VARIANTS)}, got {value!r}")
            self.of = variant(uci.VARIANTS[value])
            self.position = Position.start(self.of)
            self.thinker.forget()
        elif name == "Level":
            self.thinker.level = level(int(value))

    def _place(self, words: list[str]) -> None:
        """`position startpos moves ...` or `position fen ... moves ...` (`sfen` for USI)."""
        cut = words.index("moves") if "moves" in words else len(words)
        head, moves = words[:cut], words[cut + 1 :]
        match head:
            case ["startpos"]:
                position = Position.start(self.of)
            case ["fen" | "sfen", *fields]:
                position = notation.read(self.of, " ".join(fields))
            case _:
                raise ValueError("expected position startpos or position fen")
        read = uci.read_usi if self.usi else uci.read_move
        for move in moves:
            position = position.play(read(position, move))
        self.position = position

    def _go(self, words: list[str]) -> None:
        if self.position.over:
            self.say("bestmove resign" if self.usi else "bestmove (none)")
            return
        position = self.position
        self.thinker.begin(
            position,
            lambda code: self.say(f"bestmove {self._write(position, code)}"),
            nodes=int(words_after(words, "nodes") or 0) or None,
            turns=int(words_after(words, "depth") or 0) or None,
            seconds=self._seconds(words),
            held="infinite" in words,
            tell=self._tell,
        )

    def _seconds(self, words: list[str]) -> float | None:
        """By the clock that is told; None: no limit of time."""
        if move_time := words_after(words, "movetime"):
            return max(0.01, int(move_time) / 1000 - 0.01)
        mine = "wb"[self.position.actors[0]] if not self.usi else "bw"[self.position.actors[0]]
        left, more = words_after(words, f"{mine}time"), words_after(words, f"{mine}inc")
        if byoyomi := words_after(words, "byoyomi"):
            return max(0.01, (int(byoyomi) + int(left or 0) / MOVES_TO_GO) / 1000 - 0.05)
        if not left:
            return None if {"infinite", "nodes", "depth"} & set(words) else 1.0
        moves = int(words_after(words, "movestogo") or MOVES_TO_GO)
        return share_of_clock(int(left) / 1000, int(more or 0) / 1000, moves + 1)

    def _tell(self, found: Found, spent: float) -> None:
        score = f"mate {len(found.line) // 2 + 1}" if abs(found.value) == 1 else f"cp {centipawns(found.value)}"
        if found.value == -1:
            score = f"mate -{(len(found.line) + 1) // 2}"
        line, at = [], self.position
        for code in found.line:
            line.append(self._write(at, code))
            at = at.play(code)
        rate = int(found.nodes / max(spent, 0.001))
        self.say(
            f"info depth {found.depth} score {score} nodes {found.nodes} nps {rate} "
            f"time {int(spent * 1000)} pv {' '.join(line)}"
        )

    def _write(self, position: Position, code: int) -> str:
        return uci.write_usi(position, code) if self.usi else uci.write_move(position, code)


def centipawns(value: float) -> int:
    """The family's judgement is score / (|score| + 1500): turned back into hundredths of a pawn."""
    held = max(-0.98, min(0.98, value))
    return round(1500 * held / (1 - abs(held)))
