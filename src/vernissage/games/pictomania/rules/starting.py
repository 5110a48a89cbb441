"""Setting the table (P1–P4, P7)."""

from collections.abc import Sequence
from random import Random

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import LEVELS, WordBook
from vernissage.games.pictomania.events import Event, Started
from vernissage.games.pictomania.evolve import evolve
from vernissage.games.pictomania.rules.dealing import begin_round, cards_for
from vernissage.games.pictomania.rules.own_cards import TableBook, check_own_cards, tidied
from vernissage.games.pictomania.setup import PLAYERS, ROUNDS, SECONDS, TOKENS, Setup
from vernissage.games.pictomania.state import State, before_anything

# Since 2, the id of a card of the table's own is made from what is on it; since 3, whoever has left in mid-round is
# nobody's black sheep, and the usual tokens are others.
VERSION = 3


def check_setup(setup: Setup, book: WordBook) -> None:
    if setup.rounds not in ROUNDS:
        raise Refused("bad-setup", field="rounds")
    if any(level not in LEVELS for level in setup.levels) or len(setup.levels) > setup.rounds:
        raise Refused("bad-setup", field="levels")
    if setup.seconds and setup.seconds not in SECONDS:
        raise Refused("bad-setup", field="seconds")
    check_own_cards(setup.own_cards)
    for players, table in setup.tokens.items():
        sizes = len(table.own) == players - 1 and len(table.black) == players
        if players not in TOKENS or not sizes or not all(1 <= stars <= 9 for stars in (*table.own, *table.black)):
            raise Refused("bad-setup", field="tokens")
    all_cards = TableBook(book, tidied(setup))
    for level in LEVELS:
        if len(all_cards.cards(level)) < cards_for(setup, level, 1):  # P7
            raise Refused("too-few-cards", level=level, needed=cards_for(setup, level, 1))


def start(setup: Setup, seats: Sequence[Seat], rng: Random, book: WordBook, before: State | None) -> list[Event]:
    if len(seats) not in PLAYERS:
        raise Refused("wrong-number-of-players", least=PLAYERS[0], most=PLAYERS[-1])
    check_setup(setup, book)
    used = before.used | before.earlier if before else frozenset()
    started = Started(VERSION, tidied(setup), tuple(seats), tuple(sorted(used)))
    state = evolve(before_anything(), started)
    return [started, *begin_round(state, 1, TableBook(book, state.setup), rng)]
