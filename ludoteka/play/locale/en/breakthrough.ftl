# Breakthrough.

breakthrough-forward = { $cell } is not one of the three cells before { $from }: men go one cell forward, straight or aslant.
breakthrough-aslant = The enemy on { $cell } stands straight ahead: men take only aslant.
