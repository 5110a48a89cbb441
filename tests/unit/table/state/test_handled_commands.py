"""Which commands have been carried out: the last few thousand are known."""

from vernissage.table.state.handled_commands import BLOCK, BLOCKS, COPIED_PAGE_IDS, HandledCommands


def test_a_repeat_is_known_as_long_as_it_is_kept_and_a_bounded_number_is() -> None:
    causes, kept = HandledCommands(), (BLOCKS - 1) * BLOCK
    for number in range(1, 5 * BLOCK * BLOCKS):
        causes = causes.adding({f"c{number}": number})
        assert len(causes) <= BLOCK * BLOCKS + COPIED_PAGE_IDS
        assert f"c{number}" in causes
        assert causes.get(f"c{max(1, number - kept)}", 0) == max(1, number - kept)
    assert "c1" not in causes
    assert causes.get("c1", otherwise=-1) == -1
    assert None not in causes


def test_adding_shares_what_is_older_than_a_page_and_changes_nothing_of_before() -> None:
    before = HandledCommands()
    for number in range(COPIED_PAGE_IDS + 1):
        before = before.adding({f"c{number}": number})
    after = before.adding({"new": 99})
    assert "new" not in before
    assert after.older[0] is before.older[0]


def test_many_at_once_are_the_same_as_one_after_another() -> None:
    carried_out = {f"c{number}": number for number in range(3 * COPIED_PAGE_IDS + 5)}
    one_by_one = HandledCommands()
    for cause, number in carried_out.items():
        one_by_one = one_by_one.adding({cause: number})
    assert HandledCommands().adding(carried_out) == one_by_one
