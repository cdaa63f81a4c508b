# Kauricsigás versenyek

cowries-throw-first = Előbb dobj, vagy passzolj.
cowries-no-passing = E szabályok szerint nem passzolhatsz.
cowries-exact = Innen pontosan { $needed } kell a célhoz: { $cell }.
cowries-pile-in-the-way = Torony áll az úton ide: { $cell }. Tornyot nem lehet átugrani.
cowries-greater-pile = Torony áll itt: { $cell }. Csak legalább ilyen magas torony léphet ide.
cowries-goes-to = Ezzel a dobással a { $cell } mezőn álló korong ide lép: { $to }.
cowries-castle = A(z) { $cell } várban ellenfél korongja áll: nem léphetsz oda.
