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

pytestmark = pytest.mark.browser

# Width, height and size of the letters.
SIZES = [(360, 740, "200%"), (844, 390, "100%"), (768, 1024, "100%"), (1440, 900, "100%"), (1920, 1080, "100%")]
TALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
# What is outside the window and cannot be scrolled into it.
LOST = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const page = document.documentElement;
  const scrolls = (one, way) => /auto|scroll/.test(getComputedStyle(one)[`overflow${way}`]);
  const inside = (one, way) => one && (scrolls(one, way) || inside(one.parentElement, way));
  const outside = (one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    if (width <= 2 || !one.checkVisibility({ visibilityProperty: true })) return false;
    const wide = (left < -1 || right > innerWidth + 1) && !inside(one.parentElement, "X");
    const high = (top < -1 || bottom > innerHeight + 1) && !inside(one.parentElement, "Y");
    return wide || high;
  };
  const found = [...document.querySelectorAll(".dock :is(button, input, h2, p), .players li, header button")];
  return [
    ...(page.scrollWidth > page.clientWidth ? ["the page"] : []),
    ...(found.length > 3 ? [] : ["everything"]),
    ...found.filter(outside).map((one) => one.getAttribute("aria-label") ?? one.textContent.trim()),
  ];
}"""


def loses_nothing(guest: Curator, phase: str) -> None:
    for width, height, letters in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate("(size) => (document.documentElement.style.fontSize = size)", letters)
        assert guest.page.evaluate(LOST) == [], (phase, width, letters)


def test_nothing_is_lost_in_any_phase_at_any_size(museums: Server, invite: Invite) -> None:
    for code in ("ASKED", "VETED", "ENDED", "GREAT"):
        guest = visit(museums, invite, code, "ru", **TALL)
        loses_nothing(guest, code)
        if code != "GREAT":
            guest.context.close()
    guest.game.choose_painting()
    loses_nothing(guest, "choosing")
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    guest.game.choose_place()
    loses_nothing(guest, "naming")


def test_a_painting_is_pulled_above_the_finger_and_snaps_to_the_nearest_place(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "FEWER", **PHONE)
    guest.game.choose_painting()
    near, hand = box(guest.game.in_view(guest.game.places)), box(guest.game.hand.first)
    finger, dragged = Finger(guest.page), guest.page.locator(".dragged")
    finger.down(hand["x"] + 20, hand["y"] + 20)
    finger.move(hand["x"] + 20, hand["y"] - 20)
    finger.move(180, hand["y"] - 40)
    expect(dragged).to_be_visible()
    pulled = box(dragged)
    assert pulled["y"] + pulled["height"] / 2 < hand["y"] - 40 - 50, "a finger hides what is under it"
    x, y = near["x"] + near["width"] / 2, near["y"] + near["height"] / 2
    finger.move(x, y + 76)
    expect(guest.page.locator(".dragged.snapped")).to_be_visible()
    finger.up()
    expect(guest.game.placing).to_be_visible()
