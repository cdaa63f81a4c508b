# Tank battle.

tanks-empty = There is no tank on { $cell }.
tanks-not-yours = The tank on { $cell } is not yours.
tanks-mine = { $cell } is mined: nobody can enter it.
tanks-own = Your own tank is on { $cell }.
tanks-shelter = Only command tanks may go to { $cell }.
tanks-sheltered = A command tank cannot be shot on { $cell }.
tanks-stays = The tank on { $from } has reached the enemy's area and stays in it.
tanks-no-way = No free straight way leads from { $from } to { $cell }.
