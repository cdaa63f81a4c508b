# Szokkolot.

soccolot-far-from-ball = Ez a játékos nem a labda mellett áll, ezért nem cselezhet és nem rúghat: { $cell }.
soccolot-run = Futni csak a pálya szomszédos mezejére lehet, ez nem az: { $cell }.
soccolot-dribble = Ide nem lehet cselezni, mert a játékosnak és a labdának is szabad mező kell: { $cell }.
soccolot-kick = Ide nem rúgható a labda, mert egyenesen távolodik a játékostól, az első akadályig: { $cell }.
