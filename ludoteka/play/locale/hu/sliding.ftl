# Tologatós türelemjátékok.

sliding-no-block = Itt nincs bábu: { $cell }.
sliding-handle = Ezt a bábut a bal alsó mezőjénél fogd meg: { $handle }.
sliding-shut-in = Ez a bábu nem mozdítható, nincs mellette elég hely: { $cell }.
sliding-off-tray = Itt a bábu nem férne el a táblán: { $cell }.
sliding-in-the-way = Itt nem fér el, útban van egy másik bábu: { $other }.
sliding-one-step = Egyszerre csak egy mezőnyit lehet tolni.
sliding-no-way = Elférne itt, de nem vezet oda út, a bábukat pedig csak tolni szabad: { $cell }.
