# The skyscraper game.

phase-tipping = tip a cube onto a neighbouring cell
tipping-next = Set up the next cube of yours first: choose how it stands.
tipping-beside = { $cell } does not share a side with the cell of this cube.
tipping-push = The cube on { $cell } cannot be tipped on: only an enemy's, and only onto an empty cell.
