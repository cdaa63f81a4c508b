# Tactics.

tactics-frozen = The piece on { $cell } is frozen and cannot move.
tactics-blocked = The piece on { $cell } has no free cell to go to.
tactics-no-capture = { $cell } is taken, and nothing is captured in this game.
tactics-ways = { $piece ->
    [rook] A rook goes straight, over empty cells only.
    [bishop] A bishop goes diagonally, over empty cells only.
   *[other] A queen goes straight or diagonally, over empty cells only.
}
