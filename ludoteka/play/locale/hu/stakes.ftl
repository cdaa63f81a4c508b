# Tétre játszott kockajátékok

stakes-bid-first = Előbb válaszd meg a forduló tétjét.
stakes-throw-first = Előbb dobj.
stakes-as-often = Pontosan annyiszor kell dobnod, ahányszor az első játékos dobott: { $throws }.

count-in-the-pot = a kasszában
