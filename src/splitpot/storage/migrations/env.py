"""Alembic's entry: runs the migrations on the connection that `bring_up_to_date` hands over."""

from alembic import context

from splitpot.storage.migrating import VERSION_TABLE
from splitpot.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
