"""The reducer of Pictomania: records what has happened, without rules, dice or refusals."""

from collections.abc import Iterable
from itertools import islice
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from vernissage.contract.seat import Seat
from vernissage.games.pictomania.events import (
    CameBack,
    CardReplaced,
    CountdownBegan,
    DrawingBegan,
    DrawingRestored,
    DrawingVoided,
    Ended,
    Event,
    Finished,
    Guessed,
    GuessLaid,
    GuessTakenBack,
    HeartGiven,
    LastCall,
    LastCallOver,
    OwningUpContested,
    PointedAt,
    PointingAnswered,
    ReadySaid,
    RoundBegan,
    RoundRevealed,
    SeatClosed,
    SheetCleared,
    SheetTurned,
    StackShown,
    Started,
    StrokeDrawn,
    StrokeRedone,
    StrokesErased,
    StrokeUndone,
    TokenRemoved,
    TokenTaken,
    WentAway,
    WishEnded,
    WishMade,
    WordDealt,
    WordExplained,
    WordPassed,
)
from vernissage.games.pictomania.rules.own_cards import own_id
from vernissage.games.pictomania.state import HeldGuess, Round, Sheet, State, Step, Wish, challenged, score_round
from vernissage.games.pictomania.values import Guess, Reason

SPARES_LEAVERS = 3  # since this version, nobody who left in mid-round is the black sheep (P23)
OnReading: TypeAlias = RoundBegan | CardReplaced | ReadySaid | CountdownBegan | WordDealt
OnStacks: TypeAlias = GuessLaid | GuessTakenBack | Guessed | TokenTaken | TokenRemoved | Finished
Argued: TypeAlias = DrawingVoided | DrawingRestored | OwningUpContested | PointedAt | PointingAnswered
OnSheet: TypeAlias = StrokeDrawn | StrokesErased | StrokeUndone | StrokeRedone | SheetCleared | SheetTurned


