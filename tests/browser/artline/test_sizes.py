"""Every phase of Artline at every size: nothing sticks out, and whatever can be pressed can be reached."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.artline.curator import Curator
from tests.browser.artline.museums import visit
from tests.browser.artline.test_dock import box
from tests.browser.conftest import Invite
from tests.browser.pens import Finger
from tests.browser.person import PHONE
from tests.browser.server import Server
from tests.browser.sizes import loses_nothing_in_any_language

pytestmark = pytest.mark.browser

TALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}


def loses_nothing(guest: Curator, phase: str) -> None:
    """Behind the menu, where the language is changed."""
    guest.presses("shell.menu")
    loses_nothing_in_any_language(guest.page, phase, but=".museum")
    guest.page.locator("dialog select").select_option("en")
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    guest.shuts_dialog()


def test_nothing_is_lost_in_any_phase_at_any_size_in_any_language(museums: Server, invite: Invite) -> None:
    for code in ("ASKED", "VETED", "MENDS", "ENDED"):
        guest = visit(museums, invite, code, **TALL)
        loses_nothing(guest, code)
        guest.context.close()
    guest = visit(museums, invite, "GREAT", **TALL)
    guest.game.choose_painting()
    loses_nothing(guest, "choosing")
    guest.game.choose_place()
    loses_nothing(guest, "naming")


# It snaps in 90 ms, which begin with a frame.
SNAPPED = """async (dragged) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  do await frame();
  while (dragged.getAnimations().length > 0);
}"""


def test_a_painting_is_pulled_above_the_finger_and_snaps_to_the_nearest_place(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "FEWER", **PHONE)
    guest.game.choose_painting()
    near, hand = box(guest.game.in_view(guest.game.places)), box(guest.game.hand.first)
    finger, dragged = Finger(guest.page), guest.page.locator(".dragged")
    finger.down(hand["x"] + 20, hand["y"] + 20)
    finger.move(hand["x"] + 20, hand["y"] - 20)
    finger.move(180, hand["y"] - 40)
    expect(dragged).to_be_visible()
    dragged.evaluate(SNAPPED)
    pulled = box(dragged)
    assert pulled["y"] + pulled["height"] / 2 < hand["y"] - 40 - 50, "a finger hides what is under it"
    x, y = near["x"] + near["width"] / 2, near["y"] + near["height"] / 2
    finger.move(x, y + 76)
    expect(guest.page.locator(".dragged.snapped")).to_be_visible()
    finger.up()
    expect(guest.game.placing).to_be_visible()
