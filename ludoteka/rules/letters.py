"""Kernel of playing with letters: everybody lays a word at the same time, on a board of his own.

State  round; time: seconds left; judged, judge: whose word is asked about, and who is asked; titled: letters of the
       title laid; rack[k]: 1 + the letter drawn (1: a joker), value[k]: 1 + the number under it, 0: not drawn yet;
       of each player first: 1 + the cell where his word begins, down: its direction, laid: how many letters he has
       laid, backs: how often he took back, gain: what his last word scored; tiles[p * 10 + k]: 1 + the place in the
       rack of his k-th letter, spots: 1 + its cell; letters[p * cells + c].
Move   the player's tag in bits 56-59, and: BEGIN | cell | down << 9; LETTER | place in the rack | letter << 4; BACK;
       READY; ACCEPT; REFUSE; SET | cell; or CLOCK_TAG | seconds. For chance: the letter (0: a joker), then the number.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.letters import Letters
from .abi import (
    ACTORS,
    CHANCE,
    CLOCK,
    CLOCK_TAG,
    PHASE,
    PLAYER_SHIFT,
    PLAYERS,
    PLY,
    POINTS,
    TURN,
    Row,
    State,
    Tables,
)
from .common import random_below
from .lean import kernel
from .letters_tables import (
    AGREEMENT,
    BACKS,
    BOARD,
    CELLS,
    DIGITS,
    DOWN,
    DRAWING,
    DRAWN,
    EACH_DIGIT,
    FIRST,
    GAIN,
    JUDGE,
    JUDGED,
    JUDGING,
    LAID,
    LAYING,
    LETTERS,
    LONG,
    MOST_BACKS,
    OF_PLAYER,
    RACK,
    RACK_SIZE,
    ROUND,
    ROUNDS,
    SECONDS,
    SPOTS,
    TILES,
    TIME,
    TITLE,
    TITLE_SIZE,
    TITLED,
    TITLING,
    VALUE,
    WIDTH,
    pack,
    title_cells,
)
from .letters_words import (
    fits_across,
    is_word,
    kept,
    letter_on,
    may_begin,
    may_lay,
    next_cell,
    room_before,
    room_from,
    walk_word,
    word_score,
)
from .throws import end_by_points

__all__ = ["OF_PLAYER", "fits_across", "moves", "pack", "play", "result", "start"]

BEGIN, LETTER, BACK, READY, ACCEPT, REFUSE, SET = (1 << k for k in range(20, 27))
DOWN_SHIFT, LETTER_SHIFT = 9, 4
CELL_MASK, PLACE_MASK = (1 << 9) - 1, 15
COUNTED = int(Reason.COUNT)


def start(game: Letters, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    for k, cell in enumerate(title_cells(game)):
        set_title(s, t, cell)
        assert s[TITLED] == k + 1
    s[PHASE], s[ACTORS] = (DRAWING, CHANCE) if game.layout else (TITLING, 1)
    return s


@kernel
def tagged(player: int, move: int) -> int:
    return (player + 1) << PLAYER_SHIFT | move


@kernel
def lies_alone(s: State, t: Row, cell: int) -> bool:
    """Whether a letter of the title may be laid here: on an empty cell, beside no other."""
    if letter_on(s, t, 0, cell):
        return False
    for down in range(2):
        step = -t[WIDTH] if down else 1
        if room_from(t, cell, down) > 1 and letter_on(s, t, 0, cell + step):
            return False
        if room_before(t, cell, down) > 0 and letter_on(s, t, 0, cell - step):
            return False
    return True


@kernel
def drawn(s: State, at: int) -> int:
    """How many of a row of ten are drawn."""
    n = 0
    while n < RACK_SIZE and s[at + n]:
        n += 1
    return n


@kernel
def left_to_draw(s: State, t: Row, letters: bool, what: int) -> int:
    """How many of a letter, or of a digit, the bag still has."""
    at = RACK if letters else VALUE
    left = t[t[DRAWN] + what] if letters else t[EACH_DIGIT]
    for k in range(RACK_SIZE):
        left -= s[at + k] == what + 1
    return left


@kernel
def list_draws(s: State, t: Row, out: Row, weighed: bool) -> int:
    """What can be drawn, or how many there are of it."""
    letters = drawn(s, RACK) < RACK_SIZE
    n = 0
    for what in range(t[LETTERS] + 1 if letters else DIGITS):
        left = left_to_draw(s, t, letters, what)
        if left > 0:
            out[n] = left if weighed else what
            n += 1
    return n


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    if s[PHASE] == DRAWING:
        return list_draws(s, t, out, True)
    for k in range(len(out)):
        out[k] = 1
    return 0


@kernel
def in_use(s: State, t: Row, player: int, place: int) -> bool:
    for k in range(s[kept(t, player, LAID)]):
        if s[t[TILES] + player * RACK_SIZE + k] == place + 1:
            return True
    return False


@kernel
def is_double(s: State, t: Row, player: int, place: int) -> bool:
    """Whether an equal letter with an equal number is free before this one in the rack."""
    for k in range(place):
        if s[RACK + k] == s[RACK + place] and s[VALUE + k] == s[VALUE + place] and not in_use(s, t, player, k):
            return True
    return False


@kernel
def list_begins(s: State, t: Row, player: int, out: Row, n: int) -> int:
    for cell in range(t[CELLS]):
        for down in range(2):
            if may_begin(s, t, player, cell, down):
                out[n] = tagged(player, BEGIN | cell | down << DOWN_SHIFT)
                n += 1
    return n


@kernel
def list_letters(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """The letters that may be laid next: a joker as any, a vowel short or long."""
    cell = next_cell(s, t, player)
    if cell < 0:
        return n
    walk = walk_word(s, t, player)
    for place in range(RACK_SIZE):
        if in_use(s, t, player, place) or is_double(s, t, player, place):
            continue
        drawn_letter = s[RACK + place] - 1
        for letter in range(1, t[LETTERS] + 1):
            stands = drawn_letter in (0, letter) or t[t[LONG] + drawn_letter] == letter
            if stands and may_lay(s, t, player, walk, cell, letter):
                out[n] = tagged(player, LETTER | place | letter << LETTER_SHIFT)
                n += 1
    return n


@kernel
def list_stops(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """Ready is everybody who says so; what was begun can be taken back."""
    out[n] = tagged(player, READY)
    n += 1
    if s[kept(t, player, FIRST)] and s[kept(t, player, BACKS)] < t[MOST_BACKS]:
        out[n] = tagged(player, BACK)
        n += 1
    return n


@kernel
def list_seconds(s: State, out: Row, n: int) -> int:
    """1, 2, 4 ... seconds, and the time to the end of the round."""
    part = 1
    while part < s[TIME]:
        out[n] = CLOCK_TAG | part
        n += 1
        part *= 2
    out[n] = CLOCK_TAG | s[TIME]
    return n + 1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == DRAWING:
        return list_draws(s, t, out, False)
    n = 0
    if s[PHASE] == TITLING:
        player = s[TITLED] % t[PLAYERS]
        for cell in range(t[CELLS]):
            if lies_alone(s, t, cell):
                out[n] = tagged(player, SET | cell)
                n += 1
        return n
    if s[PHASE] == JUDGING:
        out[0], out[1] = tagged(s[JUDGE], ACCEPT), tagged(s[JUDGE], REFUSE)
        return 2
    for player in range(t[PLAYERS]):
        if s[ACTORS] >> player & 1:
            if s[kept(t, player, FIRST)]:
                n = list_letters(s, t, player, out, n)
            else:
                n = list_begins(s, t, player, out, n)
            n = list_stops(s, t, player, out, n)
    return list_seconds(s, out, n)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A random player lays, mostly; the clock's moves are one in eight, or rounds would consist of waiting."""
    if s[ACTORS] == 0:
        return -1
    if s[PHASE] != LAYING:
        return -2
    if random_below(rng, 8) == 0:
        n = list_seconds(s, out, 0)
        return out[random_below(rng, n)]
    player = random_below(rng, t[PLAYERS])
    while not s[ACTORS] >> player & 1:
        player = (player + 1) % t[PLAYERS]
    if s[kept(t, player, FIRST)] == 0:
        for _ in range(8):
            cell, down = random_below(rng, t[CELLS]), random_below(rng, 2)
            if may_begin(s, t, player, cell, down):
                return tagged(player, BEGIN | cell | down << DOWN_SHIFT)
    elif random_below(rng, 4):
        n = list_letters(s, t, player, out, 0)
        if n:
            return out[random_below(rng, n)]
    n = list_stops(s, t, player, out, 0)
    return out[random_below(rng, n)]


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == DRAWING:
        draw(s, t, move)
        return
    if move >= CLOCK_TAG:
        s[TIME] -= move & CELL_MASK
        if s[TIME] <= 0:
            end_round(s, t)
        return
    player = (move >> PLAYER_SHIFT) - 1
    if move & SET:
        s[TURN] += 1
        set_title(s, t, move & CELL_MASK)
        s[ACTORS] = 1 << s[TITLED] % t[PLAYERS]
        if s[TITLED] == t[TITLE_SIZE]:
            s[PHASE], s[ACTORS] = DRAWING, CHANCE
    elif move & BEGIN:
        s[kept(t, player, FIRST)] = 1 + (move & CELL_MASK)
        s[kept(t, player, DOWN)] = move >> DOWN_SHIFT & 1
    elif move & LETTER:
        lay(s, t, player, move & PLACE_MASK, move >> LETTER_SHIFT & 63)
    elif move & BACK:
        s[kept(t, player, BACKS)] += 1
        take_back(s, t, player)
    elif move & READY:
        s[TURN] += 1
        s[ACTORS] &= ~(1 << player)
        if s[ACTORS] == CLOCK:
            end_round(s, t)
    else:
        s[TURN] += 1
        judge(s, t, move & ACCEPT != 0)


