# Plotto.

plotto-choose = Előbb válassz számot, aztán helyet neki.
plotto-middle = Az első figura az asztal közepére kerül.
plotto-touch-two = { $count ->
    [1] A második figurának az elsőhöz kell érnie.
   *[other] A figurának legalább két másikhoz kell érnie.
}
plotto-equal = Azonos számú figurák nem érintkezhetnek.
