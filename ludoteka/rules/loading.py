"""A family's kernel, loaded so that who writes it is told what is wrong: file, line, function, what was expected."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import traceback
from functools import cache
from pathlib import Path
from typing import Any

from ..declare import DeclarationError
from . import abi
from .abi import OPTIONAL, REQUIRED, Kernel

HOME = Path(__file__).parent
ROOT = HOME.parents[1]
ARGUMENTS = {
    "moves": "s, t, out",
    "play": "s, t, move",
    "result": "s, t",
    "weights": "s, t, out",
    "observe": "s, t, player, out",
    "sample": "s, t, player, rng",
    "conceal": "s, t, player, move",
    "derive": "s, t",
    "pick": "s, t, out, rng",
    "rollout": "s, t, out, rng, limit, trail",
    "evaluate": "s, t, player",
    "wander": "s, t, out, rng, limit, trail",
    "hunch": "s, t, move",
    "pack": "game",
    "start": "game, tables",
}
"""What each function of a family is given, as `abi` says."""
LINE = re.compile(r'File "([^"]+)", line (\d+)')
ABOUT_ITSELF = re.compile(
    r"Failed in \w+ mode pipeline \(step: [^)]*\)|There are \d+ candidate .*|File \".*", re.DOTALL
)
"""What Numba says beside the point: its stages, what else it knows, the source."""
LONGEST = 160
"""Of what Numba says, so much is quoted."""


class RulesError(DeclarationError):
    """The rules of a family are not as `abi` describes them; the message names the file."""


def load(family: str, *, compiled: bool) -> Kernel:
    """The kernel of a family."""
    try:
        kernel = abi.load(family, compiled=compiled)
    except Exception as error:
        _check_functions(family, compiled=compiled)
        raise RulesError(_what(family, error)) from error
    if not compiled:
        _check_functions(family, compiled=False)
    return kernel


@cache
def _check_functions(family: str, *, compiled: bool) -> None:
    """All functions are there, are given what they are called with, and can be compiled."""
    module = sys.modules.get(f"ludoteka.{'rules' if compiled else 'rules_plain'}.{family}")
    if module is None:
        return  # it could not even be read
    where = _shown(HOME / f"{family}.py")
    for name, arguments in ARGUMENTS.items():
        function: Any = getattr(module, name, None)
        if function is None:
            if name not in OPTIONAL:
                raise RulesError(f"{where}: expected a function {name}({arguments})")
            continue
        source = getattr(function, "py_func", function)
        try:
            inspect.signature(source).bind(*arguments.split(", "))
        except TypeError:
            raise RulesError(f"{where}: expected {name}({arguments}), got {name}{_given(source)}") from None
        if compiled and name in REQUIRED + OPTIONAL and not hasattr(function, "compile"):
            raise RulesError(f"{where}: expected @kernel before {name}, for it is to be compiled")


def number_of_moves(found: Any, most: int, family: str) -> int:
    """What `moves` returned, which uncompiled rules can forget to do."""
    if found is None or not 0 <= found <= most:
        where = _shown(HOME / f"{family}.py")
        raise RulesError(f"{where}: expected moves(s, t, out) to return how many it wrote, 0 to {most}, got {found}")
    return int(found)


def _given(function: Any) -> str:
    return f"({', '.join(inspect.signature(function).parameters)})"


def _what(family: str, error: Exception) -> str:
    """Where it is, and in whose words."""
    file = HOME / f"{family}.py"
    if not file.exists():
        return f"expected the rules of the family in {_shown(file)}: there is no such file"
    if isinstance(error, SyntaxError) and error.filename:
        return f"{_shown(error.filename)}, line {error.lineno}: expected Python, got a syntax error: {error.msg}"
    text = str(error)
    if type(error).__module__.startswith("numba"):
        words = " ".join(ABOUT_ITSELF.sub(" ", text).split())
        said = words if len(words) <= LONGEST else f"{words[:LONGEST]} ..."
        return f"{_place(text, file)}: expected what Numba can compile, got: {said} (LUDOTEKA_TRACEBACK=1 shows all)"
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if _written_by_hand(Path(frame.filename))]
    where = f"{_shown(ours[-1].filename)}, line {ours[-1].lineno}" if ours else str(_shown(file))
    return f"{where}: {type(error).__name__}: {' '.join(text.split())}"


def _written_by_hand(path: Path) -> bool:
    """Whether it is a file of the family, or what that imports of ours; not what loads it."""
    return (path.parent == HOME or ROOT / "ludoteka" in path.parents) and path.name not in ("abi.py", "loading.py")


def _place(text: str, file: Path) -> str:
    """The line that Numba names first, and the function that has it."""
    for name, line in LINE.findall(text):
        path = Path(name).resolve()  # told from where we are
        if path.parent == HOME.resolve() and path.exists():
            return f"{_shown(path)}, line {line}{_function_at(path, int(line))}"
    return str(_shown(file))


def _function_at(path: Path, line: int) -> str:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return next((f" (in {one.name})" for one in found if one.lineno <= line <= (one.end_lineno or 0)), "")


def _shown(file: Path | str) -> Path:
    """Short, where it is one of ours."""
    path = Path(file)
    return path.relative_to(ROOT) if ROOT in path.parents else path
