# Szoliter.

solitaire-no-peg = Itt nincs, ami ugorhatna: { $cell }.
solitaire-no-jump = Innen nem lehet ugrani, mert ahhoz olyan szomszéd kell, amely mögött közvetlenül üres mező van: { $cell }.
solitaire-taken = Ugrani csak üres mezőre lehet, ez pedig foglalt: { $cell }.
solitaire-too-far = Innen nem lehet oda ugrani, csak egyenesen, egy mező fölött a következőre: { $from }–{ $cell }.
solitaire-nothing-over = Ezen a mezőn nincs mit átugrani: { $cell }.
