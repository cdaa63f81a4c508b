# Borderline.

borderline-stuck = The piece on { $cell } cannot go as far as its numbers say in any direction.
borderline-own = A piece of your own stands on { $cell }.
borderline-far = The piece goes straight and exactly as far as the number on its leading side says, which is not { $cell }.
