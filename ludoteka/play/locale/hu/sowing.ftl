# Magvetős játékok.

sowing-not-yours = Ez a mező az ellenfél térfelén van: { $pit }. Csak a sajátodról léphetsz.
sowing-empty = Ez a mező üres: { $pit }.
sowing-feed = Az ellenfelednek nincs magja: olyan lépést kell választanod, amellyel kap.
