"""A match in the terminal: the board in text, moves typed or chosen, undo, hint, save, resume."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..play import SPECTATOR, Match, Move, Seat, Variant, record
from ..play.variant import warm_in_background
from ..search.player import choose
from .board import draw

HELP = """\
Type a move as written ({example}), or its number in the list.
  moves       list the legal moves        hint        what the computer would play
  undo        take back your last move    resign      give up
  save FILE   keep the match in a file    quit        leave without saving
  rules       read the rule book          help        this text"""
MOST_LISTED = 60
LEVEL = 2
"""Of the computer, if nobody says."""


class Sitting:
    """One person or several at one screen, the computer in the other seats.

    Where several people have secrets, each sees the screen as only he may, and it is cleared before the next one looks.
    """

    def __init__(self, match: Match, seed: int, console: Console) -> None:
        self.match = match
        self.people = {number for number, seat in enumerate(match.seats) if not seat.level}
        self.console = console
        self.chooser = random.Random(seed)
        self.left = False
        game = match.variant.game
        self.secret = game.hidden and not game.blind and len(self.people) > 1
        self.looking = SPECTATOR if self.secret or not self.people else min(self.people)
        """The seat whose secrets may be on the screen."""
        self.passed: set[int] = set()
        """Who had nothing to do in this position."""
        self.told = dict.fromkeys(self.people, len(match.played))
        """What each person has been told: so many actions."""

    def run(self) -> None:
        if not self.secret:
            self.show()
        while not self.match.over and not self.left:
            position = self.match.position
            able = [seat for seat in (*position.awaited, *position.actors) if seat in self.people - self.passed]
            if able:
                self.ask(able[0])
            elif position.awaited[0] in self.people:
                self.passed.clear()
            else:
                self.computer(position.awaited[0])
        if self.match.result:
            self.console.print(f"\n{self.match.result.say(self.match.variant.game)}", style="bold")

    def show(self) -> None:
        position = self.match.position
        viewer = self.looking
        if not self.secret:
            viewer = next((actor for actor in position.actors if actor in self.people), viewer)
        self.console.print()
        self.console.print(draw(position, viewer))

    def uncover(self, seat: int) -> bool:
        """Let another person look: cover what was seen, wait until he is there, and tell what has happened since."""
        if self.looking != SPECTATOR and not self.pause(f"{self.name(self.looking)}: Enter covers what you see."):
            return False
        self.looking = SPECTATOR
        self.clear()
        if not self.pause(f"{self.name(seat)}: Enter when nobody else is looking."):
            return False
        self.looking = seat
        self.clear()
        self.show()
        self.tell(self.told[seat])
        return True

    def pause(self, text: str) -> bool:
        try:
            self.console.input(f"[bold]{text}[/bold] ")
        except (EOFError, KeyboardInterrupt):
            self.leave()
        return not self.left

    def clear(self) -> None:
        """Nothing stays on the screen, nor above it; where there is no terminal nothing can be cleared."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def leave(self) -> None:
        self.console.print("\nGood-bye.")
        self.left = True

    def name(self, seat: int) -> str:
        return self.match.variant.game.sides[seat].name

    def computer(self, seat: int) -> None:
        before = len(self.match.played)
        level = self.match.seats[seat].level
        move = choose(self.match.position, seat, level, self.chooser.randrange(1 << 60)).move
        self.play(seat, move)
        self.tell(before)

    def play(self, seat: int, move: Move) -> None:
        self.match.play(seat, move)
        self.passed.clear()
        self.show()

    def tell(self, since: int) -> None:
        """What was played since then, chance included, as the person at the screen may see it."""
        viewer = self.looking
        if viewer != SPECTATOR:
            self.told[viewer] = len(self.match.played)
        face = self.match.variant.face
        for index in range(since, len(self.match.played)):
            move = self.match.played[index]
            text = face.seen_text(self.match.positions[index].row, move.code, viewer)
            who = self.name(move.player) if move.player >= 0 else "Chance"
            self.console.print(f"{who}: {text or '(hidden)'}", style="green", highlight=False, markup=False)

    def ask(self, seat: int) -> None:
        if self.secret and seat != self.looking and not self.uncover(seat):
            return
        try:
            can = "to move (help)" if seat in self.match.position.awaited else "may act (Enter: go on)"
            typed = self.console.input(f"[bold]{self.name(seat)}[/bold] {can}: ").strip()
        except (EOFError, KeyboardInterrupt):
            self.leave()
            return
        word, _, rest = typed.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self.help(seat),
            "?": lambda: self.help(seat),
            "moves": lambda: self.list_moves(seat),
            "hint": lambda: self.hint(seat),
            "undo": lambda: self.undo(seat),
            "resign": lambda: self.match.resign(seat),
            "quit": self.quit,
            "rules": self.rules,
            "save": lambda: self.save(rest.strip()),
        }
        try:
            if word in commands:
                commands[word]()
            elif typed:
                before = len(self.match.played)
                self.play(seat, self.read_move(seat, typed))
                self.tell(before + 1)
            else:
                self.passed.add(seat)
        except ValueError as error:
            self.console.print(str(error), style="red", highlight=False, markup=False)
            why = self.match.position.why_not(typed.split(), seat) if not self.match.over else None
            if word not in commands and why is not None:
                self.console.print(str(why), style="red", highlight=False, markup=False)

    def read_move(self, seat: int, typed: str) -> Move:
        legal = self.match.position.moves(seat)
        if typed.isdigit() and all(move.text != typed for move in legal):
            if 1 <= int(typed) <= len(legal):
                return legal[int(typed) - 1]
            raise ValueError(f"expected a number from 1 to {len(legal)}, got {typed}")
        return self.match.position.find(typed, seat)

    def help(self, seat: int) -> None:
        moves = self.match.position.moves(seat)
        self.console.print(HELP.format(example=moves[0].text if moves else "-"), highlight=False, markup=False)

    def list_moves(self, seat: int) -> None:
        legal = self.match.position.moves(seat)
        table = Table.grid(padding=(0, 2))
        cells = [f"{number}. {move.text}" for number, move in enumerate(legal[:MOST_LISTED], 1)]
        for at in range(0, len(cells), 6):
            table.add_row(*cells[at : at + 6])
        self.console.print(table)
        if len(legal) > MOST_LISTED:
            self.console.print(f"... and {len(legal) - MOST_LISTED} more")

    def hint(self, seat: int) -> None:
        found = choose(self.match.position, seat, 3, 1)
        self.console.print(f"The computer would play {found.move.text}.", highlight=False, markup=False)

    def undo(self, seat: int) -> None:
        """Back to the last time this person was to move."""
        if self.secret:
            raise ValueError("where several people have secrets, nothing is taken back")
        mine = [index for index, move in enumerate(self.match.played) if move.player == seat]
        if not mine:
            raise ValueError("there is nothing to take back")
        self.match.take_back(mine[-1], seat)
        self.show()

    def save(self, name: str) -> None:
        if not name:
            raise ValueError("expected a file name: save FILE")
        path = Path(name)
        try:
            path.write_text(record.write(self.match) + save_secret(self.match), encoding="utf-8")
        except OSError as error:
            raise ValueError(f"could not save: {error}") from None
        command = shlex.join(["ludoteka", "play", str(self.match.variant.key), "--resume", name])
        self.console.print(f"Saved. Go on with: {command}", markup=False, soft_wrap=True)

    def quit(self) -> None:
        self.left = True

    def rules(self) -> None:
        from ..books import find, render

        render.print_book(find(self.match.variant.key.game), lambda diagram: draw(diagram.at()), self.console)


