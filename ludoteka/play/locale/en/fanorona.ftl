# What fanorona says.

fanorona-empty = There is no piece on { $cell }.
fanorona-not-yours = The piece on { $cell } is not yours.
fanorona-same-piece = Only the piece on { $cell } may go on capturing; or stop.
fanorona-must-capture = { $count ->
    [one] You must capture: the piece on { $cells } can.
   *[other] You must capture; the pieces on { $cells } can.
}
fanorona-no-line = No line joins { $from } and { $cell }.
fanorona-occupied = { $cell } is occupied.
fanorona-visited = The piece has already been on { $cell } in this series.
fanorona-turn = In a series every step changes direction, so not straight on to { $cell }.
fanorona-series-captures = A series goes on only with a capture, and the step to { $cell } takes nothing.
