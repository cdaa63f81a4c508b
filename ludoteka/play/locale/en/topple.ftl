# Topple.

topple-not-yours = The tower on { $cell } is not yours: its top disc decides.
topple-single = A single disc cannot be toppled; it steps.
topple-where = A toppled tower lies straight along a line; choose the cell where its top comes to lie.
topple-one-step = The top disc steps to a neighbouring cell; to lay the whole tower along a line, topple it.
