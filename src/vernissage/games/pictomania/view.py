"""Views: what everybody may know, and what one seat may know and do besides. Nothing goes out by default."""

from collections.abc import Mapping

from vernissage.contract.game import Waiting
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.may import guessable, may
from vernissage.games.pictomania.rules.absence import clock, only_away_are_missing
from vernissage.games.pictomania.rules.own_cards import in_short, own_words
from vernissage.games.pictomania.rules.scoring import RoundScore
from vernissage.games.pictomania.setup import own_tokens
from vernissage.games.pictomania.state import Round, State, tokens_left, totals
from vernissage.games.pictomania.values import NUMBERS, Guess
from vernissage.games.pictomania.view_types import NumberCard, Own, Public, Result, RoundView


def public(state: State) -> Public:
    """Makes the public view. Parts that grow are the state's own: what has not changed is the same object as before."""
    current = state.round
    return Public(
        setup=in_short(state.setup),
        seats=state.seats,
        closed=tuple(sorted(state.closed)),
        phase=state.phase,
        round=current.number,
        step=state.step,
        level=current.level,
        cards=current.cards,
        own_words=own_words(state),
        playing=current.seats,
        acting=acting(state),
        ready=tuple(sorted(state.ready)),
        done=tuple(sorted(current.done)),
        passed=tuple(sorted(current.passed)),
        away=tuple(sorted(state.away)),
        stacks=current.guesses if _is_revealed(state) else _without_numbers(current),
        own_tokens=own_tokens(state.setup, len(current.seats)),
        tokens=tokens_left(state.setup, current),
        black=current.black,
        history={played.number: _round_view(played, played.score) for played in state.rounds if played.score},
        totals=dict(totals(state)),
        sheets={played.number: played.sheets for played in state.rounds},
        result=_result(state),
    )


def waiting(state: State) -> Waiting:
    return Waiting(acting(state), clock(state), together=state.phase == "drawing")


def acting(state: State) -> tuple[Seat, ...]:
    """Lists whom the game waits for; a player who is away only if their drawing is still open (P19)."""
    if state.phase in ("reading", "reveal"):
        return tuple(seat for seat in state.present if seat not in state.ready)
    if state.phase == "drawing":
        done = state.round.done
        ready = done if only_away_are_missing(state) else done | state.away
        return tuple([seat for seat in state.round.seats if seat not in ready])
    return ()


def _is_revealed(state: State) -> bool:
    return state.phase in ("reveal", "over")


def _without_numbers(current: Round) -> dict[Seat, tuple[Guess, ...]]:
    return {drawer: tuple(Guess(guess.seat, None) for guess in stack) for drawer, stack in current.guesses.items()}


def own(state: State, seat: Seat | None) -> Own:
    if seat is None:
        return Own()
    moves = may(state, seat)
    current = state.round
    made = current.guesses_of(seat)
    return Own(
        may=moves,
        word=current.words.get(seat),
        numbers=_numbers(current, seat, made),
        guessable=guessable(state, seat) if "guess" in moves else (),
        guesses={drawer: number for drawer, number in made.items() if number is not None},
    )


def _numbers(current: Round, seat: Seat, made: Mapping[Seat, int | None]) -> dict[int, NumberCard]:
    if seat not in current.words:
        return {}
    numbers: dict[int, NumberCard] = dict.fromkeys(NUMBERS, "free")
    for number in made.values():
        if number is not None:
            numbers[number] = "spent"
    numbers[current.words[seat].number] = "own"
    return numbers


def _round_view(played: Round, score: RoundScore) -> RoundView:
    return RoundView(
        round=played.number,
        level=played.level,
        cards=played.cards,
        words=played.words,
        score=score,
        voided=tuple(sorted(played.voided)),
        pointed=_by_drawer(played.pointed),
        hearts=_by_drawer(played.hearts),
    )


def _by_drawer(pairs: frozenset[tuple[Seat, Seat]]) -> dict[Seat, tuple[Seat, ...]]:
    drawers = sorted({drawer for _, drawer in pairs})
    return {drawer: tuple(sorted(seat for seat, liked in pairs if liked == drawer)) for drawer in drawers}


def _result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    return Result("too_few" if state.reason == "too_few" else "rounds", state.winners)
