# Makarenko chess.

makarenko-drop = A disc from the reserve is put on a free cell or on an own tower that is no king.
makarenko-no-reserve = You have no disc in reserve.
makarenko-new-king = Your last king has been captured: this move must make a new one of eight discs.
makarenko-only-king = It is your only king: it moves whole, one cell in any direction.
makarenko-overfull = With all its discs the tower on { $cell } would have more than eight, which is not allowed.
makarenko-ways = Discs from the top of { $cell } (up to { $height }) move as the chessman of their number: 1 or 2 pawn, 3 rook, 4 knight, 5 or 6 bishop, 7 queen, 8 king.
