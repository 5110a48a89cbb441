"""Dealing: from the start of a round to the moment when everyone looks at their word (P5–P10)."""

from collections.abc import Container, Sequence
from random import Random

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.commands import Ready
from vernissage.games.pictomania.events import CountdownBegan, DrawingBegan, Event, ReadySaid, RoundBegan, WordDealt
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.rules.own_cards import TableBook
from vernissage.games.pictomania.setup import Setup, level_of
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.values import LETTERS, NUMBERS, Letter, WordRef

COUNTDOWN_SECONDS = 3  # P10
LETTER_CARDS: tuple[Letter, ...] = ("A", "A", "B", "B", "C", "C")  # P3


def cards_for(setup: Setup, level: int, first: int) -> int:
    """Counts the cards of `level` that the rounds from `first` on need."""
    return len(LETTERS) * sum(level_of(setup, number) == level for number in range(first, setup.rounds + 1))


def begin_round(state: State, number: int, book: TableBook, rng: Random) -> list[Event]:
    level = level_of(state.setup, number)
    cards = _drawn(state, book.cards(level), rng)
    return [RoundBegan(number, level, dict(zip(LETTERS, cards, strict=True)), state.open_seats)]


def ready(state: State, seat: Seat, command: Ready, rng: Random) -> list[Event]:
    """A press that crosses with a replaced card counts for nothing (P8)."""
    if command.cards != state.round.card_ids:
        return []
    if seat in state.ready:
        raise Refused("already-ready")
    if seat in state.wishes:
        raise Refused("wish-open")
    said: list[Event] = [ReadySaid(seat)]
    return said + begin_if_read(evolve_all(state, said), rng)


def begin_if_read(state: State, rng: Random) -> list[Event]:
    """Once everybody who is there has read, and no word is being explained."""
    has_read = bool(state.present) and set(state.present) <= state.ready
    return count_down(state, rng) if has_read and not state.wishes else []


def count_down(state: State, rng: Random) -> list[Event]:
    """Everybody together; no device gets its word before (P10)."""
    return [CountdownBegan(state.round.number)] if state.setup.countdown else deal(state, rng)


def countdown_clock(state: State) -> str:
    return f"countdown:{state.round.number}"


def deal(state: State, rng: Random) -> list[Event]:
    """Deals one letter and one number card to each player; the others stay unseen (P9)."""
    seats = state.open_seats
    numbers = rng.sample(NUMBERS, len(seats))
    letters = rng.sample(LETTER_CARDS, len(seats))
    words = [WordRef(letter, number) for letter, number in zip(letters, numbers, strict=True)]
    dealt: list[Event] = [WordDealt(seat, word) for seat, word in zip(seats, words, strict=True)]
    return [*dealt, DrawingBegan(state.round.number)]


def _drawn(state: State, cards: Sequence[CardId], rng: Random) -> list[CardId]:
    """Draws cards that nobody at this table has seen; when these have run out, those of earlier games (P7).

    Cards of this game come last, in case the owner of the server has removed cards since the start.
    """
    unused, used = _split(cards, state.used)
    fresh, seen = _split(unused, state.earlier)
    drawn: list[CardId] = []
    for some in (fresh, seen, used):
        drawn += rng.sample(some, min(len(some), len(LETTERS) - len(drawn)))
    return drawn


def _split(cards: Sequence[CardId], seen: Container[CardId]) -> tuple[list[CardId], list[CardId]]:
    """Splits cards into unseen and seen ones."""
    return [card for card in cards if card not in seen], [card for card in cards if card in seen]
