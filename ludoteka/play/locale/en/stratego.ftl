# Stratego

stratego-none-left = You have no piece of this kind left to set up.
stratego-choose-piece = First choose the piece that you want to set up.
stratego-home = Your pieces are set up in your own { $rows } rows.
stratego-occupied = There is already a piece on { $cell }.
stratego-empty = There is no piece on { $cell }.
stratego-enemy = The piece on { $cell } is your opponent’s.
stratego-stays = { $piece ->
    [flag] The flag never moves.
   *[bomb] A bomb never moves.
}
stratego-water = No piece can enter the lake: go round it.
stratego-own = Your own piece stands on { $cell }.
stratego-straight = Pieces move along rows and columns, not diagonally.
stratego-one-step = This piece moves only one cell at a time.
stratego-way-blocked = The way is blocked: neither pieces nor water can be crossed.
stratego-shuttle = A piece may not go to and fro between the same two cells more than { $times } times in a row.
