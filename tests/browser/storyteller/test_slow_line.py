"""Paintings on a slow line: something is seen of each before any comes in full."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server
from tests.browser.storyteller.guest import begin

pytestmark = pytest.mark.browser
SLOW = {"offline": False, "latency": 50, "downloadThroughput": 80_000, "uploadThroughput": 80_000}  # bytes per second
SHARP_PHONE = {**PHONE, "device_scale_factor": 2}
# The first four paintings of a hand, once they are there in full; those below the screen may wait.
IN_FULL = """() => {
  const seen = [...document.querySelectorAll("[data-guide=hand] button.card img")].slice(0, 4);
  const isThere = (one) => one.currentSrc.includes("-card.") && one.complete;
  return seen.length === 4 && seen.every(isThere) && seen.map((one) => one.getAttribute("src"));
}"""


def test_small_pictures_go_ahead_of_large_ones(house: Server, invite: Invite) -> None:
    ada, ben, cleo = invite("Ada", **SHARP_PHONE), invite("Ben"), invite("Cleo")
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    ada.context.new_cdp_session(ada.page).send("Network.emulateNetworkConditions", SLOW)
    begin(house, ada, ben, cleo)
    for address in ada.page.wait_for_function(IN_FULL).json_value():
        name = address.rpartition("/")[2].partition("-card.")[0]
        sizes = [one.removeprefix(f"{name}-").partition(".")[0] for one in fetched if one.startswith(f"{name}-")]
        assert sizes[0] == "thumb", name
        assert "card" in sizes, name
