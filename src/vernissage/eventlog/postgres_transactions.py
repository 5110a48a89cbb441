"""Transactions in PostgreSQL: all appends that have gathered go in one insert, in turn with those of other nodes."""

import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import psycopg

from vernissage.eventlog.orders import Append, Order, Removal, Result
from vernissage.eventlog.port import Conflict, NotStored
from vernissage.eventlog.postgres_connection import Lost, PostgresConnection

# A node that writes to a table holds its lock until the commit. All nodes take locks in the same order: no deadlock.
LOCK = "SELECT pg_advisory_xact_lock(key) FROM unnest(%s::bigint[]) AS key"
LOCKS = 0x7665726F_00000000
# An append is stored completely or not at all, and only if the table is at the number that it expects.
INSERT = """
WITH wanted AS (
  SELECT * FROM unnest(%s::text[], %s::integer[]) AS wanted (table_id, expected)
), admitted AS MATERIALIZED (
  SELECT table_id FROM wanted WHERE expected = coalesce(
    (SELECT max(number) FROM vernissage.entry WHERE entry.table_id = wanted.table_id), 0)
), stored AS (
  INSERT INTO vernissage.entry (table_id, number, at, cause, seat, scope, body)
  SELECT entry.* FROM unnest(
    %s::text[], %s::integer[], %s::bigint[], %s::text[], %s::smallint[], %s::text[], %b::bytea[]
  ) AS entry (table_id, number, at, cause, seat, scope, body)
  WHERE table_id IN (SELECT table_id FROM admitted)
)
SELECT table_id FROM admitted
"""
DELETE = """
WITH admitted AS MATERIALIZED (
  SELECT %(table)s::text AS table_id WHERE %(expected)s = coalesce(
    (SELECT max(number) FROM vernissage.entry WHERE entry.table_id = %(table)s), 0)
), deleted AS (
  DELETE FROM vernissage.entry WHERE table_id IN (SELECT table_id FROM admitted) AND number > %(left)s
)
SELECT table_id FROM admitted
"""
STORED = """
SELECT table_id, number, at, cause, seat, scope, body FROM vernissage.entry
WHERE table_id = %s AND number > %s ORDER BY number LIMIT %s
"""
LAST = "SELECT coalesce(max(number), 0) FROM vernissage.entry WHERE table_id = %s"


class PostgresTransactions:
    """Carries out orders; only one thread may call it."""

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection

    def store(self, gathered: Sequence[Order]) -> list[Result]:
        return [result for together in _parted(gathered) for result in self._store(together)]

    def _store(self, together: Sequence[Order]) -> list[Result]:
        """Stores the orders; a problem with one of them does not affect the others."""
        try:
            return self._insist(together)
        except Lost as lost:
            return [NotStored(str(lost)) for _ in together]
        except Exception as error:
            if len(together) > 1:
                return [result for order in together for result in self._store([order])]
            return [NotStored(str(error))]

    def _insist(self, together: Sequence[Order]) -> list[Result]:
        """Retries an order. If the connection breaks during the commit, its outcome is unknown: if the next attempt
        finds the table changed, it checks whether this very order did that."""
        attempts = 1

        def again() -> None:
            nonlocal attempts
            attempts += 1

        results = self._connection.insist(lambda connection: _carry_out(connection, together), again)
        if attempts == 1:
            return results
        return [self._reconsidered(order, result) for order, result in zip(together, results, strict=True)]

    def _reconsidered(self, order: Order, result: Result) -> Result:
        if not isinstance(result, Conflict):
            return result
        done = self._connection.insist(lambda connection: _is_done(connection, order))
        return order.expected + order.growth if done else result


def _parted(gathered: Sequence[Order]) -> Iterator[list[Order]]:
    """Splits orders into parts, in order, so that no part has a table twice; a removal is a part of its own."""
    part: list[Order] = []
    for order in gathered:
        is_apart = isinstance(order, Removal) or any(other.table == order.table for other in part)
        if part and (is_apart or isinstance(part[-1], Removal)):
            yield part
            part = []
        part.append(order)
    if part:
        yield part


def _carry_out(connection: psycopg.Connection, together: Sequence[Order]) -> list[Result]:
    """Sends all appends at once, in one round trip."""
    keys = sorted({LOCKS | zlib.crc32(order.table.encode()) for order in together})
    with connection.pipeline(), connection.transaction():
        connection.execute(LOCK, (keys,))
        admitted = _execute(connection, together)
    done = {table for (table,) in admitted.fetchall()}
    return [_result(order, order.table in done) for order in together]


def _execute(connection: psycopg.Connection, together: Sequence[Order]) -> psycopg.Cursor[Any]:
    if isinstance(together[0], Removal):
        return _remove(connection, together[0])
    rows = [row for order in together if isinstance(order, Append) for row in order.rows]
    tables, expected = [order.table for order in together], [order.expected for order in together]
    return connection.execute(INSERT, (tables, expected, *map(list, zip(*rows, strict=True))))


def _remove(connection: psycopg.Connection, order: Removal) -> psycopg.Cursor[Any]:
    left = order.expected + order.growth
    return connection.execute(DELETE, {"table": order.table, "expected": order.expected, "left": left})


def _result(order: Order, is_done: bool) -> Result:
    return order.expected + order.growth if is_done else Conflict(f"table {order.table} is not at {order.expected}")


def _is_done(connection: psycopg.Connection, order: Order) -> bool:
    """Whether the table is as this order would have left it: then the order was committed."""
    if isinstance(order, Append):
        stored = connection.execute(STORED, (order.table, order.expected, order.growth)).fetchall()
        return stored == list(order.rows)
    return connection.execute(LAST, (order.table,)).fetchone() == (order.expected + order.growth,)
