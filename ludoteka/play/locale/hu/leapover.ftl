# Ugrató.

leapover-row = Te balról töltöd a sorokat: a sor első üres mezőjére kell tenned.
leapover-column = Te alulról töltöd az oszlopokat: az oszlop legalsó üres mezőjére kell tenned.
