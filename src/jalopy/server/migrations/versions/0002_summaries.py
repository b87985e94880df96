"""Summaries, so that "my tables" need not fold every log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_summaries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_summaries_table_id"),
    )


def downgrade() -> None:
    op.drop_table("summaries")
