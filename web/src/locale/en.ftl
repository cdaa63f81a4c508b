# The words of the browser client. Words of the games themselves come from the server.

## Everywhere

skip = Skip to the content
main-nav = Main pages
to-shelf = All games
lobby = Open tables
mine = My games
settings = Settings
close = Close
more = More
computer = Computer
try-again = Try again
copy = Copy
copied = Copied
save = Save
accept = Accept
decline = Decline
connection-lost = The connection was lost. Your game is safe; trying to reach it again.
trouble-title = That did not work
several = { $count } × { $what }

error-unreachable = The server cannot be reached. Is Ludoteka still running on that computer?
error-failed = Something went wrong on the server. Nothing of your game is lost; please try again.
error-not-found = There is nothing at this address. The table may have been closed, or the link is incomplete.
error-not-seated = You are not sitting at this table.
error-not-your-turn = It is not your turn.
error-illegal = That move is not possible here.
error-stale = The position has changed in the meantime. Have a look and choose again.
error-over = The game is over.
error-taken = Somebody else has just sat down there.
error-not-allowed = That is not allowed here.
error-too-many = That was a little fast. Wait a moment and try again.
error-too-large = That is too long.
error-sign-in = Please load the page again: the server does not know this browser yet.
error-bad-frame = The server did not understand this. Please load the page again.

## The shelf

search = Search
search-placeholder = Search { $count } games by any name
filters = Filters
filters-clear = Clear
filter-players = Players
filter-length = Length
filter-luck = Luck
filter-secrets = Secrets
filter-board = Board
length-short = up to 15 min
length-middle = 15 to 40 min
length-long = longer
luck-skill = skill
luck-mixed = skill and luck
luck-luck = luck
secrets-hidden = hidden
secrets-open = all open
loading-games = The shelf is being filled…
found = { $count ->
    [one] One game
   *[other] { $count } games
}
found-none = No game is like that. Leave one of the wishes out?
found-none-named = No game is called that.
found-near = Did you mean
found-instead = You might like
found-all = Show all { $count } games
continue = Continue
recent = Played lately
tonight = For tonight
tonight-text = How many are you, how long do you have, and how much may luck decide?
tonight-players = We are
tonight-length = We have
tonight-luck = Decided by
tile-note = { $count ->
    [one] 1 player, { $minutes } min
   *[other] { $players } players, { $minutes } min
}
against = Against { $names }
on-this-screen = On this screen
alone = On your own
computers = { $count ->
    [one] the computer
   *[other] { $count } computers
}

chapter-board = Board games
chapter-cards = Card games
chapter-chance = Games of chance
chapter-chess = Chess and its kin
chapter-connection = Making connections
chapter-dice = Dice games
chapter-draughts = Draughts
chapter-exchange-race = Changing places and racing
chapter-hemming-in = Hunting and hemming in
chapter-lattjo = Family games
chapter-n-in-a-row = Several in a row
chapter-other-logic = Other games of thought
chapter-own-games = Of our own
chapter-patience = Patience and puzzles
chapter-squadro = Squadrons
chapter-word = Word games

board-square = squares
board-hex = hexagons
board-points = points and lines
board-track = track
board-pits = pits
board-triangle = triangles
board-octagon = octagons
board-backgammon = backgammon
board-roulette = betting table
board-layers = storeys
board-field = without end
board-none = no board

## A game

