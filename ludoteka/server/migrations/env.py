"""What alembic runs: the migrations, on the connection it was given."""

from alembic import context

from ludoteka.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transaction_per_migration=False
)
with context.begin_transaction():
    context.run_migrations()
