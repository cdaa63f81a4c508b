# Pikk-pakk.

pikkpakk-outside = The balls are laid in the square from b2 to h8; { $cell } is outside it.
pikkpakk-seven = From { $cell } there is no line of { $count } balls without a gap that could be pushed there.
pikkpakk-blocked = The line that begins on { $cell } has no empty cell before it.
pikkpakk-own = At least { $count } of the { $line } balls that you push must be yours.
