"""What Storyteller's clauses could be taken to mean, and do not."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.mutation.meaning import Changes
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.events import Event, Given
from vernissage.games.storyteller.rules.scoring import Outcome
from vernissage.games.storyteller.setup import Setup, gifts, votes
from vernissage.games.storyteller.state import State, totals

change = Changes("storyteller")
Original = Callable[..., Any]

change.value("S7", "rules.scoring:MOST_DRAWN", 4, "test_votes_that_a_painting_drew_give_at_most_three_points")
change.value(
    "S14",
    "rules.giving:FEWEST_TO_CHOOSE_FROM",
    1,
    "test_a_single_painting_to_choose_from_is_no_turn",
)
change.value("S14", "rules.giving:FEWEST_TO_CHOOSE_FROM", 3, "test_two_paintings_are_a_choice")


@change("S1", "rules.turning:next_teller", "test_an_away_storyteller_keeps_the_turn")
def one_who_is_away_tells_nothing(original: Original, state: State) -> Seat:
    teller: Seat = original(replace(state, closed=state.closed | state.away))
    return teller


@change("S1", "rules.turning:go_on", "test_one_who_is_away_when_a_turn_begins_has_a_part_in_it")
def one_who_is_away_sits_a_turn_out(original: Original, state: State, rng: Random) -> Any:
    return original(replace(state, closed=state.closed | state.away), rng)


@change(
    "S3",
    "state:State.gifts_each",
    "test_gifts_go_by_the_seats_at_the_start_of_the_turn",
)
def gifts_by_those_who_are_left(_original: Original, state: State) -> int:
    return gifts(len(state.open_seats))


@change("S5", "state:State.votes_each", "test_and_those_who_were_seven_keep_their_second_vote")
def votes_by_those_who_are_left(_original: Original, state: State) -> int:
    return votes(state.setup, len(state.open_seats))


@change("S6", "rules.scoring:_outcome", "test_whoever_was_there_and_did_not_vote_did_not_find_it")
def only_those_who_voted_count(original: Original, finders: int, voted: int, _counted: int) -> Outcome:
    outcome: Outcome = original(finders, voted, voted)
    return outcome


@change("S6", "state:State.left_out", "test_one_who_was_away_for_the_whole_time_is_left_out_of_the_count")
def everybody_counts_there_or_not(_original: Original, _state: State) -> tuple[Seat, ...]:
    return ()


@change("S6", "state:State.left_out", "test_one_who_was_there_for_any_part_of_it_counts")
def whoever_is_away_in_the_end_is_left_out(_original: Original, state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.givers if seat in state.away and seat not in state.turn.votes)


@change("S6", "evolve:_arrived", "test_one_who_was_there_for_any_part_of_it_counts")
def whoever_comes_later_was_not_there(_original: Original, state: State, _seat: Seat) -> State:
    return state


@change("S7", "rules.scoring:_drawn", "test_both_votes_on_one_players_two_paintings_are_two_points")
def a_point_for_every_voter(_original: Original, given: Sequence[str], cast: Mapping[Seat, Sequence[str]]) -> int:
    return min(3, sum(bool({*given} & {*chosen}) for chosen in cast.values()))


@change("S8", "rules.turning:_why_over", "test_a_closed_seat_that_has_reached_the_goal_ends_nothing")
def the_points_of_one_who_left_end_the_game(original: Original, state: State) -> Any:
    reached = state.setup.goal and any(points >= state.setup.goal for points in totals(state).values())
    return "goal" if reached else original(state)


@change("S8", "rules.turning:_why_over", "test_no_number_of_points_ends_such_a_game")
def without_a_goal_sixty_points_end_it(original: Original, state: State) -> Any:
    goal = state.setup.goal or (0 if state.setup.rounds else 60)
    return original(replace(state, setup=replace(state.setup, goal=goal)))


@change("S8", "rules.starting:_reshuffles", "test_the_host_may_choose_to_play_until_the_pile_is_empty")
def paintings_come_back_though_the_pile_should_end(
    _original: Original, setup: Setup, paintings: int, players: int
) -> bool:
    return paintings < 25 * players if setup.reshuffle is None else setup.reshuffle


@change("S9", "rules.giving:missing", "test_an_away_giver_is_waited_for")
def nobody_waits_for_one_who_is_away(original: Original, state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in original(state) if seat not in state.away)


@change("S9", "rules.giving:give", "test_a_gift_is_exchanged_as_often_as_one_likes")
def a_gift_is_exchanged_once(original: Original, state: State, seat: Seat, command: Any, rng: Random) -> Any:
    first = state.hands[seat][: state.gifts_each]
    again = seat in state.turn.given and state.turn.given[seat] != first
    return [] if again else original(state, seat, command, rng)


@change("S10", "rules.giving:give_by_chance", "test_what_is_given_by_chance_may_be_any_painting_of_the_hand")
def chance_gives_the_first_of_the_hand(original: Original, state: State, rng: Random) -> list[Event]:
    each = state.gifts_each
    return [
        replace(event, paintings=state.hands[event.seat][:each]) if isinstance(event, Given) else event
        for event in original(state, rng)
    ]


@change("S13", "printed_cards:main_title", "test_nor_a_clue_that_contains_it")
def only_the_whole_title_counts(_original: Original, title: str) -> str:
    return title


@change("S14", "rules.giving:leaves_a_choice", "test_a_single_painting_to_choose_from_is_no_turn")
def a_turn_goes_on_without_a_choice(_original: Original, _state: State) -> bool:
    return True


@change("S14", "rules.giving:leaves_a_choice", "test_two_paintings_are_a_choice")
def only_what_is_given_already_counts(_original: Original, state: State) -> bool:
    lies = sum(map(len, state.turn.given.values()))
    return all(lies - len(state.turn.given.get(seat, ())) > 1 for seat in state.givers)
