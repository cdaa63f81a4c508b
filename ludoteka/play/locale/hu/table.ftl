# What the free table, and the server around it, say when something cannot be done.

table-no-picture = Nincs ilyen kép.
table-picture-recipe = A képet így kellene írni: { $form }.
table-picture-shape = Nincs { $shape } alak; ezek vannak: { $shapes }.
table-board-recipe = A táblát így kellene írni: { $form }.
table-board-cells = Egy táblának oldalanként 1–{ $most } mezője van.
table-board-large = Ez a tábla túl nagy.
table-board-impossible = Ilyen tábla nem készíthető: { $why }
table-board-none = Nincs „{ $shape }” tábla.
table-board-cell = Ezen a táblán nincs { $cell } mező.
table-board-points = A pontokat így kell írni: x y x y …, -100 és 100 között.
table-gone = Ez már nincs az asztalon.
table-other-kind = Ezzel ezt nem lehet megtenni.
table-held = Ezt { $name } tartja.
table-anothers-place = Ez valaki másnak a helyén fekszik.
table-locked = Ez rögzítve van; előbb oldd fel.
table-full = Az asztalon { $most } dolog fér el.
table-two-sides = Csak figuráknak van két oldaluk.
table-no-back = Ennek a figurának nincs hátoldala.
table-not-in-box = Nincs ilyen figura a dobozban.
table-box-full = A dobozban { $most }-féle figura fér el.
table-bad-kind = Egy figurafajtának rövid név és legalább egy példány kell.
table-piece-size = Egy figura legfeljebb 40 egység széles és magas.
table-copies = Egy fajtából legfeljebb { $most } lehet.
table-box-left = { $count ->
    [0] Ebből nincs a dobozban.
   *[other] Ebből csak { $count } van a dobozban.
}
table-none-out = Ebből nincs az asztalon.
table-none-seen = Egyik sem fekszik úgy, hogy látnád, melyik az; ami lefordítva fekszik, azt a visszadobó eszközzel vedd le.
table-secret-used = A titok azt is elárulná, mi fekszik lefordítva és kinek mi van a kezében. Előbb fordítsátok fel vagy dobjátok vissza ezeket.
table-shells = Egytől { $most } csigáig lehet kérni.
table-bounds = A felső határnak { $low } fölött kell lennie.
table-deck-empty = Egy pakliban lapok vannak.
table-deck-gone = Ennek a paklinak elvesztek a lapjai.
table-deck-used-up = A pakli elfogyott; újra megkeverjük?
table-only-pieces = Csak figurákat lehet keverni és osztani.
table-not-here = Valamelyikük nincs az asztalnál.
table-pile = A kupacban csak { $count } van.
table-no-game = Itt nincs játékvezető: a gyűjtemény táblán kirakott, titok nélküli játékaira tud vigyázni.
table-file = Ez nem egy asztal fájlja: { $why }
table-file-entries = Egy asztalon legfeljebb { $most } bejegyzés lehet.
table-file-far = { $key } az asztalon kívül van.
table-file-count = { $key } darabszáma lehetetlen.
table-file-key = { $key } rossz helyen áll a fájlban.
table-file-kind = { $key } fajtája nincs a dobozban.
table-file-cards = { $key } paklijában nincsenek lapok.
table-file-format = { $format } formátumú fájl kellene, ez pedig { $got }.
table-no-words = Egy megjegyzésben szavak vannak.
table-nothing-done = Nincs mit visszavonni.
table-nothing-undone = Nincs mit újra megtenni.
deck-no-text = Egyszerű szövegfájl kellene, ez más.
deck-empty-file = A fájl üres; az első sorában az egy kártyára jutó sorok számának kell állnia.
deck-first-line = 1. sor: itt az egy kártyára jutó sorok számának kell állnia (1–{ $most }), nem ennek: „{ $got }”.
deck-no-cards = Az első sor után nincsenek kártyák.
deck-last-card = { $line }. sor: az utolsó kártyának { $each } sora helyett csak { $has } van; az első sor után { $all } sor áll.
deck-many-cards = Legfeljebb { $most } kártya lehet, ez { $got }.
deck-blank-card = A(z) { $card }. kártya ({ $line }. sor) üres.
deck-long-card = A(z) { $card }. kártya túl hosszú: { $got } betű, legfeljebb { $most } lehet.
table-said = { $text }
table-enforced = Itt kötelezőek a szabályok: lépj szabályosat, vagy állítsd a játékvezetőt szabadra.
table-not-enforced = Ezen az asztalon a szabályok nem kötelezőek.
table-not-legal = Ez nem szabályos lépés.
table-several = Több lépés is így kezdődik, válassz a listából: { $some }.
table-no-way = A legutóbbi állásból szabályos lépésekkel nem jutunk ide.
table-no-way-cell = A legutóbbi állásból szabályos lépésekkel nem jutunk ide: { $cell } mezőn: { $is }; a szabályok szerint: { $should }.
table-no-board = Ennek a játéknak nincs táblája, amelyről a játékvezető leolvashatná, mi történik.
table-missing = Nincs ilyen asztal, vagy nem a tiéd.
table-failed = Valami nem sikerült; semmi sem változott.
table-not-written = Nem sikerült feljegyezni; semmi sem változott.
table-kept-already = Már van „{ $name }”.
table-keep-much = Túl sok mindent őrzöl; előbb törölj néhányat.
table-not-kept = Ebben a mappában nincs „{ $name }”.
table-not-seated = Nem ülsz annál az asztalnál.
table-looking = Csak nézed; kérj meghívót, ha részt vennél.
table-too-much = Egyszerre túl sok; várj egy kicsit.
table-places = Valakinek saját helye van ezen az asztalon; előbb azt le kell venni.
table-purpose = Tábla vagy figura képe kellene.
table-deck-ending = .SZK végű szerencsekártya-fájl kellene, ez pedig { $name }.
table-deck-file = { $name }: { $why }
table-deck-missing = Nincs „{ $name }” pakli.
table-file-pictures = Egy asztalnak legfeljebb { $most } képe lehet.
table-folder = A start vagy a game mappa kellene.
table-name = Egy név 1–80 betűből áll.
picture-name = Egy fájlnév 1–80 látható betűből áll.
picture-path = Fájlnév kellene, nem elérési út.
picture-ending = Kép kellene ({ $endings }), ez pedig { $name }.
picture-empty = A fájl üres.
picture-svg-bytes = Egy SVG-kép legfeljebb { $most } bájt.
picture-svg-text = Az SVG-képet UTF-8 kódolással kell írni.
picture-none = Ez nem olvasható kép; { $formats } vagy SVG kellene.
picture-active = Ez a kép többet tesz, mint rajzol: { $what }.
picture-svg-elements = Egy SVG-képben legfeljebb { $most } elem lehet.
picture-svg-drawing = Ezt az SVG-képet nem lehet kirajzolni.
picture-large = Ez a kép { $width }×{ $height } képpont; ez túl sok.
people-guests = Túl sok vendég a hálózatodból; várj egy kicsit.
people-tries = Túl sok próbálkozás; várj egy kicsit.
people-name = Egy név 1–{ $most } betűből áll.
people-has-account = Már van fiókod.
people-password = Egy jelszó { $least }–{ $most } betűből áll.
people-name-taken = Ezt a nevet már használja valaki.
people-old-password = Rossz a régi jelszó.
people-sign-in = Rossz a név vagy a jelszó.
people-guest = Vendég { $number }
table-secrets-start = A titkos információs játék mindig az alapállásból indul.
table-over-there = ebben az állásban a játék már véget ért
table-anothers-zone = Ez { $name } helye; csak ő változtathat rajta.
table-throw-back = A(z) { $cell } mezőn ütés történt: dobd vissza az ütött bábut is.
table-frame = Az oldal olyat kért, amit az asztal nem ismer. Semmi sem változott; töltsd újra az oldalt, és próbáld meg még egyszer.

