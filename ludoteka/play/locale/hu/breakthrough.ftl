# Áttörés.

breakthrough-forward = Innen: { $from }, ide nem lehet lépni: { $cell }. A bábuk egy mezőt lépnek előre, egyenesen vagy átlósan.
breakthrough-aslant = Az ellenfél bábuja egyenesen szemben áll: { $cell }. Ütni csak átlósan lehet.