def save_secret(match: Match) -> str:
    """A match saved in the middle keeps its secret, so that the dice stay the ones committed to."""
    return "" if match.over else f"\nSecret: {match.secret.hex()}\n"


def seated(before: Sequence[Seat], people: set[int] | None, level: int | None) -> tuple[Seat, ...]:
    """The seats as they were, but for what is wished: where people sit, and the level of the computer."""
    if people is None:
        people = {number for number, seat in enumerate(before) if not seat.level}
    found = []
    for number, seat in enumerate(before):
        if number in people:
            found.append(Seat("You") if seat.level else seat)
        else:
            found.append(Seat(seat.name if seat.level else "Ludoteka", level or seat.level or LEVEL))
    return tuple(found)


def play_match(of: Variant, people: set[int] | None, level: int | None, match: Match | None, seed: int) -> None:
    """Play in the terminal until the end, or until the person leaves."""
    warm_in_background(of.game.family)
    console = Console()
    if match is not None:
        match.seats = seated(match.seats, people, level)
    else:
        usual = [Seat("You"), *(Seat("Ludoteka", LEVEL) for _ in range(of.game.players - 1))]
        match = Match.begin(of, seated(usual, people, level), date=datetime.now(UTC).date().isoformat())
    console.print(f"[bold]{of.game.name}[/bold] ({of.key})", highlight=False)
    Sitting(match, seed, console).run()
