"""Others' engines at our tables: a program that speaks UCI, USI or GTP chooses a move for a position."""

from __future__ import annotations

import contextlib
import queue
import re
import subprocess
import threading
from collections.abc import Sequence

from ... import notation
from ...declare.go import Go
from ...notation import uci
from ...play import Move, NotationError, Position, Variant, variant
from ...play.words import excerpt

ANSWER = 60.0
"""Seconds that an engine may be silent."""


class EngineFailed(ChildProcessError):
    """The program ended, was silent, or said what makes no sense."""


class Program:
    """A program that is spoken to line by line."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=1,
                encoding="utf-8",
                errors="replace",  # names of authors, in whatever encoding
            )
        except OSError as error:
            raise EngineFailed(f"{command[0]}: {(error.strerror or str(error)).lower()}") from None
        self.command = command
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self.failed("it has ended") from None

    def hear(self, expected: str) -> str:
        try:
            line = self._lines.get(timeout=ANSWER)
        except queue.Empty:
            raise self.failed(f"expected {expected}, but it has been silent for {ANSWER:.0f} s") from None
        if line is None:
            raise self.failed(f"expected {expected}, but it has ended")
        return line

    def hear_until(self, start: str) -> list[str]:
        """All lines to the one that begins so."""
        lines = [self.hear(start)]
        while not lines[-1].startswith(start):
            lines.append(self.hear(start))
        return lines

    def failed(self, what: str) -> EngineFailed:
        return EngineFailed(f"{self.command[0]}: {what}")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self._listener.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


VARIANT = "UCI_Variant"
OPTION = re.compile(r"option name (?P<name>.+?) type (?P<kind>\w+)(?P<rest>.*)")


def _offered(line: str) -> tuple[str, tuple[str, ...]]:
    """An option that a program says it has, and what can be chosen."""
    found = OPTION.match(line)
    assert found is not None
    return found["name"], tuple(found["rest"].split(" var ")[1:])


class UciPlayer:
    """An engine that speaks UCI, or USI as those of shogi do."""

    def __init__(
        self, command: Sequence[str], of: Variant, options: dict[str, str] | None = None, *, usi: bool = False
    ) -> None:
        names = {key: name for name, key in uci.VARIANTS.items() if not usi or variant(key).game.notation == "sfen"}
        if str(of.key) not in names:
            of_game = [key for key in names if key.partition(":")[0] == of.key.game]
            protocol = "USI" if usi else "UCI"
            raise ValueError(f"{of.key}: programs that speak {protocol} play {', '.join(of_game or names)}")
        self.usi = usi
        self.position = f"position {of.game.notation}"
        self.program = Program(command)
        try:
            self._introduce(names[str(of.key)], options or {})
        except EngineFailed:
            self.close()
            raise

    def _introduce(self, theirs: str, options: dict[str, str]) -> None:
        protocol = "usi" if self.usi else "uci"
        self.program.say(protocol)
        offered = dict(_offered(line) for line in self.program.hear_until(f"{protocol}ok") if OPTION.match(line))
        if theirs in offered.get(VARIANT, ()):
            options = {VARIANT: theirs, **options}
        elif theirs != ("shogi" if self.usi else "chess"):
            raise self.program.failed(f"it does not say that it plays {theirs} (by the option {VARIANT})")
        for name, value in options.items():
            if name.lower() not in map(str.lower, offered):
                raise self.program.failed(f"it has no option {name!r}; it has {', '.join(offered) or 'none'}")
            self.program.say(f"setoption name {name} value {value}")
        self.program.say("isready")
        self.program.hear_until("readyok")

    def choose(self, position: Position, seconds: float) -> Move:
        self.program.say(f"{self.position} {notation.write(position)}")
        self.program.say(f"go {'btime 0 wtime 0 byoyomi' if self.usi else 'movetime'} {round(seconds * 1000)}")
        words = self.program.hear_until("bestmove")[-1].split()
        try:
            code = uci.read_usi(position, words[1]) if self.usi else uci.read_move(position, words[1])
        except (NotationError, IndexError) as error:
            raise self.program.failed(str(error)) from None
        return position.find(code)

    def close(self) -> None:
        self.program.close()


class GtpPlayer:
    """An engine that speaks GTP; it is told the whole game."""

    def __init__(self, command: Sequence[str], of: Variant) -> None:
        if of.game.board is None or of.game.players != 2:
            raise ValueError(f"{of.key}: programs that speak GTP play games of two on a board, such as go and hex")
        self.program = Program(command)
        try:
            self.ask(f"boardsize {round(len(of.game.board) ** 0.5)}")
            self.ask("clear_board")
            if isinstance(of.game, Go):
                self.ask(f"komi {of.game.half_points / 2}")
        except EngineFailed:
            self.close()
            raise

    def ask(self, command: str) -> str:
        self.program.say(command)
        expected = f"an answer by GTP to {command!r}"
        lines: list[str] = []
        while (line := self.program.hear(expected).strip()) or not lines:
            if line and not lines and line[0] not in "=?":
                raise self.program.failed(f"expected {expected}, got {excerpt(line)!r}")
            if line:
                lines.append(line)
        answer = "\n".join(lines)
        if not answer.startswith("="):
            raise self.program.failed(f"it answers {command!r} with {answer!r}")
        return answer.removeprefix("=").strip()

    def tell(self, seat: int, move: Move) -> None:
        """What somebody else played."""
        self.ask(f"play {'bw'[seat]} {move.text}")

    def choose(self, position: Position, seconds: float) -> Move:  # noqa: ARG002
        answer = self.ask(f"genmove {'bw'[position.actors[0]]}").lower()
        try:
            return position.find(answer)
        except ValueError as error:
            raise self.program.failed(str(error)) from None

    def close(self) -> None:
        self.program.close()
