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
begin-computer = Play
begin-here = Play
begin-friend = Set the table
begin-lobby = Set the table
begin-watch = Watch
level = Level
level-luck = Luck alone decides here, so the computer has no levels.
your-seat = You play
seat-any = either
seat-me = you
seat-open = whoever comes
seat-of-side = Seat: { $side }
rules = Rules
rules-explained = What the rule sets are is told in the book:
rules-variants = variants
details = More choices
option-usual = as usual
clock = Clock
clock-none = no clock
clock-move = { $seconds } seconds a move
clock-fischer = { $minutes } min + { $seconds } s a move
clock-byoyomi = { $minutes } min, then { $periods } × { $each } s
clock-days = { $days } days a move

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
play-as = Whose move to enter
status-your-turn = It is your turn
status-your-turn-phase = It is your turn: { $phase }
status-turn-of = { $side } to move
status-turn-of-phase = { $side } to move: { $phase }
status-solo = Your move
status-thinking = { $name } is thinking
status-nobody = One moment…
status-sending = On its way…
status-looking = Position { $ply } of { $all }
status-waiting-for-players = Waiting for players
see-rules = See the rules
move-agree = Play this move
move-chance = chance
move-chance-many = { $count } dealt or drawn
move-unseen = unseen
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
resign-sure = Give this game up? The others win.
go-on = Play on
stand-up = Leave the table
draw-offered = A draw is offered.
takeback-asked = May the last move be taken back?
claim-text = { $name } has been away for a while.
claim = Let the computer play on
cover-text = Hand the device to { $side }.
cover-open = I am here
waiting-title = Who is still coming?
sit-here = Sit down
seat-the-computer = Computer
invite-text = Send this link, or let a phone in your network read the code.
invite-alone = This server answers this computer only. Started with --lan it can be reached by others in your network, with a code to scan.
invite-qr = Code of the invitation
invite-link = Link of the invitation

## Afterwards

after-title = Result
again = Again
swap-sides = Swap sides
next-like = Next: { $game }
rematch-wanted = Your opponent would like to play again.
export-title = Take it home
export-record = Record
export-notation = Notation
share = Share the link
replay-play = Let it run
replay-pause = Pause
replay-slider = Position in the game
graph-label = How { $side } stood through the game
moments = What mattered:
best-was = Here the computer would have played { $move }.
judge-all = How did it go?
judge-here = What should I have played?
judge-stop = Stop ({ $done } of { $all })

## The book

loading-book = Opening the book…
contents = Contents
play-it = Play
print = Print

## Open tables and me

lobby-text = Tables that wait for players or may be watched.
lobby-none = No table is open just now. Set one, and others will find it here.
lobby-waits = waits for players
lobby-runs = being played
my-games = Games
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
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
signed-in = Signed in as { $name }.
signed-out = Signed out.
welcome-back = Welcome back.
account-made = Your account is ready.

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
key-look = [ and ]
key-look-text = go through the game
