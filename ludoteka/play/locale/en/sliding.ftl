# Sliding-block puzzles.

sliding-no-block = There is no block on { $cell }.
sliding-handle = Take the block that covers { $cell } by its lower left cell, { $handle }.
sliding-shut-in = The block on { $cell } is shut in: there is no room beside it.
sliding-off-tray = The block would not fit in the tray on { $cell }.
sliding-in-the-way = On { $cell } the block would lie on the one on { $other }.
sliding-one-step = A block is slid by one cell at a time.
sliding-no-way = The block would fit on { $cell }, but no way leads there: blocks are slid, never lifted.
