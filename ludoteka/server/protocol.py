"""The protocol between server and client, declared once; `web/src/protocol.ts` is generated from it.

Over HTTP come the things that rarely change (games, boards, books, accounts, making and listing tables); over one
WebSocket comes everything that happens at tables. Frames are JSON. Every frame of the client that asks something has
an `id` of its own choosing; the server answers it with `Done` or `Refused`, and answers a repeated `id` again without
doing it twice. What happens at a table is numbered: `TableView.seq` counts from 1, so that a client that lost its
connection asks for what it missed.

The routes, all under /api; `language` is a parameter of every one that answers with words, and of the socket:

    GET  games                                list[GameCard]
    GET  games/{id}/picture.svg?theme=        small, for the shelf (theme: light, dark)
    GET  variants/{key}                       VariantCard; key is "chess:box,option=value"
    GET  glyphs?want=KEY&want=KEY...          dict[str, str], see `glyph_key`
    GET  words                                dict[str, str], see `Words`
    GET  books/{id}?in=                       BookPage; in: languages wished for before that of the page ("fr,it")
    GET  me · POST me (Rename) · POST me/in (SignIn) · POST me/new (SignIn) · POST me/out       Me
    POST me/password (NewPassword)            Me
    POST tables (NewTable)                    TableCard
    GET  tables                               list[TableCard], the lobby
    GET  me/tables                            list[TableCard], mine, the latest first
    GET  tables/{id}                          TableCard
    GET  tables/{id}/invitation.svg           the QR code of the invitation's address, for those who sit there
    GET  tables/{id}/export/{what}?ply=       what: record, notation, svg, png, gif; as this viewer may know it
    GET  tables/{id}/record                   the record, as this viewer may know it; what export/record answers too
    WS   /ws?language=                        see below; the page of a table is /t/{id}, with ?i=INVITATION for guests

An answer that is not a success has a `Problem` as its body. A browser asks GET me before all else: that makes it a
guest with a cookie, without which the socket and every POST are refused. POSTs and the socket need the page's own
origin. `me/tables` and `tables` have pages: `?before=` the `when` of the last card. In `tables` those that wait for
players come first and on the first page only.
The socket closes with 4401 (ask GET me first), 4408 (reads too slowly), 4409 (signed in or out:
connect again), 4429 (too many connections or requests), 1009 (frame too long), 1012 (the server stops).

Every path that is neither under /api nor a file of the client answers with the client's index.html.
"""

from __future__ import annotations

from enum import Enum

import msgspec

from ..play.scene import Item, Lane, Scene

MOST_FRAME = 64 * 1024
"""Bytes; a longer frame from a client closes the connection."""
MOST_CHAT = 500
"""Characters of a remark."""


MOST_NAME = 40
"""Characters of a person's name."""
LEAST_PASSWORD = 8


class Code(Enum):
    """Why something was refused; clients choose the words."""

    BAD_FRAME = "bad-frame"
    NOT_FOUND = "not-found"
    NOT_SEATED = "not-seated"
    NOT_YOUR_TURN = "not-your-turn"
    ILLEGAL = "illegal"
    STALE = "stale"
    """The position has changed since the client decided."""
    OVER = "over"
    TAKEN = "taken"
    NOT_ALLOWED = "not-allowed"
    TOO_MANY = "too-many"
    TOO_LARGE = "too-large"
    SIGN_IN = "sign-in"
    FAILED = "failed"


class Problem(msgspec.Struct):
    """The body of every HTTP answer that is not a success."""

    code: Code
    text: str


# --- the library, over HTTP ----------------------------------------------------------------------------------------


class ChoiceCard(msgspec.Struct):
    """One value of an option."""

    id: str
    name: str


class OptionCard(msgspec.Struct):
    """A house rule with its possible values."""

    id: str
    name: str
    choices: list[ChoiceCard]


class PresetCard(msgspec.Struct):
    """A named set of rules, and for how many."""

    id: str
    name: str
    players: int


class LevelCard(msgspec.Struct):
    """How strong the computer can play."""

    number: int
    name: str
    elo: int = 0
    """Its measured strength, where random play is 0; 0 if that was not measured."""
    error: int = 0
    """How far that may be off (one standard error)."""


class GameCard(msgspec.Struct):
    """A game on the shelf. Names and the summary are in the language asked for."""

    id: str
    name: str
    names: list[str]
    """All names in all languages, for the search."""
    chapter: str
    least: int
    most: int
    minutes: int
    chance: bool
    hidden: bool
    skill: str
    board: str
    """The kind of board: "square", "hex", "points", "track", "none" ..."""
    summary: str
    presets: list[PresetCard]
    options: list[OptionCard]
    levels: list[LevelCard]
    books: list[str]


