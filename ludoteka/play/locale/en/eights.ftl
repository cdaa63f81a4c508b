# Crazy eights

eights-fits = { $suit ->
    [C] Lay a club, a card of the same rank, an eight or a joker.
    [D] Lay a diamond, a card of the same rank, an eight or a joker.
    [H] Lay a heart, a card of the same rank, an eight or a joker.
    [S] Lay a spade, a card of the same rank, an eight or a joker.
   *[any] This card does not fit.
}
eights-several = Several cards at once have the rank of the card on the pile.
eights-one = Only one card is laid in a turn.
