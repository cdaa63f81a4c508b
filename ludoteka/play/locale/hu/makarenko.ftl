# Makarenko-sakk.

makarenko-drop = A tartalékból korongot üres mezőre vagy saját, nem király toronyra lehet tenni.
makarenko-no-reserve = Nincs korong a tartalékodban.
makarenko-new-king = Leütötték az utolsó királyodat: ezzel a lépéssel új, nyolckorongos királyt kell létrehoznod.
makarenko-only-king = Ez az egyetlen királyod: csak egészben léphet, egy mezőt bármely irányba.
makarenko-overfull = Ha minden korong odalép, a torony nyolcnál magasabb lesz, ez pedig tilos: { $cell }.
makarenko-ways = A torony ({ $cell }) tetejéről levett (legfeljebb { $height }) korong a számának megfelelő figuraként lép: 1 vagy 2 gyalog, 3 bástya, 4 huszár, 5 vagy 6 futó, 7 vezér, 8 király.
