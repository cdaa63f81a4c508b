"""When something cannot be done at the table."""

from __future__ import annotations

from typing import Protocol


class Named(Protocol):
    """What has its name in each language, as a kind of piece."""

    @property
    def name(self) -> str: ...
    @property
    def hu(self) -> str: ...


Filled = str | int | Named


class Refused(ValueError):
    """An operation that has no effect; `code` says of which kind the reason is.

    The reason is a sentence to be said in any language (`play/locale/*/table.ftl`): its id and what is filled in.
    """

    def __init__(self, id: str, code: str = "not-allowed", **filled: Filled) -> None:
        super().__init__(id, filled)
        self.id = id
        self.code = code
        self.filled = filled
