# Amit az olvashatatlan játszmákról és állásokról mondunk. Az „Ezt nem sikerült elolvasni:” után áll.

written-illegal = { $more ->
    [0] { $move } itt nem szabályos; szabályos lépés: { $some }
   *[other] { $move } itt nem szabályos; szabályos lépés: { $some } és még { $more }
}
written-ambiguous = { $move } többet is jelenthet: { $some }
written-over = a játék már véget ért
written-not-yours = { $move }: nem ez a játékos következik
written-impossible = lehetetlen állás: { $why }
written-impossible-text = ebben a játékban ilyen állás nem lehet
written-at-move = { $number }. lépés: { $why }
written-at-event = { $number }. esemény ({ $event }): { $why }
written-other-game = ez egy másik játék játszmája: { $got }, nem { $expected }
written-other-start = a játszma nem ebből az állásból indul
written-no-game = ilyen nevű játék itt nincs: { $got }
written-unknown = játszmalap kell vagy ezek egyike: { $known }; ehelyett „{ $got }” áll itt
written-no-text = UTF-8 kódolású szövegfájl kell
written-usual-start = így csak az alapállásból induló játszmák írhatók le
written-too-long = a szöveg { $count } betűs, ez túl hosszú
written-nothing = a szövegben nincs játszma
written-expected = ez nem olvasható játszma vagy állás: „{ $got }”. { $formats ->
    [none] Ide a saját játszmalapunk való, az a fájl, amelyet a játszma végén fölkínálunk (így kezdődik: „Ludoteka record”)
   *[other] Ide egy játszma való, { $formats } alakban vagy a saját játszmalapunkon (így kezdődik: „Ludoteka record”)
}{ $example ->
    [none] { "" }
   *[other] , vagy egy állás, például: „{ $example }”
}
written-unclosed = egy zárójeles változat nincs megnyitva és bezárva
written-format = ezek egyike kell: { $known }; ehelyett „{ $got }” áll itt

# állások a saját szövegünkben
written-field = mező=értékek kell, a mező ezek egyike: { $fields }; ehelyett „{ $got }” áll itt
written-field-twice = kétszer szerepel ez a mező: { $field }
written-field-numbers = { $field } mező: olyan számok kellenek, mint 0*5,1,2; ehelyett „{ $got }” áll itt
written-field-most = { $field } mező: legfeljebb { $most } érték lehet
written-field-range = { $field } mező: { $low } és { $high } közti szám kell, nem { $got }

# játszmalapok
written-record-first = 1. sor: „{ $expected }” kell, ehelyett „{ $got }” áll itt
written-record-version = 1. sor: ez a játszmalap { $got }. változatú; ez a program csak { $most }. változatig olvas
written-record-line = { $number }. sor: esemény vagy mező kell, ehelyett „{ $got }” áll itt
written-record-act = { $number }. sor: ezek egyike kell: { $known }; ehelyett „{ $got }” áll itt
written-record-field = { $number }. sor: ezek egyike kell: { $known }; ehelyett „{ $got }” áll itt
written-record-game = hiányzik a „Game: …” sor
written-record-level = { $seat }. hely: szint kell, ehelyett „{ $got }” áll itt
written-record-secret = a „Secret:” után tizenhatos számjegyek kellenek
written-record-result = a játszmalap szerint az eredmény „{ $said }”, újrajátszva „{ $got }”

