"""Word lists as graphs of letters, for tables.

A graph is a list of edges; the edges of a node stand together. An edge is letter 6 | last of its node 1 | ends a word 1
| first edge of the node it leads to; beside it stands how many words go through it. So a word has a number: the words
before it in the order of the alphabet. Graphs are kept in the cache folder: making one takes seconds.
"""

from __future__ import annotations

import hashlib
import lzma
import os
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import numpy as np

from .abi import Row, cache_home
from .kept import keep

HOME = Path(__file__).parent / "word_lists"

LETTER_MASK = 63
LAST, END, TO_SHIFT = 1 << 6, 1 << 7, 8

Letters = tuple[int, ...]
"""A word as numbers of its letters, from 1."""


@dataclass(frozen=True)
class Lexicon:
    """The graph of a word list: where it begins, its edges and counts, and which words are common, by their numbers."""

    root: int
    edges: Row
    counts: Row
    common: Row

    def __len__(self) -> int:
        return len(self.common)

    @cached_property
    def _lists(self) -> tuple[list[int], list[int], dict[int, Letters]]:
        """Edges and counts as Python reads them fastest, and the words that were read before."""
        return self.edges.tolist(), self.counts.tolist(), {}

    def word(self, number: int) -> Letters:
        """The letters of a word."""
        known = self._lists[2]
        if number not in known:
            known[number] = self._read(number)
        return known[number]

    def _read(self, number: int) -> Letters:
        edges, counts, _ = self._lists
        letters: list[int] = []
        at = self.root
        while True:
            while number >= counts[at]:
                number -= counts[at]
                at += 1
            edge = edges[at]
            letters.append(edge & LETTER_MASK)
            if edge & END:
                if number == 0:
                    return tuple(letters)
                number -= 1
            at = edge >> TO_SHIFT

    def number(self, letters: Letters) -> int:
        """The number of a word; -1 if it is not in the list."""
        number, at, ends = 0, self.root, False
        for letter in letters:
            if at == 0:
                return -1
            while int(self.edges[at]) & LETTER_MASK != letter:
                if int(self.edges[at]) & LAST:
                    return -1
                number += int(self.counts[at])
                at += 1
            edge = int(self.edges[at])
            number += ends
            ends = bool(edge & END)
            at = edge >> TO_SHIFT
        return number if ends else -1


def read_list(language: str) -> bytes:
    """The words of a language: from the player's own folder if there is such a file, else from the package."""
    own = os.environ.get("LUDOTEKA_WORDS")
    if own and (path := Path(own) / f"{language}.txt").exists():
        return path.read_bytes()
    return lzma.decompress((HOME / f"{language}.txt.xz").read_bytes())


class Speller:
    """Words in letters of an alphabet, the longest letters first: "ssz" is a doubled "sz"."""

    def __init__(self, alphabet: tuple[str, ...]) -> None:
        self.numbers = {letter.lower(): at + 1 for at, letter in enumerate(alphabet)}
        self.longest = max(map(len, self.numbers))

    def spell(self, word: str) -> Letters | None:
        """None if the alphabet does not have the letters."""
        found: list[int] = []
        at = 0
        while at < len(word):
            size, letters = self._next(word, at)
            if size == 0:
                return None
            found += letters
            at += size
        return tuple(found)

    def _next(self, word: str, at: int) -> tuple[int, list[int]]:
        """How many signs the next letters have, and their numbers."""
        for size in range(self.longest, 1, -1):
            if len(word) >= at + size and word[at : at + size] in self.numbers:
                return size, [self.numbers[word[at : at + size]]]
            doubled = word[at + 1 : at + 1 + size]
            if word[at] == doubled[:1] and len(doubled) == size and doubled in self.numbers:
                return size + 1, [self.numbers[doubled]] * 2
        single = self.numbers.get(word[at])
        return (0, []) if single is None else (1, [single])


@cache
def lexicon(language: str, alphabet: tuple[str, ...], *, only_common: bool, longest: int) -> Lexicon:
    """The graph of a language's words of 2 to `longest` letters, or of its common ones."""
    data = read_list(language)
    key = hashlib.sha256(data + repr((alphabet, only_common, longest)).encode()).hexdigest()[:16]
    kept = cache_home() / f"words-{language}-{key}.npz"
    try:
        with np.load(kept) as found:
            return Lexicon(int(found["root"]), found["edges"], found["counts"], found["common"])
    except (OSError, ValueError, KeyError):
        pass
    made = make_lexicon(data.decode().split(), alphabet, only_common=only_common, longest=longest)

    def write(path: Path) -> None:
        np.savez_compressed(path, root=made.root, edges=made.edges, counts=made.counts, common=made.common)

    keep(kept, write)
    return made


def make_lexicon(lines: list[str], alphabet: tuple[str, ...], *, only_common: bool, longest: int) -> Lexicon:
    """The graph of a list of words; a star stands after common ones."""
    speller = Speller(alphabet)
    spelt: dict[Letters, bool] = {}
    for line in lines:
        word, star, _ = line.partition("*")
        if only_common and not star:
            continue
        letters = speller.spell(word.lower())
        if letters is not None and 2 <= len(letters) <= longest:
            spelt[letters] = bool(star)
    if not spelt:
        raise ValueError("the word list has no word that can be spelt with these letters")
    words = sorted(spelt)
    edges, counts, root = _graph(words)
    common = np.array([spelt[word] for word in words], np.int64)
    return Lexicon(root, np.array(edges, np.int64), np.array(counts, np.int64), common)


def _graph(words: list[Letters]) -> tuple[list[int], list[int], int]:
    """The smallest graph of sorted words: equal ends are shared."""
    edges, counts = [0], [0]
    known: dict[tuple[tuple[int, int, int], ...], tuple[int, int]] = {}
    path: list[list[list[int]]] = [[]]
    """The unfinished nodes along the last word; a node is a list of [letter, end, to, count]."""

    def finish(node: list[list[int]]) -> tuple[int, int]:
        if not node:
            return 0, 0
        key = tuple((letter, end, to) for letter, end, to, _ in node)
        if key not in known:
            first = len(edges)
            for letter, end, to, count in node:
                edges.append(letter | END * end | to << TO_SHIFT)
                counts.append(count)
            edges[-1] |= LAST
            known[key] = first, sum(count for *_, count in node)
        return known[key]

    def shorten(length: int) -> None:
        while len(path) > length + 1:
            to, below = finish(path.pop())
            path[-1][-1][2] = to
            path[-1][-1][3] += below

    last: Letters = ()
    for word in words:
        same = 0
        while same < len(last) and same < len(word) and last[same] == word[same]:
            same += 1
        shorten(same)
        for letter in word[same:]:
            path[-1].append([letter, 0, 0, 0])
            path.append([])
        path[-2][-1][1] = path[-2][-1][3] = 1
        last = word
    shorten(0)
    root, _ = finish(path[0])
    return edges, counts, root
