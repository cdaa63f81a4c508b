"""When something cannot be done at the table."""

from __future__ import annotations


class Refused(ValueError):
    """An operation that has no effect; `code` says of which kind the reason is, the text is for people."""

    def __init__(self, text: str, code: str = "not-allowed") -> None:
        super().__init__(text)
        self.code = code
