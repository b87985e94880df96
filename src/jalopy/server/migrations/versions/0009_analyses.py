"""What was found when a match that is over was looked back on."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("analysis", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
