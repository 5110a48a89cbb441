"""Which limits were hit, how often and from where: for the owner of the server to see."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

# Each has a row in the table of budgets in `docs/on-a-server.md`, and its name on the owner's page.
Budget: TypeAlias = Literal[
    "connections",
    "connections-per-address",
    "requests",
    "requests-ahead",
    "head",
    "url",
    "body",
    "slow-request",
    "unread",
    "tables",
    "words",
    "codes",
    "passes",
    "owner-keys",
    "messages",
    "bytes",
    "messages-per-address",
    "message-length",
    "join",
    "reactions-per-seat",
    "reactions-per-address",
    "connections-per-seat",
    "watchers",
    "watchers-per-address",
    "stored-per-seat",
    "stored-per-table",
    "stored-per-address",
    "stored-in-all",
]
Origin: TypeAlias = Literal["here", "nearby", "far"]  # this machine, the local network, the internet
Kind: TypeAlias = tuple[Budget, Origin, str | None]


class Hit(Struct, frozen=True):
    """How often `budget` was hit since the server started, and when last. `table`: where, if it is a budget of a table.
    It says what kind of address it was, never which."""

    budget: Budget
    origin: Origin
    table: str | None
    times: int
    last: int


class Hits:
    """Counts hits. Those not hit for longest are forgotten; the sums by budget are kept."""

    MOST = 200

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._kinds: OrderedDict[Kind, Hit] = OrderedDict()
        self._sums: Counter[str] = Counter()

    def count(self, budget: Budget, address: str, table: str | None = None) -> None:
        kind = (budget, origin_of(address), table)
        before = self._kinds.get(kind) or Hit(*kind, 0, 0)
        self._kinds[kind] = replace(before, times=before.times + 1, last=self._now())
        self._kinds.move_to_end(kind)
        self._sums[budget] += 1
        while len(self._kinds) > self.MOST:
            self._kinds.popitem(last=False)

    def list(self) -> tuple[Hit, ...]:
        """Lists the hits, the latest first."""
        return tuple(reversed(self._kinds.values()))

    @property
    def sums(self) -> Mapping[str, int]:
        return self._sums


def merged(lists: Iterable[Iterable[Hit]]) -> tuple[Hit, ...]:
    """Merges what several nodes have counted, the latest first."""
    kinds: dict[Kind, list[Hit]] = {}
    for hit in (hit for hits in lists for hit in hits):
        kinds.setdefault((hit.budget, hit.origin, hit.table), []).append(hit)
    return tuple(sorted((reduce(_added, same) for same in kinds.values()), key=lambda hit: -hit.last))


def origin_of(address: str) -> Origin:
    """Says where `address`, one or a network of them, belongs; what is neither can only be this machine."""
    try:
        network = ipaddress.ip_interface(address)
    except ValueError:
        return "here"
    if network.ip.is_loopback or network.ip.is_unspecified:  # the network of ::1 begins with ::
        return "here"
    return "nearby" if network.ip.is_private or network.ip.is_link_local else "far"


def _added(hit: Hit, other: Hit) -> Hit:
    return replace(hit, times=hit.times + other.times, last=max(hit.last, other.last))
