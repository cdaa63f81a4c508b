# Track races

tracks-throw-first = Throw the die first.
tracks-no-pawn = You have no pawn on { $cell }.
tracks-enter = A pawn leaves the nest only by { $numbers }.
tracks-cannot = The pawn on { $cell } cannot move like this with a { $die }.
tracks-urgent = While pawns wait in the nest, a six brings one out, and a pawn on the start makes room first.
