# Andantino.

andantino-first = The first tile is laid in the middle of the table.
andantino-second = The second tile must touch the first one.
andantino-touch = A tile on { $cell } would not touch two tiles that are already laid.
