# Bölcsek focija.

phutball-jumping = A labda már úton van: ugorj tovább, vagy állj meg.
phutball-no-jump = A labda egyenes vonalban, hézag nélkül álló egy vagy több focistán ugrik át, a mögöttük levő első üres helyre.
