# Playing with letters

letters-title-apart = The letters of the title are laid on empty cells of your board, none beside another.
letters-own-board = This is not your board.
letters-begun = Your word is begun: choose its next letter from the rack, or take back.
letters-begin-here = No word can begin here: a letter lies before it, there is no room, or no word goes on so.
letters-cell-first = Choose the cell where your word begins first, and its direction.
letters-no-word = No word of the list goes on in this way here.
