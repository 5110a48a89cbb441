"""Word cards that a host brings: which are taken, and how many."""

import msgspec
import pytest

from tests.rules.pictomania.numbered_cards import NumberedCards
from vernissage.contract.messages import raw
from vernissage.contract.refused import Refused
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import OwnCard, Setup
from vernissage.table.state.settings import TableSettings

GOOD = tuple("abcdefg")
BAD_CARDS = {
    "six words": ((OwnCard(1, GOOD[:6]),), "bad-own-card"),
    "an unknown level": ((OwnCard(5, GOOD),), "bad-own-card"),
    "an empty word": ((OwnCard(1, (*GOOD[:6], "  ")),), "bad-own-card"),
    "a long word": ((OwnCard(1, (*GOOD[:6], "x" * 27)),), "bad-own-card"),
    "a sign nobody sees": ((OwnCard(1, (*GOOD[:6], "a\u202eb")),), "bad-own-card"),
    "too many": ((OwnCard(1, GOOD),) * 201, "too-many-own-cards"),
    "too long together": ((OwnCard(1, ("x" * 26,) * 7),) * 100, "too-many-own-cards"),
    "too few to play alone": ((OwnCard(1, GOOD),) * 2, "too-few-cards"),
}


@pytest.mark.parametrize("case", BAD_CARDS)
def test_own_cards_that_cannot_be_played_are_refused(case: str) -> None:
    cards, code = BAD_CARDS[case]
    game = Rules(NumberedCards(40))
    with pytest.raises(Refused) as refused:
        game.check_setup(Setup(own_cards=cards, own_only=True))
    assert refused.value.code == code


def test_the_settings_of_a_table_with_the_most_cards_fit_into_a_message() -> None:
    words = ("水" * 11,) * 7
    most = Setup(own_cards=(OwnCard(4, words),) * 200)
    Rules(NumberedCards(40)).check_setup(most)
    assert len(msgspec.json.encode(TableSettings(Rules.name, raw(most)))) < 60_000