class Point(msgspec.Struct, array_like=True):
    """A place on the board, in cells."""

    x: float
    y: float


class CellShape(msgspec.Struct):
    """A cell as drawn: empty outlines are points on lines."""

    name: str
    x: float
    y: float
    tone: str
    layer: int
    outline: list[Point]
    gather: str
    """How several pieces on it are shown: "tower", "row", "cluster", "heap"; the names of `boards.Gather`."""
    spread: Point
    """From each piece to the next where they lie in a row."""
    room: float
    """How large a piece on it may be."""


class LineShape(msgspec.Struct):
    """A drawn line."""

    points: list[Point]
    style: str
    closed: bool


class LabelShape(msgspec.Struct):
    """A coordinate or a word on the board."""

    text: str
    x: float
    y: float
    size: float
    style: str


class BoardShape(msgspec.Struct):
    """Everything a client needs to lay cells out: for hits, focus and pieces. `svg` is the board's own drawing."""

    cells: list[CellShape]
    lines: list[LineShape]
    labels: list[LabelShape]
    left: float
    top: float
    width: float
    height: float
    light: str
    """The board's drawing in the light theme: an SVG fragment in the same units. Each layer is a group "data-layer"."""
    dark: str
    lanes: list[Lane]
    """Files and ranks, where moves name them."""
    standing: bool
    """It has a top: what falls or climbs on it, or is read, would lie on its side after a quarter turn."""


def glyph_key(glyph: str, colour: str, label: str, letter: str, hidden: bool) -> str:
    """What a picture of a piece is asked for by; the answer maps each key to an SVG fragment in a unit box around 0,0.

    The same as `PiecePainter.piece` draws: the letter is engraved where there is neither label nor picture. Blocks are
    "block:WIDTHxHEIGHT". These answers never change, so they may be kept for ever under the program's version.
    """
    return "~".join((glyph, colour, label, letter, "1" if hidden else ""))


Words = dict[str, str]
"""The words of scenes and steps in a language, by lower-case ids with hyphens for spaces: "tray-hand", "count-points",
"phase-counting", "role-dealer", "do-pass" from play/locale, and "piece-gold-general" from the declarations.
A word without a message is shown as it stands in the scene.
"""


class SideCard(msgspec.Struct):
    """A side of a variant: its name and its colour."""

    name: str
    colour: str
    team: int


class SetUpCard(msgspec.Struct):
    """A ready-made set-up: for each seat, which step brings a piece to which cell."""

    id: str
    name: str
    seats: list[dict[str, str]]


class VariantCard(msgspec.Struct):
    """A game with preset and options chosen, at its start."""

    game: str
    preset: str
    options: dict[str, str]
    sides: list[SideCard]
    board: BoardShape | None
    start: Scene
    hidden: bool
    """Not everybody sees everything, so a device that goes from hand to hand is covered on the way."""
    control: str = ""
    """The clock it is usually played with; empty: none."""
    first: int = 0
    """The seat that acts first; 0 where chance does."""
    teams: list[list[int]] = []
    """Seats that win and lose together; empty: each for himself."""
    formats: list[str] = []
    """In which games of this kind are written: "pgn", "kif" ..."""
    words: dict[str, str] = {}
    """What this game calls its pieces, by word: a knight of chess is not one of shogi in every language; "letter-n" is
    the letter of its moves, where people of this language read another one than N, and "suit-h" the sign of hearts."""
    fields: dict[str, str] = {}
    """What the fields of the board say, by their cells, where they have texts."""
    usual: dict[str, str] = {}
    """The values that the preset gives the options, where they are among their choices."""
    set_ups: list[SetUpCard] = []
    """Set-ups to choose from where the players set up their pieces themselves."""
    captures: bool = False
    """Two play, and what is captured leaves the board for good: what is missing of the start is shown beside it."""


class BookLanguage(msgspec.Struct):
    """A language in which a book is written, by its own name."""

    code: str
    name: str


class BookPage(msgspec.Struct):
    """A rule book, ready to be shown."""

    game: str
    language: str
    rtl: bool
    """Read from right to left."""
    title: str
    html: str
    contents: list[str]
    """The titles of the sections, whose anchors are s1, s2 ..."""
    languages: list[BookLanguage]
    """In which it can be read."""


