"""Entries are numbered without a gap, from the number that an append expects."""

import pytest

from tests.unit.eventlog.logs import entry
from vernissage.eventlog.port import check_numbering


def test_entries_go_on_from_the_expected_number() -> None:
    check_numbering(0, [entry(1)])
    check_numbering(7, [entry(8), entry(9)])


@pytest.mark.parametrize("numbers", [[], [7], [9], [8, 10], [9, 8], [8, 8]])
def test_anything_else_is_said_before_it_is_stored(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="expected"):
        check_numbering(7, [entry(number) for number in numbers])
