"""KIF, the notation of Japanese shogi programs: "   1 ７六歩(77)", with 打 for a drop and 成 for a promotion.

Lines of comments begin with * or #, fields have a wide colon; 同 means the cell of the move before. Variations, which
follow the main line, are passed over.
"""

from __future__ import annotations

import re
from itertools import takewhile

from ..declare import Reason
from ..play import Match, NotationError, Position, Sentence, Variant
from ._shogi import LETTERS, Step, at_move, ending, find, piece_on, score_by, shogi_like, shogi_of, step_of

NAMES = dict(
    zip(
        LETTERS,
        ("玉", "飛", "角", "金", "銀", "桂", "香", "歩", "龍", "馬", "成銀", "成桂", "成香", "と"),
        strict=True,
    )
)
PIECES = {name: letter for letter, name in NAMES.items()} | {"王": "K", "竜": "+R", "全": "+S", "圭": "+N", "杏": "+L"}
FILES, RANKS = "１２３４５６７８９", "一二三四五六七八九"
SAME = "同"
DROPPED, PROMOTED, DECLINED = "打", "成", "不成"
MOVE = re.compile(
    rf"\s*(\d+)\s+(?:([{FILES}1-9])([{RANKS}])|{SAME})\s*"
    rf"({'|'.join(sorted(PIECES, key=len, reverse=True))})({DROPPED}|{PROMOTED}|{DECLINED})?(?:\((\d\d)\))?(?:\s.*)?"
)
LAST = re.compile(r"\s*\d+\s+(投了|中断|千日手|持将棋|詰み|切れ負け|反則勝ち|反則負け|入玉勝ち|不戦敗|不詰)(?:\s.*)?")
ENDINGS = {
    Reason.RESIGNED: "投了",
    Reason.CHECKMATE: "詰み",
    Reason.REPETITION: "千日手",
    Reason.PERPETUAL_CHECK: "反則負け",
    Reason.IMPASSE: "持将棋",
    Reason.TIMEOUT: "切れ負け",
}
UNFINISHED = "中断"
VARIATION = "変化"
PLAYERS = ("先手", "後手")
FIELD = re.compile(r"^(\S+?)：(.*)$", re.MULTILINE)
EVEN = "平手"
BEGUN = "開始日時"


def read_game(of: Variant, text: str) -> list[str]:
    """The moves of the main line; it must be an even game from the usual start."""
    shogi_of(of)
    position = Position.start(of)
    moves: list[str] = []
    last = ""
    known = FIELD.search(text) is not None
    for line in text.removeprefix("\ufeff").splitlines():
        if line.startswith("手合割") and EVEN not in line:
            raise NotationError(Sentence("written-shogi-begin", {"got": line[:40]}), of.key)
        if line.startswith(VARIATION) or LAST.fullmatch(line):
            known = True
            break
        found = MOVE.fullmatch(line)
        if found is None:
            if re.match(r"\s*\d+\s", line):
                raise _no_move(of, line)
            continue
        step = _step(position, found, last)
        move = find(position, step, line.strip())
        moves.append(move.text)
        position, last = position.play(move), step.end
    if not moves and not known:
        raise _no_move(of, text)
    return moves


def _no_move(of: Variant, got: str) -> NotationError:
    return NotationError(Sentence("written-kif-move", {"example": "１ ７六歩(77)", "got": got.strip()[:40]}), of.key)


def named(text: str, like: Variant | None) -> Variant:  # noqa: ARG001
    """Always shogi."""
    return shogi_like(like)


def names(of: Variant, text: str) -> list[str]:  # noqa: ARG001
    """Who played; empty: the text does not say."""
    fields = dict(FIELD.findall(text))
    return [fields.get(field, "").strip() for field in PLAYERS]


def date(text: str) -> str:
    """When it was played, as the text says it."""
    return str(dict(FIELD.findall(text)).get(BEGUN, ""))


def score(last: Position, text: str) -> tuple[int, int] | None:
    """What both sides got, if the text says it."""
    main = takewhile(lambda line: not line.startswith(VARIATION), text.splitlines())
    said = next((found[1] for line in main if (found := LAST.fullmatch(line))), "")
    return score_by(next((reason for reason, word in ENDINGS.items() if word == said), Reason.NONE), last)


def _step(position: Position, found: re.Match[str], last: str) -> Step:
    file, rank, name, note, start = found[2], found[3], found[4], found[5], found[6]
    if file is None and not last:
        raise NotationError(Sentence("written-kif-same", {"sign": SAME}), position.variant.key)
    end = last if file is None else f"{_number(file)}{RANKS.index(rank) + 1}"
    letter = PIECES[name]
    if note == DROPPED or start is None:
        return Step("", end, letter, letter)
    if piece_on(position, start) != letter:
        raise at_move(position, Sentence("written-kif-piece", {"piece": name, "cell": start}))
    return Step(start, end, letter, f"+{letter}" if note == PROMOTED else letter)


def _number(file: str) -> int:
    return FILES.index(file) + 1 if file in FILES else int(file)


def write_game(match: Match) -> str:
    """A match as KIF."""
    of = match.variant
    shogi_of(of)
    if match.positions[0] != Position.start(of):
        raise NotationError(Sentence("written-usual-start"), of.key)
    black, white = (seat.name for seat in match.seats)
    lines = ["#KIF version=2.0 encoding=UTF-8", f"手合割：{EVEN}", f"{PLAYERS[0]}：{black}", f"{PLAYERS[1]}：{white}"]
    if match.date:
        lines.insert(1, f"{BEGUN}：{match.date.replace('-', '/')}")
    lines.append("手数----指手---------消費時間--")
    last, number = "", 0
    for position, move in zip(match.positions, match.played, strict=False):
        step = step_of(position, move)
        if step is not None:
            number += 1
            lines.append(f"{number:4} {_written(step, last)}")
            last = step.end
    lines.append(f"{number + 1:4} {ENDINGS.get(ending(match), UNFINISHED)}")
    return "\n".join(lines) + "\n"


def _written(step: Step, last: str) -> str:
    place = f"{SAME}\u3000" if step.end == last else FILES[int(step.end[0]) - 1] + RANKS[int(step.end[1]) - 1]
    if not step.start:
        return f"{place}{NAMES[step.before]}{DROPPED}"
    return f"{place}{NAMES[step.before]}{PROMOTED if step.after != step.before else ''}({step.start})"
