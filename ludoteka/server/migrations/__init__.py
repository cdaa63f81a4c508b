"""How the database came to be what it is; `upgrade` brings one of any age up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config

HOME = Path(__file__).parent


def newest() -> str:
    """The number of the last migration; files are called after it."""
    return max(path.name.partition("_")[0] for path in (HOME / "versions").glob("[0-9]*_*.py"))


def current(connection: sa.Connection) -> str:
    """The last migration that this database has seen; empty for a new one."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "")


def config(connection: sa.Connection) -> Config:
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(HOME).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: sa.Connection) -> None:
    """Run the migrations that this database lacks; nearly always none, and then nothing has to be loaded for it."""
    if current(connection) == newest():
        return
    from alembic import command

    command.upgrade(config(connection), "head")
