# What is said of a written game or position that cannot be read. Each follows "This could not be read:".

written-illegal = { $more ->
    [0] { $move } is not legal here; legal are { $some }
   *[other] { $move } is not legal here; legal are { $some } and { $more } more
}
written-ambiguous = { $move } may be { $some }
written-over = the game is over
written-not-yours = { $move }: it is not this player’s turn
written-impossible = impossible position: { $why }
written-impossible-text = impossible position: { $why }
written-at-move = move { $number }: { $why }
written-at-event = event { $number } ({ $event }): { $why }
written-other-game = expected a game of { $expected }, got one of { $got }
written-other-start = the game begins from another position than this one
written-no-game = no game here is called so: { $got }
written-unknown = expected a record or one of { $known }, got “{ $got }”
written-no-text = expected a text file in UTF-8
written-usual-start = only games from the usual start can be written like this
written-too-long = the text has { $count } characters, which is too long
written-nothing = there is no game in the text
written-expected = “{ $got }” is no game or position that can be read here. Expected is { $formats ->
    [none] our record, the file that is offered when a game is over (it begins with “Ludoteka record”)
   *[other] a game as { $formats } or as our record (it begins with “Ludoteka record”)
}{ $example ->
    [none] { "" }
   *[other] , or a position such as “{ $example }”
}
written-unclosed = a variation between parentheses is not opened and closed
written-format = expected one of { $known }, got “{ $got }”

# positions in our own text
written-field = expected field=values, with a field of { $fields }; got “{ $got }”
written-field-twice = the field { $field } is given twice
written-field-numbers = field { $field }: expected numbers like 0*5,1,2; got “{ $got }”
written-field-most = field { $field }: expected at most { $most } values
written-field-range = field { $field }: expected { $low } to { $high }, got { $got }

# records
written-record-first = line 1: expected “{ $expected }”, got “{ $got }”
written-record-version = line 1: this record has version { $got }; this program reads up to { $most }
written-record-line = line { $number }: expected an event or a field, got “{ $got }”
written-record-act = line { $number }: expected one of { $known }; got “{ $got }”
written-record-field = line { $number }: expected one of { $known }; got “{ $got }”
written-record-game = expected a line Game: …
written-record-level = seat { $seat }: expected a level, got “{ $got }”
written-record-secret = expected hexadecimal digits after Secret:
written-record-result = the record says “{ $said }”, playing it again gives “{ $got }”

# FEN and SFEN
written-fen-words = expected a FEN of 4 to 6 words, got { $count }: “{ $got }”
written-sfen-words = expected an SFEN of 3 or 4 words, got { $count }: “{ $got }”
written-fen-mover = expected { $first } or { $second } as the player to move, got “{ $got }”
written-fen-no-hands = no pieces are held in hand in this game
written-fen-hands = expected pieces in hand like { $example } or -, got “{ $got }”
written-fen-piece = there is no piece { $got }; the pieces are { $pieces }
written-fen-rows = expected { $expected } rows, got { $count }: “{ $got }”
written-fen-row = expected { $expected } cells in a row, got { $count } in “{ $got }”
written-fen-signs = expected pieces and numbers of empty cells, got “{ $got }”
written-fen-number = expected a count of moves, got “{ $got }”
written-sfen-number = expected the number of the move, got “{ $got }”
written-fen-castling = expected castlings of { $letters } or -, got “{ $got }”
written-fen-no-castling = expected -, for there is no castling in this game; got “{ $got }”
written-fen-passed = expected the cell passed by a long step or -, got “{ $got }”
written-fen-no-step = no long step passes { $cell }

# impossible positions of chess and its kin
written-chess-actors = one player is to move, not { $got }
written-chess-turns = expected as many turns as moves, got { $turns } and { $moves }
written-chess-turn = after { $turns } turns it is not the turn of { $side }
written-chess-quiet = expected at most { $most } moves without progress, got { $got }
written-chess-past = { $past } earlier positions are remembered, which is more than were played
written-chess-history = expected { $past } earlier positions in the history
written-chess-due = expected 1 to { $most } moves to be due in this turn, got { $got }
written-chess-moves = expected at least one move a turn, got { $moves } in { $turns } turns
written-chess-royal = expected one { $piece } of { $side }, got { $got }
written-chess-pieces = { $side } has { $got } pieces, expected at most { $most }
written-chess-kind = { $side } has { $got } pieces of the kind { $piece }, expected { $most }
written-chess-promoted = { $side } has { $got } promoted pieces, but only { $most } can have promoted
written-chess-held = no { $piece } can be held in hand
written-chess-shared = expected at most { $most } pieces of the kind { $piece }, got { $got }
written-chess-place = a { $piece } of { $side } cannot stand on { $cell }
written-chess-file = { $side } has { $got } pieces of the kind { $piece } in file { $file } from the left
written-chess-castling = castling { $letter } is not possible: { $cell } has changed
written-chess-step = the long step that could be captured in passing cannot have been made
written-chess-check = { $side } is in check but it is the other player’s turn

