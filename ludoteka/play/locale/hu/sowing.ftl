# Magvetős játékok.

sowing-not-yours = A(z) { $pit }. mező az ellenfél térfelén van; csak a sajátodról léphetsz.
sowing-empty = A(z) { $pit }. mező üres.
sowing-feed = Az ellenfelednek nincs magja: olyan lépést kell választanod, amellyel kap.