# --- people ----------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct):
    """Who the browser is to the server: a guest, or a person with an account."""

    id: str
    name: str
    account: bool


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """For signing in, and for making the guest a person with an account."""

    name: str
    password: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/password: the old one and the one that is wished for. All other sessions end."""

    password: str
    new: str


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me."""

    name: str


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatKind(Enum):
    """Who may sit there."""

    ME = "me"
    """The person who makes the table."""
    OPEN = "open"
    """Whoever comes, by the lobby or by the invitation."""
    COMPUTER = "computer"


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat."""

    kind: SeatKind
    level: int = 0


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: str
    seats: list[SeatWish]
    """One for each side, in order. Several seats may be ME: all play at one screen."""
    preset: str = ""
    options: dict[str, str] = {}
    clock: str = "none"
    public: bool = False
    """Listed in the lobby."""
    position: str = ""
    """Where to begin, in the field's notation or as native text; empty: at the usual start."""
    written: str = ""
    """A game to go on with: a record, a text in the field's notation (PGN, KIF, CSA, PDN, SGF), or a position. Where
    somebody is still awaited, only its last position counts."""


class SeatState(msgspec.Struct, gc=False):
    """A seat as everybody sees it."""

    name: str
    """Empty while nobody sits there."""
    level: int
    """0 for people."""
    mine: bool
    """Whether this browser plays it."""
    online: bool
    left: int | None
    """Milliseconds on the clock at the time of the frame; None: no clock."""


class TableCard(msgspec.Struct):
    """A table in a list: the lobby, my games."""

    id: str
    game: str
    name: str
    preset: str
    seats: list[SeatState]
    clock: str
    turn: int
    over: bool
    result: str
    when: int
    """Seconds since 1970 of the last event."""
    mine: bool
    public: bool
    waiting: bool = False
    """There are free seats: the game has not begun."""
    invitation: str = ""
    """The path that invites others, for those who sit there."""
    winners: list[int] = []
    """The seats that won, once the game is over; empty: nobody did."""


class MoveCard(msgspec.Struct, gc=False, omit_defaults=True):
    """A legal move: the clicks that enter it and how it is written."""

    steps: list[str]
    text: str
    player: int
    more: bool = False
    """These steps are only the beginning of several moves, which are too many for one frame: `Ahead` tells how they go
    on."""


class Marks(msgspec.Struct):
    """What the last action did, for the green line, the green circles and the red circles."""

    path: list[str]
    turned: list[str]
    removed: list[str]
    carried: list[list[str]]
    """The ways of pieces that went together: a row that was pushed, a wheel that turned."""


class PlayedCard(msgspec.Struct, gc=False):
    """An action of the line of play, as this viewer may know it."""

    player: int
    """-1 for chance."""
    text: str
    turn: int


class ResultCard(msgspec.Struct):
    """How it ended, also as a sentence in the language of the viewer."""

    payoffs: list[int]
    points: list[float]
    winners: list[int]
    reason: str
    sentence: str


class TableView(msgspec.Struct):
    """A table as one viewer sees it now: all that is needed to draw it and to play."""

    id: str
    seq: int
    variant: str
    """The variant's key, "chess:box"; GET /api/variants/{key} has its board and sides."""
    seats: list[SeatState]
    clock: str
    scene: Scene
    actors: list[int]
    awaited: list[int]
    """The actors the game waits for; the others only may act."""
    moves: list[MoveCard]
    """The legal moves of the seats this browser plays, or how they begin; empty for others."""
    choices: dict[str, Item]
    """What the steps "as:..." of these moves look like."""
    ply: int
    """How many actions the line of play has."""
    played: list[PlayedCard]
    """The actions from number `played_from` on; what came before has been sent already."""
    played_from: int
    marks: Marks
    draw_offer: int
    takeback_asked: int
    result: ResultCard | None
    commitment: str
    invitation: str
    """The path that invites others; empty for spectators."""
    thinking: bool
    """A computer is choosing its move."""
    next: str
    """The table of the rematch, once there is one."""
    viewer: int = -1
    """Through whose eyes the scene is seen; -1: a spectator's. Where one browser plays several seats of a game with
    secrets it is the seat whose turn it is: cover the board when this changes, until the next person is there."""
    waiting: bool = False
    """There are free seats: the game has not begun."""
    closed: bool = False
    """Everybody left before the game began: nobody can sit down any more."""
    may_undo: bool = False
    """`Offer` "undo" takes back the last action of an unfinished turn without asking."""
    rematch: list[int] = []
    """The seats that want to play again."""
    claimable: list[int] = []
    """Seats whose players have been away for so long that `Offer` "claim" gives them to the computer."""
    kept: list[int] = []
    """Seats that a computer plays in this person's place: `Sit` takes them back."""


# --- what a client sends over the WebSocket ---------------------------------------------------------------------------


class Ask(msgspec.Struct, tag_field="ask", forbid_unknown_fields=True):
    """What all requests have: `id` is chosen by the client and not used twice by it."""

    id: str


class Watch(Ask, tag="watch"):
    """Follow a table: the view of it comes as `Happened`, then the remarks since then as `Said`, then `Done`.

    `since`: the last `seq` that was seen; only if it is not 0 can `played` begin after 0.
    """

    table: str
    invitation: str = ""
    since: int = 0


