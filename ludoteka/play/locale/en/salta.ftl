# Salta.

salta-empty = There is no piece on { $cell }.
salta-not-yours = The piece on { $cell } is not yours.
salta-occupied = { $cell } is occupied.
salta-called = "Salta!" was called: you must jump over the piece on { $cell }.
salta-no-way = From { $from } to { $cell } there is neither a diagonal step nor a jump over an enemy that leaves him a move.
salta-must-jump = From { $from } to { $cell } cannot be played: pieces step diagonally, and who can jump forwards must.
