# Find the ten.

tens-go-on = You have begun to walk: choose the next cell.
tens-three-cells = The three cells must be different.
tens-neighbour = The next cell must touch { $cell } with a side or a corner.
tens-dead-end = From { $cell } the walk cannot go on.
tens-one-by-one = Choose the cells one after another.
