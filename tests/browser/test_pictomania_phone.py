"""One person with a phone and two bots: what fingers do, and what a reload forgets."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pens import Finger
from tests.browser.person import PHONE
from tests.browser.pictomania_screen import Line, PictomaniaScreen
from tests.browser.server import Server
from tests.browser.test_pictomania_bots import seats_bot

pytestmark = pytest.mark.browser
FLICK: Line = [(150, 150), (1050, 750)]  # the finger lifts while it is fast


def draws(house: Server, invite: Invite) -> PictomaniaScreen:
    """Ada, with her finger, in the first round."""
    ada = invite("Ada", **PHONE)
    ada.sits_down(house.open_table(type="pictomania", seats=3, rounds=1))
    for strength in ("easy", "easy"):
        seats_bot(ada, strength)
    ada.presses("shell.start")
    screen = PictomaniaScreen(ada, 0, Finger)
    screen.gets_ready()
    screen.may_draw()
    return screen


def test_a_tap_right_after_a_flicked_stroke_is_not_lost(house: Server, invite: Invite) -> None:  # P11
    screen = draws(house, invite)
    undo = screen.person.button("pictomania.undo")
    for _ in range(4):
        for _ in screen.draws(FLICK):
            pass
        undo.tap(no_wait_after=True)
        expect(undo).to_be_disabled()