def evolve_all(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    match event:
        case Started():
            return _started(event)
        case RoundBegan() | CardReplaced() | ReadySaid() | CountdownBegan() | WordDealt():
            return _evolve_reading(state, event)
        case WishMade() | WordExplained() | WishEnded():
            return _evolve_wishes(state, event)
        case DrawingBegan() | RoundRevealed() | StackShown() | LastCall() | LastCallOver():
            return _evolve_course(state, event)
        case StrokeDrawn() | StrokesErased() | StrokeUndone() | StrokeRedone() | SheetCleared() | SheetTurned():
            return _with_round(state, _on_sheet(state.round, event))
        case GuessLaid() | GuessTakenBack() | Guessed() | TokenTaken() | TokenRemoved() | Finished():
            return _with_round(state, _evolve_stacks(state.round, event))
        case WordPassed():
            return state
        case DrawingVoided() | DrawingRestored() | OwningUpContested() | PointedAt() | PointingAnswered():
            return _with_round(state, _argued(state, event))
        case HeartGiven():
            return _hearted(state, event)
        case WentAway() | CameBack() | SeatClosed():
            return _evolve_seat(state, event)
        case Ended(reason=reason, winners=winners):
            return replace(state, phase="over", reason=reason, winners=winners)
        case _:
            assert_never(event)


def _started(event: Started) -> State:
    setup = event.setup
    words = {own_id(card): card.words for card in setup.own_cards}
    earlier = frozenset(event.used)
    return State(setup, event.seats, event.version, earlier=earlier, own_words=words)


def _evolve_reading(state: State, event: OnReading) -> State:
    match event:
        case RoundBegan(round=number, level=level, cards=cards, seats=seats):
            rounds = (*state.rounds, Round(number, level, cards, seats))
            used = state.used | frozenset(cards.values())
            return replace(state, phase="reading", rounds=rounds, used=used, ready=frozenset(), wishes={})
        case CardReplaced():
            return _replaced(state, event)
        case ReadySaid(seat=seat):
            return replace(state, ready=state.ready | {seat})
        case CountdownBegan():
            return replace(state, phase="counting")
        case WordDealt(seat=seat, word=word):
            words = state.round.words if word is None else {**state.round.words, seat: word}
            return _with_round(state, replace(state.round, words=words))
        case _:
            assert_never(event)


def _evolve_wishes(state: State, event: WishMade | WordExplained | WishEnded) -> State:
    match event:
        case WishMade(seat=seat, letter=letter, card=card, number=number):
            wishes = {**state.wishes, seat: Wish(letter, card, number)}
            return replace(state, wishes=wishes, ready=state.ready - {seat})
        case WordExplained(seat=seat, wisher=wisher, text=text):
            wish = state.wishes[wisher]
            explained = replace(wish, lines={**wish.lines, seat: text})
            return replace(state, wishes={**state.wishes, wisher: explained})
        case WishEnded(seat=seat):
            return replace(state, wishes={reader: wish for reader, wish in state.wishes.items() if reader != seat})
        case _:
            assert_never(event)


def _replaced(state: State, event: CardReplaced) -> State:
    """It was done for everybody who had a wish about that card."""
    card = event.card
    fulfilled = {seat for seat, wish in state.wishes.items() if wish.letter == event.letter} | {event.seat}
    after = _with_round(state, replace(state.round, cards={**state.round.cards, event.letter: card}))
    return replace(
        after,
        used=state.used | {card},
        ready=frozenset(),
        wishes={seat: wish for seat, wish in state.wishes.items() if seat not in fulfilled},
        wished={**state.wished, **{seat: state.wished.get(seat, 0) + 1 for seat in fulfilled}},
    )


def _evolve_course(state: State, event: DrawingBegan | RoundRevealed | StackShown | LastCall | LastCallOver) -> State:
    match event:
        case DrawingBegan():
            return replace(state, phase="drawing", ready=frozenset(), last_call=0)
        case RoundRevealed():
            return replace(_with_round(state, _revealed(state)), phase="reveal", ready=frozenset())
        case StackShown(stack=stack):
            return _with_round(state, replace(state.round, stacks_shown=stack))
        case LastCall(round=number):
            return replace(state, last_call=number)
        case LastCallOver():
            return replace(state, last_call=0)
        case _:
            assert_never(event)


def _revealed(state: State) -> Round:
    current = state.round
    left = state.closed & set(current.seats) if state.version >= SPARES_LEAVERS else frozenset[Seat]()
    gone = replace(current, left=left, stacks_shown=1 if state.setup.led else len(current.seats) + 1)
    return replace(gone, score=score_round(state.setup, gone))


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


def _evolve_stacks(current: Round, event: OnStacks) -> Round:
    match event:
        case GuessLaid() | GuessTakenBack() | Guessed():
            return _guessed(current, event)
        case TokenTaken(seat=seat, stars=stars):
            return replace(current, black={**current.black, seat: stars}, done=current.done | {seat})
        case TokenRemoved(stars=stars):
            return replace(current, removed=(*current.removed, stars))
        case Finished(seat=seat):
            return replace(current, done=current.done | {seat})
        case _:
            assert_never(event)


def _guessed(current: Round, event: GuessLaid | GuessTakenBack | Guessed) -> Round:
    seat, drawer = event.seat, event.drawer
    assert seat is not None, "the log says who laid it where"
    assert drawer is not None, "the log says who laid it where"
    held = {guesser: guess for guesser, guess in current.held.items() if guesser != seat}
    stack = current.guesses.get(drawer, ())
    match event:
        case GuessLaid(number=number, letter=letter):
            lays = current.lays + 1
            held[seat] = HeldGuess(drawer, lays)
            return replace(_with_guess(current, drawer, Guess(seat, number, letter)), held=held, lays=lays)
        case GuessTakenBack():
            kept = tuple(guess for guess in stack if guess.seat != seat)
            return replace(current, guesses={**current.guesses, drawer: kept}, held=held)
        case Guessed(number=number, letter=letter):
            stays = replace(current, held=held)
            return stays if seat in current.held else _with_guess(stays, drawer, Guess(seat, number, letter))
        case _:
            assert_never(event)


def _with_guess(current: Round, drawer: Seat, guess: Guess) -> Round:
    return replace(current, guesses={**current.guesses, drawer: (*current.guesses.get(drawer, ()), guess)})


def _argued(state: State, event: Argued) -> Round:
    """Of the round whose drawings are still argued about (P27, P32)."""
    played = challenged(state)
    assert played is not None, "a drawing was revealed"
    match event:
        case DrawingVoided(seat=seat, why=why):
            owned_up = played.owned_up | {seat} if why == "said" else played.owned_up
            return _scored_again(state, replace(played, voided=played.voided | {seat}, owned_up=owned_up))
        case DrawingRestored(seat=seat):
            restored = replace(played, voided=played.voided - {seat}, restored=played.restored | {seat})
            return _scored_again(state, replace(restored, owned_up=played.owned_up - {seat}))
        case OwningUpContested(seat=seat, drawer=drawer, on=on):
            pair = frozenset({(seat, drawer)})
            return replace(played, contested=played.contested | pair if on else played.contested - pair)
        case PointedAt():
            return replace(played, pointed={**played.pointed, event.drawer: _pointing(played, event)})
        case PointingAnswered(seat=seat, text=text):
            return replace(played, answers={**played.answers, seat: text})
        case _:
            assert_never(event)


def _pointing(played: Round, event: PointedAt) -> dict[Seat, Reason]:
    others = {seat: why for seat, why in played.pointed.get(event.drawer, {}).items() if seat != event.seat}
    return {**others, event.seat: event.reason or "other"} if event.on else others


def _scored_again(state: State, played: Round) -> Round:
    return replace(played, score=score_round(state.setup, played))


def _hearted(state: State, event: HeartGiven) -> State:
    played = next(played for played in state.rounds if played.number == event.round)
    pair = frozenset({(event.seat, event.drawer)})
    return _with_round(state, replace(played, hearts=played.hearts | pair if event.on else played.hearts - pair))


def _evolve_seat(state: State, event: WentAway | CameBack | SeatClosed) -> State:
    match event:
        case WentAway(seat=seat):
            return replace(state, away=state.away | {seat})
        case CameBack(seat=seat):
            return replace(state, away=state.away - {seat})
        case SeatClosed(seat=seat):
            return _close(state, seat)
        case _:
            assert_never(event)


def _close(state: State, seat: Seat) -> State:
    wishes = {reader: wish for reader, wish in state.wishes.items() if reader != seat}
    after = replace(state, closed=state.closed | {seat}, ready=state.ready - {seat}, wishes=wishes)
    if state.phase not in ("reading", "counting"):
        return after
    return _with_round(after, replace(after.round, seats=tuple(s for s in after.round.seats if s != seat)))


def _with_round(state: State, changed: Round) -> State:
    rounds = tuple(changed if played.number == changed.number else played for played in state.rounds)
    return replace(state, rounds=rounds)
