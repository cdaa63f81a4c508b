# Crossword games

words-tile-first = Take a tile of your rack first, then choose its cell; a word is laid from its first new tile on.
words-no-tile = You have no tile { $tile }.
words-no-word = No word of the list can be laid in this way.
words-no-word-using = No word of the list can be laid in this way; it must use at least one letter that lies on the board.
