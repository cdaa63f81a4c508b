"""How the database came to be what it is; `upgrade` brings one of any age up to date."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

HOME = Path(__file__).parent


def config(connection: sa.Connection) -> Config:
    found = Config()
    found.set_main_option("script_location", str(HOME).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: sa.Connection) -> None:
    """Run the migrations that this database lacks."""
    command.upgrade(config(connection), "head")
