"""What a stored game of Artline comes to, in words that do not change when the state does."""

from typing import Any

import msgspec

from vernissage.contract.seat import Seat
from vernissage.games.artline.state import Placement, State


def facts(state: State) -> dict[str, Any]:
    museum, last_round, result = state.museum, state.last_round, state.result
    return {
        "setup": msgspec.to_builtins(state.setup),
        "seats": state.seats,
        "first": state.first,
        "phase": state.phase,
        "turn": [state.turn.seat, state.turn.number, state.turn.shown, state.turn.declined],
        "hung": {f"{x},{y}": [hanging.painting, hanging.by] for (x, y), hanging in museum.hung.items()},
        "themes": {line: [theme.text, theme.language, theme.by] for line, theme in museum.themes.items()},
        "hands": state.hands,
        "pile": state.pile,
        "discarded": state.discarded,
        "removed": state.removed,
        "closed": state.closed,
        "placement": _placement(state.placement) if state.placement else None,
        "last_round": [last_round.by, last_round.left] if last_round else None,
        "result": [result.reason, result.winners] if result else None,
    }


def _placement(laid: Placement) -> list[Any]:
    themes = {line: theme.text for line, theme in laid.themes.items()}
    vote = laid.vote and [laid.vote.reason, laid.vote.line, laid.vote.by, laid.vote.ballots]
    return [laid.id, laid.seat, laid.owner, laid.painting, laid.cell, themes, _objections(laid), vote]


def _objections(laid: Placement) -> dict[str, dict[Seat, str]]:
    """Reasons by line and seat."""
    found: dict[str, dict[Seat, str]] = {}
    for seat, said in laid.objections.items():
        for one in said:
            found.setdefault(one.line, {})[seat] = one.reason
    return found
