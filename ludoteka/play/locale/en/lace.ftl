# Lace and the neighbour game.

lace-touches = { $cell } has a covered neighbour.
lace-round-over = The round is over: go on to the next one.
phase-covering-a-cell = cover a cell
phase-round-over = look at the board, then go on
do-next = next round
role-lace-maker = lace maker
role-lace-tearer = lace tearer
role-number-1 = one neighbour
role-number-2 = two neighbours
role-number-3 = three neighbours
role-number-4 = four neighbours
role-many-1 = many with one neighbour
role-many-2 = many with two neighbours
role-many-3 = many with three neighbours
role-many-4 = many with four neighbours
role-few-1 = few with one neighbour
role-few-2 = few with two neighbours
role-few-3 = few with three neighbours
role-few-4 = few with four neighbours
