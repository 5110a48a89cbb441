"""The reducer of Pictomania: records what has happened, without rules, dice or refusals."""

from collections.abc import Iterable
from itertools import islice
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.events import (
    CameBack,
    CardReplaced,
    DrawingBegan,
    DrawingVoided,
    Ended,
    Event,
    Finished,
    Guessed,
    HeartGiven,
    PointedAt,
    ReadySaid,
    RoundBegan,
    RoundRevealed,
    SeatClosed,
    SheetCleared,
    SheetTurned,
    Started,
    StrokeDrawn,
    StrokeRedone,
    StrokesErased,
    StrokeUndone,
    TokenTaken,
    WentAway,
    WordDealt,
    WordPassed,
)
from vernissage.games.pictomania.rules.own_cards import own_id
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import Round, Sheet, State, Step, score_round
from vernissage.games.pictomania.values import Guess

OnSheet: TypeAlias = StrokeDrawn | StrokesErased | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned


def evolve_all(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    match event:
        case Started(setup=setup, seats=seats, used=used):
            return _started(setup, seats, used)
        case RoundBegan() | CardReplaced() | ReadySaid() | WordDealt() | DrawingBegan() | RoundRevealed():
            return _evolve_course(state, event)
        case StrokeDrawn() | StrokesErased() | StrokeUndone() | StrokeRedone() | SheetCleared() | SheetTurned():
            return _with_round(state, _on_sheet(state.round, event))
        case Guessed() | TokenTaken() | Finished() | WordPassed():
            return _with_round(state, _evolve_play(state.round, event))
        case DrawingVoided() | PointedAt() | HeartGiven():
            return _evolve_applause(state, event)
        case WentAway(seat=seat):
            return replace(state, away=state.away | {seat})
        case CameBack(seat=seat):
            return replace(state, away=state.away - {seat})
        case SeatClosed(seat=seat):
            return _close(state, seat)
        case Ended(reason=reason, winners=winners):
            return replace(state, phase="over", reason=reason, winners=winners)
        case _:
            assert_never(event)


def _started(setup: Setup, seats: tuple[Seat, ...], used: Iterable[CardId]) -> State:
    words = {own_id(card): card.words for card in setup.own_cards}
    return State(setup, seats, earlier=frozenset(used), own_words=words)


def _evolve_course(
    state: State, event: RoundBegan | CardReplaced | ReadySaid | WordDealt | DrawingBegan | RoundRevealed
) -> State:
    match event:
        case RoundBegan(round=number, level=level, cards=cards, seats=seats):
            rounds = (*state.rounds, Round(number, level, cards, seats))
            used = state.used | frozenset(cards.values())
            return replace(state, phase="reading", rounds=rounds, used=used, ready=frozenset())
        case CardReplaced(letter=letter, card=card):
            after = _with_round(state, replace(state.round, cards={**state.round.cards, letter: card}))
            return replace(after, used=state.used | {card}, ready=frozenset())
        case ReadySaid(seat=seat):
            return replace(state, ready=state.ready | {seat})
        case WordDealt(seat=seat, word=word):
            words = state.round.words if word is None else {**state.round.words, seat: word}
            return _with_round(state, replace(state.round, words=words))
        case DrawingBegan():
            return replace(state, phase="drawing", ready=frozenset())
        case RoundRevealed():
            revealed = replace(state.round, score=score_round(state.setup, state.round))
            return replace(_with_round(state, revealed), phase="reveal", ready=frozenset())
        case _:
            assert_never(event)


def _on_sheet(current: Round, event: OnSheet) -> Round:
    sheet = current.sheet(event.seat)
    return replace(current, sheets={**current.sheets, event.seat: drawn(sheet, event)})


def drawn(sheet: Sheet, event: OnSheet) -> Sheet:
    match event:
        case StrokeDrawn(stroke=number, ink=ink):
            return _with_step(sheet, number, ink)
        case StrokesErased(step=number, strokes=strokes):
            return _with_step(sheet, number, strokes)
        case StrokeUndone():
            return replace(sheet, done=sheet.done - 1)
        case StrokeRedone():
            return replace(sheet, done=sheet.done + 1)
        case SheetCleared():
            return replace(sheet, done=0)
        case SheetTurned(upright=upright):
            return replace(sheet, upright=upright)
        case _:
            assert_never(event)


def _with_step(sheet: Sheet, number: int, step: Step) -> Sheet:
    """Adds a step to a sheet; what was undone is forgotten."""
    steps = sheet.steps.copy() if sheet.undone is None else dict(islice(sheet.steps.items(), sheet.done))
    steps[number] = step
    return Sheet(steps, sheet.done + 1, sheet.upright, last=number)


def _evolve_play(current: Round, event: Guessed | TokenTaken | Finished | WordPassed) -> Round:
    match event:
        case Guessed(seat=seat, drawer=drawer, number=number):
            stack = (*current.guesses.get(drawer, ()), Guess(seat, number))
            return replace(current, guesses={**current.guesses, drawer: stack})
        case TokenTaken(seat=seat, stars=stars):
            return replace(current, black={**current.black, seat: stars}, done=current.done | {seat})
        case Finished(seat=seat):
            return replace(current, done=current.done | {seat})
        case WordPassed(seat=seat):
            return replace(current, passed=current.passed | {seat})
        case _:
            assert_never(event)


def _evolve_applause(state: State, event: DrawingVoided | PointedAt | HeartGiven) -> State:
    match event:
        case DrawingVoided(seat=seat):
            index = -1 if state.phase == "reveal" else -2  # owning up is possible until the next deal (P27)
            voided = replace(state.rounds[index], voided=state.rounds[index].voided | {seat})
            return _with_round(state, replace(voided, score=score_round(state.setup, voided)))
        case PointedAt(seat=seat, drawer=drawer, on=on):
            pair = frozenset({(seat, drawer)})
            pointed = state.round.pointed | pair if on else state.round.pointed - pair
            return _with_round(state, replace(state.round, pointed=pointed))
        case HeartGiven(seat=seat, round=number, drawer=drawer, on=on):
            played = next(played for played in state.rounds if played.number == number)
            pair = frozenset({(seat, drawer)})
            return _with_round(state, replace(played, hearts=played.hearts | pair if on else played.hearts - pair))
        case _:
            assert_never(event)


def _close(state: State, seat: Seat) -> State:
    after = replace(state, closed=state.closed | {seat}, ready=state.ready - {seat})
    if state.phase != "reading":
        return after
    return _with_round(after, replace(after.round, seats=tuple(s for s in after.round.seats if s != seat)))


def _with_round(state: State, changed: Round) -> State:
    rounds = tuple(changed if played.number == changed.number else played for played in state.rounds)
    return replace(state, rounds=rounds)
