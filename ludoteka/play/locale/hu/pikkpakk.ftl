# Pikk-pakk.

pikkpakk-outside = A golyókat a b2–h8 négyzetbe kell rakni, ez a mező kívül esik rajta: { $cell }.
pikkpakk-seven = Innen nem indul oda { $count } hézagtalanul sorakozó golyó, amelyet tolni lehetne: { $cell }.
pikkpakk-blocked = Az innen induló sor előtt nincs üres mező: { $cell }.
pikkpakk-own = A tolt { $line } golyó közül legalább { $count } a sajátunk kell hogy legyen.
