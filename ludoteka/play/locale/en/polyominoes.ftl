# Polyomino games.

polyominoes-choose = First choose a piece that still fits on the board, and how it is turned.
polyominoes-no-room = Held over { $cell } the piece does not lie on free cells alone.