# KIF and CSA
written-shogi-only = expected shogi, on nine by nine cells
written-shogi-illegal = { $move } is not legal
written-shogi-begin = the game begins from another position: “{ $got }”
written-kif-move = expected a move like { $example }, got “{ $got }”
written-kif-same = { $sign } cannot be the first move
written-kif-piece = { $piece } does not stand on { $cell }
written-csa-line = expected a line of CSA, got “{ $got }”
written-csa-piece = no piece is called { $piece }: “{ $got }”

# PDN
written-pdn-position = expected a position like { $example }, got “{ $got }”
written-pdn-two = two pieces on { $cell }
written-pdn-cells = expected cells like 12 or K12 or 1-20, got “{ $got }”
written-pdn-cell = there is no cell { $got } in play; they are { $first } to { $last }
written-pdn-order = expected the lower cell first, got “{ $got }”
written-pdn-move = expected a move like 32-28, 32x14 or c3-d4, got “{ $got }”
written-pdn-huff = a game with huffing cannot be written as PDN
written-pdn-type = expected a game type of { $known }, got { $got }

# impossible positions of draughts
written-draughts-actors = one player is to move, not { $got }
written-draughts-pieces = { $side } has { $got } pieces, expected at most { $most }
written-draughts-crowned = a man of { $side } on { $cell }, where it would be a king
written-draughts-past = the earlier positions do not fit { $quiet } quiet moves
written-draughts-out = { $side } is out
written-draughts-stuck = the player to move would have dropped out, for he cannot move
written-draughts-huff = nothing can be huffed now
written-draughts-huffed = no piece on { $cell } that could be huffed

# SGF
written-sgf-text = expected { $expected } at character { $at }, got “{ $got }”
written-sgf-value = expected a value closed by ] at character { $at }, got “{ $got }”
written-sgf-property = expected a property in capitals at character { $at }, got “{ $got }”
written-sgf-end = expected the end of the text at character { $at }, got “{ $got }”
written-sgf-nodes = expected at least one node
written-sgf-twice = the property { $name } comes twice in a node
written-sgf-point = there is no point “{ $got }” on a board of { $width } by { $height }
written-sgf-only = SGF is read and written for go on a square grid
written-sgf-later = node { $number } sets up stones; only the first node may
written-sgf-tag = expected { $expected }, got { $got }
written-sgf-size = expected a board of { $known } lines, got { $got }
written-sgf-none = expected one of { $known }, got { $got }
written-sgf-number = expected a number in KM, got “{ $got }”
written-sgf-komi = expected { $expected }, got { $got }; choose the komi
written-sgf-handicap = { $got }, but AB has { $stones } stones
written-sgf-two = two stones on { $point }
written-sgf-stones = AB and AW have other stones than LT
written-sgf-one = expected one move in a node, got { $got }
written-sgf-turn = { $got } is out of turn

# backgammon
written-tables-match = the text belongs to { $theirs }, the rules to { $ours }; choose the length of the match
written-tables-length = { $points ->
    [0] a single game
   *[other] a match to { $points }
}
written-tables-men = { $side } has { $got } men, more than { $most }
written-tables-crawford = the Crawford rule is not played here
written-xgid-fields = expected { $prefix } and { $count } fields between colons, got “{ $got }”
written-xgid-rules = { $got } asks for the Jacoby rule or beavers otherwise than this game has them
written-xgid-cube = the cube shows { $got }, more than it can
written-xgid-field = field { $number } is { $expected }, got “{ $got }”
written-xgid-places = expected { $count } places, got { $got } in “{ $text }”
written-xgid-bars = the first place is Black’s bar and the last one White’s, got “{ $got }”
written-gnuid-letters = expected { $count } letters of base 64, got “{ $got }”
written-gnuid-places = there are more places than two players have in “{ $got }”
written-gnuid-play = the match “{ $got }” is not one in play
written-gnuid-dice = expected two dice or none in the match “{ $got }”
written-gnuid-cube = nobody who could be meant owns the cube in the match “{ $got }”
written-gnuid-actor = in the match “{ $got }” the wrong player is to act
