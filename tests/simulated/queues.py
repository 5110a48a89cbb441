"""How long the queues of an evening have become at most."""

from collections.abc import Sequence

from tests.simulated.node import SimulatedNode
from tests.virtual_time import VirtualTimers

# What is normal for thirteen people and three nodes, whatever fails: a queue that grows with time exceeds it soon.
MOST = {
    "requests of a table": 40,
    "effects": 0,
    "ink not yet passed on": 20,
    "timers": 600,
    "messages of a line": 40,
    "answers": 64,
}


class Queues:
    def __init__(self) -> None:
        self.longest = dict.fromkeys(MOST, 0)

    def look(self, timers: VirtualTimers, nodes: Sequence[SimulatedNode]) -> None:
        self._saw("timers", [timers.waiting])
        cores = [room.machine for node in nodes for room in node.house.rooms()]
        self._saw("requests of a table", [len(core._journal._waiting) for core in cores])
        self._saw("effects", [len(core.effects) for core in cores])
        self._saw("ink not yet passed on", [len(core._ink._unshared) for core in cores])
        talks = [line.session._conversation for node in nodes for line in node.lines]
        self._saw("messages of a line", [len(talk._waiting) for talk in talks])
        self._saw("answers", [len(talk._outgoing._waiting) for talk in talks])

    def _saw(self, queue: str, lengths: list[int]) -> None:
        self.longest[queue] = max([self.longest[queue], *lengths])

    @property
    def too_long(self) -> list[str]:
        return [f"{queue}: {length}" for queue, length in self.longest.items() if length > MOST[queue]]
