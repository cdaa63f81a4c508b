# Flitter.

flitter-first = Az első háromszöget az asztal közepére kell tenni.
flitter-touches = Egyik oldala mentén sem fekszik háromszög: { $cell }.
