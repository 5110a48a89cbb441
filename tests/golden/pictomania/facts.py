"""What a stored game of Pictomania comes to, in words that do not change when the state does."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.rules.own_cards import own_id
from vernissage.games.pictomania.state import Round, Sheet, State, totals

SINCE = {"family": False}  # choices that tables of then did not have, as they count for them


def facts(state: State) -> dict[str, Any]:
    as_then = {own_id(card): f"own/{at}" for at, card in enumerate(state.setup.own_cards, 1)}  # they were counted
    return {
        "setup": _without_later_choices(msgspec.to_builtins(state.setup, str_keys=True)),
        "seats": state.seats,
        "phase": state.phase,
        "totals": dict(totals(state)),
        "used": sorted(as_then.get(card, card) for card in state.used),
        "earlier": sorted(as_then.get(card, card) for card in state.earlier),
        "ready": sorted(state.ready),
        "away": sorted(state.away),
        "closed": sorted(state.closed),
        "reason": state.reason,
        "winners": state.winners,
        "rounds": [_round(played, as_then) for played in state.rounds],
    }


def _without_later_choices(setup: dict[str, Any]) -> dict[str, Any]:
    return {name: chosen for name, chosen in setup.items() if name not in SINCE or chosen != SINCE[name]}


def _round(played: Round, as_then: Mapping[CardId, CardId]) -> dict[str, Any]:
    return {
        "number": played.number,
        "level": played.level,
        "cards": {letter: as_then.get(card, card) for letter, card in played.cards.items()},
        "seats": played.seats,
        "words": {seat: f"{word.letter}{word.number}" for seat, word in played.words.items()},
        "sheets": {seat: _sheet(one) for seat, one in played.sheets.items()},
        "guesses": {drawer: [[one.seat, one.number] for one in stack] for drawer, stack in played.guesses.items()},
        "black": played.black,
        "done": sorted(played.done),
        "voided": sorted(played.voided),
        "pointed": sorted(played.pointed),
        "hearts": sorted(played.hearts),
    }


def _sheet(sheet: Sheet) -> list[Any]:
    """What is shown, and the strokes that redo would bring back, the last one first."""
    undone = [step for step in list(sheet.steps.values())[sheet.done :][::-1] if isinstance(step, str)]
    return [*_strokes(sheet.strokes), *_strokes(undone), sheet.upright]


def _strokes(strokes: Sequence[str]) -> tuple[int, str]:
    return len(strokes), sha256("\n".join(strokes).encode()).hexdigest()[:16]
