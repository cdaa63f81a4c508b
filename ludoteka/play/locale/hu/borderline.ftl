# Határvonal.

borderline-stuck = Ez a figura egyik irányba sem léphet annyit, amennyit a száma mutat: { $cell }.
borderline-own = Itt saját figurád áll: { $cell }.
borderline-far = A figura egyenesen, pontosan annyi mezőt lép, amennyi a menetirány felőli oldalán áll; ez nem ide vezet: { $cell }.