class Unwatch(Ask, tag="unwatch"):
    """Stop following a table."""

    table: str


class Sit(Ask, tag="sit"):
    """Take a free seat, or put a computer there."""

    table: str
    seat: int
    level: int = 0
    """1 or more: a computer of that level sits down; only who sits at the table may ask that."""


class Stand(Ask, tag="stand"):
    """Leave a seat: before the game it becomes free, during the game it is forfeited or given to the computer."""

    table: str
    seat: int
    level: int = 0
    """1 or more: a computer goes on in my place."""


class Play(Ask, tag="play"):
    """A move, by its steps. `seq` is the position it was chosen in."""

    table: str
    seat: int
    steps: list[str]
    seq: int


class Try(Ask, tag="try"):
    """Why are these steps not a move? The answer is `Done` with the sentence, empty if they can be."""

    table: str
    seat: int
    steps: list[str]
    language: str = "en"


class Ahead(Ask, tag="ahead"):
    """How do the moves go on that begin with these steps? The answer is a `Ways`; `seq` as in `Play`."""

    table: str
    seat: int
    steps: list[str]
    seq: int


class Say(Ask, tag="say"):
    """A remark to everybody at the table."""

    table: str
    text: str


class Offer(Ask, tag="offer"):
    """what: draw, takeback, resign, rematch, undo, claim.

    A takeback is granted at once if all others are computers. "undo" takes back the own last action of an unfinished
    turn (`TableView.may_undo`). "claim": `seat` is that of a player who has been away for two minutes and plays without
    a clock; a computer takes it. Draw, takeback and rematch need the consent of the others.
    """

    table: str
    seat: int
    what: str


class Answer(Ask, tag="answer"):
    """what: draw, takeback. With several others all must accept; one can decline."""

    table: str
    seat: int
    what: str
    accept: bool


class Hint(Ask, tag="hint"):
    """What would the computer play? The answer is `Done` with the steps."""

    table: str
    seat: int


class Look(Ask, tag="look"):
    """An earlier position of the line of play: after `ply` actions. The answer is a `Seen`."""

    table: str
    ply: int


class Judge(Ask, tag="judge"):
    """After the game: how good was the position after `ply` actions, and what was best? The answer is a `Judged`."""

    table: str
    ply: int


class Ping(Ask, tag="ping"):
    """`lag`: milliseconds the last answer took, as the client measured it."""

    lag: int = 0


Request = Watch | Unwatch | Sit | Stand | Play | Try | Ahead | Say | Offer | Answer | Hint | Look | Judge | Ping


# --- what the server sends over the WebSocket -------------------------------------------------------------------------


class Frame(msgspec.Struct, tag_field="frame"):
    """What all frames of the server have in common: nothing but the tag."""


class Welcome(Frame, tag="welcome"):
    """The first frame: who the browser is."""

    me: Me
    version: str


class Done(Frame, tag="done"):
    """The request was carried out and is on the disk."""

    id: str
    text: str = ""
    seq: int = 0
    steps: list[str] = []
    """Of a hint: the move."""
    why: str = ""
    """Of a hint: why this move."""


class Refused(Frame, tag="refused"):
    """The request was not carried out; nothing has changed."""

    id: str
    code: Code
    text: str


class Happened(Frame, tag="happened"):
    """Something changed at a table: the view of it after event `view.seq`."""

    view: TableView


class Ways(Frame, tag="ways"):
    """The legal moves that begin with certain steps, or, where they are still too many, how they go on."""

    id: str
    moves: list[MoveCard]
    choices: dict[str, Item]
    """What the steps "as:..." of these moves look like."""


class Seen(Frame, tag="seen"):
    """An earlier position, to look at."""

    id: str
    ply: int
    scene: Scene
    marks: Marks


class Judged(Frame, tag="judged"):
    """What the computer thinks of an earlier position."""

    id: str
    ply: int
    seat: int
    """Who was to move; -1: nobody."""
    value: float
    """For that seat: -1 lost, 1 won."""
    best: str
    """The text of the move it would have played."""
    steps: list[str]
    played: float | None
    """The value of the move that was played, if the computer tried it."""
    why: str = ""
    """Why that move would have been good."""


class Said(Frame, tag="said"):
    """A remark that somebody made."""

    table: str
    name: str
    seat: int
    text: str
    when: int
    seq: int = 0


class Presence(Frame, tag="presence"):
    """Who is connected, and how many people watch without a seat."""

    table: str
    online: list[bool]
    watchers: int
    claimable: list[int] = []


Answered = Welcome | Done | Refused | Happened | Ways | Seen | Judged | Said | Presence
