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
count-best-known = best known
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
count-slides = slides in a row
count-out = dropped out
count-parts = parts
count-misses = turns to miss
count-boxes = boxes
count-roots = roots
count-marker = marker
count-pegs = pegs
count-links = links

phase-setting-up = set up your pieces
phase-placing = place a piece
phase-moving = move a piece
phase-offering = offer two points
phase-choosing-a-point = choose a point
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
phase-linking = link your pegs, or end your turn
phase-neutron = move the neutron
phase-pawn = move a pawn

do-pass = pass
do-swap = swap sides
do-end = end the turn
do-link = link the new peg
do-capture = take it
do-spare = leave it on the board
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
role-red = red
role-yellow = yellow
role-green = green
role-blue = blue
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
phase-ball-falling = the ball falls
phase-raichi = raichi! the king has an open way
phase-tuichi = tuichi! the king has two open ways
do-done = done
do-spin = spin the wheel
do-topple = topple

# Battleship

phase-drawing = draw your fleet
phase-shooting = shoot

phase-pushing = push an enemy's pawn
phase-promoting = choose what your pawn becomes
phase-crediting = name the archer who shot
phase-recalling = a wounded archer may return

# Property games

tray-card = last card
tray-lot = under the hammer
tray-offer = trade
count-cash = cash
count-passes = pass out of jail
count-parking = on Free Parking
count-debt = debt
phase-estate-drawing = a card is drawn
phase-estate-buying = buy it or not
phase-estate-taxing = choose how to pay the tax
phase-estate-gambling = throw on or stop
phase-estate-bidding = bid or leave
phase-estate-owing = raise money for the debt
phase-estate-offering = put a trade together
phase-estate-answering = accept the trade or refuse it
phase-retreating = attacked: step back out of the line
phase-stepping-back = repelled: the attacker steps back
do-pay-out = pay 50 and leave jail
do-use-pass = use the pass
do-buy = buy
do-decline = do not buy
do-bid = bid
do-leave = leave the auction
do-give-up = go bankrupt
do-pay-flat = pay 200
do-pay-tenth = pay a tenth of all you have
do-build = build
do-sell = sell a house
do-pledge = pledge
do-redeem = redeem
do-offer = propose a trade
do-give = add a thing
do-cash = add money
do-submit = propose it
do-cancel = drop it
do-accept = accept
do-refuse = refuse
role-prisoner = in jail
role-bankrupt = bankrupt

# President

role-president = president
role-vice-president = vice-president
role-last-but-one = vice-last
role-last = last
count-game = game
count-rings = rings
phase-giving-back = give cards back
phase-new-trick = lead cards of one rank
phase-covering = lay higher cards or pass
phase-laying-a-ring = lay your ring, or leave it
do-lay = lay them
do-ring = lay a ring
do-turn = turn the small glass

timer-first-glass = first glass
timer-second-glass = second glass
timer-third-glass = third glass
timer-small-glass = small glass
timer-thinking-time = thinking time

# Crazy eights

tray-suit = suit to follow
count-stock = stock
phase-drawing-cards = drawing
phase-backwards = play goes to the right
phase-giving-cards = give a card to who forgot to call
do-draw = draw a card
do-call-card = card!
do-catch = catch

# Housekeeping games

tray-goods = belongings
tray-field = field
count-savings = savings
count-instalments = still to pay for the flat
count-loan = loan
count-small-points = small points
phase-household-shopping = buy or go on
phase-household-booking = theatre or cinema
phase-household-guessing = name what a bicycle must have
phase-first-cell = put a piece on a free cell
phase-second-cell = to a neighbouring cell
phase-third-cell = to the third cell: together ten
do-deposit = put into savings
do-repay = pay an instalment
do-loan = take a loan
do-theatre = theatre tickets, 100
do-cinema = cinema tickets, 50
do-name = name a part
piece-home-insurance = home insurance
piece-life-insurance = life insurance
piece-book-voucher = book voucher
piece-flat = flat
piece-orange-pass = orange pass out of jail
piece-yellow-pass = yellow pass out of jail
do-take-out = take from savings

# Egyptian ratscrew

tray-pile = pile
tray-chosen = chosen piece
count-cards = cards
count-heap = cards on the heap
count-demanded = cards due
count-strength = strength
phase-turning = turn a card, slap a pair
phase-taking-heap = the heap is won, unless it is a pair
phase-choosing-a-piece = choose a piece and turn it
phase-ransoming = buy your officer back, or stop
do-turn-cards = turn a card
do-take-cards = take the heap
do-slap-cards = slap!

# Crossword games

tray-rack = rack
count-bag = tiles in the bag
count-last-word = last word
phase-laying = lay a word
phase-drawing-tiles = drawing tiles
phase-exchanging = choose tiles to exchange
phase-judging = do you accept the word?
do-across = across
do-down = down
do-exchange = exchange
do-challenge = challenge
timer-time-left = time left
phase-laying-title = lay the next letter of the title, away from the others
do-ready = ready
do-back = take back
count-highest-bid = highest bid

# Kem's

tray-gesture = sign made
tray-secret-sign = secret sign
phase-choosing-a-sign = choose a secret sign
phase-laying-out = cards are laid out
phase-exchanging-with-the-table = exchange, signal, call
role-looks-left = looks left
role-looks-partner = looks at the partner
role-looks-right = looks right
do-kems = kem’s!
do-double-kems = double kem’s!
do-counter-kems = counter kem’s!
do-stop-kems = stop kemps!
do-make-sign = make a sign
do-sign-wink = wink
do-sign-cheek = scratch your cheek
do-sign-nose = touch your nose
do-sign-ear = pull your ear
do-sign-brow = raise your eyebrows
do-sign-yawn = yawn
do-sign-tongue = put out your tongue
do-sign-cough = cough
do-watch-left = look left
do-watch-partner = look at your partner
do-watch-right = look right
