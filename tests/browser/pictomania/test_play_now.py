"""One tap from the first page to a game of Pictomania, with a guide."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guides import covers_nothing
from tests.browser.pictomania.screen import Screen
from tests.browser.play_now import opens_the_door

pytestmark = pytest.mark.browser


def test_a_newcomer_is_shown_around_while_they_draw_beside_four_bots(invite: Invite) -> None:
    ada = invite("Ada", language="uk", newcomer=True)
    opens_the_door(ada, "pictomania")
    screen, guide = Screen(ada, 0), ada.page.get_by_role("group", name=ada.words("guide.title"))
    screen.is_reading()
    covers_nothing(ada, ada.words("pictomania/guide.read"))
    screen.gets_ready()
    screen.may_draw()
    covers_nothing(ada, ada.words("pictomania/guide.word"))
    for _ in screen.draws([(300, 300), (600, 300), (600, 500)]):
        pass
    covers_nothing(ada, ada.words("pictomania/guide.guess"))
    screen.guesses(2, next(number for number in range(1, 8) if number != screen.number()))
    covers_nothing(ada, ada.words("pictomania/guide.token"))
    ada.presses("guide.skip")
    expect(guide).to_have_count(0)
    for seat in (1, 2, 3, 4):
        expect(screen.sheet_of(seat)).to_be_visible()
    ada.page.goto(f"{ada.address}/")
    expect(ada.page.get_by_role("radio", name=ada.words.game("pictomania"))).to_be_checked()
