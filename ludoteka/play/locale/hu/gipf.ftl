# Gipf.

gipf-edge = Bábut a tábla szélén lehet föltenni.
gipf-full = Onnan arra nem lehet betolni: egy olyan sor következő pontját kell választani, amelyben van hézag.
gipf-row = Előbb egy négyest le kell venni: kattints az első és az utolsó bábujára.
gipf-double = Előbb döntsd el, hogy leveszed-e a sor dupla bábuját.
phase-entering = bábu föltevése a tábla szélén
phase-choosing-a-row = a leveendő négyes kiválasztása
phase-lift-or-keep = a dupla bábu levétele vagy meghagyása
do-lift = leveszem
do-keep = marad
do-leave-row = a négyes marad
