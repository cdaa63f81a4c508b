# Tablut és rokonai.

tafl-stuck = Ez a figura nem tud lépni: { $cell }.
tafl-throne = A trónra senki sem léphet, ha a király egyszer elhagyta.
tafl-straight = Ide nem lehet lépni: { $cell }. A figurák sorban vagy oszlopban, üres mezőkön át lépnek, de a trónon át nem.
tafl-range = A király egyenesen, üres mezőkön át léphet, legfeljebb { $count } mezőt.
tafl-kings-place = A trónra és a sarokba csak a király állhat.
