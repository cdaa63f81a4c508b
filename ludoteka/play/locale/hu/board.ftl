# Játékok, amelyekben egy mezőn egy bábu áll.

board-empty = Ezen a mezőn nem áll semmi: { $cell }.
board-not-yours = Ezen a mezőn nem a te bábud áll: { $cell }.
board-taken = Ez a mező már foglalt: { $cell }.