# What the equipment of the free table is called, beyond the pieces of the games.
piece-advisor = tanácsadó
piece-bird = madár
piece-brown = barna
piece-camel = teve
piece-column = oszlop
piece-commander = parancsnok
piece-compass = iránytű
piece-corporal = tizedes
piece-crowned = koronás
piece-deer = szarvas
piece-fish = hal
piece-gold = arany
piece-hexagon = hatszög
piece-hexpod = hatszögletű pod
piece-house = ház
piece-jester = bolond
piece-lancer = lándzsás
piece-miner = aknász
piece-mouse = egér
piece-ox = ökör
piece-person = ember
piece-pointer = mutató
piece-prince = herceg
piece-rabbit = nyúl
piece-silver = ezüst
piece-tank = tank
piece-tortoise = teknős
piece-tower = torony
piece-two-sided-disc = kétoldalú korong
piece-cut-cube = levágott kocka
equipment-knight = huszár

# Pieces of the free table that have only a code on their pictures.
called-card = { $suit ->
        [S] pikk
        [H] kőr
        [D] káró
       *[C] treff
    } { $rank ->
        [A] ász
        [K] király
        [Q] dáma
        [J] bubi
        [T] tízes
        [10] tízes
        [9] kilences
        [8] nyolcas
        [7] hetes
        [6] hatos
        [5] ötös
        [4] négyes
        [3] hármas
       *[2] kettes
    }
called-joker = dzsóker
called-back = hátlap
called-domino = dominó { $low }–{ $high }
called-letter = { $letter } betű
called-money = { $value }-{ $value ->
        [5] ös
        [20] as
        [100] as
        [500] as
       *[other] es
    } bankjegy
