"""Logs of matches that were over long ago, each in one row."""

from base64 import b64decode
from zlib import decompress

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packed",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_packed_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_packed"),
    )


def downgrade() -> None:
    """Every entry back into the log; of its time no more is known than that of the last one, which has stayed there."""
    connection = op.get_bind()
    last = sa.text("SELECT max(at) FROM log WHERE table_id = :table")
    insert = sa.text("INSERT INTO log (table_id, seq, entry, at) VALUES (:table, :seq, :entry, :at)")
    for table, text in connection.execute(sa.text("SELECT table_id, entries FROM packed")).all():
        at = connection.execute(last, {"table": table}).scalar_one()
        for seq, entry in enumerate(decompress(b64decode(text)).decode().split("\n"), 1):
            connection.execute(insert, {"table": table, "seq": seq, "entry": entry, "at": at})
    op.drop_table("packed")
