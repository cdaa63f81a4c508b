# What every game says.

why-over = The game is over.
why-not-your-turn = It is not your turn.
why-first-step = { $count ->
    [0] There is nothing to choose here.
   *[other] { $step } cannot be chosen first; you may choose { $some }.
}
why-next-step = { $count ->
    [0] The move is complete after { $after }.
   *[other] After { $after } you cannot go on to { $step }; you may go on to { $some }.
}

result-win = { $count ->
    [one] { $who } wins: { $reason }.
   *[other] { $who } win: { $reason }.
}
result-draw = A draw: { $reason }.
result-solved = Solved: { $reason }.
result-unsolved = Not solved: { $reason }.

reason-none = no result
reason-checkmate = checkmate
reason-stalemate = stalemate
reason-half-win = stalemate, ¾ to ¼ of a point
reason-repetition = the position was repeated
reason-no-progress = too many moves without progress
reason-insufficient = neither side has the pieces to win
reason-no-pieces = no pieces are left
reason-too-few-pieces = too few pieces are left
reason-no-moves = no move is possible
reason-row = a complete row
reason-full-board = the board is full
reason-connected = a connection was made
reason-ring = a ring was made
reason-bridge = a bridge was made
reason-fork = a fork was made
reason-count = by the count
reason-majority = more than half was won
reason-goal = the goal was reached
reason-captured = the decisive piece was captured
reason-solved = the puzzle is solved
reason-perpetual-check = perpetual check
reason-impasse = impasse
reason-dropped = the double was refused
reason-borne-off = all pieces were borne off
reason-target = the agreed number of points was reached
reason-resigned = resignation
reason-agreed = agreement
reason-timeout = time ran out
reason-forfeit = forfeit
reason-enclosed = enclosed
reason-fort = the king has a fort that cannot be broken
reason-passed = all passed
reason-limit = the longest allowed game was reached
reason-last = the last one left
reason-broken-rule = a rule was broken
reason-square = a complete square
