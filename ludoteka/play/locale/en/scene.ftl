# The words of scenes and buttons, for clients: trays, counts, phases, roles, buttons.

tray-hand = hand
tray-stock = stock
tray-trick = trick
tray-last = last trick
tray-trump = trump
tray-dice = dice
tray-cube = cube
tray-lost = lost
tray-duel = duel
tray-captured = captured
tray-discard = discard pile
tray-table = table

count-points = points
count-tricks = tricks
count-captured = captured
count-moves = moves
count-discs = discs
count-home = home
count-in-hand = in hand
count-match = match to
count-wrong-claims = wrong claims
count-komi-in-half-points = komi, in half points
count-pips = pips
count-left = left
count-prisoners = prisoners

phase-setting-up = set up your pieces
phase-placing = place a piece
phase-moving = move a piece
phase-capturing = take a piece
phase-doubling = roll or double
phase-answering = take or drop
phase-counting = mark dead stones, then agree
phase-dealing = dealing

do-pass = pass
do-swap = swap sides
do-roll = roll
do-double = double
do-take = take
do-drop = drop
do-stop = stop
do-approach = by approach
do-withdraw = by withdrawal
do-huff = huff
do-claim = claim
do-count = count
do-agree = agree
do-resume = play on
