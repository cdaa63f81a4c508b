# Bughouse.

bughouse-other-board = You play on board { $board }.
bughouse-pawn-row = A pawn may not be dropped on the first or the last row: { $cell }.
