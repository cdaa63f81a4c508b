# Black path.

black-path-first = The first tile is laid in the corner opposite the black one.
black-path-second = The second tile is laid beside the first one.
black-path-head = The main line must be continued on { $cell }.
