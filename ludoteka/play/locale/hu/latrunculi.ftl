# Centuriák csatája.

latrunculi-pair = Két katonát kell tenni két, oldalával érintkező üres mezőre.
latrunculi-step = Nem egy lépésnyire van előre, hátra vagy oldalt: { $cell }.
latrunculi-not-back = Nem egy lépésnyire van előre vagy oldalt: { $cell }.
phase-placing-pairs = két katona lerakása egymás mellé
phase-placing-centurion = a centurió lerakása
phase-bonus = jutalomlépés vagy megállás
