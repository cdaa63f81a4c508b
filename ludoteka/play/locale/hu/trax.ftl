# Trax.

trax-first = Az első lap az asztal közepére kerül.
trax-beside = Nincs mellette lap: { $cell }. Az új lapnak oldalával érintkeznie kell egy másikkal.
trax-contradiction = Ez a lap nem illik ide: { $cell }. A vonalaknak saját színükkel kell folytatódniuk, és nem maradhat olyan mező, amelybe három azonos színű vonal fut.
trax-room = Az ide tett lap kilógna a megengedett területből: { $cell }.
