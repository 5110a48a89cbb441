"""P7 for cards that a host brings: what is on a card says whether the table has seen it, not its place in a pack."""

from collections.abc import Sequence

import pytest

from tests.rules.pictomania.table import Table
from vernissage.games.pictomania.rules.own_cards import own_id
from vernissage.games.pictomania.setup import OwnCard, Setup

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
