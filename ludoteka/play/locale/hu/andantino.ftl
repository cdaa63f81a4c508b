# Andantino.

andantino-first = Az első hatszög az asztal közepére kerül.
andantino-second = A második hatszögnek érintkeznie kell az elsővel.
andantino-touch = Az ide tett hatszög nem érintkezne két korábban lerakottal: { $cell }.
