# Körpályás versenyek

tracks-throw-first = Előbb dobj.
tracks-no-pawn = Nincs bábud itt: { $cell }.
tracks-enter = Bábu csak ezzel a dobással hagyhatja el a fészket: { $numbers }.
tracks-cannot = A(z) { $cell } mezőn álló bábu { $die } dobással nem léphet így.
tracks-urgent = Amíg van bábu a fészekben, hatosra ki kell hozni egyet, és a rajtmezőn állónak kell először helyet adnia.
