# What chess games say.

chess-empty = There is no piece on { $cell }.
chess-not-yours = The piece on { $cell } is not yours.
chess-own-piece = One of your own pieces stands on { $cell }.
chess-blocked = The piece on { $cell } cannot move: others are in its way.
chess-in-the-way = The piece on { $cell } is in the way.
chess-no-hurdle = There must be a piece to jump over.
chess-moves-only = It can move there but not capture: a pawn captures diagonally.
chess-captures-only = It goes there only to capture, and nothing stands on { $cell }.
chess-enter = The maharajah enters on an empty cell that no enemy attacks; { $cell } is none.
chess-nothing-lost = You have lost nothing that this pawn could become, so it cannot go there: { $cell }.
chess-late-check = Check may be given only with the last move of a series.
chess-pursuit = This piece has pursued the same enemy { $times } times in a row: now something else must move.
chess-must-capture = You can capture, so you must.
chess-check = Your king is in check: move it, capture the piece that gives check, or put something between.
chess-into-check = On { $cell } your king would be in check.
chess-king-stays = Your king cannot move: every cell beside it is attacked or taken.
chess-pinned = The piece on { $cell } protects your king from check and cannot leave the line.
chess-becomes = { $piece ->
    [pawn] The pawn on { $cell } becomes another piece: choose which.
   *[other] Choose whether the piece promotes on { $cell }.
}
chess-castle-moved = You can no longer castle on this side: the king or the rook has moved.
chess-castle-blocked = You can castle only when nothing stands between king and rook.
chess-castle-in-check = You cannot castle out of check.
chess-castle-through = The king cannot castle through an attacked cell.
chess-no-count = The pieces are counted only when both kings are in the promotion zone and yours is not in check.
chess-not-in-hand = { $piece ->
    [shogi-rook] You have no rook in hand.
    [shogi-bishop] You have no bishop in hand.
    [shogi-gold] You have no gold general in hand.
    [shogi-silver] You have no silver general in hand.
    [shogi-knight] You have no knight in hand.
    [shogi-lance] You have no lance in hand.
    [shogi-pawn] You have no pawn in hand.
   *[other] You have no such piece in hand.
}
chess-drop-occupied = A piece can be dropped only on an empty cell; { $cell } is taken.
chess-drop-stuck = A piece dropped on { $cell } could never move again.
chess-second-in-file = { $piece ->
    [shogi-pawn] You have an unpromoted pawn in file { $file } already: no second one may be dropped there (nifu).
   *[other] You have such a piece in file { $file } already: no other one may be dropped there.
}
chess-drop-mate = { $piece ->
    [shogi-pawn] A pawn may not be dropped to give checkmate (uchifuzume).
   *[other] This piece may not be dropped to give checkmate.
}
chess-ways = { $piece ->
    [king] The king moves one cell in any direction.
    [queen] The queen moves any distance straight or diagonally.
    [rook] The rook moves any distance along rows and files.
    [bishop] The bishop moves any distance diagonally.
    [knight] The knight jumps two cells straight and one to the side.
    [pawn] The pawn moves one cell straight ahead, from its first cell one or two, and captures one cell diagonally ahead.
    [shogi-king] The king moves one cell in any direction.
    [shogi-rook] The rook moves any distance along rows and files.
    [shogi-bishop] The bishop moves any distance diagonally.
    [shogi-gold] The gold general moves one cell straight in any direction or diagonally forward.
    [shogi-silver] The silver general moves one cell diagonally or straight ahead.
    [shogi-knight] The knight jumps two cells ahead and one to the side.
    [shogi-lance] The lance moves any distance straight ahead.
    [shogi-pawn] The pawn moves one cell straight ahead.
    [shogi-dragon] The dragon moves as a rook, or one cell diagonally.
    [shogi-horse] The horse moves as a bishop, or one cell straight.
    [shogi-promoted-silver] The promoted silver moves as a gold general.
    [shogi-promoted-knight] The promoted knight moves as a gold general.
    [shogi-promoted-lance] The promoted lance moves as a gold general.
    [shogi-tokin] The tokin moves as a gold general.
   *[other] This piece does not move so.
}
