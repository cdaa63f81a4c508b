"""A server for the tests of the browser: the real one, at any free port, with computers that do not hesitate.

Told a secret, it deals the same at every table.
"""

import sys
from pathlib import Path

from ludoteka.cli.serve import listen, run
from ludoteka.server import hub
from ludoteka.server.settings import Limits, Rate, Settings

MANY = Rate(100_000, 100_000)

if __name__ == "__main__":
    home = Path(sys.argv[1])
    listener = listen("127.0.0.1", int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    if len(sys.argv) > 3:
        hub.new_secret = lambda: bytes.fromhex(sys.argv[3])
    print(listener.getsockname()[1], flush=True)
    limits = Limits(requests=MANY, searches=MANY, remarks=MANY, tables=MANY, guests=MANY)
    run(Settings(database=f"sqlite:///{home / 'games.db'}", workers=1, pace=0.0, limits=limits), listener)
