# Koan.

koan-stuck = The piece on { $cell } cannot go forward.
koan-wrong-shape = A piece takes only on a cell of its own shape; { $cell } has the other one.
koan-forward = Pieces go one cell forward: to the octagon straight ahead or to a touching cell aslant ahead.