@kernel
def set_title(s: State, t: Row, cell: int) -> None:
    """A letter of the title is laid on all boards."""
    for player in range(t[PLAYERS]):
        s[t[BOARD] + player * t[CELLS] + cell] = t[t[TITLE] + s[TITLED]]
    s[TITLED] += 1


@kernel
def draw(s: State, t: Row, what: int) -> None:
    """Ten letters, then ten numbers under them; then the time runs."""
    letters = drawn(s, RACK)
    if letters < RACK_SIZE:
        s[RACK + letters] = what + 1
        return
    numbers = drawn(s, VALUE)
    s[VALUE + numbers] = what + 1
    if numbers + 1 == RACK_SIZE:
        s[PHASE] = LAYING
        s[TIME] = t[SECONDS]
        s[ACTORS] = CLOCK | ((1 << t[PLAYERS]) - 1)


@kernel
def lay(s: State, t: Row, player: int, place: int, letter: int) -> None:
    cell, at = next_cell(s, t, player), player * RACK_SIZE + s[kept(t, player, LAID)]
    s[t[BOARD] + player * t[CELLS] + cell] = letter
    s[t[TILES] + at] = place + 1
    s[t[SPOTS] + at] = cell + 1
    s[kept(t, player, LAID)] += 1


@kernel
def take_back(s: State, t: Row, player: int) -> None:
    """The last letter laid, or else the beginning that was chosen."""
    if s[kept(t, player, LAID)] == 0:
        s[kept(t, player, FIRST)] = s[kept(t, player, DOWN)] = 0
        return
    s[kept(t, player, LAID)] -= 1
    at = player * RACK_SIZE + s[kept(t, player, LAID)]
    s[t[BOARD] + player * t[CELLS] + s[t[SPOTS] + at] - 1] = 0
    s[t[TILES] + at] = s[t[SPOTS] + at] = 0


