"""python -m ludoteka."""

from .cli import main

main()
