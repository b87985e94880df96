"""Guests whom the operator keeps out, and tables that are closed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_bans"),
    )
    op.create_table(
        "closures",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_closures_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_closures"),
    )


def downgrade() -> None:
    op.drop_table("closures")
    op.drop_table("bans")
