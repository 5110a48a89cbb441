"""One tap from the first page to a game of Artline."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.play_now import opens_the_door

pytestmark = pytest.mark.browser


def test_a_newcomer_holds_paintings_beside_three_bots(invite: Invite) -> None:
    ada = invite("Ada", language="es", **PHONE)
    opens_the_door(ada, "artline")
    ada.game.is_there()
    people = ada.opens_people()
    expect(people.get_by_text(ada.words("shell.bot"))).to_have_count(3)
