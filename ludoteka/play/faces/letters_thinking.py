"""How a computer plays with letters: it tries words letter by letter, as people do, and keeps the best that came up."""

from __future__ import annotations

import random
from types import ModuleType

import numpy as np

from ...rules.abi import PHASE, Row, State

TRIES = 50
"""Words tried at level 1; every level up to the fifth doubles them. A word that is begun needs fewer."""


class Thinker:
    """Words are taken from the list, also where the players judge."""

    def __init__(self, rules: ModuleType, tables: Row, most_moves: int) -> None:
        self.rules = rules
        self.tables = tables.copy()
        self.tables[rules.AGREEMENT] = 0
        self.out = np.zeros(most_moves, np.int64)

    def move(self, s: State, seat: int, level: int, luck: float) -> int:
        """What to do now, in any phase but drawing."""
        rules, t, out = self.rules, self.tables, self.out
        chooser = random.Random(luck)
        if s[PHASE] == rules.JUDGING:
            good = self._stands(s, int(s[rules.JUDGED]))
            return int(rules.tagged(seat, rules.ACCEPT if good else rules.REFUSE))
        if s[PHASE] == rules.TITLING:
            return int(out[chooser.randrange(rules.moves(s.copy(), t, out))])
        best, first = self._value(s, seat), int(rules.tagged(seat, rules.READY))
        begun = bool(s[rules.kept(t, seat, rules.FIRST)])
        for _ in range((TRIES << min(level, 5) - 1) >> 2 * begun):
            value, tried = self._try(s.copy(), seat, chooser)
            if value > best:
                best, first = value, tried
        stuck = begun and best <= 0
        if stuck and s[rules.kept(t, seat, rules.BACKS)] < t[rules.MOST_BACKS]:
            return int(rules.tagged(seat, rules.BACK))
        return first

    def _value(self, s: State, seat: int) -> int:
        """The score of the word as it stands; 0 if it is none."""
        return int(self.rules.word_score(s, self.tables, seat)) if self.rules.is_word(s, self.tables, seat) else 0

    def _stands(self, s: State, seat: int) -> bool:
        """Whether a word and all that arose across it are in the list."""
        rules, t = self.rules, self.tables
        if not rules.is_word(s, t, seat):
            return False
        across = 1 - int(s[rules.kept(t, seat, rules.DOWN)])
        spots = t[rules.SPOTS] + seat * rules.RACK_SIZE
        cells = [int(s[spots + k]) - 1 for k in range(int(s[rules.kept(t, seat, rules.LAID)]))]
        return all(rules.fits_across(s, t, seat, cell, across, rules.letter_on(s, t, seat, cell)) for cell in cells)

    def _try(self, s: State, seat: int, chooser: random.Random) -> tuple[int, int]:
        """Lay letters at random while words go on so: the best score on the way, and the first thing laid."""
        rules, t, out = self.rules, self.tables, self.out
        best, first = 0, -1
        if not s[rules.kept(t, seat, rules.FIRST)]:
            cell, down = chooser.randrange(int(t[rules.CELLS])), chooser.randrange(2)
            if not rules.may_begin(s, t, seat, cell, down):
                return 0, -1
            first = int(rules.tagged(seat, rules.BEGIN | cell | down << rules.DOWN_SHIFT))
            rules.play(s, t, first)
        while n := rules.list_letters(s, t, seat, out, 0):
            move = int(out[chooser.randrange(n)])
            first = move if first < 0 else first
            rules.play(s, t, move)
            best = max(best, self._value(s, seat))
        return best, first
