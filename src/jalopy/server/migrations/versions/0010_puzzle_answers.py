"""How often each answer to a puzzle was given."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("puzzle", sa.String(20), nullable=False),
        sa.Column("answer", sa.String(200), nullable=False),
        sa.Column("given", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", "answer", name="pk_puzzle_answers"),
    )


def downgrade() -> None:
    op.drop_table("puzzle_answers")
