# The turtle game.

turtle-area = { $cell } is an area: pieces are put on nodes, markers come by themselves.
