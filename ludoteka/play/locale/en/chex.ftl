# Chex.

chex-put-beside = A piece is put down on a free cell beside another piece, by a side or a corner.
chex-draw-first = Which piece you put down is decided by lot: draw one first.
chex-put-drawn = You have drawn a piece, so it has to be put down.
chex-not-in-box = You have no such piece left in your box.
chex-stuck = The piece on { $cell } cannot move: it is blocked, or the chain would break without it.
chex-chain-or-ways = From { $cell } the piece cannot go to { $to }: it does not move so, something is in the way, or the chain of the pieces would break.
