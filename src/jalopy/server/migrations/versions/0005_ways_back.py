"""Clocks, ways back on another device, and where to send word that it is somebody's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(10), nullable=False, server_default="none"))
    op.add_column("summaries", sa.Column("due", sa.Float, nullable=True))
    op.create_index("ix_summaries_due", "summaries", ["due"])
    op.create_table(
        "ways_back",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("hash", name="pk_ways_back"),
    )
    op.create_index("ix_ways_back_guest", "ways_back", ["guest"])
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])


def downgrade() -> None:
    op.drop_table("subscriptions")
    op.drop_table("ways_back")
    op.drop_index("ix_summaries_due", "summaries")
    op.drop_column("summaries", "due")
    op.drop_column("tables", "clock")