# FEN és SFEN
written-fen-words = a FEN 4–6 szóból áll, ez { $count } szó: „{ $got }”
written-sfen-words = az SFEN 3 vagy 4 szóból áll, ez { $count } szó: „{ $got }”
written-fen-mover = a lépő játékos jele { $first } vagy { $second } lehet, nem „{ $got }”
written-fen-no-hands = ebben a játékban senkinél sincs kézben bábu
written-fen-hands = kézben lévő bábuk kellenek, mint { $example }, vagy -; ehelyett „{ $got }” áll itt
written-fen-piece = nincs ilyen bábu: { $got }; a bábuk: { $pieces }
written-fen-rows = { $expected } sor kell, ez { $count }: „{ $got }”
written-fen-row = egy sorban { $expected } mező van, itt { $count }: „{ $got }”
written-fen-signs = bábuk és üres mezők száma kell, ehelyett „{ $got }” áll itt
written-fen-number = lépések száma kell, ehelyett „{ $got }” áll itt
written-sfen-number = a lépés sorszáma kell, ehelyett „{ $got }” áll itt
written-fen-castling = a sáncok jele { $letters } vagy - lehet, nem „{ $got }”
written-fen-no-castling = ebben a játékban nincs sánc, itt - kell, nem „{ $got }”
written-fen-passed = a hosszú lépéssel átugrott mező vagy - kell, ehelyett „{ $got }” áll itt
written-fen-no-step = itt nem megy át hosszú lépés: { $cell }

# a sakkfélék lehetetlen állásai
written-chess-actors = egy játékos van soron, nem { $got }
written-chess-turns = ugyanannyi forduló kell, mint lépés, itt { $turns } és { $moves }
written-chess-turn = { $turns } forduló után nem { $side } következik
written-chess-quiet = legfeljebb { $most } lépés telhet el haladás nélkül, itt { $got }
written-chess-past = { $past } korábbi állás szerepel, több, mint ahányat játszottak
written-chess-history = { $past } korábbi állásnak kellene szerepelnie
written-chess-due = ebben a fordulóban 1–{ $most } lépés lehet hátra, itt { $got }
written-chess-moves = fordulónként legalább egy lépés kell, itt { $turns } fordulóban { $moves }
written-chess-royal = { $side } bábui közt egy { $piece } kell, itt { $got } van
written-chess-pieces = { $side } bábuinak száma { $got }, legfeljebb { $most } lehet
written-chess-kind = { $side } bábui közt { $got } { $piece } van, legfeljebb { $most } lehet
written-chess-promoted = { $side } átváltozott bábuinak száma { $got }, de csak { $most } változhatott át
written-chess-held = { $piece } nem lehet kézben
written-chess-shared = { $piece } legfeljebb { $most } lehet, itt { $got } van
written-chess-place = { $side }: itt nem állhat { $piece }: { $cell }
written-chess-file = { $side }: { $got } { $piece } áll egy vonalon (balról { $file }.)
written-chess-castling = nem lehetséges ez a sánc: { $letter }, mert ez a mező megváltozott: { $cell }
written-chess-step = a menet közben üthető hosszú lépést nem tehették meg
written-chess-check = { $side } sakkban áll, de az ellenfél következik

# KIF és CSA
written-shogi-only = ez csak a kilencszer kilenc mezős sógihoz való
written-shogi-illegal = { $move } nem szabályos
written-shogi-begin = a játszma másik állásból indul: „{ $got }”
written-kif-move = olyan lépés kell, mint { $example }, ehelyett „{ $got }” áll itt
written-kif-same = { $sign } nem lehet az első lépés
written-kif-piece = { $piece } nem áll itt: { $cell }
written-csa-line = CSA-sor kell, ehelyett „{ $got }” áll itt
written-csa-piece = nincs { $piece } jelű bábu: „{ $got }”

# PDN
written-pdn-position = olyan állás kell, mint { $example }, ehelyett „{ $got }” áll itt
written-pdn-two = két bábu áll itt: { $cell }
written-pdn-cells = olyan mezők kellenek, mint 12, K12 vagy 1-20; ehelyett „{ $got }” áll itt
written-pdn-cell = nincs ilyen mező a játékban: { $got }; az első { $first }, az utolsó { $last }
written-pdn-order = a kisebb mezőnek kell elöl állnia: „{ $got }”
written-pdn-move = olyan lépés kell, mint 32-28, 32x14 vagy c3-d4, ehelyett „{ $got }” áll itt
written-pdn-huff = lefújással játszott játszmát PDN-ben nem lehet leírni
written-pdn-type = a játék száma ezek egyike lehet: { $known }; nem { $got }

