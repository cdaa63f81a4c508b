# Amit a sakkjátékok mondanak.

chess-empty = Ezen a mezőn nem áll figura: { $cell }.
chess-not-yours = Ez a figura nem a tiéd: { $cell }.
chess-own-piece = Itt saját figurád áll: { $cell }.
chess-blocked = Ez a figura most nem tud lépni, mert mások elállják az útját: { $cell }.
chess-in-the-way = Útban van egy figura itt: { $cell }.
chess-no-hurdle = Csak egy figurát átugorva mehet oda.
chess-moves-only = Oda léphet, de ott nem üthet: a gyalog átlósan üt.
chess-captures-only = Oda csak ütéssel léphet, de ez a mező üres: { $cell }.
chess-enter = A maharadzsa olyan üres mezőre léphet be, amelyet nem támadnak; ez nem ilyen: { $cell }.
chess-nothing-lost = Nincs elvesztett figurád, amivé ez a gyalog válhatna, ezért oda nem léphet: { $cell }.
chess-late-check = Sakkot csak a sorozat utolsó lépése adhat.
chess-pursuit = Ez a figura egymás után { $times } alkalommal üldözte ugyanazt az ellenfelet: most másnak kell lépnie.
chess-must-capture = Ütni tudsz, ezért ütnöd kell.
chess-check = Sakkban áll a királyod: lépj el vele, üsd le a sakkot adó figurát, vagy húzz közbe valamit.
chess-into-check = Ezen a mezőn a királyod sakkba kerülne: { $cell }.
chess-king-stays = A királyod nem tud lépni: minden szomszédos mező foglalt vagy ütés alatt áll.
chess-pinned = Ez a figura a királyodat védi a sakktól, ezért nem hagyhatja el a vonalat: { $cell }.
chess-becomes = { $piece ->
    [pawn] A gyalog ezen a mezőn más figurává változhat ({ $cell }): válaszd ki, mivé.
   *[other] Döntsd el, hogy a figura előlép-e ezen a mezőn: { $cell }.
}
chess-castle-moved = Erre az oldalra már nem sáncolhatsz: a király vagy a bástya már lépett.
chess-castle-blocked = Sáncolni csak akkor lehet, ha a király és a bástya között nem áll semmi.
chess-castle-in-check = Sakkból nem lehet sáncolni.
chess-castle-through = A király sáncoláskor nem haladhat át ütés alatt álló mezőn.
chess-no-count = A figurákat csak akkor lehet megszámolni, ha mindkét király az előlépési zónában áll, és a tiéd nincs sakkban.
chess-not-in-hand = { $piece ->
    [shogi-rook] Nincs bástya a kezedben.
    [shogi-bishop] Nincs futó a kezedben.
    [shogi-gold] Nincs arany tábornok a kezedben.
    [shogi-silver] Nincs ezüst tábornok a kezedben.
    [shogi-knight] Nincs lovag a kezedben.
    [shogi-lance] Nincs lándzsás a kezedben.
    [shogi-pawn] Nincs gyalog a kezedben.
   *[other] Ilyen figura nincs a kezedben.
}
chess-drop-occupied = Figurát csak üres mezőre lehet lerakni, ez pedig foglalt: { $cell }.
chess-drop-stuck = Innen a lerakott figura már soha nem tudna továbblépni: { $cell }.
chess-second-in-file = { $piece ->
    [shogi-pawn] A(z) { $file }. oszlopban már van előléptetetlen gyalogod: másodikat nem rakhatsz le (nifu).
   *[other] A(z) { $file }. oszlopban már van ilyen figurád: másikat nem rakhatsz le.
}
chess-drop-mate = { $piece ->
    [shogi-pawn] Gyalog lerakásával nem szabad mattot adni (ucsifudzume).
   *[other] E figura lerakásával nem szabad mattot adni.
}
chess-ways = { $piece ->
    [king] A király egy mezőt lép bármely irányba.
    [queen] A vezér egyenesen vagy átlósan bármennyit lép.
    [rook] A bástya vízszintesen vagy függőlegesen bármennyit lép.
    [bishop] A futó átlósan bármennyit lép.
    [knight] A huszár két mezőt ugrik egyenesen és egyet oldalra.
    [pawn] A gyalog egy mezőt lép egyenesen előre, a kiinduló mezőjéről egyet vagy kettőt; ütni egy mezőt átlósan előre tud.
    [shogi-king] A király egy mezőt lép bármely irányba.
    [shogi-rook] A bástya vízszintesen vagy függőlegesen bármennyit lép.
    [shogi-bishop] A futó átlósan bármennyit lép.
    [shogi-gold] Az arany tábornok egy mezőt lép egyenesen bármerre vagy átlósan előre.
    [shogi-silver] Az ezüst tábornok egy mezőt lép átlósan bármerre vagy egyenesen előre.
    [shogi-knight] A lovag két mezőt ugrik előre és egyet oldalra.
    [shogi-lance] A lándzsás egyenesen előre bármennyit lép.
    [shogi-pawn] A gyalog egy mezőt lép egyenesen előre.
    [shogi-dragon] A sárkány úgy lép, mint a bástya, vagy egy mezőt átlósan.
    [shogi-horse] A ló úgy lép, mint a futó, vagy egy mezőt egyenesen.
    [shogi-promoted-silver] Az előlépett ezüst úgy lép, mint az arany tábornok.
    [shogi-promoted-knight] Az előlépett lovag úgy lép, mint az arany tábornok.
    [shogi-promoted-lance] Az előlépett lándzsás úgy lép, mint az arany tábornok.
    [shogi-tokin] A tokin úgy lép, mint az arany tábornok.
   *[other] Ez a figura nem így lép.
}
