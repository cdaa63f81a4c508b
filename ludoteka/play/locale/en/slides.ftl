# Neutron.

slides-neutron-first = The neutron moves first, then one of your pawns.
slides-pawn-now = The neutron has moved: now move one of your pawns.
slides-to-the-end = A piece slides straight until something stops it; it cannot stop on { $cell }.
slides-stuck = The piece on { $cell } cannot move.
