"""How much one seat, one table and one address may use. `docs/running-it.md` explains each to the owner."""

from msgspec import Struct

from vernissage.limits.bucket import Rate

KB, MB = 1024, 1024 * 1024


class TableBudgets(Struct, frozen=True):
    """Bytes are those of the log. Drawing takes a seat 1 KB per second, so nobody who plays comes near."""

    watchers: int = 200
    watchers_per_address: int = 40  # so that no single address can keep others out
    connections_per_seat: int = 20  # seat owners get in however many people watch
    stored_per_seat: Rate = Rate(8 * KB, 2 * MB)
    stored_per_seat_at_least: Rate = Rate(KB, 64 * KB)  # while its address is over budget: enough to play
    stored_per_table: Rate = Rate(24 * KB, 4 * MB)
    stored_per_address: Rate = Rate(48 * KB, 8 * MB)
    stored_in_all: int = 100 * MB  # by one table
    reactions_per_seat: Rate = Rate(1, 4)
    reactions_per_address: Rate = Rate(10, 40)  # at all tables: a class that cheers
