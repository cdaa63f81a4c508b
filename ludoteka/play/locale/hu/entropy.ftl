# Entrópia.

entropy-no-friend = Az itt álló figura ({ $cell }) nem érintkezik társával, ezért nem léphet.
entropy-no-way = Nincs egyenes, szabad út innen: { $from }, ide: { $cell }.
entropy-must-join = Előbb az elszigetelt figurádat kell csatlakoztatni: { $cells }.
