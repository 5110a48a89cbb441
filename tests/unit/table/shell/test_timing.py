"""A table's time never goes back and is never behind its log."""

from vernissage.table.shell.timing import TableTime


class Machine:
    now = 1000

    def __call__(self) -> int:
        return self.now


def test_it_is_the_machines_time_while_the_log_is_not_ahead() -> None:
    machine = Machine()
    time = TableTime(machine)
    time.saw(900)
    machine.now += 50
    assert (time.now(), time.on_machine(2000)) == (1050, 2000)


def test_a_log_that_is_ahead_is_followed_for_ever() -> None:
    machine = Machine()
    time = TableTime(machine)
    time.saw(5000)
    assert time.now() == 5000
    machine.now += 60
    time.saw(5010)
    assert time.now() == 5060
    assert time.on_machine(time.now() + 100) == machine.now + 100
