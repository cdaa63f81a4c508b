# Tamsk.

tamsk-lay-first = Előbb tedd le a gyűrűt, vagy mondj le róla.
tamsk-wait = Az ellenfél lép; te most csak gyűrűt tehetsz le, vagy megfordíthatod a kis órát.
tamsk-lost = Ez a homokóra lejárt, nem léphet többet.
tamsk-all-first = Az első három lépésben mindegyik homokórával egyszer lépni kell.
tamsk-stuck = Ez a homokóra nem tud lépni: { $cell }.
tamsk-full = Ez a mező tele van gyűrűkkel: { $cell }.
tamsk-one-step = Ez a mező nem szomszédos: { $cell }.
