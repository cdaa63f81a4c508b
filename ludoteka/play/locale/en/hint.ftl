# Why the computer advises a move.

hint-wins = This wins at once.
hint-wins-in = { $turns ->
    [one] This wins with the next turn.
   *[other] This wins in { $turns } turns, whatever is answered.
}
hint-wins-surely = This wins, whatever is answered.
hint-stops = Otherwise the other side wins at once.
hint-gains = This gains material or room.
hint-longest = The game is lost; this holds out longest.
hint-ahead = This keeps you ahead: the chances are about { $percent } %.
hint-behind = You are behind (about { $percent } %); this gives the best chances.
hint-best = This looks best.
hint-solves = { $moves ->
    [one] This solves the puzzle: { $line }.
   *[other] The puzzle can be solved in { $moves } moves: { $line }.
}
