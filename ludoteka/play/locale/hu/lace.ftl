# Csipke és szomszédjáték.

lace-touches = Van letakart oldalszomszédja: { $cell }.
lace-round-over = A fordulónak vége: jöhet a következő.
phase-covering-a-cell = egy mező letakarása
phase-round-over = forduló vége
do-next = következő forduló
role-lace-maker = csipkeverő
role-lace-tearer = csipketépő
role-number-1 = egy szomszédra játszik
role-number-2 = két szomszédra játszik
role-number-3 = három szomszédra játszik
role-number-4 = négy szomszédra játszik
role-many-1 = sok egyszomszédosat akar
role-many-2 = sok kétszomszédosat akar
role-many-3 = sok háromszomszédosat akar
role-many-4 = sok négyszomszédosat akar
role-few-1 = kevés egyszomszédosat akar
role-few-2 = kevés kétszomszédosat akar
role-few-3 = kevés háromszomszédosat akar
role-few-4 = kevés négyszomszédosat akar
