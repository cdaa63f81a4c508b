# Plotto.

plotto-choose = First choose a tile by its number, then its place.
plotto-middle = The first tile lies in the middle of the table.
plotto-touch-two = { $count ->
    [1] The second tile must touch the first one.
   *[other] A tile must touch at least two others.
}
plotto-equal = Tiles with equal numbers may not touch.
