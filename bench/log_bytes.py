"""What a game leaves in the log: `python -m bench.log_bytes`.

A whole game of each kind with bots in all seats, in virtual time: so a figure is the same on every machine.
"""

from unittest import mock

from tests.unit.table.evening import Evening

from vernissage.games.registry import PACKAGES
from vernissage.table.shell import bots
from vernissage.table.state import commands as c
from vernissage.table.state.settings import TableSettings
from vernissage.table.state.table import Table

SEATS = 6
LONGEST = 4 * 3_600_000  # milliseconds until a game must be over


def main() -> None:
    # A bot plays for whoever watches, too.
    mock.patch.object(Table, "played_by_bots", lambda table: dict.fromkeys(table.seats, "medium")).start()
    bots.HURRIED = 1.0  # nobody is to hurry because only bots are waited for
    for name in PACKAGES:
        measure(name)


def measure(name: str) -> None:
    evening = Evening(TableSettings(name), *["medium"] * (SEATS - 1))
    evening.does(c.StartGame())
    began = evening.timers.now()
    evening.until(lambda: evening.room.table.stage == "over", LONGEST)
    minutes = (evening.timers.now() - began) / 60_000
    entries = evening.stored(evening.room.table.code)
    size = sum(len(entry.body) for entry in entries) / 1024
    appends = len({entry.at for entry in entries})
    each = f"{appends / SEATS:.0f} appends and {size / SEATS:.1f} KB per seat"
    print(f"{name}: {len(entries)} entries in {appends} appends, {size:.0f} KB; {each}; {minutes:.0f} minutes")


if __name__ == "__main__":
    main()
