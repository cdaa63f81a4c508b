# Terrace.

terrace-shut-in = The piece on { $cell } cannot move anywhere.
terrace-too-far = { $cell } is too far: to another level a piece goes to a neighbouring cell.
terrace-no-way = Along the terrace no way leads to { $cell }: enemies are not jumped over, and the middle of the board is not crossed.
terrace-down = To { $cell } it goes down aslant: without taking a piece goes down only straight.
terrace-take-down = On { $cell } nothing can be taken from here: pieces take downwards and aslant.
terrace-too-large = The piece on { $cell } is too large: a piece takes those of its own size or smaller.
terrace-own-t = Your own T on { $cell } cannot be taken.
