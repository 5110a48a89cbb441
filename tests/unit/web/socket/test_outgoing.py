"""A slow reader skips what is superseded; a hopeless one is given up."""

from tests.virtual_time import VirtualTimers
from vernissage.web.socket.outgoing import CLIENT_STALL_MS, MOST_WAITING, Outgoing


class Reader:
    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.given_up = False
        self.timers = VirtualTimers()
        self.out = Outgoing(self.got.append, lambda: self.out.news(b"everything"), self._give_up, self.timers)

    def _give_up(self) -> None:
        self.given_up = True


def test_a_quick_reader_gets_everything_at_once() -> None:
    reader = Reader()
    reader.out.news(b"one")
    reader.out.post(b"done")
    assert reader.got == [b"one", b"done"]


def test_a_slow_reader_gets_one_whole_view_for_all_it_missed_and_every_answer() -> None:
    reader = Reader()
    reader.out.pause()
    for number in range(1000):
        reader.out.news(str(number).encode())
    reader.out.post(b"done")
    assert reader.got == []
    reader.out.resume()
    assert reader.got == [b"everything", b"done"]
    reader.out.news(b"next")
    assert reader.got[-1] == b"next"


def test_a_reader_with_too_much_waiting_is_given_up() -> None:
    reader = Reader()
    reader.out.pause()
    for _ in range(MOST_WAITING + 1):
        reader.out.post(b"done")
    assert reader.given_up


def test_a_reader_that_takes_nothing_in_for_long_is_given_up() -> None:
    patient, hopeless = Reader(), Reader()
    patient.out.pause()
    hopeless.out.pause()
    patient.out.resume()
    for reader in (patient, hopeless):
        reader.timers.pass_time(CLIENT_STALL_MS - 1)
        assert not reader.given_up
        reader.timers.pass_time(1)
    assert (patient.given_up, hopeless.given_up) == (False, True)
