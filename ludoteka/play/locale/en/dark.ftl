# Dark chess.

dark-unseen = You do not see { $cell }: none of your pieces can go there.
