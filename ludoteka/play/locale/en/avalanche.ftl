# Avalanche chess.

avalanche-push = You have moved; now push one of the enemy's pawns a cell towards you. There is none on { $cell }.
avalanche-one-cell = The pawn on { $cell } can only be pushed one cell straight on, if that cell is free.
avalanche-choose = Choose first what your pushed pawn becomes.
