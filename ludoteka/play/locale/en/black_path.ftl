# Black path.

black-path-first = The first tile is laid in the corner opposite the black one.
black-path-edge = The line begins at the upper left corner: the first tile is laid there.
black-path-second = The second tile is laid beside the first one.
black-path-head = The main line must be continued on { $cell }.
