# Connection games.

connection-taken = There is a stone on { $cell } already; stones are placed on empty cells and never move.
connection-no-swap = In this game the first stone cannot be taken over.
connection-swap-late = Only the first stone can be taken over, by the second player, instead of a first stone of his own.
