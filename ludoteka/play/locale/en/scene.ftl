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
tray-kept = set aside
tray-last-throw = last throw
tray-shown = thrown
tray-start = start

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
count-pot = this turn
count-round = round
count-throws = throws
count-counters = counters
count-sum = sum
count-over = over
count-cell = cell
count-misses = turns to miss
count-boxes = boxes
count-roots = roots

phase-setting-up = set up your pieces
phase-placing = place a piece
phase-moving = move a piece
phase-capturing = take a piece
phase-doubling = roll or double
phase-answering = take or drop
phase-counting = mark dead stones, then agree
phase-dealing = dealing
phase-throwing = throw the dice
phase-falling = the dice fall
phase-pressing = throw again or stop
phase-scoring = throw again or fill a box
phase-staking = choose the stake
phase-neutron = move the neutron
phase-pawn = move a pawn

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
do-bid-1 = stake 1
do-bid-2 = stake 2
do-roll-1 = throw one die
do-roll-2 = throw two dice
do-roll-3 = throw three dice
do-turn-right = turn right
do-turn-left = turn left

role-charge = charge
role-discharge = discharge
role-held = held

# Contracts, bids and deals of card games

count-bid = bid
count-deal = deal
count-leaps = leaps

phase-bidding = how many tricks?
phase-choosing = choose a contract
phase-contract-tricks = no tricks
phase-contract-queens = no queens
phase-contract-hearts = no hearts
phase-contract-barbu = no king of hearts
phase-contract-last-trick = no last trick
phase-contract-salad = salad: nothing at all
phase-taking-back = take balls back, or stop

do-contract-tricks = no tricks
do-contract-queens = no queens
do-contract-hearts = no hearts
do-contract-barbu = no king of hearts
do-contract-last-trick = no last trick
do-contract-salad = salad

# Roulette

tray-chips = chips
tray-wheel = last number
count-money = money
count-spins = spins
count-arrived = arrived
count-wounded = wounded
phase-betting = lay your chips
phase-spinning = the bank spins
phase-falling = the ball falls
phase-raichi = raichi! the king has an open way
phase-tuichi = tuichi! the king has two open ways
do-done = done
do-spin = spin the wheel

# Battleship

phase-drawing = draw your fleet
phase-shooting = shoot

phase-pushing = push an enemy's pawn
phase-promoting = choose what your pawn becomes
phase-crediting = name the archer who shot
phase-recalling = a wounded archer may return
