"""What a table needs from outside."""

from random import Random

from vernissage.table.shell.resources import TableResources


def test_each_thread_has_chance_of_its_own() -> None:
    resources = TableResources({}, rng=Random(1))
    one, other = resources.another_rng(), resources.another_rng()
    assert one is not other
    assert one.random() != other.random()


def test_the_same_seed_gives_the_same_chance_again() -> None:
    first, again = (TableResources({}, rng=Random(1)).another_rng() for _ in range(2))
    assert first.random() == again.random()
