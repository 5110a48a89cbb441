"""Word cards that a host types: checked for length before anything else."""

import pytest

from vernissage.core.refused import Refused
from vernissage.games.pictomania.own_cards import check_own_cards
from vernissage.games.pictomania.setup import OwnCard

WORDS = ("waltz", "tango", "samba", "polka", "ballet", "tap dance")


def refusal(*cards: OwnCard) -> str:
    with pytest.raises(Refused) as refused:
        check_own_cards(cards)
    return refused.value.code


def test_a_word_of_accents_is_refused_unread(normalised: list[int]) -> None:
    assert refusal(OwnCard(1, ("a" + "\u0301" * 15_000, *WORDS))) == "bad-own-card"
    assert normalised == []


def test_cards_that_are_too_many_are_refused_unread(normalised: list[int]) -> None:
    assert refusal(*[OwnCard(1, ("limbo", *WORDS))] * 201) == "too-many-own-cards"
    assert normalised == []


def test_a_word_may_have_accents_of_their_own_and_spaces_around_it() -> None:
    check_own_cards([OwnCard(1, ("  cafe\u0301  ", *WORDS))])
