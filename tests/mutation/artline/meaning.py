"""What Artline's clauses could be taken to mean, and do not."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.mutation.meaning import Changes
from vernissage.contract.game import CloseSeat
from vernissage.contract.seat import Seat
from vernissage.games.artline import events as e
from vernissage.games.artline.rules.event_chain import EventChain
from vernissage.games.artline.state import OpenVote, Placement, State, Turn
from vernissage.games.artline.values import Line, Theme

change = Changes("artline")
Original = Callable[..., Any]


@change("A8", "museum:Museum.touched", "test_a_gap_does_not_divide_a_gallery")
def only_neighbours_belong_to_a_line(original: Original, museum: Any, cell: tuple[int, int]) -> Any:
    x, y = cell
    beside = {f"r{y}": {(x - 1, y), (x + 1, y)}, f"c{x}": {(x, y - 1), (x, y + 1)}}
    return tuple(line for line in original(museum, cell) if beside[line] & museum.hung.keys())


@change("A15", "rules.correcting:_is_only_theirs", "test_until_somebody_else_hangs_a_painting_in_that_gallery")
def a_slip_is_corrected_at_any_time(original: Original, state: State, seat: Seat, line: Line) -> bool:
    del original, state, seat, line
    return True


@change("A15", "museum:Museum.hung_since", "test_nor_does_what_hung_there_before_the_theme_was_named")
def what_hung_before_the_theme_counts_too(original: Original, museum: Any, line: Line) -> Any:
    del original
    return tuple(hanging for cell, hanging in museum.hung.items() if cell in museum.lines.get(line, ()))


@change("A15", "rules.naming:Naming.are_same", "test_only_a_wording_that_the_referee_takes_for_the_same_theme")
def any_wording_corrects_a_slip(original: Original, naming: Any, text: str, other: str, language: str) -> bool:
    return (not {text, other} & {"saints"} and "cat" in (text, other)) or bool(original(naming, text, other, language))


@change("A10", "rules.naming:Naming._compare", "test_a_near_repeat_of_two_new_themes_is_doubted_before_it_is_confirmed")
def a_near_repeat_of_two_new_themes_is_fine(original: Original, *arguments: Any) -> None:
    *_, verdicts = arguments
    before = dict(verdicts)
    original(*arguments)
    for line, verdict in verdicts.items():
        if verdict.code == "theme-near-repeat":
            verdicts[line] = before[line]


@change("A14", "rules.naming:Naming._theme", "test_of_two_themes_that_mean_the_same_one_stands_in_its_authors_words")
def two_themes_may_look_the_same(original: Original, naming: Any, text: str, *others: Any) -> Theme:
    *most, _ = others
    theme: Theme = original(naming, text, *most, ())
    return theme


@change("A17", "rules.naming:_is_contestable", "test_repeats_and_what_is_no_theme_at_all_are_not_for_the_table")
def any_refusal_may_be_put_to_the_table(original: Original, verdict: Any) -> bool:
    del original
    return bool(verdict.verdict == "refused")


@change(
    "A17", "rules.naming:_is_contestable", "test_the_player_may_put_it_to_the_table_which_is_told_why_it_was_refused"
)
def a_refusal_is_the_last_word(original: Original, verdict: Any) -> bool:
    del original, verdict
    return False


@change("A17", "rules.naming:Naming._theme", "test_if_nobody_objects_it_stands")
def the_table_is_not_told_why(original: Original, *arguments: Any) -> Theme:
    theme: Theme = original(*arguments)
    return replace(theme, contested=None)


change.value("A19", "rules.settling:THEMES_UNTIL_VOTE", 2, "test_after_three_themes_not_understood_the_vote_decides")


@change("A19", "rules.settling:_are_enough", "test_half_of_the_opponents_who_do_not_understand_are_enough")
def more_than_half_of_the_opponents(original: Original, state: State, placement: Placement, puzzled: int) -> bool:
    if state.edition.unclear_to == "half-of-opponents":
        return 2 * puzzled > len(state.open_seats) - 1
    return bool(original(state, placement, puzzled))


@change("A19", "rules.settling:_are_enough", "test_who_has_left_is_no_longer_one_of_all_players")
def half_of_all_seats_leavers_included(original: Original, state: State, placement: Placement, puzzled: int) -> bool:
    if state.edition.unclear_to == "half-of-players":
        return 2 * puzzled >= len(state.seats)
    return bool(original(state, placement, puzzled))


@change("A19", "evolve_placement:_renamed", "test_an_explanation_goes_when_another_theme_is_named")
def an_explanation_stays_with_another_theme(original: Original, placement: Placement, themes: Any) -> Placement:
    after: Placement = original(placement, themes)
    return replace(after, explanation=placement.explanation)


@change("A19", "evolve_placement:_asked_again", "test_an_explanation_in_the_window_answers_all_new_themes")
def an_explanation_answers_only_the_first_theme(
    original: Original, placement: Placement, seat: Seat, text: str
) -> Placement:
    first = next(iter(placement.themes))
    after: Placement = original(replace(placement, themes={first: placement.themes[first]}), seat, text)
    return replace(after, themes=placement.themes)


@change(
    "A19",
    "rules.naming:Naming._lines_named_again",
    "test_what_was_not_understood_in_one_line_is_not_accepted_in_the_other",
)
def what_was_not_understood_may_be_named_in_the_other_line(
    original: Original, naming: Any, past: Any, *rest: Any
) -> Any:
    lines = original(naming, past, *rest)
    return lines & {past.line} if past.reason == "unclear" else lines


@change("A19", "rules.naming:Naming._refused_before", "test_what_was_not_understood_is_not_accepted_again_in_that_turn")
def what_was_not_understood_may_be_tried_elsewhere(
    original: Original, naming: Any, state: State, painting: Any, cell: Any, *rest: Any
) -> Any:
    here = tuple(past for past in state.turn.refused if (past.painting, past.cell) == (painting, cell))
    return original(naming, replace(state, turn=replace(state.turn, refused=here)), painting, cell, *rest)


@change("A19", "evolve_placement:given_up", "test_a_theme_that_was_explained_and_then_taken_back_is_remembered")
def what_was_explained_and_taken_back_is_forgotten(original: Original, state: State) -> State:
    del original
    return state


@change("A19", "evolve_placement:_is_still_puzzled", "test_unless_it_was_understood_by_then")
def what_was_explained_and_taken_back_is_always_remembered(original: Original, *arguments: Any) -> bool:
    del original, arguments
    return True


@change("A19", "evolve_placement:_ruled_out", "test_what_a_vote_has_found_not_allowed_is_not_for_the_rest_of_the_game")
def what_is_not_allowed_is_forgotten_with_the_turn(original: Original, state: State, *rest: Any) -> State:
    del original, rest
    return state


@change("A19", "evolve_placement:_ruled_out", "test_what_was_not_understood_is_only_refused_for_the_turn_by_vote_too")
def what_was_not_understood_is_ruled_out_too(
    original: Original, state: State, placement: Placement, reason: str, line: Line
) -> State:
    del reason
    ruled_out: State = original(state, placement, "not-allowed", line)
    return ruled_out


@change(
    "A19",
    "rules.settling:end_mending_if_nobody_minds",
    "test_mending_is_over_when_those_who_did_not_understand_have_left",
)
def mending_goes_on_whoever_leaves(original: Original, chain: EventChain) -> None:
    del original, chain


@change("A19", "evolve_placement:_refused_but_for_mended", "test_explaining_one_theme_forgets_no_other")
def explaining_forgets_all_that_was_refused(original: Original, state: State) -> Any:
    del original, state
    return ()


@change("A16", "rules.naming:Naming._verdicts", "test_no_two_galleries_have_the_same_theme")
def only_themes_of_the_same_author_repeat_each_other(
    original: Original, naming: Any, state: State, painting: Any, texts: Any, language: Any
) -> Any:
    own = {line: theme for line, theme in state.museum.themes.items() if theme.by == 99}
    return original(naming, replace(state, museum=replace(state.museum, themes=own)), painting, texts, language)


@change(
    "A20",
    "setup:window_seconds",
    "test_by_correspondence_the_window_is_as_long_as_a_turn_so_that_absent_opponents_can_object",
)
def the_window_is_what_the_host_chose_by_correspondence_too(original: Original, setup: Any) -> int:
    del original
    return int(setup.window_seconds)


@change("A20", "evolve:_afresh", "test_a_window_that_is_open_then_begins_anew")
def a_changed_window_keeps_its_old_clock(original: Original, placement: Placement | None) -> Placement | None:
    del original
    return placement


@change("A20", "rules.presuming:presumed", "test_who_touches_anything_in_the_judging_panel_answers_by_hand")
def who_touches_the_panel_is_still_taken_to_accept(original: Original, state: State) -> Any:
    laid = state.placement
    return original(replace(state, placement=replace(laid, touched=frozenset())) if laid else state)


@change("A20", "evolve:_touched", "test_what_was_shown_before_is_answered_by_hand")
def what_was_shown_before_is_taken_as_accepted_too(original: Original, placement: Placement, seat: Seat) -> Placement:
    del original, seat
    return placement


change.value(
    "A20", "rules.presuming:DEFAULT_AFTER_S", 8, "test_five_seconds_after_a_placement_is_shown_they_are_taken_to_accept"
)


@change(
    "A22", "rules.settling:has_had_their_say", "test_with_two_players_too_the_vote_waits_for_what_the_player_has_to_say"
)
def nobody_waits_for_the_player_who_laid_it(original: Original, *arguments: Any) -> bool:
    del original, arguments
    return True


@change("A22", "rules.settling:has_had_their_say", "test_who_is_away_has_had_their_say")
def the_vote_waits_for_who_is_away(original: Original, state: State, placement: Placement, vote: OpenVote) -> bool:
    del original, state, placement
    return vote.is_answered


@change("A22", "evolve_vote:balloted", "test_the_answer_is_heard_before_the_objection_counts")
def the_answer_ends_the_vote(original: Original, placement: Placement, event: Any) -> Placement:
    after: Placement = original(placement, event)
    return replace(after, vote=after.vote and replace(after.vote, asked_again=frozenset()))


@change("A22", "evolve_vote:balloted", "test_only_who_objects_is_asked_again_so_that_ballots_stay_secret")
def everybody_against_it_is_asked_again(original: Original, placement: Placement, event: Any) -> Placement:
    after: Placement = original(placement, event)
    if isinstance(event, e.Replied) and after.vote:
        return replace(after, vote=replace(after.vote, asked_again=after.vote.against))
    return after


@change("A21", "rules.settling:go_on_after_withdrawal", "test_after_that_the_next_objection_is_taken_up")
def a_withdrawn_objection_takes_all_others_along(original: Original, chain: EventChain) -> None:
    del original
    if chain.placement.vote is None:
        chain.emit(e.Stood(chain.placement.id))


@change("A21", "evolve_vote:_withdrawn", "test_what_was_withdrawn_was_not_voted_on")
def what_was_withdrawn_counts_as_settled(
    original: Original, placement: Placement, vote: OpenVote, event: Any
) -> Placement:
    after: Placement = original(placement, vote, event)
    return replace(after, settled=after.settled | {(event.reason, event.line)})


@change("A21", "evolve_vote:_withdrawn", "test_while_another_objects_so_the_vote_goes_on")
def whoever_withdraws_still_votes_against_it(
    original: Original, placement: Placement, vote: OpenVote, event: Any
) -> Placement:
    after: Placement = original(placement, vote, event)
    if after.vote is None:
        return after
    return replace(after, vote=replace(after.vote, ballots={**after.vote.ballots, event.seat: False}))


@change("A22", "rules.settling:close_vote", "test_who_does_not_vote_in_time_has_understood")
def who_does_not_vote_in_time_has_not_understood(original: Original, chain: EventChain) -> None:
    placement = chain.placement
    vote = placement.vote
    if vote and vote.reason == "unclear":
        late = [seat for seat in chain.state.open_seats if seat not in vote.ballots and seat != placement.seat]
        chain.emit(*(e.Voted(placement.id, seat, vote.line, keep=False) for seat in late))
    original(chain)


@change("A22", "evolve_placement:conceded", "test_giving_in_on_what_is_not_understood_is_remembered")
def giving_in_on_what_is_not_understood_is_forgotten(original: Original, state: State) -> State:
    vote = state.placement and state.placement.vote
    if vote and vote.reason == "unclear":
        return state
    after: State = original(state)
    return after


@change("A22", "evolve:_turning", "test_showing_the_hand_forgets_nothing")
def showing_the_hand_forgets_what_was_refused(original: Original, state: State, event: Any) -> State:
    after: State = original(state, event)
    return replace(after, turn=replace(after.turn, refused=())) if isinstance(event, e.HandShown) else after


@change("A22", "rules.seating:opponents", "test_the_starter_of_the_last_round_answers_and_votes_with_an_empty_hand")
def who_has_an_empty_hand_does_not_vote(original: Original, state: State, placement: Placement) -> Any:
    return tuple(seat for seat in original(state, placement) if state.hands[seat])


@change("A24", "evolve_vote:ruled", "test_an_answer_that_lost_is_not_kept")
def the_answer_is_kept_whoever_won(
    original: Original, state: State, placement: Placement, vote: OpenVote, *, kept: bool
) -> State:
    after: State = original(state, placement, vote, kept=True)
    del kept
    return after


@change("A24", "evolve_vote:_noted", "test_a_ruling_about_a_theme_that_never_stood_goes_with_it")
def rulings_about_new_themes_stay(
    original: Original, state: State, placement: Placement, line: Line, ruling: Any
) -> State:
    del original
    return replace(state, rulings={**state.rulings, line: (*state.rulings.get(line, ()), ruling)}, placement=placement)


@change("A28", "rules.turning:_still_to_play", "test_a_closed_seat_has_no_turn_in_the_last_round")
def closed_seats_still_have_a_turn(original: Original, state: State) -> bool:
    last = state.last_round
    return bool(original(state)) or bool(last and set(state.closed) - {last.by})


@change(
    "A34", "rules.turning:discard_by_chance", "test_out_of_time_while_mending_any_painting_of_the_hand_goes_by_chance"
)
def out_of_time_the_painting_taken_back_goes(original: Original, state: State, rng: Random) -> Any:
    last = state.hands[state.turn.seat][-1]
    return original(state, _Rigged(last) if len(state.hands[state.turn.seat]) == 5 else rng)


@dataclass
class _Rigged:
    painting: str

    def choice(self, paintings: Any) -> str:
        del paintings
        return self.painting


@change("A32", "rules.seating:neighbour", "test_the_open_seat_before_them_may_lay_from_the_shown_hand")
def the_neighbour_sits_on_the_left(original: Original, state: State) -> Seat:
    del original
    after = state.seats.index(state.turn.seat) + 1
    return state.seats[after % len(state.seats)]


@change("A32", "rules.curators:point", "test_nobody_points_while_no_hand_lies_open")
def anybody_points_at_any_time(original: Original, state: State, seat: Seat, command: Any) -> Any:
    del original, state
    return [e.Pointed(seat, command.painting, command.cell)]


@change("A33", "rules.absence:_silences_an_objector", "test_a_host_gets_nothing_through_by_removing_who_objects")
def a_host_may_remove_who_objects(original: Original, laid: Placement, command: CloseSeat) -> bool:
    del original, laid, command
    return False


@change(
    "A33", "rules.absence:_silences_an_objector", "test_somebody_elses_painting_stays_when_the_host_removes_who_objects"
)
def any_painting_goes_when_the_host_removes_who_objects(
    original: Original, laid: Placement, command: CloseSeat
) -> bool:
    del original
    return command.by_host and command.seat in laid.objections


@change("A33", "rules.absence:_silences_an_objector", "test_a_host_may_remove_who_does_not_object")
def whomever_the_host_removes_the_painting_goes(original: Original, laid: Placement, command: CloseSeat) -> bool:
    del original
    return command.by_host and laid.seat == command.host


change.value(
    "A33",
    "setup:BY_CORRESPONDENCE",
    24 * 3600,
    "test_with_a_clock_of_twelve_hours_or_more_seats_wait_for_their_players",
)


@change("A19", "state:Turn.not_understood", "test_one_theme_counts_once_however_often_it_is_asked_about")
def every_refusal_counts_as_a_theme(original: Original, turn: Turn) -> int:
    return int(original(turn)) + len(turn.explained)
