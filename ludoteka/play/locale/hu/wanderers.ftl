# Vándorok.

wanderers-stuck = Ez a vándor most nem tud hová lépni: { $cell }.
wanderers-one-step = Ez nem a vonal mentén következő mező: { $cell }.
wanderers-closed = Ez a mező ellenséggel vagy az ellenfél városával szomszédos, ezért nem léphetsz rá: { $cell }.
