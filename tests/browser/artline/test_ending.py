"""The end needs no scrolling, and its picture says who won, who played, when, and what the rows and columns were."""

from datetime import date
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.artline.museums import PEOPLE, visit
from tests.browser.artline.test_dock import LAPTOP
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server
from vernissage.contract.languages import LANGUAGES

pytestmark = pytest.mark.browser

LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}

# Writes down what is written on the picture, and where.
WRITTEN = """
  window.written = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    written.push({ text, x, y });
    write.call(this, text, x, y, ...rest);
  };
"""
SHARING = """
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files, title }) => void shared.push([files[0].type, title]);
"""


@pytest.mark.parametrize("device", [PHONE, LYING, LAPTOP], ids=["phone", "lying phone", "laptop"])
def test_the_end_is_in_view_without_scrolling(museums: Server, invite: Invite, device: dict[str, Any]) -> None:
    guest = visit(museums, invite, "ENDED", **device)
    for _ in guest.reads_in_turn(LANGUAGES):
        expect(guest.game.end.locator(".prizes")).to_be_in_viewport()
        for part in (guest.game.end.get_by_role("heading"), guest.game.end.locator("ol")):
            expect(part).to_be_in_viewport(ratio=1)
        for key in ("artline.rematch", "artline.save-picture"):
            expect(guest.game.button(key)).to_be_in_viewport(ratio=1)


def test_the_picture_of_the_evening_says_it_all(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "ENDED", script=WRITTEN, **LAPTOP)
    won = guest.game.end.get_by_role("heading").inner_text().strip()
    lines = {way: themes_of(guest, way) for way in "rc"}
    with guest.page.expect_download() as saved:
        guest.game.press("artline.save-picture")
    assert saved.value.suggested_filename.endswith(".png")
    written = guest.page.evaluate("written")
    title, caption = written[-2:]
    assert title["text"] == won
    assert all(name in caption["text"] for name in (*PEOPLE, str(date.today().year)))
    rows = [one for one in written[:-2] if one["text"] in lines["r"] - lines["c"]]
    columns = [one for one in written[:-2] if one["text"] in lines["c"] - lines["r"]]
    assert len(rows) > 2
    assert len(columns) > 2
    assert len({one["x"] for one in rows}) == 1, "the themes of rows stand below each other"
    assert max(one["y"] for one in columns) < min(one["y"] for one in rows), "those of columns above all of them"


def themes_of(guest: Any, way: str) -> set[str]:
    return set(guest.page.locator(f".heading[data-line^={way}] .words").all_inner_texts())


def test_a_phone_hands_the_picture_to_its_share_sheet(museums: Server, invite: Invite) -> None:
    guest = visit(museums, invite, "ENDED", script=SHARING, **PHONE)
    guest.game.press("artline.save-picture")
    guest.page.wait_for_function("() => shared.length === 1")
    kind, title = guest.page.evaluate("shared[0]")
    assert (kind, title) == ("image/png", guest.game.end.get_by_role("heading").inner_text().strip())
