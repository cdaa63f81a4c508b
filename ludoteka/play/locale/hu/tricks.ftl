# Ütésekre menő kártyajátékok

tricks-not-yours = Nincs nálad ez a lap: { $card }.
tricks-follow = Színre színt kell adni: a hívott szín { $suit ->
    [C] treff.
    [D] káró.
    [H] kőr.
   *[S] pikk.
}
tricks-trump = Nincs { $suit ->
    [C] treffed
    [D] káród
    [H] kőröd
   *[S] pikked
}, ezért aduval kell ütnöd: az adu { $trump ->
    [C] treff.
    [D] káró.
    [H] kőr.
   *[S] pikk.
}

tricks-choose-first = Előbb válassz egyet a feladataid közül.
tricks-bid-first = Előbb mondd be, hány ütést viszel, 0 és { $size } között.
tricks-hook = Utolsóként mondasz be, ezért { $tricks } nem lehet: a bemondások összege éppen { $size } volna.
