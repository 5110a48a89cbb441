"""Opponents accept or object; what they object to is settled when all have answered or time is up (A19–A23)."""

from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.games.artline.commands import Accept, Object
from vernissage.games.artline.events import Accepted, Event, MendingAsked, Objected, Stood, VoteOpened
from vernissage.games.artline.seating import opponents, placement_against
from vernissage.games.artline.state import REASONS, Placement, State
from vernissage.games.artline.story import Story
from vernissage.games.artline.turning import finish_turn
from vernissage.games.artline.words import Line, Reason

THEMES_UNTIL_VOTE = 3  # A19


def accept(state: State, seat: Seat, command: Accept) -> list[Event]:
    placement = placement_against(state, seat, command.placement, command.naming)
    if state.phase != "window":
        raise Refused("wrong-phase", phase=state.phase)
    if seat in placement.fine:
        raise Refused("already-answered", placement=placement.id)
    return _answer(state, Accepted(placement.id, seat))


def object_to(state: State, seat: Seat, command: Object) -> list[Event]:
    placement = placement_against(state, seat, command.placement, command.naming)
    reason, line = command.reason, command.line
    if state.phase != "window":
        raise Refused("wrong-phase", phase=state.phase)
    if reason not in reasons_against(placement, line):
        raise Refused("nothing-to-object", reason=reason, line=line)  # A21
    if (reason, line) in placement.settled:
        raise Refused("already-settled", reason=reason, line=line)  # A23
    if placement.objections.get(line, {}).get(seat) == reason:
        raise Refused("already-answered", placement=placement.id)
    return _answer(state, Objected(placement.id, seat, reason, line))


def reasons_against(placement: Placement, line: Line) -> tuple[Reason, ...]:
    """A new theme can be unclear or not allowed; a painting may miss any theme it comes under (A12, A21)."""
    if line in placement.themes:
        return REASONS
    return ("does-not-fit",) if line in placement.lines else ()


def open_objections(placement: Placement, seat: Seat) -> dict[Line, tuple[Reason, ...]]:
    """What `seat` may still object to, line by line."""
    found = {
        line: tuple(
            reason
            for reason in reasons_against(placement, line)
            if (reason, line) not in placement.settled and placement.objections.get(line, {}).get(seat) != reason
        )
        for line in placement.lines
    }
    return {line: reasons for line, reasons in found.items() if reasons}


def _answer(state: State, answer: Accepted | Objected) -> list[Event]:
    story = Story(state)
    story.tell(answer)
    close_window_if_answered(story)
    return story.events


def close_window_if_answered(story: Story) -> None:
    placement = story.placement
    if all(placement.has_answered(seat) for seat in opponents(story.state, placement)):
        settle(story)


def settle(story: Story) -> None:
    """Take up the first objection that is still to be settled, or let the placement stand (A21)."""
    placement = story.placement
    for reason in REASONS:
        for line in placement.lines:
            if _is_pressing(story.state, placement, reason, line):
                _take_up(story, placement, reason, line)
                return
    story.tell(Stood(placement.id))
    finish_turn(story, exhibition=placement.exhibition)


def _is_pressing(state: State, placement: Placement, reason: Reason, line: Line) -> bool:
    objectors = placement.objectors(reason, line)
    if not objectors or (reason, line) in placement.settled:
        return False
    if reason != "unclear" or state.edition.one_opponent_blocks_unclear:
        return True
    return 2 * len(objectors) >= len(opponents(state, placement))  # A19


def _take_up(story: Story, placement: Placement, reason: Reason, line: Line) -> None:
    if reason == "unclear" and story.state.turn.not_understood < THEMES_UNTIL_VOTE:
        story.tell(MendingAsked(placement.id, reason, line))
    else:
        story.tell(VoteOpened(placement.id, reason, line, placement.objectors(reason, line)))
