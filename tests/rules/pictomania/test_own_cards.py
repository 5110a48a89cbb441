"""P7 for cards that a host brings: what is on a card says whether the table has seen it, not its place in a pack."""

from collections.abc import Sequence

import pytest

from tests.rules.pictomania.table import Book, Table
from tests.seats import S0, S1, S2
from vernissage.games.pictomania.commands import DoNotKnow
from vernissage.games.pictomania.events import CardReplaced, Event, RoundBegan, Started
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.rules.own_cards import own_id
from vernissage.games.pictomania.setup import OwnCard, Setup
from vernissage.games.pictomania.state import State

SEEDS = range(5)


def pack(names: str, level: int = 1) -> tuple[OwnCard, ...]:
    return tuple(OwnCard(level, tuple(f"{name}{number}" for number in range(1, 8))) for name in names)


def alone(cards: Sequence[OwnCard]) -> Setup:
    """One round with these cards and no others."""
    return Setup(rounds=1, own_cards=tuple(cards), own_only=True)


def ids(cards: Sequence[OwnCard]) -> set[str]:
    return {own_id(card) for card in cards}


def shown(table: Table) -> set[str]:
    return set(table.round.cards.values())


def test_a_card_is_told_from_another_by_its_words_and_level() -> None:  # P7
    assert len(ids([*pack("abc"), *pack("abc", level=2)])) == 6
    assert ids(pack("abc")) == ids(pack("cba"))


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_of_another_pack_are_new_to_the_table(seed: int) -> None:  # P7
    first = Table(3, alone(pack("abc")))
    second = Table(3, alone(pack("xyz" + "abc")), seed=seed, before=first.state)
    assert shown(second) == ids(pack("xyz"))


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_that_were_seen_are_known_again_in_another_pack(seed: int) -> None:  # P7
    first = Table(3, alone(pack("abc")))
    second = Table(3, alone(pack("xyz")), before=first.state)
    third = Table(3, alone(pack("cxz" + "def" + "ayb")), seed=seed, before=second.state)
    assert shown(third) == ids(pack("def"))


def counted(setup: Setup, used: Sequence[str] = ()) -> State:
    """A game that began when a table's own cards were counted: own/2 has been replaced by own/4."""
    events: list[Event] = [
        Started(1, setup, (S0, S1, S2), tuple(used)),
        RoundBegan(1, 1, {"A": "own/1", "B": "own/2", "C": "own/3"}, (S0, S1, S2)),
        CardReplaced(S0, "B", "own/4"),
    ]
    return evolve_all(Rules(Book()).begin(), events)


def test_a_table_whose_own_cards_were_counted_is_still_read() -> None:  # P7 P8
    cards = pack("abcdef")
    state = counted(alone(cards), used=["1-3", "own/5", "own/77"])
    public = Rules(Book()).public(state)
    assert public.own_words == {own_id(card): card.words for card in (cards[0], cards[3], cards[2])}
    assert public.own_words[public.cards["B"]] == cards[3].words
    assert state.used == ids(cards[:4])
    assert state.earlier == {"1-3", own_id(cards[4]), "own/77"}


def test_and_goes_on_with_cards_that_it_has_not_seen() -> None:  # P7 P8
    cards = pack("abcdef")
    table = Table(3, alone(cards))
    table.state = counted(alone(cards), used=["own/5"])
    assert table.wish(1, "A") == [CardReplaced(S1, "A", own_id(cards[5]))]
    assert table.do(1, DoNotKnow(1, "B", own_id(cards[1]))) == []
    second = Table(3, alone(pack("klm" + "abc")), before=table.state)
    assert shown(second) == ids(pack("klm"))
