"""Views: what everybody may know, and what one seat may know and do besides. Nothing goes out by default."""

from collections.abc import Mapping

from vernissage.contract.seat import Seat
from vernissage.games.pictomania.may import guessable, may
from vernissage.games.pictomania.rules.clocks import acting
from vernissage.games.pictomania.rules.own_cards import in_short, own_words
from vernissage.games.pictomania.rules.scoring import RoundScore
from vernissage.games.pictomania.rules.wishes import may_be_refused, wish_clock
from vernissage.games.pictomania.setup import own_tokens
from vernissage.games.pictomania.state import Round, State, tokens_left, totals
from vernissage.games.pictomania.values import NUMBERS, Guess
from vernissage.games.pictomania.view_types import NumberCard, Own, Public, Result, RoundView, WishView


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
        wishes={seat: _wish_view(state, seat) for seat in sorted(state.wishes)},
        last_call=bool(state.last_call),
        done=tuple(sorted(current.done)),
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


def _is_revealed(state: State) -> bool:
    return state.phase in ("reveal", "over")


def _without_numbers(current: Round) -> dict[Seat, tuple[Guess, ...]]:
    """Nor with those that may still be taken back (P13)."""
    held = {(seat, guess.drawer) for seat, guess in current.held.items()}
    stacks = {
        drawer: tuple(Guess(guess.seat, None) for guess in stack if (guess.seat, drawer) not in held)
        for drawer, stack in current.guesses.items()
    }
    return {drawer: stack for drawer, stack in stacks.items() if stack}


def _wish_view(state: State, seat: Seat) -> WishView:
    wish = state.wishes[seat]
    refusable = wish_clock(state, seat) if may_be_refused(state, seat) else None
    return WishView(wish.letter, wish.card, wish.number, wish.lines, refusable)


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
        meant=current.meant_by(seat),
        held=current.held[seat].drawer if seat in current.held else None,
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
        shown=played.shown,
        sums_shown=played.sums_are_shown,
        voided=tuple(sorted(played.voided)),
        owned_up=tuple(sorted(played.owned_up)),
        contested=_by_drawer(played.contested),
        restored=tuple(sorted(played.restored)),
        pointed={drawer: reasons for drawer, reasons in played.pointed.items() if reasons},
        answers=played.answers,
        hearts=_by_drawer(played.hearts),
    )


def _by_drawer(pairs: frozenset[tuple[Seat, Seat]]) -> dict[Seat, tuple[Seat, ...]]:
    drawers = sorted({drawer for _, drawer in pairs})
    return {drawer: tuple(sorted(seat for seat, liked in pairs if liked == drawer)) for drawer in drawers}


def _result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    return Result("too_few" if state.reason == "too_few" else "rounds", state.winners)
