"""Two words that lead to a table while it is open."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("words", sa.String(40), nullable=True))
        batch.create_unique_constraint("uq_tables_words", ["words"])


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_constraint("uq_tables_words", type_="unique")
        batch.drop_column("words")
