"""What Pictomania's clauses could be taken to mean, and do not."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.mutation.meaning import Changes
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.events import DrawingBegan, Event, GuessLaid, TokenRemoved, WordDealt
from vernissage.games.pictomania.setup import Setup, TokenTable
from vernissage.games.pictomania.state import Round, State, tokens_left
from vernissage.games.pictomania.values import LETTERS, NUMBERS, WordRef

change = Changes("pictomania")
Original = Callable[..., Any]

change.value("P8", "rules.wishes:EXPLAIN_SECONDS", 5, "test_there_are_ten_seconds_to_explain_it")
change.value("P8", "rules.wishes:FREE_WISHES", 4, "test_three_wishes_a_game_and_the_host_may_refuse_a_fourth")
change.value("P10", "rules.clocks:COUNTDOWN_SECONDS", 5, "test_everybody_counts_down_before_the_deal")
change.value("P13", "rules.clocks:SLIP_SECONDS", 3, "test_a_card_may_be_taken_back_for_a_second_and_a_half")
change.value("P32", "rules.pointing:FEWEST", 1, "test_a_single_opponent_voids_nothing_however_few_are_left")
change.value("P32", "rules.clocks:LAST_CALL_SECONDS", 10, "test_the_hosts_press_alone_does_not_end_it")


@change("P4", "setup:_table", "test_own_tokens_are_one_for_each_opponent_and_black_ones_one_for_each_player")
def one_two_star_token_in_the_middle(original: Original, setup: Setup, players: int) -> TokenTable:
    table: TokenTable = original(setup, players)
    return replace(table, black=(table.black[0], *[1] * (len(table.black) - 1)))


@change("P8", "rules.wishes:may_be_refused", "test_the_three_are_for_the_whole_game")
def three_wishes_for_a_round(original: Original, state: State, seat: Seat) -> bool:
    return bool(original(state, seat)) and state.round.number == 1


@change("P8", "rules.dealing:ready", "test_a_press_of_ready_that_crosses_with_a_replaced_card_counts_for_nothing")
def ready_for_whatever_cards(original: Original, state: State, seat: Seat, command: Any, rng: Random) -> Any:
    return original(state, seat, replace(command, cards=state.round.card_ids), rng)


@change("P8", "state:State.step", "test_and_so_does_the_hosts_go_on")
def go_on_for_whatever_cards(original: Original, state: State) -> str:
    return "reading" if state.phase == "reading" else str(original(state))


@change("P8", "rules.dealing:begin_if_read", "test_nothing_is_dealt_while_a_word_is_explained")
def dealt_while_a_word_is_explained(original: Original, state: State, rng: Random) -> Any:
    return original(replace(state, wishes={}), rng)


@change("P9", "rules.dealing:deal", "test_every_seat_may_be_dealt_every_number_and_every_letter")
def numbers_up_to_the_players(_original: Original, state: State, rng: Random) -> list[Event]:
    numbers = rng.sample(NUMBERS[: len(state.open_seats)], len(state.open_seats))
    return _dealt(state, [WordRef(rng.choice(LETTERS), number) for number in numbers])


@change("P9", "rules.dealing:deal", "test_every_seat_may_be_dealt_every_number_and_every_letter")
def numbers_in_the_order_of_seats(_original: Original, state: State, rng: Random) -> list[Event]:
    numbers = sorted(rng.sample(NUMBERS, len(state.open_seats)))
    return _dealt(state, [WordRef(rng.choice(LETTERS), number) for number in numbers])


@change("P9", "rules.dealing:deal", "test_every_seat_may_be_dealt_every_number_and_every_letter")
def only_the_first_letters(_original: Original, state: State, rng: Random) -> list[Event]:
    numbers = rng.sample(NUMBERS, len(state.open_seats))
    return _dealt(state, [WordRef("AABBCC"[at], number) for at, number in enumerate(numbers)])  # type: ignore[arg-type]


def _dealt(state: State, words: list[WordRef]) -> list[Event]:
    dealt = [WordDealt(seat, word) for seat, word in zip(state.open_seats, words, strict=True)]
    return [*dealt, DrawingBegan(state.round.number)]


@change("P9", "rules.dealing:deal", "test_one_who_is_away_at_the_deal_has_a_word_and_a_sheet")
def no_word_for_one_who_is_away(original: Original, state: State, rng: Random) -> list[Event]:
    return [event for event in original(state, rng) if not isinstance(event, WordDealt) or event.seat not in state.away]


@change("P13", "rules.guess:guess", "test_nothing_is_taken_back_after_the_same_players_next_guess")
def an_earlier_guess_may_still_slip(original: Original, state: State, seat: Seat, command: Any) -> list[Event]:
    return [event for event in original(state, seat, command) if isinstance(event, GuessLaid)]


@change("P17", "view:_without_numbers", "test_the_others_are_shown_it_only_then")
def a_card_is_shown_at_once(original: Original, current: Round) -> Any:
    return original(replace(current, held={}))


@change("P13", "rules.guess:settled", "test_in_a_hurry_the_last_token_ends_the_round_and_no_guess_is_lost")
def what_was_just_laid_is_lost(_original: Original, current: Round, *seats: Seat) -> list[Event]:
    del current, seats
    return []


@change("P14", "may:guessable", "test_the_sheet_of_a_closed_seat_or_one_who_is_away_may_be_guessed")
def no_guess_on_the_sheet_of_one_who_is_gone(original: Original, state: State, seat: Seat) -> Any:
    return tuple(drawer for drawer in original(state, seat) if drawer in state.present)


@change("P15", "state:Round.has_guessed", "test_until_then_its_number_is_spent_and_the_drawing_finished")
def a_card_that_may_slip_leaves_the_drawing_open(original: Original, current: Round, seat: Seat) -> bool:
    return bool(original(current, seat)) and seat not in current.held


@change("P23", "rules.scoring:black_sheep", "test_a_closed_seat_is_nobodys_black_sheep_but_the_next_is")
def one_who_left_may_be_the_sheep(original: Original, wrong: Mapping[Seat, int], _left: Any = ()) -> Any:
    return original(wrong)


@change("P23", "rules.scoring:black_sheep", "test_a_closed_seat_is_nobodys_black_sheep_but_the_next_is")
def no_sheep_if_it_has_left(original: Original, wrong: Mapping[Seat, int], left: Any = ()) -> Any:
    sheep = original(wrong)
    return None if sheep in left else sheep


@change("P26", "rules.scoring:_black_fate", "test_in_the_learning_round_a_wrong_drawing_counts_as_one")
def the_learning_round_forgives_a_wrong_drawing(original: Original, played: Any, *rest: Any, **named: Any) -> Any:
    return original(replace(played, voided=frozenset()) if played.learning else played, *rest, **named)


@change("P27", "rules.pointing:contest", "test_owning_up_can_be_contested_and_the_drawing_scores_as_it_was_drawn")
def owning_up_is_final(_original: Original, *_arguments: Any) -> list[Event]:
    return []


@change("P29", "rules.reveal:end", "test_an_away_player_with_the_most_points_wins")
def one_who_is_away_cannot_win(original: Original, state: State, reason: Any) -> Any:
    return original(replace(state, closed=state.closed | state.away), reason)


@change("P29", "rules.reveal:end", "test_a_seat_that_was_closed_cannot_win")
def one_who_left_may_win(original: Original, state: State, reason: Any) -> Any:
    return original(replace(state, closed=frozenset()), reason)


@change("P30", "rules.guess:removed_with", "test_in_a_hurry_the_lowest_token_in_the_middle_goes_with_a_closed_seat")
def no_token_goes_with_a_closed_seat(_original: Original, _state: State, _seat: Seat) -> list[Event]:
    return []


@change("P30", "rules.guess:removed_with", "test_in_a_hurry_the_lowest_token_in_the_middle_goes_with_a_closed_seat")
def the_highest_token_goes(original: Original, state: State, seat: Seat) -> list[Event]:
    goes = original(state, seat)
    return [TokenRemoved(tokens_left(state.setup, state.round)[0])] if goes else []


@change("P30", "rules.guess:removed_with", "test_a_token_that_was_taken_goes_with_its_owner_instead")
def a_token_goes_with_its_owner_too(_original: Original, state: State, seat: Seat) -> list[Event]:
    del seat
    return [TokenRemoved(tokens_left(state.setup, state.round)[-1])] if state.setup.hurry else []


@change("P32", "rules.pointing:_are_enough", "test_half_of_the_others_is_not_enough")
def half_of_the_others_are_enough(_original: Original, state: State, played: Round, drawer: Seat, said: Any) -> bool:
    others = [seat for seat in played.seats if seat != drawer and seat in state.open_seats]
    return sum(seat in said for seat in others) >= max(2, len(others) / 2)


@change("P32", "rules.pointing:_are_enough", "test_one_who_is_away_still_counts_among_the_others")
def only_those_who_are_there_count(original: Original, state: State, played: Round, drawer: Seat, said: Any) -> bool:
    return bool(original(replace(state, closed=state.closed | state.away), played, drawer, said))


@change("P32", "rules.pointing:_are_enough", "test_the_others_are_those_whose_seats_are_open")
def closed_seats_count_too(original: Original, state: State, played: Round, drawer: Seat, said: Any) -> bool:
    return bool(original(replace(state, closed=frozenset()), played, drawer, said))


@change("P32", "state:challenged", "test_pointing_is_possible_as_long_as_owning_up_until_the_next_deal")
def only_during_the_reveal(_original: Original, state: State) -> Round | None:
    return state.round if state.phase == "reveal" else None


@change("P32", "rules.reveal:go_on", "test_in_the_last_round_there_are_thirty_seconds_after_the_hosts_press")
def the_hosts_press_ends_the_game(original: Original, state: State, book: Any, rng: Random) -> Any:
    return original(replace(state, ready=frozenset(state.open_seats)), book, rng)


@change("P32", "rules.reveal:go_on", "test_one_who_is_away_has_not_said_so")
def one_who_is_away_has_said_go_on(original: Original, state: State, book: Any, rng: Random) -> Any:
    return original(replace(state, ready=state.ready | state.away), book, rng)


@change("P32", "state:Round.shown", "test_nobody_points_at_a_drawing_that_was_not_shown_yet")
def every_drawing_may_be_pointed_at(_original: Original, played: Round) -> tuple[Seat, ...]:
    return played.seats


@change("P34", "state:Sheet.strokes", "test_a_sheet_whose_strokes_were_all_erased_is_blank")
def an_erased_stroke_counts_as_one(_original: Original, sheet: Any) -> tuple[str, ...]:
    return tuple(step for step in sheet.steps.values() if isinstance(step, str))