loading-game = One moment…
fact-players = { $count ->
    [one] one player
   *[other] { $count } players
}
fact-players-range = { $least } to { $most } players
fact-minutes = about { $minutes } minutes
rules-book = Rule book
ways = How to play
way-computer = Computer
way-here = One screen
way-friend = Invite
way-lobby = Open table
way-watch = Watch
way-computer-text = You against the computer.
way-here-text = All seats are at this screen; pass it on.
way-friend-text = You get a link and a code to send to a friend.
way-lobby-text = Anybody may sit down at your table.
way-watch-text = The computer plays all sides, you watch.
begin-solo = Play
begin-daily = Puzzle of the day
begin-computer = Play
begin-here = Play
begin-friend = Set the table
begin-lobby = Set the table
begin-watch = Watch
level = Level
level-strength = strength { $elo } ± { $error }
level-strength-text = Measured by games between the levels, on Elo’s scale: random play is 0, and 400 more wins ten games of eleven. The second number is the standard error.
level-luck = Luck alone decides here, so the computer has no levels.
your-seat = You play
seat-any = { $count ->
    [2] either
   *[other] any
}
seat-me = you
seat-open = whoever comes
seat-of-side = Seat: { $side }
rules = Rules
rules-explained = What the rule sets are is told in the book:
rules-variants = variants
details = More choices
written = Go on with a game of yours
written-text = A game ({ $formats } or our record) or a position
written-text-plain = Our record of a game, or a position
written-file = From a file
written-wrong = This could not be read: { $why }
option-usual = as usual
option-usual-value = as usual ({ $value })
clock = Clock
clock-none = no clock
clock-move = { $seconds } seconds a move
clock-fischer = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s a move
}
clock-byoyomi = { $minutes } min, then { $periods } × { $each } s
clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
clock-days-left = { $days } d { $hours } h
clock-reading = { $text }, { $periods ->
    [one] the last period
   *[other] { $periods } periods
}

## The table

loading-table = Walking over to the table…
board-of = Board: { $game }
cell-empty = empty
cell-chosen = chosen
cell-ready = can be chosen
cell-target = possible
piece-of = { $side } { $piece }
piece-man = { $side } piece
piece-hidden = hidden piece
piece-hidden-of = { $side } hidden piece
card-name = { $rank } of { $suit }
card-back = face-down card
die-name = die showing { $value }
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-10 = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

seat-free = free seat
seat-computer = Computer, { $level }
seat-of = { $side }: { $name }
seat-away = away
seat-won = won
seat-captured = Captured: { $pieces }
play-as = Whose move to enter
status-your-turn = It is your turn
status-your-turn-phase = It is your turn: { $phase }
status-turn-of = { $side } to move
status-watching = You are watching; { $side } to move
status-turn-of-phase = { $side } to move: { $phase }
status-may-act = { $side } to move; you may act too
status-solo = Your move
status-thinking = { $count ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
}
status-thinking-long = { $count ->
    [one] { $name } is thinking; the first move of a game takes longest
   *[other] { $name } are thinking; the first move of a game takes longest
}
status-becoming = choose what it becomes
status-nobody = One moment…
status-sending = On its way…
status-seeking = Looking for a good move…
status-looking = Position { $ply } of { $all }
status-waiting-for-players = Waiting for players
see-rules = See the rules
move-agree = Play this move
move-chance = chance
move-chance-many = { $count } dealt or drawn
move-unseen = unseen
set-up-by-chance = Set up at random
draw-by-chance = Draw the rest at random
set-up-as-kept = As last time
set-up-standing = All stand. Move or swap them as you like, then say that you are ready
shape-turn = Turn
shape-flip = Turn over
step-back = Take back a step
take-back = Take back
hint = Hint
drawer = Moves
flip = Flip
rotate = Rotate
zoom-in = Enlarge
zoom-out = Reduce
moves-title = Moves
moves-none = Nothing has been played yet.
moves-nav = Go through the game
look-first = To the start
look-before = One back
look-after = One forward
look-last = To the end
look-return = Back to the game
chat-title = Chat
chat-none = Nothing has been said yet.
chat-write = Say something
chat-send = Send
watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
}
rules-of = Rules of { $game }
to-game = About this game
marks = Marks of the last move
offer-draw = Offer a draw
resign = Resign
resign-sure = { $count ->
    [1] Give this game up?
   *[other] Give this game up? The other side wins.
}
draw = Agree on a draw
draw-sure = Does everybody agree to a draw? The game ends with it.
go-on = Play on
stand-up = Leave the table
leave = Let the computer play for me
leave-sure = The computer plays on in your place. As long as the game goes on, you can sit down again.
kept-text = The computer plays { $side } in your place.
kept-back = Sit down again
draw-offered = A draw is offered.
draw-waiting = You offered a draw; waiting for { $names }.
draw-declined = The draw was declined.
draw-computer = The computer plays on.
takeback-asked = May the last move be taken back?
takeback-waiting = You asked to take back; waiting for { $names }.
takeback-declined = Taking back was declined.
claim-text = { $name } has been away for a while.
claim = Let the computer play on
cover-text = Hand the device to { $side }.
cover-open = I am here
waiting-title = Who is still coming?
sit-here = Sit down
invited-to = { $names } { $count ->
    [one] invites
   *[other] invite
} you to { $game }
seat-the-computer = Computer
invite-text = Send this link, or let a phone in your network read the code.
invite-alone = This server answers this computer only. Started with --lan it can be reached by others in your network, with a code to scan.
invite-qr = Code of the invitation
invite-link = Link of the invitation

