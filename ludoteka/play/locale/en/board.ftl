# Games with one man to a cell.

board-empty = Nothing stands on { $cell }.
board-not-yours = The piece on { $cell } is not yours.
board-taken = { $cell } is taken already.
