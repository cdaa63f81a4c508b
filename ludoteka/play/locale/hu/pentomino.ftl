# Pentominó.

pentomino-take-piece = Előbb válassz figurát, azután állást, végül azt a mezőt, ahová a bal alsó négyzete kerül.
pentomino-laid = Ezt a figurát már lerakták: { $piece }.
pentomino-not-yours = Ezt a figurát más kapta: { $piece }.
pentomino-no-room = Ennek a figurának így már nincs hely: { $piece }.
pentomino-no-fit = Így nem fér ide a figura, mert mind az öt négyzetének szabad mező kell: { $piece }, { $cell }.
