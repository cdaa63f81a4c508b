# Tamsk.

tamsk-lay-first = First lay your ring, or leave it.
tamsk-wait = It is the other's move; you may only lay a ring or turn the small glass.
tamsk-lost = This sandglass has run out and moves no more.
tamsk-all-first = In the first three moves every glass is moved once.
tamsk-stuck = The glass on { $cell } cannot move.
tamsk-full = { $cell } is full of rings.
tamsk-one-step = { $cell } is not next to the glass.
