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
