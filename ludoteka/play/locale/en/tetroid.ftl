# Tetroid.

tetroid-not-yours = You have no man on { $cell }.
tetroid-stuck = The man on { $cell } cannot move.
tetroid-order = Choose the men of a tetroid from left to right, in a file from below.
tetroid-no-shape = These men are no part of a tetroid that can move: a tetroid is four men that hang together by their sides.
tetroid-barred = The tetroid cannot go there: it moves by one cell, stays on the board and comes upon none of your other men.
tetroid-single-takes-none = A single man cannot take the man on { $cell }: only a tetroid takes.
tetroid-too-far = A single man cannot go from { $cell } to { $to }: it goes at most { $reach } cells, straight or aslant, to an empty cell.
tetroid-four-men = A tetroid has four men; you have chosen { $count }.
