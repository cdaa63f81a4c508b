# Ataxx és hexxagon.

count-men = bábu
ataxx-no-pass = Passzolni csak akkor lehet, ha nem tudsz lépni.
ataxx-forbidden = Tilos mező, nem állhat rajta semmi: { $cell }.
ataxx-nobody-near = Nem áll mellette saját bábud, ezért ide nem osztódhatsz: { $cell }.
ataxx-no-jump = Az itt álló bábutól nincs két lépésre üres mező: { $cell }.
ataxx-click-once = A két mező szomszédos ({ $from }, { $cell }): az osztódáshoz csak a célmezőt válaszd.
ataxx-too-far = A célmező ({ $cell }) nincs két lépésre innen: { $from }.
