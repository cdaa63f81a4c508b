# Jelek a bábuk lépéseit mutató képeken, és a helyek, ahol másként lépnek.

ways-both = odaléphet vagy ott üthet
ways-move = odaléphet, de ott nem üthet
ways-capture = ott csak üthet
ways-first = csak az első lépésével
ways-twice = ott üthet és továbbmehet, vagy visszafordulhat
ways-passed = üresnek kell lennie
ways-hurdle = bábu, amelyet átugrik
ways-jumped = odaléphet, vagy az ott álló ellenséget átugorva leüti
ways-line = vonal mentén addig megy, amíg semmi sem állja útját, nyílhegynél bármilyen messze

ways-on-river = a folyóban
ways-on-rank-1 = a játékos első sorában
ways-on-rank-2 = a játékos második sorában
ways-on-rank-6 = az utolsó előtti sorban
ways-on-rank-7 = az utolsó sorban
ways-on-north = a folyón túl
ways-on-bank-2 = a folyón túl
ways-on-middle = a középső zónában
ways-on-inner = a belső zónában
ways-on-row-10 = hátulról a harmadik sorban
