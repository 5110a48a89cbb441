"""Words that somebody does not know: explained first, then the card is replaced (P8)."""

from random import Random

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.commands import DoNotKnow, ExplainWord
from vernissage.games.pictomania.events import CardReplaced, Event, WishEnded, WishMade, WordExplained
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.rules.dealing import begin_if_read, cards_for
from vernissage.games.pictomania.rules.lines import clean_line
from vernissage.games.pictomania.rules.own_cards import TableBook
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.values import NUMBERS

EXPLAIN_SECONDS = 10
FREE_WISHES = 3  # a game; the host may refuse any further one


def wish(state: State, seat: Seat, command: DoNotKnow, book: TableBook) -> list[Event]:
    _check_reading(state)
    if command.card != state.round.cards[command.letter]:
        return []  # somebody was faster, and the wish has come true
    if command.number not in NUMBERS:
        raise Refused("no-such-number")
    if seat in state.wishes:
        raise Refused("wish-open")
    if not _spare_cards(state, book):
        raise Refused("no-card-left", letter=command.letter)
    return [WishMade(seat, command.letter, command.card, command.number)]


def explain(state: State, seat: Seat, command: ExplainWord) -> list[Event]:
    _check_reading(state)
    if command.wisher not in state.wishes or command.wisher == seat:
        raise Refused("no-such-wish")
    return [WordExplained(seat, command.wisher, clean_line(command.text))]


def take_back(state: State, seat: Seat) -> list[Event]:
    _check_reading(state)
    if seat not in state.wishes:
        raise Refused("no-such-wish")
    return [WishEnded(seat, "taken-back")]


def refuse(state: State, seat: Seat, rng: Random) -> list[Event]:
    """By the host, once a reader has had their three."""
    if not may_be_refused(state, seat):
        raise Refused("wish-is-free", most=FREE_WISHES)
    return _stays([seat], "refused", state, rng)


def may_be_refused(state: State, seat: Seat) -> bool:
    return state.wished.get(seat, 0) >= FREE_WISHES


def fulfil(state: State, seat: Seat, book: TableBook, rng: Random) -> list[Event]:
    """Time to explain is up. With no card left but for those that later rounds need, it stays, and nobody has to read
    it again."""
    letter, spare = state.wishes[seat].letter, _spare_cards(state, book)
    if not spare:
        wishers = [reader for reader, wish in state.wishes.items() if wish.letter == letter]
        return _stays(wishers, "no-card-left", state, rng)
    fresh = [card for card in spare if card not in state.earlier]
    return [CardReplaced(seat, letter, rng.choice(fresh or spare))]


def wish_clock(state: State, seat: Seat) -> str:
    """Names the card: after it was replaced, a wish is another."""
    return f"wish:{state.round.number}:{seat}:{state.wishes[seat].card}"


def _stays(seats: list[Seat], why: str, state: State, rng: Random) -> list[Event]:
    ended: list[Event] = [WishEnded(seat, "refused" if why == "refused" else "no-card-left") for seat in seats]
    return ended + begin_if_read(evolve_all(state, ended), rng)


def _spare_cards(state: State, book: TableBook) -> list[CardId]:
    """Cards of the level that neither this round nor a later one needs."""
    current = state.round
    unused = [card for card in book.cards(current.level) if card not in state.used]
    return unused if len(unused) > cards_for(state.setup, current.level, current.number + 1) else []


def _check_reading(state: State) -> None:
    if state.phase != "reading":
        raise Refused("wrong-phase")
