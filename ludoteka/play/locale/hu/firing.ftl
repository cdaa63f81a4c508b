# Lőtéren.

firing-ransom = { $count ->
    [3] Válaszd ki a közkatonát, akinek a helyére a tiszted kerül, vagy mondj le róla.
   *[other] Válassz egy közkatonát, akit a tisztedért adsz.
}
firing-go-on = Ezzel a figurával tovább kell ütni: { $cell }.
firing-must-jump = Ütni tudsz: ütéskényszer van.
firing-stuck = Ez a figura nem tud lépni: { $cell }.
firing-forward = A katonák a vonalak mentén előre lépnek, hátra nem; az egyenes vonalakat és a kétmezős lépést csak tisztek használhatják.
