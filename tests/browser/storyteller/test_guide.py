"""The guide through a first game of Storyteller."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.guides import covers_nothing
from tests.browser.server import Server
from tests.browser.storyteller.guest import begin

pytestmark = pytest.mark.browser


def test_the_guide_covers_nothing_from_the_first_gift_to_the_first_clue(house: Server, invite: Invite) -> None:
    ben, ada, cleo = invite("Ben"), invite("Ada", newcomer=True), invite("Cleo")
    begin(house, ben, ada, cleo)
    covers_nothing(ada, ada.words("storyteller/guide.wait"))
    target = ben.address_of(0)
    ben.tells("A long way home")
    cleo.gives(0, 1)
    covers_nothing(ada, ada.words.plural("storyteller/guide.give", "other"))
    ada.gives(0, 1)
    covers_nothing(ada, ada.words("storyteller/guide.vote"))
    for player in (ada, cleo):
        player.votes_for(target)
    covers_nothing(ada, ada.words("storyteller/guide.points"))
    for player in (ben, ada, cleo):
        player.goes_on()
    covers_nothing(ada, ada.words("storyteller/guide.tell"))
    ada.touch(ada.hand.first)
    covers_nothing(ada, ada.words("storyteller/guide.clue"))
