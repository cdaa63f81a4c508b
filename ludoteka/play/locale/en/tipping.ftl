# The skyscraper game.

phase-tipping = tip a cube onto a neighbouring cell
tipping-next = Set up the next cube of yours first: choose how it stands.
tipping-beside = { $cell } does not share a side with the cell of this cube.
tipping-push = The cube on { $cell } cannot be tipped on: only an enemy's, and only onto an empty cell.
piece-cube-oxs = cube: O on top, X in front, * on the right
piece-cube-osx = cube: O on top, * in front, X on the right
piece-cube-xos = cube: X on top, O in front, * on the right
piece-cube-xso = cube: X on top, * in front, O on the right
piece-cube-sox = cube: * on top, O in front, X on the right
piece-cube-sxo = cube: * on top, X in front, O on the right
piece-falling-o = cube that falls through O
piece-falling-x = cube that falls through X
piece-falling-s = cube that falls through *