## Afterwards

after-title = Result
again = Again
swap-sides = Swap sides
next-game = To the next game
next-like = Next: { $game }
rematch-wanted = Your opponent would like to play again.
rematch-waiting = You would like to play again; waiting for { $names }.
export-title = Take it home
export-record = Record
share = Share the link
share-watch = Let others look on
share-copied = The link is copied: whoever opens it looks on.
replay-play = Let it run
replay-pause = Pause
replay-slider = Position in the game
graph-label = How { $side } stood through the game
graph-legend = Above the line { $up } is ahead, below it { $down }.
moments = What mattered:
best-was = Here the computer would have played { $move }.
judge-all = How did it go?
judge-here = What should I have played?
judge-stop = Stop ({ $done } of { $all })

## The book

loading-book = Opening the book…
contents = Contents
play-it = Play
book-try = Play on from here
print = Print

## Open tables and me

lobby-text = Tables that wait for players or may be watched.
lobby-none = No table is open just now. Set one, and others will find it here.
lobby-free = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
lobby-runs = being played
my-games = Games
outcome-won = won
outcome-lost = lost
outcome-drawn = draw
my-games-none = No games yet. Shall we start with something short?
older = Older games
about-you = You
your-name = Your name at the table
renamed = Saved.
guest-text = You are a guest: this browser remembers you. With an account your games follow you to other devices.
account = Account
account-name = Name
password = Password
password-rule = At least { $least } characters.
password-change = Change the password
password-old = Old password
password-new = New password
password-changed = The password is changed. On your other devices you are signed out.
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
signed-in = Signed in as { $name }.
signed-out = Signed out.
welcome-back = Welcome back.
account-made = Your account is ready.
one-moment = One moment…

## Settings

language = Language
theme = Light
theme-system = like the system
theme-light = light
theme-dark = dark
boards = Boards
boards-wood = Wood
boards-slate = Slate
boards-green = Green
boards-contrast = High contrast
pieces = Pieces
pieces-set = Colours
pieces-classic = classic
pieces-safe = for all kinds of colour vision
pieces-contrast = high contrast
figures = Figures instead of characters
figures-text = Shogi and xiangqi for those who do not read Japanese or Chinese.
help-at-table = At the table
marks-text = A green line for what moved, a green circle for what turned, a red one for what was taken.
targets = Show where a piece can go
targets-text = A soft dot on each place.
calm = Without motion
calm-text = Pieces do not travel, cards do not fly.
sound = Sound
sound-text = A wooden click for each move.
confirm = Ask before a move is played
confirm-auto = on small boards
confirm-always = always
confirm-never = never
keys = Keys
key-arrows = Arrows
key-arrows-text = go over the board
key-enter = Enter
key-enter-text = choose
key-escape = Esc
key-escape-text = take back a step
key-numbers = 1 to 9
key-numbers-text = the buttons below the board
key-zoom = + and −
key-zoom-text = enlarge and reduce
key-flip = F
key-flip-text = flip the board
key-hint = H
key-hint-text = hint
key-look = [ and ], ← and →
key-look-text = go through the game

