"""Schema migration in PostgreSQL: whichever node comes first creates the tables and brings them up to date."""

import psycopg

from vernissage.eventlog.port import Unusable

LOCK = 0x7665726E_00000000  # one node migrates, the others wait
# Forwards only, one after another, never changed once released. During a rolling upgrade, nodes of the previous version
# use what a step has made: it may add, and must not remove what they need.
STEPS = (
    # Names are compared byte by byte, as everywhere else, and not as a language sorts them.
    """
    CREATE TABLE vernissage.entry (
      table_id text COLLATE "C" NOT NULL, number integer NOT NULL, at bigint NOT NULL, cause text, seat smallint,
      scope text NOT NULL, body bytea NOT NULL, PRIMARY KEY (table_id, number)
    )
    """,
)


def migrate(connection: psycopg.Connection) -> None:
    """Takes all missing steps in one transaction; raises `Unusable` for tables of a newer Vernissage and if a step
    fails."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        done = _version(connection)
        if done > len(STEPS):
            raise Unusable(f"expected tables of version {len(STEPS)} or older, got {done}: upgrade this node")
        if done < len(STEPS):
            _take_steps(connection, done)


def _take_steps(connection: psycopg.Connection, done: int) -> None:
    try:
        for step in STEPS[done:]:
            connection.execute(step.encode())
    except psycopg.Error as error:
        versions = f"tables of version {done} could not be migrated to {len(STEPS)}"
        raise Unusable(f"{versions}, and nothing was changed: {str(error).strip()}") from error
    connection.execute("UPDATE vernissage.version SET number = %s", (len(STEPS),))


def _version(connection: psycopg.Connection) -> int:
    """Returns how many steps have been taken."""
    connection.execute("CREATE SCHEMA IF NOT EXISTS vernissage")
    connection.execute("CREATE TABLE IF NOT EXISTS vernissage.version (number integer NOT NULL)")
    row = connection.execute("SELECT number FROM vernissage.version").fetchone()
    if row is None:
        connection.execute("INSERT INTO vernissage.version VALUES (0)")
        return 0
    return int(row[0])
