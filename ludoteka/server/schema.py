"""What is kept: people, their sessions, tables, and the events of tables, which are the truth about them.

The columns of `tables` from `state` on follow from the events; they are there so that lists need not replay games.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("account", sa.Boolean, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("name", sa.String(80), primary_key=True),  # folded: Anna and ANNA are one name
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, unique=True),
    sa.Column("password", sa.String(255), nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # SHA-256 of what the cookie holds
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("variant", sa.String(400), nullable=False),
    sa.Column("position", sa.Text, nullable=False),
    sa.Column("clock", sa.String(40), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("invitation", sa.String(64), nullable=False),
    sa.Column("maker", sa.String(32), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("begun", sa.BigInteger, nullable=False),
    sa.Column("last", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=True, index=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("result", sa.String(200), nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Index("ix_tables_lobby", "public", "state", "last"),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("act", sa.String(20), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("request", sa.String(64), nullable=False),
)

sitters = sa.Table(
    "sitters",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
)

free_tables = sa.Table(
    "free_tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("invitation", sa.String(64), nullable=False),
    sa.Column("maker", sa.String(32), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("last", sa.BigInteger, nullable=False),
)

free_events = sa.Table(
    "free_events",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("free_tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("operation", sa.Text, nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("request", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

free_sitters = sa.Table(
    "free_sitters",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("free_tables.id"), primary_key=True),
)

belongings = sa.Table(
    "belongings",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("folder", sa.String(80), primary_key=True),  # start, game, deck, board, piece/NAME
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

pictures = sa.Table(
    "pictures",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # SHA-256 of the PNG file
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

meta = sa.Table(
    "meta",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.BigInteger, nullable=False),
)
