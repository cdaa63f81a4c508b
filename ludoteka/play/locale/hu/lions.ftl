# Csusógi és daisógi.

lions-blocked = Ez a figura nem tud hová lépni: { $cell }.
lions-own-piece = Itt saját figurád áll: { $cell }.
lions-guarded = Az oroszlán két mezőre van és védett, oroszlánnal nem ütheted le: { $cell }.
lions-avenged = Oroszlánodat az imént másfajta figura ütötte le: az ellenfél oroszlánját most csak oroszlánnal ütheted le: { $cell }.
lions-not-so = Ide ilyen módon most nem lehet lépni: { $cell }.
lions-ways = A(z) { $piece } figura ({ $cell }) oda nem léphet: lépésmódját lásd a szabályok között.
