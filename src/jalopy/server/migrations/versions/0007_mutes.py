"""Whom a guest does not want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("muted", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "muted", name="pk_mutes"),
    )


def downgrade() -> None:
    op.drop_table("mutes")
