# Focus.

tray-reserve = reserve
focus-far = This tower has { $number } discs: so many cells, or fewer with fewer discs, in a straight line.
focus-way = This tower has { $number } discs: so many empty cells in a straight line, or fewer with fewer discs; only an enemy next to it can be jumped over.
