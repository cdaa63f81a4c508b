"""The protocol as TypeScript: `python -m ludoteka.server.typescript > web/src/protocol.ts`.

With the word `free`, that of the free table: `python -m ludoteka.server.typescript free > web/src/free/protocol.ts`.

A field that the sender may leave out is optional: in what clients send, every field with a default; in what the server
sends, only those of structs that leave defaults out (scenes).
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable, Iterator
from enum import Enum
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from ..play import scene
from ..table import box, entries, equipment, marks, operations, seeing
from . import protocol
from .free import protocol as free

HEAD = """// Generated from ludoteka/server/protocol.py by `python -m ludoteka.server.typescript`; do not edit.
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
WIDTH = 116


def write_free() -> str:
    """All types of the free table."""
    parts = [HEAD.replace("server/protocol.py", "server/free/protocol.py").replace("typescript`", "typescript free`")]
    parts += _types((box, entries, marks, operations, seeing, equipment, free))
    unions = {"Shown": seeing.Shown, "AnyOperation": operations.FROM_PEOPLE}
    unions |= {"FreeRequest": free.FreeRequest, "FreeAnswered": free.FreeAnswered}
    parts += [f"export type {name} = {_type(union)};\n" for name, union in unions.items()]
    return "\n".join(parts)


def write() -> str:
    """All types of the protocol, in the order of the modules."""
    parts = [HEAD, *_types((scene, protocol))]
    parts += [f"export const {name} = {value};\n" for name, value in vars(protocol).items() if name.isupper()]
    parts += [f"export type {name} = {_type(getattr(protocol, name))};\n" for name in ("Request", "Answered", "Words")]
    return "\n".join(parts)


def _types(modules: Iterable[ModuleType]) -> list[str]:
    parts = []
    for module in modules:
        for name, found in vars(module).items():
            if name.startswith("_") or getattr(found, "__module__", module.__name__) != module.__name__:
                continue
            if inspect.isclass(found) and issubclass(found, Enum):
                parts.append(_enum(found))
            elif inspect.isclass(found) and issubclass(found, msgspec.Struct):
                parts.append(_struct(found))
    return parts


def _enum(kind: type[Enum]) -> str:
    values = " | ".join(f'"{member.value}"' for member in kind)
    return f"{_comment(kind.__doc__)}export type {kind.__name__} = {values};\n"


def _struct(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    fields = msgspec.structs.fields(kind)
    if config.array_like:
        inner = ", ".join(f"{field.name}: {_type(field.type)}" for field in fields)
        return f"{_comment(kind.__doc__)}export type {kind.__name__} = [{inner}];\n"
    lines = [f"{_comment(kind.__doc__)}export interface {kind.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    said = _field_comments(kind)
    for field in fields:
        lines += list(_indented(_comment(said.get(field.name))))
        may_lack = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        lines.append(f"  {field.name}{'?' if may_lack else ''}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _type(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(inner[0])
    if kind is msgspec.Raw:
        return "unknown"
    if origin is tuple and inner[-1] is not Ellipsis:
        return f"[{', '.join(_type(part) for part in inner)}]"
    if origin in (UnionType, Union):
        return " | ".join(_type(part) for part in inner)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin is dict:
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    if origin is list or (origin is tuple and inner[-1] is Ellipsis):
        of = _type(inner[0])
        return f"({of})[]" if " " in of else f"{of}[]"
    if inspect.isclass(kind) and issubclass(kind, (msgspec.Struct, Enum)):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def _field_comments(kind: type) -> dict[str, str]:
    """The strings below the fields of a class, of its ancestors too."""
    found: dict[str, str] = {}
    for ancestor in reversed(kind.__mro__):
        if not issubclass(ancestor, msgspec.Struct) or ancestor is msgspec.Struct:
            continue
        [tree] = ast.parse(textwrap.dedent(inspect.getsource(ancestor))).body
        assert isinstance(tree, ast.ClassDef)
        for before, after in zip(tree.body, tree.body[1:], strict=False):
            if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name) and _is_text(after):
                found[before.target.id] = inspect.cleandoc(ast.literal_eval(after.value))  # type: ignore[attr-defined]
    return found


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _comment(text: str | None) -> str:
    if not text:
        return ""
    lines = textwrap.wrap(" ".join(text.split()), WIDTH)
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */", ""])


def _indented(text: str) -> Iterator[str]:
    return (f"  {line}" for line in text.splitlines())


if __name__ == "__main__":
    sys.stdout.write(write_free() if "free" in sys.argv[1:] else write())
