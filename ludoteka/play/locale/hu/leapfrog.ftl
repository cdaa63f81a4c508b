# Béka.

leapfrog-blue = Elsőnek egypontos bábut kell levenni.
leapfrog-same = Csak az a bábu ugorhat tovább, amelyik az előbb ugrott; vagy meg lehet állni.
leapfrog-no-jump = A bábu szomszédját ugorja át, a mögötte levő üres mezőre.
phase-removing = az első bábu levétele
phase-jumping = ugrás egy bábu fölött
phase-jumping-on = tovább ugrani vagy megállni
