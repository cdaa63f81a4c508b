# Ataxx and hexxagon.

count-men = men
ataxx-no-pass = You may pass only when you cannot move.
ataxx-forbidden = { $cell } is forbidden: nothing may stand there.
ataxx-nobody-near = No man of yours stands beside { $cell }, so none can divide into it.
ataxx-no-jump = The man on { $cell } has no empty cell two steps away.
ataxx-click-once = { $cell } is beside { $from }: to divide into it, choose { $cell } alone.
ataxx-too-far = { $cell } is not two steps away from { $from }.
