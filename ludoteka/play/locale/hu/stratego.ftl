# Stratego

stratego-none-left = Ebből a figurából már nincs több, amit felállíthatnál.
stratego-choose-piece = Előbb válaszd ki, melyik figurát állítod fel.
stratego-home = A figurákat a saját { $rows } alapsorodban kell felállítani.
stratego-occupied = Ezen a mezőn már áll figura: { $cell }.
stratego-empty = Ezen a mezőn nincs figura: { $cell }.
stratego-enemy = Az itt álló figura az ellenfeledé: { $cell }.
stratego-stays = { $piece ->
    [flag] A zászló sohasem léphet.
   *[bomb] A bomba sohasem léphet.
}
stratego-water = A tóba nem lehet belelépni, meg kell kerülni.
stratego-own = Ezen a mezőn saját figurád áll: { $cell }.
stratego-straight = Lépni csak vízszintesen és függőlegesen lehet, átlósan nem.
stratego-one-step = Ez a figura egyszerre csak egy mezőt léphet.
stratego-way-blocked = Az út nem szabad: sem figurát, sem vizet nem lehet átugrani.
stratego-shuttle = Egy figura legfeljebb { $times } alkalommal járhat egymás után ide-oda ugyanazon a két mezőn.
