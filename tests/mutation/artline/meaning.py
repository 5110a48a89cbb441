"""What Artline's clauses could be taken to mean, and do not."""

from collections.abc import Callable
from typing import Any

from tests.mutation.meaning import Changes
from vernissage.games.artline.state import Placement, State

change = Changes("artline")
Original = Callable[..., Any]

change.value("A19", "rules.settling:THEMES_UNTIL_VOTE", 2, "test_after_three_themes_not_understood_the_vote_decides")


@change("A19", "rules.settling:_are_enough", "test_half_of_the_opponents_who_do_not_understand_are_enough")
def more_than_half_of_the_opponents(original: Original, state: State, placement: Placement, puzzled: int) -> bool:
    if state.edition.unclear_to == "half-of-opponents":
        return 2 * puzzled > len(state.open_seats) - 1
    return bool(original(state, placement, puzzled))
