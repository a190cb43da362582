"""The schema of the database, step by step: every change is a file in `versions/`, applied when a server starts."""

from importlib.resources import files

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Bring the database that `connection` is open to up to date; nothing happens if it is."""
    config = Config()
    config.set_main_option("script_location", str(files(__name__)))
    script = ScriptDirectory.from_config(config)

    def steps(revision: object, context: object) -> list[object]:
        return script._upgrade_revs("head", revision)  # type: ignore[arg-type,return-value]  # as alembic.command does

    with EnvironmentContext(config, script, fn=steps) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()
