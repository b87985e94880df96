"""The tables of the database. Changes go through migrations/."""

from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("code", sa.String(64), nullable=False, unique=True),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("same_screen", sa.Boolean, nullable=False),
    sa.Column("odds", sa.Boolean, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("clock", sa.String(10), nullable=False, server_default="none"),
    sa.Column("words", sa.String(40), nullable=True, unique=True),  # only while the table is open
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# The entries before the last one of logs that nothing was appended to for long, in one row each (packing.py).
packed = sa.Table(
    "packed",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("entries", sa.Text, nullable=False),
)

# Who ever sat where: found from the log, kept so that "my tables" need not read all of it.
members = sa.Table(
    "members",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
)

# What "my tables" shows of a table that is not in memory; out of date where `seq` is not the log's last.
summaries = sa.Table(
    "summaries",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("due", sa.Float, nullable=True, index=True),  # when somebody's time will be over
)

# The record of a match as it was when its table left memory: other rules cannot fold the log, but go on from this.
snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
)

# What was found when a match that is over was looked back on, packed; out of date where `seq` is not the last of the match,
# or where rules or edition are not those of the server.
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("rules", sa.String(40), nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("analysis", sa.Text, nullable=False),
)

# How a guest comes back on another device: links that work once, and phrases. Only hashes are kept.
ways_back = sa.Table(
    "ways_back",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("until", sa.Float, nullable=True),  # None: until there is another
)

# Whom a guest does not want to hear. Nobody else learns of it, so it is in no log.
mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("muted", sa.String(64), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
)

# Where a guest wants to be told that it is their turn.
subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.String(1000), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False, index=True),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(10), nullable=False),
)

# How often each answer to a puzzle was given, by nobody in particular.
puzzle_answers = sa.Table(
    "puzzle_answers",
    metadata,
    sa.Column("puzzle", sa.String(20), primary_key=True),
    sa.Column("answer", sa.String(200), primary_key=True),
    sa.Column("given", sa.Integer, nullable=False),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

# What an operator has decided. It is no part of any log: those tell what happened at a table, and servers of an older
# version, which go on beside newer ones while a club upgrades, could not fold an entry that they do not know.
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
)

closures = sa.Table(
    "closures",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
)


def named(table: sa.Table, row: tuple[Any, ...]) -> dict[str, Any]:
    """A row with the names of its columns."""
    return dict(zip(table.columns.keys(), row, strict=True))
