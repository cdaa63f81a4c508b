# Lavinasakk.

avalanche-push = Már léptél; most told meg az ellenfél egyik gyalogját magad felé. Itt nem áll olyan: { $cell }.
avalanche-one-cell = Ezt a gyalogot csak egy mezővel lehet előretolni, ha az a mező szabad: { $cell }.
avalanche-choose = Előbb válaszd ki, mivé változzon a megtolt gyalogod.
