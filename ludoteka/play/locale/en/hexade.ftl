# Hexade.

hexade-apart = { $cell } is too near: the first two men of who begins must be farther apart.
