# Go.

go-occupied = There is a stone on { $cell } already.
go-suicide = A stone on { $cell } would have no liberty and capture nothing: suicide is forbidden.
go-ko = Ko: a stone on { $cell } would restore the position before your opponent's last move. Play elsewhere first.
go-superko = Superko: a stone on { $cell } would restore an earlier position of the board.
go-counting = The board is being counted: mark the dead stones and agree, or resume the game.
go-not-counting = The board is counted only after both players have passed.
go-marked = { $cell } is marked already. If you do not agree with the marks, resume the game.
go-nobodys = { $cell } is nobody's point anyway.
