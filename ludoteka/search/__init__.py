"""Search: opponents for every game, chosen by what the game declares and compiled once over the kernel interface.

>>> from ludoteka.search.player import choose
"""
