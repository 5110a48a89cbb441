"""Dealing: from the start of a round to the moment when everyone looks at their word (P5–P10)."""

from collections.abc import Container, Sequence
from random import Random

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.commands import DoNotKnow, Ready
from vernissage.games.pictomania.events import CardReplaced, DrawingBegan, Event, ReadySaid, RoundBegan, WordDealt
from vernissage.games.pictomania.rules.own_cards import TableBook
from vernissage.games.pictomania.setup import Setup, level_of
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.values import LETTERS, NUMBERS, Letter, WordRef

LETTER_CARDS: tuple[Letter, ...] = ("A", "A", "B", "B", "C", "C")  # P3


def cards_for(setup: Setup, level: int, first: int) -> int:
    """Counts the cards of `level` that the rounds from `first` on need."""
    return len(LETTERS) * sum(level_of(setup, number) == level for number in range(first, setup.rounds + 1))


def begin_round(state: State, number: int, book: TableBook, rng: Random) -> list[Event]:
    level = level_of(state.setup, number)
    cards = _drawn(state, book.cards(level), rng)
    return [RoundBegan(number, level, dict(zip(LETTERS, cards, strict=True)), state.open_seats)]


def replace(state: State, seat: Seat, command: DoNotKnow, book: TableBook, rng: Random) -> list[Event]:
    """Replaces a card, repeatedly if need be. If only cards for later rounds are left, it stays (P8), and nobody has to
    read it again."""
    if state.phase != "reading":
        raise Refused("wrong-phase")
    current = state.round
    if command.card != current.cards[command.letter]:
        return []  # somebody else was faster: the card is gone already
    unused = [card for card in book.cards(current.level) if card not in state.used]
    if len(unused) <= cards_for(state.setup, current.level, current.number + 1):
        raise Refused("no-card-left", letter=command.letter)
    fresh = [card for card in unused if card not in state.earlier]
    return [CardReplaced(seat, command.letter, rng.choice(fresh or unused))]


def ready(state: State, seat: Seat, command: Ready, rng: Random) -> list[Event]:
    del command  # the round was checked before, for every command
    if seat in state.ready:
        raise Refused("already-ready")
    said: list[Event] = [ReadySaid(seat)]
    everybody = set(state.present) <= state.ready | {seat}
    return said + deal(state, rng) if everybody else said


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
