# On the firing range.

firing-ransom = { $count ->
    [3] Choose the private whose place your officer takes, or stop.
   *[other] Choose a private to give for your officer.
}
firing-go-on = The piece on { $cell } must go on jumping.
firing-must-jump = You can take an enemy: that must be done.
firing-stuck = The piece on { $cell } cannot move.
firing-forward = Soldiers step forward along the lines, not back; only officers use the straight lines and go two points.