# a dámafélék lehetetlen állásai
written-draughts-actors = egy játékos van soron, nem { $got }
written-draughts-pieces = { $side } bábuinak száma { $got }, legfeljebb { $most } lehet
written-draughts-crowned = { $side } közönséges bábuja ott áll, ahol dáma volna: { $cell }
written-draughts-past = a korábbi állások nem felelnek meg { $quiet } csendes lépésnek
written-draughts-out = { $side } már kiesett
written-draughts-stuck = a soron következő játékos már kiesett volna, mert nem tud lépni
written-draughts-huff = most nincs mit lefújni
written-draughts-huffed = itt nincs lefújható bábu: { $cell }

# SGF
written-sgf-text = { $at }. betű: { $expected } kell, ehelyett „{ $got }” áll itt
written-sgf-value = { $at }. betű: ] jellel zárt érték kell, ehelyett „{ $got }” áll itt
written-sgf-property = { $at }. betű: nagybetűs tulajdonság kell, ehelyett „{ $got }” áll itt
written-sgf-end = { $at }. betű: itt a szöveg végének kell jönnie, ehelyett „{ $got }” áll itt
written-sgf-nodes = legalább egy csomópont kell
written-sgf-twice = kétszer szerepel ez a tulajdonság egy csomópontban: { $name }
written-sgf-point = nincs „{ $got }” pont a { $width } × { $height } pontos táblán
written-sgf-only = az SGF négyzethálón játszott góhoz való
written-sgf-later = { $number }. csomópont: köveket csak az első csomópont rakhat fel
written-sgf-tag = { $expected } kell, nem { $got }
written-sgf-size = ennyi vonalas tábla lehet: { $known }; nem { $got }
written-sgf-none = ezek egyike kell: { $known }; nem { $got }
written-sgf-number = a KM értéke szám, nem „{ $got }”
written-sgf-komi = { $expected } kell, nem { $got }; válaszd ki a komit
written-sgf-handicap = { $got }, de AB { $stones } követ sorol fel
written-sgf-two = két kő áll itt: { $point }
written-sgf-stones = AB és AW mást sorol fel, mint LT
written-sgf-one = egy csomópontban egy lépés állhat, itt: { $got }
written-sgf-turn = { $got }: nem ez a játékos következik

# ostábla
written-tables-match = a szöveg szerint { $theirs }, a szabályok szerint { $ours }; válaszd ki a mérkőzés hosszát
written-tables-length = { $points ->
    [0] egyetlen játszma
   *[other] { $points } pontos mérkőzés
}
written-tables-men = { $side } bábuinak száma { $got }, több mint { $most }
written-tables-crawford = itt nem érvényes a Crawford-szabály
written-xgid-fields = { $prefix } és { $count } mező kell kettőspontokkal elválasztva, ehelyett „{ $got }” áll itt
written-xgid-rules = { $got } másképp kéri a Jacoby-szabályt vagy a hódot, mint ahogy ebben a játékban van
written-xgid-cube = a kocka { $got }, több, mint amennyi lehet
written-xgid-field = { $number }. mező: { $expected } lehet, nem „{ $got }”
written-xgid-places = { $count } hely kell, ez { $got }: „{ $text }”
written-xgid-bars = az első hely sötét bárja, az utolsó világosé, itt „{ $got }” áll
written-gnuid-letters = { $count } darab 64-es számrendszerű betű kell, ehelyett „{ $got }” áll itt
written-gnuid-places = több hely van, mint amennyi két játékosé: „{ $got }”
written-gnuid-play = ez a mérkőzés nincs folyamatban: „{ $got }”
written-gnuid-dice = két kocka kell vagy egy sem a mérkőzésben: „{ $got }”
written-gnuid-cube = nem derül ki, kié a kocka a mérkőzésben: „{ $got }”
written-gnuid-actor = nem az a játékos van soron a mérkőzésben: „{ $got }”
