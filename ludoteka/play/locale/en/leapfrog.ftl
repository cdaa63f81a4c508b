# Leapfrog.

leapfrog-blue = The first counter to be removed must be worth one point.
leapfrog-same = Only the counter that has just jumped may jump on; or stop.
leapfrog-no-jump = A counter jumps over a neighbour onto the free cell behind it.
phase-removing = remove the first counter
phase-jumping = jump over a counter
phase-jumping-on = jump on, or stop
