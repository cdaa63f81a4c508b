# Thoughtwave.

thoughtwave-hand = First take a tile from your stock, then choose its cell and how it is turned.
thoughtwave-none-left = You have no tile of this kind left.
thoughtwave-fit = This tile does not fit on { $cell }: its pipes must meet those of the neighbouring tiles, and only those.
