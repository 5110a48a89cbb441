"""Too many connections: idle ones make room, busy ones stay."""

from vernissage.limits.connections import Connections
from vernissage.limits.hits import Hits


class Line:
    def __init__(self, address: str, idle: bool = True) -> None:
        self.address = address
        self.idle = idle
        self.open = True
        self.swept_at: float | None = None

    def is_idle(self) -> bool:
        return self.idle

    def give_way(self) -> None:
        self.open = False

    def sweep(self, now: float) -> None:
        self.swept_at = now


def test_the_longest_idle_connection_of_an_address_makes_room() -> None:
    connections = Connections(100, 3, Hits(lambda: 0))
    busy, first, second = Line("a", idle=False), Line("a"), Line("a")
    assert all(connections.admit(line) for line in (busy, first, second))
    connections.stir(first)
    assert connections.admit(Line("a"))
    assert [line.open for line in (busy, first, second)] == [True, True, False]
    assert len(connections) == 3


def test_an_address_that_is_busy_all_over_gets_no_more_and_others_do() -> None:
    connections = Connections(100, 3, Hits(lambda: 0))
    assert all(connections.admit(Line("a", idle=False)) for _ in range(3))
    assert not connections.admit(Line("a"))
    assert connections.admit(Line("b"))


def test_when_the_server_is_full_the_address_with_most_gives_way() -> None:
    connections = Connections(5, 4, Hits(lambda: 0))
    lonely, crowd = Line("b"), [Line("a") for _ in range(4)]
    assert all(connections.admit(line) for line in (lonely, *crowd))
    assert connections.admit(Line("c"))
    assert lonely.open
    assert [line.open for line in crowd] == [False, True, True, True]
    assert len(connections) == 5


def test_nobody_who_plays_gives_way() -> None:
    connections = Connections(3, 3, Hits(lambda: 0))
    players = [Line(address, idle=False) for address in "abc"]
    assert all(connections.admit(line) for line in players)
    assert not connections.admit(Line("d"))
    assert all(line.open for line in players)
    assert len(connections) == 3


def test_a_proxy_may_have_any_number() -> None:
    connections = Connections(100, 3, Hits(lambda: 0))
    assert all(connections.admit(Line("proxy", idle=False), shared=True) for _ in range(50))


def test_what_is_closed_is_forgotten_once() -> None:
    connections = Connections(2, 2, Hits(lambda: 0))
    line, never = Line("a"), Line("a")
    connections.admit(line)
    for _ in range(2):
        connections.forget(line)
        connections.forget(never)
    assert len(connections) == 0
    connections.stir(line)
    assert connections.admit(Line("b"))


def test_a_sweep_looks_at_every_connection() -> None:
    connections = Connections(9, 9, Hits(lambda: 0), now=lambda: 42.0)
    lines = [Line(address) for address in "aab"]
    for line in lines:
        connections.admit(line)
    connections.sweep()
    assert [line.swept_at for line in lines] == [42.0] * 3


def test_what_an_address_has_at_other_nodes_counts() -> None:
    elsewhere = {"a": 2}
    connections = Connections(100, 4, Hits(lambda: 0), elsewhere=lambda address: elsewhere.get(address, 0))
    assert [connections.admit(Line("a", idle=False)) for _ in range(3)] == [True, True, False]
    assert all(connections.admit(Line("b", idle=False)) for _ in range(4))


def test_only_crowds_are_told_to_other_nodes() -> None:
    connections = Connections(100, 30, Hits(lambda: 0))
    for address, number in (("a", 3), ("b", 4)):
        assert all(connections.admit(Line(address)) for _ in range(number))
    assert connections.crowds() == {"b": 4}