## The free table

free-table = Free table
free-table-text = Boards, pieces, dice and cards without rules: move everything as you like, alone or together.
free-table-open = Open an empty table
free-lay-out = Lay out on the free table
free-empty-game = Empty game
free-menu-game = Game
free-menu-accessories = Accessories
free-menu-tools = Tools
free-menu-settings = Settings
free-tools = Tools
free-tool-hand = Hand
free-tool-box = Box
free-tool-flip = Flip
free-tool-return = Throw back
free-tool-column = Column
free-column-text = Carries a whole column. Draw a frame around things to carry them together.
free-tool-pen = Pen
free-new = New game
free-open-start = Open starting position
free-open-game = Open game
free-save-game = Save game
free-save-start = Save as starting position
free-export = Export to a file
free-import = Import from a file
free-undo = Undo
free-redo = Redo
free-another = Another table
free-board = Board
free-pieces = Pieces
free-draws = Draws
free-chips = Chips
free-board-maker = Board maker
free-piece-maker = Piece maker
free-zone = A place of my own
free-show-marks = Show last move
free-show-cursors = Show the others' cursors
free-referee-free = Referee: free
free-referee-arbiter = Referee: arbiter
free-referee-enforced = Referee: rules enforced
free-referee-name = Referee
free-dial-free = free
free-dial-arbiter = arbiter
free-dial-enforced = enforced
free-dice = Check the dice
free-dice-text = Every draw comes from a secret whose fingerprint is shown here from the beginning. Tell the secret to check all draws so far; a new one begins then.
free-dice-told = Secret { $number } was:
free-reveal = Tell the secret
free-fit = Show everything
free-box = Box
free-box-empty = The box is empty. Pieces come from Accessories, Pieces.
free-on-board = Board
free-put = Put on the board
free-put-many = Put { $count } on the board
free-put-all = Put everything out
free-put-shuffled = Everything, shuffled, face down
free-take = Take off the board
free-take-all = Take all off the board
free-discard = Remove from the box
free-count = Count
free-in-box = Pieces in the box
free-add-pieces = Add pieces
free-drive = Pictures
free-drive-program = of the program
free-drive-own = my own
free-folder = Folder
free-folder-start = Starting positions
free-folder-game = Saved games
free-folder-discs = Discs
free-folder-chess = Chessmen
free-folder-animals = Animals
free-folder-soldiers = Soldiers
free-folder-special = Special pieces
free-folder-shogi = Shogi
free-folder-xiangqi = Xiangqi
free-folder-cards = Playing cards
free-folder-dominoes = Dominoes
free-folder-letters = Letters
free-folder-money = Money
free-folder-prizes = Prizes
free-folder-my-pieces = My pieces
free-no-pictures = No pictures here yet.
free-upload-pieces = Bring pictures
free-upload-folder = Bring a folder
free-upload-board = Bring a picture
free-front = Front
free-back = Back
free-empty-back = Empty
free-secret = Who sees the back does not know the front
free-add = Add
free-done = Done
free-ok = OK
free-use = Use it
free-sets = Whole sets
free-set-cards-52 = 52 cards
free-set-cards-54 = 54 cards with jokers
free-set-cards-104 = Two packs
free-set-cards-32 = 32 cards
free-set-dominoes-28 = 28 dominoes
free-set-dominoes-55 = 55 dominoes
free-set-letters-en = English letters
free-set-letters-hu = Hungarian letters
free-set-money = Play money
free-set-prizes = Prizes
free-set-discs = Discs of six colours
free-set-two-sided = Two-sided discs
free-set-chess = Chessmen
free-set-sandglasses = Sandglasses
free-set-cut-cubes = Cut cubes
free-board-none = No board
free-board-of-game = The board of a game
free-board-chessboard = Chessboard
free-board-draughts-10 = Board of 10 by 10
free-board-square-8 = Squares, 8 by 8
free-board-square-9 = Squares, 9 by 9
free-board-square-11 = Squares, 11 by 11
free-board-truncated = Truncated squares
free-board-marked = Marked squares
free-board-hex-rectangle = Hexagons: rectangle
free-board-hex-rhombus = Hexagons: rhombus
free-board-hex-hexagon = Hexagons: hexagon
free-board-hex-triangle = Hexagons: triangle
free-board-triangle = Triangles
free-board-triangle-rhombus = Triangles: rhombus
free-board-morris = Morris board
free-board-web = Spider web
free-board-lines = Joined points
free-board-points-19 = Points, 19 by 19
free-board-points-13 = Points, 13 by 13
free-board-paper = Squared paper
free-board-track = Track
free-board-track-branch = Track with a by-way
free-board-track-ring = Round track
free-board-felt = Green felt
free-board-wood = Wood
free-board-slate = Slate
free-shape = Shape
free-shape-square = squares
free-shape-points = points of a grid
free-shape-hex-rectangle = hexagons, rectangle
free-shape-hex-rhombus = hexagons, rhombus
free-shape-hex-hexagon = hexagons, hexagon
free-shape-hex-triangle = hexagons, triangle
free-shape-triangle = triangles
free-shape-triangle-rhombus = triangles, rhombus
free-shape-lines = joined points
free-shape-diagonals = joined points with diagonals
free-shape-paper = squared paper
free-shape-track = track
free-shape-track-ring = round track
free-shape-track-branch = track with a by-way
free-shape-graph = points and lines of your own
free-width = Width
free-height = Height
free-checkered = Checkered
free-without = Cells cut away
free-mark = Marked cells
free-points = Points (x y x y …)
free-lines = Lines (0-1 1-2 …)
free-make = Make
free-piece-disc = disc
free-piece-square = square
free-piece-hexagon = hexagon
free-piece-octagon = octagon
free-piece-triangle = triangle
free-piece-star = star
free-piece-card = card
free-fill = Colour
free-ink = Text colour
free-ground = Background colour
free-sign = Letter or symbol
free-device-die = Die
free-device-colours = Colour die
free-colour-red = red
free-colour-orange = orange
free-colour-yellow = yellow
free-colour-green = green
free-colour-blue = blue
free-colour-purple = purple
free-device-number = Number generator
free-device-cowries = Cowrie shells
free-device-wheel = Roulette wheel
free-device-deck = Chance cards
free-sides = Sides
free-low = Smallest
free-high = Largest
free-shells = Shells
free-double-zero = With 00
free-deck = Deck
free-deck-chance = Chance
free-deck-fortune = Fortune
free-browse = Browse
free-exhausts = Exhausts: no card comes twice until the deck is used up
free-deck-format = A deck is a text file with the ending .SZK: the first line says how many lines a card has, then come the cards.
free-draws-note = Click a device with the flip tool to set it off; throw it back to remove it.
free-digits = Digits
free-font = Font
free-size = Size (percent of a piece)
free-bold = Bold
free-italic = Italic
free-value = Value
free-name = Name
free-save = Save
free-replace = Replace it
free-taken = There is a “{ $name }” already. Replace it?
free-saved = Saved as “{ $name }”.
free-mixed = Not everybody who played this is here: what lay face down and what they held has been mixed.
free-beyond = Show everything ({ $count } out of sight)
free-forget = Remove
free-forget-it = Remove it
free-forget-sure = Remove “{ $name }” for good?
free-kept-none = Nothing here yet.
free-library = Games of the library
free-library-text = Pick one: it is laid out with its own board and pieces.
free-bare = The table is empty
free-bare-text = Lay out a game, or choose a board and pieces and make one up.
free-people = People and log
free-you = you
free-holds = holds { $count }
free-turn = Turn
free-turn-of = { $name } is to play
free-spectators = { $count ->
    [one] One looks on
   *[other] { $count } look on
}
free-looking-on = You look on
free-invite = Invite
free-invite-text = Whoever opens this address sits at the table and may do everything you may.
free-watch-text = Whoever opens this address looks on:
free-hand = My hand
free-hand-empty = Your hand: drop here what only you shall see.
free-act-piece = Flip
free-act-device = Set off
free-act-chip = Rewrite
free-rotate = Turn to the right
free-lock = Lock
free-unlock = Unlock
free-to-hand = Take into my hand
free-lay-up = Lay face up
free-lay-down = Lay face down
free-column-to-hand = Take all { $count } into my hand
free-shuffle = Shuffle { $count }
free-flip-column = Flip all
free-unstack = Lay out in a row
free-gather = Gather { $count } in a pile
free-deal = Deal { $count } to everybody
free-deal-some = Deal
free-deal-each = How many to each
free-deal-whom = To whom
free-deal-left = { $count } left on the pile.
free-deal-most = At most { $count } for each of them.
free-deal-do = Deal
free-away = away
free-sort-hand = Sort my hand
free-hand-left = Further left in my hand
free-hand-right = Further right in my hand
free-moves = Legal moves
free-play = Play
free-verdict-turn = { $side } is to move
free-exhausted = The deck is used up
free-exhausted-text = All cards have come up. Shall the deck be shuffled again?
free-reshuffle = Shuffle again
free-not-now = Not now
free-name-chip = chip { $text }
free-name-device = { $what } { $value }
free-name-zone = place of { $name }
free-zone-own = { $name }: only you see what lies here
free-name-shut = place of { $name }, { $count ->
    [one] one thing lies in it
   *[other] { $count } things lie in it
}
free-within = { $count ->
    [0] empty
    [one] 1 thing
   *[other] { $count } things
}
free-name-hidden = face down
free-name-stroke = line
free-name-piece = piece
free-name-short-hidden = face down
free-name-short-chip = chip
free-name-short-device = device
free-name-short-piece = piece
free-something = something
free-kinds = { $count } kinds
free-sort-die = a die
free-sort-colours = a colour die
free-sort-number = a number generator
free-sort-cowries = the cowrie shells
free-sort-wheel = the wheel
free-sort-deck = the chance cards
free-sort-chip = a chip
free-sort-zone = a place of their own
free-sort-stroke = a line
free-loading = Fetching the accessories…
free-log-sit = came to the table
free-log-move = moved { $label }
free-log-stack = moved a column of { $count }
free-log-unstack = laid out { $count }
free-log-flip = flipped { $label }
free-log-rotate = turned { $label }
free-log-return = threw back { $label }
free-log-lock = locked or unlocked { $label }
free-log-collect = added to the box: { $label }
free-log-discard = removed from the box: { $label }
free-log-put = put out { $label }
free-log-put-all = put out { $count } pieces
free-log-take-off = took off the board: { $label }
free-log-device = put down { $label }
free-log-roll = set off: { $label }
free-log-reshuffle = shuffled the deck again
free-log-shuffle = shuffled { $count } pieces
free-log-deal = dealt { $count } pieces
free-log-draw = took { $count } in hand
free-log-reveal = told the secret of the dice
free-log-chips = put down { $count } chips
free-log-write = rewrote a chip
free-log-zone = made a place of their own
free-log-scribble = drew a line
free-log-board = changed the board: { $label }
free-log-new = cleared the table
free-log-load = laid out: { $label }
free-log-title = saved the table as { $label }
free-log-turn = gave the turn to { $label }
free-log-referee = set the referee to { $label }
free-log-relay = played { $label }
free-log-unseen = did something that only they see
free-log-undo = undid the last action
free-log-redo = made it again
free-mine = Your free tables
