# Gale.

gale-between = Choose the place between two of your dots, where the stick will lie.
gale-own = Your stick already lies over { $cell }.
gale-crossed = A stick over { $cell } would cross your opponent's.
