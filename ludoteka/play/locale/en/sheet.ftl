# Dice games with a score sheet

sheet-throws = All throws of this turn have been made: fill a box.
sheet-throw-first = Throw the dice first.
sheet-not-yours = This box is in the column of another player.
sheet-full = This box is filled already.
sheet-down = This column is filled from the top down, box by box.
sheet-up = This column is filled from the bottom up, box by box.
sheet-joker = A joker goes into the box of its number; if that is filled, into a lower one.
