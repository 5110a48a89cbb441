"""Mending a slip of the pen in a theme: other letters for the same theme (A15)."""

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Correct
from vernissage.games.artline.events import Corrected, Event
from vernissage.games.artline.rules.naming import Naming
from vernissage.games.artline.state import State
from vernissage.games.artline.values import Line, Theme


def correct(state: State, seat: Seat, command: Correct, naming: Naming) -> list[Event]:
    theme = own_themes(state, seat).get(command.line)
    if theme is None:
        raise Refused("not-yours-to-correct", line=command.line)
    corrected = naming.corrected(state, seat, command.line, theme, command.text, command.language)
    return [Corrected(command.line, seat, corrected)]


def own_themes(state: State, seat: Seat) -> dict[Line, Theme]:
    """Returns the themes that `seat` may still correct: its own, until somebody else hangs or lays a painting in that
    gallery, and not while the table votes on a painting there."""
    laid = state.placement
    standing = {line: theme for line, theme in state.museum.themes.items() if _is_only_theirs(state, seat, line)}
    fresh = laid.themes if laid and state.phase == "window" else {}
    return {line: theme for line, theme in {**standing, **fresh}.items() if theme.by == seat}


def _is_only_theirs(state: State, seat: Seat, line: Line) -> bool:
    laid = state.placement
    if laid and line in laid.lines and (laid.seat != seat or state.phase != "window"):
        return False
    return all(hanging.by == seat for hanging in state.museum.hung_since(line))