@kernel
def take_off(s: State, t: Row, player: int) -> None:
    """All that a player has laid in this round."""
    while s[kept(t, player, LAID)]:
        take_back(s, t, player)
    take_back(s, t, player)


@kernel
def forget_word(s: State, t: Row, player: int) -> None:
    """The word stays on the board, as letters like all others."""
    for k in range(RACK_SIZE):
        s[t[TILES] + player * RACK_SIZE + k] = s[t[SPOTS] + player * RACK_SIZE + k] = 0
    for what in range(FIRST, BACKS + 1):
        s[kept(t, player, what)] = 0


@kernel
def end_round(s: State, t: Row) -> None:
    """What is no word is taken off; the others score, by agreement only when nobody has refused them."""
    s[TIME] = 0
    for player in range(t[PLAYERS]):
        s[kept(t, player, GAIN)] = 0
        if not is_word(s, t, player):
            take_off(s, t, player)
        elif t[AGREEMENT] == 0:
            count_word(s, t, player)
    if t[AGREEMENT]:
        ask_about(s, t, 0)
    else:
        next_round(s, t)


@kernel
def count_word(s: State, t: Row, player: int) -> None:
    s[kept(t, player, GAIN)] = word_score(s, t, player)
    s[POINTS + player] += s[kept(t, player, GAIN)]


