"""Scramble: word lists, placements, premium cells, blanks, exchange, challenge, and the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from ludoteka.games import find
from ludoteka.play import Position, variant
from ludoteka.rules.abi import ACTORS, PHASE, POINTS, QUIET
from ludoteka.rules.lexicon import Speller, lexicon, make_lexicon
from ludoteka.rules.words_finding import DOWN_BIT, PLACE
from ludoteka.rules.words_tables import BAG, BOARD, HELD, JUDGING, LAYING, LEFT, RACKS, SWAPPING, TURNER, from_above

RED, GREEN = range(2)
ENGLISH = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def table(rack: str, words: str = "", other: str = "", preset: str = "classic", bag: int | None = None) -> Position:
    """Red has these tiles ("_" is a blank). `words`: "h8 across FLORA, ...". `bag`: so many tiles are left at most."""
    of = variant("scramble", preset)
    t, letters = of.tables.row, of.game.tiles.alphabet
    row = of.tables.blank()
    left = Counter({letter: count for letter, count, _ in of.game.tiles.letters}) + Counter({"_": of.game.tiles.blanks})
    for part in filter(None, words.split(", ")):
        first, way, word = part.split()
        at = from_above(of.game.board.at(first), 15)
        for letter in word:
            if row[BOARD + at] == 0:
                row[BOARD + at] = letters.index(letter) + 1
                left[letter] -= 1
            at += 15 if way == "down" else 1
    for seat, tiles in enumerate((rack, other)):
        for tile in tiles.split() if " " in tiles else tiles:
            number = 0 if tile == "_" else letters.index(tile) + 1
            row[t[RACKS] + seat * (len(letters) + 1) + number] += 1
            row[HELD + seat] += 1
            left[tile] -= 1
    extra = 0
    for number, letter in enumerate(("_", *letters)):
        row[t[BAG] + number] = left[letter]
        extra += left[letter]
    row[LEFT], row[PHASE], row[ACTORS] = extra, LAYING, 1
    assert min(left.values()) >= 0
    if bag is not None:
        give_all_to_the_board(row, t, len(letters), extra - bag)
    position = Position(of, row)
    assert Position.from_text(of, position.text()) == position
    return position


def give_all_to_the_board(row, t, letters, count):
    """Empty the bag into the lowest ranks, which the words of the tests do not touch."""
    cell = 0
    for number in range(letters + 1):
        while row[t[BAG] + number] and count:
            row[t[BAG] + number] -= 1
            row[LEFT] -= 1
            row[BOARD + cell] = number or 64 + 1
            cell, count = cell + 1, count - 1


def words(position: Position) -> set[str]:
    return {move.text for move in position.moves() if " across " in move.text or " down " in move.text}


# --- word lists -------------------------------------------------------------------------------------------------------


def test_a_graph_has_exactly_the_words_of_its_list():
    lines = ["a", "an", "and*", "ant", "ants", "bee*", "been", "bees"]
    graph = make_lexicon(lines, ENGLISH, only_common=False, longest=15)
    speller = Speller(ENGLISH)
    spelt = [graph.word(number) for number in range(len(graph))]
    assert spelt == sorted(speller.spell(word.strip("*")) for word in lines if len(word) > 1)
    assert [graph.number(letters) for letters in spelt] == list(range(7))
    assert graph.number(speller.spell("ann")) == -1
    assert graph.number(speller.spell("be")) == -1
    assert graph.common.tolist() == [0, 1, 0, 0, 1, 0, 0]


def test_hungarian_words_are_spelt_in_digraphs():
    alphabet = find("scramble").variant("hungarian").tiles.alphabet
    spell = Speller(alphabet).spell
    assert [alphabet[k - 1] for k in spell("csónak")] == ["CS", "Ó", "N", "A", "K"]
    assert [alphabet[k - 1] for k in spell("asszony")] == ["A", "SZ", "SZ", "O", "NY"]
    assert spell("taxi") is None, "there is no X"


def test_players_may_bring_their_own_words(tmp_path, monkeypatch):
    (tmp_path / "en.txt").write_text("zyx*\nxyz\n", encoding="utf-8")
    monkeypatch.setenv("LUDOTEKA_WORDS", str(tmp_path))
    monkeypatch.setenv("LUDOTEKA_CACHE", str(tmp_path))
    lexicon.cache_clear()
    assert len(lexicon("en", ENGLISH, only_common=False, longest=15)) == 2
    lexicon.cache_clear()


@pytest.mark.parametrize(
    ("preset", "total"), [("english", 100), ("french", 102), ("french-classic", 102), ("hungarian", 100)]
)
def test_the_tiles_are_complete(preset, total):
    assert variant("scramble", preset).game.tiles.total == total


def test_the_premium_cells_are_symmetric():
    board = variant("scramble", "classic").game.board
    for region in ("double letter", "triple letter", "double word", "triple word"):
        cells = set(board.region(region))
        assert {224 - cell for cell in cells} == cells
        assert {cell % 15 * 15 + cell // 15 for cell in cells} == cells
    assert [len(board.region(r)) for r in ("double letter", "triple letter", "double word", "triple word")] == [
        24,
        12,
        17,
        8,
    ]


# --- placements -------------------------------------------------------------------------------------------------------


def test_the_first_word_covers_the_centre():
    found = words(table("FLORAXQ", preset="english"))
    assert "h8 across FLORA" in found
    assert "d8 across FLORA" in found
    assert "a1 across FLORA" not in found
    assert "c8 across FLORA" not in found
    assert "h8 down FLORA" in found


def test_with_two_blanks_no_word_is_left_out():
    """On the empty board what goes across goes down as well; more words can be laid than with any other tiles."""
    position = table("EARST__")
    laid = [code for code in position.codes if code & PLACE]
    down = [code for code in laid if code >> DOWN_BIT & 1]
    assert len(laid) == 2 * len(down) > 100_000
    assert any(code & 255 == 112 for code in down), "the last cell from which a word still covers h8"


def brute_force(position: Position) -> Iterator[str]:
    """All placements of Red by trying every word everywhere; written independently of the kernel."""
    of = position.variant
    letters, names = of.game.tiles.alphabet, of.face.names
    board = {c: letters[(code & 63) - 1] for c, code in enumerate(position.row[BOARD : BOARD + 225].tolist()) if code}
    at = int(of.tables.row[RACKS])
    rack = Counter({k: int(n) for k, n in zip(("_", *letters), position.row[at : at + 27].tolist(), strict=True) if n})
    known = {"".join(letters[k - 1] for k in of.face.lexicon.word(n)) for n in range(len(of.face.lexicon))}

    def across(cell: int, letter: str, step: int) -> str:
        low = cell
        while (low % 15 if step == 1 else low // 15) and low - step in board:
            low -= step
        word, now = "", low
        while now == cell or now in board:
            word += letter if now == cell else board[now]
            if (now % 15 if step == 1 else now // 15) == 14:
                break
            now += step
        return word

    for word in sorted(known):
        need = Counter(word) - Counter(board.values())
        if sum((need - rack).values()) > rack["_"]:
            continue
        for cell in range(225):
            for way, step, place in (("across", 1, cell % 15), ("down", 15, cell // 15)):
                if place + len(word) > 15 or (place and cell - step in board):
                    continue
                end = cell + step * len(word)
                if place + len(word) < 15 and end in board:
                    continue
                cells = [cell + step * k for k in range(len(word))]
                if any(c in board and board[c] != letter for c, letter in zip(cells, word, strict=True)):
                    continue
                new = [(c, letter) for c, letter in zip(cells, word, strict=True) if c not in board]
                used = Counter(letter for _, letter in new)
                if not new or (used - rack and "_" not in rack):
                    continue
                crossing = [across(c, letter, 16 - step) for c, letter in new]
                if any(len(w) > 1 and w not in known for w in crossing):
                    continue
                beside = of.game.beside and any(len(w) > 1 for w in crossing)
                if len(new) == len(word) and not beside:
                    continue
                if not used - rack:
                    yield f"{names[cell]} {way} {word}"


def test_the_widely_played_rules_go_with_french_letters_too():
    book, played = variant("scramble", "french").game, variant("scramble", "french-classic").game
    assert (played.tiles, played.language) == (book.tiles, "fr")
    assert (played.side_words, played.bonus, played.exchange, played.deduct) == (True, 50, True, True)
    assert "h8" in {played.board.names[cell] for cell in played.board.region("double word")}
    assert words(table("MAISONS", preset="french-classic"))


@pytest.mark.parametrize("preset", ["english", "classic"])
def test_all_placements_are_found_and_no_other(preset: str):
    """Against a search that tries every word on every cell."""
    position = table("QUIZEDS", "h8 across FLORA, i11 down BILLET, g4 across ADE", preset=preset)
    expected = set(brute_force(position))
    assert len(expected) > 30
    assert words(position) == expected


@pytest.mark.parametrize(
    ("preset", "beside"),
    [("english", False), ("french", False), ("challenge", False), ("classic", True), ("hungarian", True)],
)
def test_by_the_book_a_further_word_uses_a_letter_of_the_board_and_elsewhere_it_may_lie_beside_one(preset, beside):
    laid_before = {"french": "h8 across FLORE", "hungarian": "h8 across KAPU"}.get(preset, "h8 across FLORA")
    position = table("S E N T", laid_before, preset=preset)
    board = {item.cell for item in position.scene().items}
    used = {uses_the_board(text, board) for text in words(position)}
    assert used == ({True, False} if beside else {True})


def uses_the_board(text: str, board: set[str]) -> bool:
    first, way, word = text.split()
    file, rank = ord(first[0]), int(first[1:])
    cells = [(f"{chr(file + k)}{rank}" if way == "across" else f"{chr(file)}{rank - k}") for k in range(len(word))]
    return any(cell in board for cell in cells)


def test_a_word_that_only_lies_beside_another_is_refused_with_the_reason():
    position = table("SEAMVVW", "h8 across FLORA", preset="english")
    assert "m8 down SEAM" not in words(table("SEAMVVW", "h8 across FLORA", preset="challenge"))
    steps = ("hand:S", "m8", "hand:E", "m7", "hand:A", "m6", "hand:M", "m5", "do:down")
    assert "must use at least one letter" in str(position.why_not(steps))
    assert "must use" not in str(table("SEAMVVW", preset="english").why_not(steps))
    assert "must use" not in str(table("QEAMVVW", "h8 across FLORA").why_not(("hand:Q", "m8")))


def test_words_are_read_from_above():
    position = table("SEAMVVW", "h8 across FLORA").play("m8 down SEAM")
    cells = {item.cell: item.name for item in position.scene().items}
    assert [cells[cell] for cell in ("m8", "m7", "m6", "m5")] == list("SEAM")


def test_every_row_of_letters_must_be_a_word():
    found = words(table("SXQVVWW", "h8 across FLORA", preset="classic"))
    assert "h8 across FLORAS" in found
    assert not any("FLORAX" in text for text in found)


def test_a_blank_stands_for_any_letter_and_is_worth_nothing():
    position = table("FLOR_VV", preset="classic")
    assert "d8 across FLORa" in words(position)
    plain, blank = table("FLORAVV").play("d8 across FLORA"), position.play("d8 across FLORa")
    assert plain.points[RED] - blank.points[RED] == 2, "an A under a double word"


# --- the score --------------------------------------------------------------------------------------------------------


def test_premium_cells_count_for_new_tiles_only():
    position = table("FLORAVV", other="SEEEEEE")
    position = position.play("h8 across FLORA")
    assert position.points[RED] == 2 * (4 + 1 + 1 + 1 + 1 * 2), "l8 doubles the A, h8 the word"
    row = position.row.copy()
    while position.chance:
        position = position.play(position.codes[0])
    assert row[POINTS] == 18
    position = position.play("h8 across FLORAS")
    assert position.points[GREEN] == 4 + 1 + 1 + 1 + 1 + 1, "the whole word again, without the premiums"


def test_side_words_score_only_in_the_widely_played_game():
    words_on_board = "h8 across FLORA, m5 across MAN"
    classic = table("SEAMVVW", words_on_board).play("m8 down SEAM")
    english = table("SEAMVVW", words_on_board, preset="challenge").play("m8 down SEAM")
    main = 1 + 1 + 1 + 3
    assert classic.points[RED] - english.points[RED] == 4 + 1 + 1 + 1 + 1 + 1
    assert english.points[RED] >= main


def test_the_centre_triples_the_word_in_the_book_and_doubles_it_elsewhere():
    assert table("CATVVJW", preset="english").play("g8 across CAT").points[RED] == 3 * (3 + 1 + 1)
    assert table("CATVVJW").play("g8 across CAT").points[RED] == 2 * (3 + 1 + 1)


def test_a_whole_rack_brings_fifty_points():
    position = table("READING")
    text = "h8 across READING"
    assert text in words(position)
    with_bonus = position.play(text).points[RED]
    without = table("READING", preset="challenge").play(text).points[RED]
    assert with_bonus == 50 + without * 2 // 3, "the centre doubles in one game and triples in the other"


# --- other turns ------------------------------------------------------------------------------------------------------


def test_tiles_are_exchanged_without_the_others_seeing_which():
    position = table("VVWWJXQ", other="EEEEEEE")
    move = next(m for m in position.moves() if m.text == "exchange Q")
    assert position.variant.face.seen_text(position.row, move.code, GREEN) == "exchange ?"
    position = position.play(move).play("exchange X")
    assert position.row[PHASE] == SWAPPING
    left = int(position.row[LEFT])
    position = position.play("done")
    for _ in range(2):
        position = position.play(position.codes[0])
    assert position.row[LEFT] == left, "two drawn, two put back"
    assert position.row[TURNER] == GREEN
    assert position.row[HELD] == 7


def test_there_is_no_exchange_in_the_book_nor_from_a_small_bag():
    assert not any("exchange" in m.text for m in table("VVWWJXQ", preset="english").moves())
    assert not any("exchange" in m.text for m in table("VVWWJXQ", other="EEEEEEE", bag=6).moves())
    assert any("exchange" in m.text for m in table("VVWWJXQ", other="EEEEEEE", bag=7).moves())


def test_when_all_pass_the_game_is_over():
    position = table("VVWWJXQ", other="EEEEEEE", preset="english").play("pass")
    assert not position.over
    assert position.play("pass").over
    classic = table("VVWWJXQ", other="EEEEEEE")
    for _ in range(3):
        classic = classic.play("pass")
    assert not classic.over
    assert classic.play("pass").over


def test_who_uses_his_last_tile_ends_the_game_and_gets_what_the_others_have_left():
    position = table("AT", "h8 across FLORA", other="QZ", bag=0)
    move = next(m for m in position.moves() if "AT" in m.text or m.text.split()[-1] in ("TA", "AT"))
    gain = position.play(move).points[RED]
    after = position.play(move)
    assert after.over
    assert after.points[GREEN] == -20
    assert gain > 20


def test_a_doubtful_word_may_be_challenged():
    position = table("FLORASV", preset="challenge")
    good, bad = position.play("h8 across FLORA"), position.play("h8 across FLORAS")
    for laid in (good, bad):
        assert laid.row[PHASE] == JUDGING
        assert laid.actors == (GREEN,)
        assert {m.text for m in laid.moves()} == {"accept", "challenge"}
    assert good.play("challenge").points[RED] == good.points[RED], "a common base form stays"
    withdrawn = bad.play("challenge")
    assert withdrawn.points[RED] == 0
    assert withdrawn.row[HELD] == 7
    assert not withdrawn.row[BOARD : BOARD + 225].any()
    assert withdrawn.row[TURNER] == GREEN
    assert withdrawn.row[QUIET] == 1
    assert bad.play("accept").points[RED] == bad.points[RED], "if nobody asks, it stays"
    assert withdrawn.play("pass").over, "a word that had to be taken up counts as a pass"


def test_tiles_are_drawn_by_their_number():
    position = Position.start("scramble")
    weights = dict(zip((m.text for m in position.moves()), position.weights(), strict=True))
    assert (weights["E"], weights["A"], weights["Q"], weights["blank"]) == (12, 9, 1, 2)
    rng = random.Random(6)
    counts = Counter(rng.choices(position.codes, position.weights(), k=5000))
    chi = sum((counts[c] - 50 * w) ** 2 / (50 * w) for c, w in zip(position.codes, position.weights(), strict=True))
    assert chi < 54.05, "99.9 % of chi-square, 26 degrees"


def test_racks_are_hidden():
    position = table("FLORAVV", other="SEEEEEE")
    seen = position.observe(GREEN)
    at = int(position.variant.tables.row[RACKS])
    assert not seen.row[at : at + 27].any()
    assert seen.row[at + 27 : at + 54].sum() == 7
    rack = next(tray for tray in position.scene(GREEN).trays if tray.owner == RED)
    assert all(item.hidden for item in rack.items)


# --- computers --------------------------------------------------------------------------------------------------------


def laid(position: Position, level: int, luck: float = 0.5) -> str:
    code = position.variant.face.plan(position.observe(0).row, 0, level, luck)
    return "" if code is None else position.find(code).text


def test_a_good_computer_lays_the_word_that_scores_most():
    position = table("TUBENO_", words="h8 across FLORA")
    best = max(position.play(move).points[0] for move in position.moves())
    assert position.play(laid(position, 6)).points[0] == best > 60


def test_a_stronger_computer_keeps_a_blank_that_would_gain_little():
    position = table("CARD_")
    greedy, wise = laid(position, 6), laid(position, 8)
    assert any(letter.islower() for letter in greedy.split()[2])
    assert not any(letter.islower() for letter in wise.split()[2])


def test_a_beginner_sees_few_of_the_words():
    position = table("TUBENO_", words="h8 across FLORA")
    scores = [position.play(laid(position, 1, luck / 10)).points[0] for luck in range(10)]
    assert max(scores) < position.play(laid(position, 6)).points[0]
    assert len(set(scores)) > 1


def test_without_a_word_the_computer_thinks_of_something_else():
    assert laid(table("VVQ", words="h8 across BRR"), 8) == ""
