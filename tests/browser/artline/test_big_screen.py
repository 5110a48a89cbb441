"""Artline on one big screen: the whole wall, whose turn it is, what is asked, and the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.big_screen import TELEVISION, can_be_read, turns_on
from tests.browser.conftest import Invite
from tests.browser.server import Server

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("code", ["FEWER", "ASKED", "VETED", "MENDS", "GREAT", "ENDED"])
def test_it_can_be_read_from_three_metres(museums: Server, invite: Invite, code: str) -> None:
    television = invite("television", museums, **TELEVISION)
    page = turns_on(television, code)
    expect(page.locator(".museum .hung").first).to_be_visible()
    can_be_read(television, code)
    for painting in page.locator(".museum .hung .frame").all():
        expect(painting).to_be_in_viewport(ratio=1)
    expect(page.locator(".talk, .end h2")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=television.words("artline.fine"), exact=True)).to_have_count(0)


def test_a_new_painting_is_shown_large(museums: Server, invite: Invite) -> None:
    television = invite("television", museums, **TELEVISION)
    box = turns_on(television, "ASKED").locator(".fresh").bounding_box()
    assert box is not None
    assert max(box["width"], box["height"]) > 200
