# Dzsungel.

jungle-own-den = Saját búvóhelyére egy állat sem léphet.
jungle-cannot-swim = Csak a patkány tud úszni: ez víz: { $cell }.
jungle-too-far = Innen: { $from }, ide nem lehet eljutni: { $cell }. Az állatok a szomszédos mezőre lépnek, és csak az oroszlán és a tigris ugorja át a tavat, ha nem úszik patkány az útjában.
jungle-cannot-take = Innen: { $from }, az itt álló állatot nem lehet leütni: { $cell }.
jungle-leave-trap = A saját csapdádban álló állatnak most el kell hagynia a csapdát.