@kernel
def ask_about(s: State, t: Row, player: int) -> None:
    """The others are asked about the word of this player, or of the next one who has one."""
    while player < t[PLAYERS] and s[kept(t, player, FIRST)] == 0:
        player += 1
    if player == t[PLAYERS]:
        next_round(s, t)
        return
    s[PHASE] = JUDGING
    s[JUDGED] = player
    s[JUDGE] = (player + 1) % t[PLAYERS]
    s[ACTORS] = 1 << s[JUDGE]


@kernel
def judge(s: State, t: Row, accepted: bool) -> None:
    """A word that anybody refuses is taken off."""
    player = s[JUDGED]
    if accepted:
        s[JUDGE] = (s[JUDGE] + 1) % t[PLAYERS]
        if s[JUDGE] != player:
            s[ACTORS] = 1 << s[JUDGE]
            return
        count_word(s, t, player)
    else:
        take_off(s, t, player)
    ask_about(s, t, player + 1)


@kernel
def next_round(s: State, t: Row) -> None:
    """Letters and numbers go back into their bags."""
    s[JUDGED] = s[JUDGE] = 0
    for player in range(t[PLAYERS]):
        forget_word(s, t, player)
    for k in range(RACK_SIZE):
        s[RACK + k] = s[VALUE + k] = 0
    s[PHASE] = DRAWING
    s[ACTORS] = CHANCE
    s[ROUND] += 1
    if s[ROUND] == t[ROUNDS]:
        end_by_points(s, t, COUNTED)


@kernel
def result(s: State, t: Row) -> None:
    """Reached only from a position given from outside."""
    end_by_points(s, t, COUNTED)


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """While words are being laid nobody sees what the others have begun."""
    for i in range(len(s)):
        out[i] = s[i]
    if s[PHASE] != LAYING:
        return
    for other in range(t[PLAYERS]):
        if other != player:
            take_off(out, t, other)
            out[kept(t, other, BACKS)] = 0


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """The others may have laid anything; that they have laid nothing yet is possible too, and touches nobody's word."""


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """Nobody sees what another lays or takes back; that he is ready is seen."""
    if s[PHASE] != LAYING or move >= CLOCK_TAG or move & READY or (move >> PLAYER_SHIFT) - 1 == player:
        return move
    return -1


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How many points ahead of the best other player one is, words that stand now included."""
    best, mine = -(1 << 30), 0
    for other in range(t[PLAYERS]):
        points = s[POINTS + other]
        if s[PHASE] == LAYING and is_word(s, t, other):
            points += word_score(s, t, other)
        if other == player:
            mine = points
        else:
            best = max(best, points)
    return max(min(4 * (mine - best), 900), -900)
