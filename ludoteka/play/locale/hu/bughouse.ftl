# Bogárház.

bughouse-other-board = Te ezen a táblán játszol: { $board }.
bughouse-pawn-row = Gyalogot nem lehet az első vagy az utolsó sorra lerakni: { $cell }.
