# What the free table, and the server around it, say when something cannot be done.

table-no-picture = There is no such picture.
table-picture-recipe = The picture should be written as { $form }.
table-picture-shape = There is no shape { $shape }; there are { $shapes }.
table-board-recipe = A board should be written as { $form }.
table-board-cells = A board has 1 to { $most } cells along each side.
table-board-large = That board is too large.
table-board-impossible = That board cannot be made: { $why }
table-board-none = There is no board “{ $shape }”.
table-board-cell = There is no cell { $cell } on that board.
table-board-points = Points are written as x y x y …, each between -100 and 100.
table-gone = That is not on the table any more.
table-other-kind = That cannot be done with this thing.
table-held = { $name } holds that.
table-anothers-place = That lies in the place of somebody else.
table-locked = That is locked; unlock it first.
table-full = There is room for { $most } things on the table.
table-two-sides = Only pieces have two sides.
table-no-back = That piece has no back.
table-not-in-box = There is no such piece in the box.
table-box-full = There is room for { $most } kinds of piece in the box.
table-bad-kind = A kind of piece needs a short name and at least one copy.
table-piece-size = A piece is at most 40 units wide and high.
table-copies = There can be { $most } copies of a kind.
table-box-left = { $count ->
    [0] There is none in the box.
    [one] There is only one of them in the box.
   *[other] There are only { $count } of them in the box.
}
table-none-out = There is none on the table.
table-none-seen = None of them lies where you see what it is; throw back what lies face down with the tool.
table-secret-used = The secret would also tell what lies face down and what people hold. Turn it up or throw it back first.
table-shells = There can be 1 to { $most } shells.
table-bounds = The upper bound has to be larger than { $low }.
table-deck-empty = A deck has cards.
table-deck-gone = The cards of that deck are gone.
table-deck-used-up = The deck is used up; shall it be shuffled again?
table-only-pieces = Only pieces can be shuffled and dealt.
table-not-here = One of them is not at the table.
table-pile = There are only { $count } in the pile.
table-no-game = There is no referee here: it minds games of the library that are laid out on their board and keep nothing secret.
table-file = That is no file of a table: { $why }
table-file-entries = A table has at most { $most } entries.
table-file-far = { $key } lies beyond the table.
table-file-count = { $key } has an impossible count.
table-file-key = { $key } stands at a wrong place of the file.
table-file-kind = { $key } is of a kind that is not in the box.
table-file-cards = { $key } has no cards.
table-file-format = Expected a file of the format { $format }, got { $got }.
table-no-words = A remark has words.
table-nothing-done = There is nothing to take back.
table-nothing-undone = There is nothing to make again.
deck-no-text = Expected a plain text file, got something else.
deck-empty-file = The file is empty; its first line should be the number of lines of each card.
deck-first-line = Line 1: expected the number of lines of each card, from 1 to { $most }, got “{ $got }”.
deck-no-cards = There are no cards after the first line.
deck-last-card = Line { $line }: the last card has { $has } of its { $each } lines; there are { $all } lines after the first.
deck-many-cards = Expected at most { $most } cards, got { $got }.
deck-blank-card = Card { $card } (line { $line }) is empty.
deck-long-card = Card { $card } is too long: { $got } characters, at most { $most }.
table-said = { $text }
table-enforced = The rules are enforced here: make a legal move, or set the referee to free.
table-not-enforced = The rules are not enforced at this table.
table-not-legal = That is not a legal move.
table-several = Several moves begin so, choose one from the list: { $some }.
table-no-way = No legal moves lead from the last position to this one.
table-no-way-cell = No legal moves lead from the last position to this one: { $cell } holds { $is }, by the rules { $should }.
table-no-board = This game has no board from which a referee could read what is played.
table-missing = There is no such table, or it is not for you.
table-failed = Something went wrong; nothing has changed.
table-not-written = It could not be written down; nothing has changed.
table-kept-already = There is a “{ $name }” already.
table-keep-much = You keep too many things; remove some first.
table-not-kept = There is no “{ $name }” in that folder.
table-not-seated = You do not sit at that table.
table-looking = You look on; ask for the invitation to take part.
table-too-much = Too much at once; wait a little.
table-places = Somebody has a place of their own on this table; it has to be removed first.
table-purpose = Expected a picture for a board or a piece.
table-deck-ending = Expected a file of chance cards with the ending .SZK, got { $name }.
table-deck-file = { $name }: { $why }
table-deck-missing = There is no deck “{ $name }”.
table-file-pictures = A table has at most { $most } pictures.
table-folder = Expected the folder start or game.
table-name = A name has 1 to 80 signs.
picture-name = A file name has 1 to 80 signs that can be seen.
picture-path = Expected the name of a file, not a path.
picture-ending = Expected a picture ({ $endings }), got { $name }.
picture-empty = The file is empty.
picture-svg-bytes = An SVG picture has at most { $most } bytes.
picture-svg-text = An SVG picture is written in UTF-8.
picture-none = That is not a picture we can read; expected { $formats } or SVG.
picture-active = That picture does more than draw: { $what }.
picture-svg-elements = An SVG picture has at most { $most } elements.
picture-svg-drawing = That SVG picture cannot be drawn.
picture-large = That picture has { $width } by { $height } pixels; that is too many.
people-guests = Too many guests from your network; wait a little.
people-tries = Too many tries; wait a little.
people-name = A name has 1 to { $most } characters.
people-has-account = You have an account already.
people-password = A password has { $least } to { $most } characters.
people-name-taken = Somebody has that name already.
people-old-password = The old password is wrong.
people-sign-in = The name or the password is wrong.
people-guest = Guest { $number }
table-secrets-start = A game with secrets begins at its usual start.
table-over-there = in that position the game is over
table-anothers-zone = That place is { $name }’s; only they can change it.
table-throw-back = Something was captured on { $cell }: throw the captured piece back, too.
table-frame = This page asked for something that the table does not know. Nothing has changed; reload the page and try again.

# What the equipment of the free table is called, beyond the pieces of the games.
piece-advisor = advisor
piece-bird = bird
piece-brown = brown
piece-camel = camel
piece-column = column
piece-commander = commander
piece-compass = compass
piece-corporal = corporal
piece-crowned = crowned
piece-deer = deer
piece-fish = fish
piece-gold = gold
piece-hexagon = hexagon
piece-hexpod = hexpod
piece-house = house
piece-jester = jester
piece-lancer = lancer
piece-miner = miner
piece-mouse = mouse
piece-ox = ox
piece-person = person
piece-pointer = pointer
piece-prince = prince
piece-rabbit = rabbit
piece-silver = silver
piece-tank = tank
piece-tortoise = tortoise
piece-tower = tower
piece-two-sided-disc = two-sided disc
piece-cut-cube = cut cube
equipment-knight = knight

# Pieces of the free table that have only a code on their pictures.
called-card = { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
        [10] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
       *[2] two
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
called-joker = joker
called-back = back
called-domino = domino { $low }–{ $high }
called-letter = letter { $letter }
called-money = note of { $value }
