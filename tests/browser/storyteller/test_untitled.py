"""Before the reveal nobody reads or hears what a painting is called or who made it: not on the screen, not in a
description, not on the wire."""

import json
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.browser.storyteller.guest import begin

pytestmark = pytest.mark.browser

# Addresses of pictures are left out: they are neither shown nor read aloud.
SAID = """() => [...document.querySelectorAll("body, body *")].flatMap((one) => [
  ...["aria-label", "aria-description", "alt", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""),
  ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent),
]).join("\\n").toLowerCase()"""


def printed(house: Server) -> list[str]:
    """Every artist and every title, except those that might describe a picture by accident."""
    with urllib.request.urlopen(f"{house.address}/api/decks/impressions") as answer:
        cards = json.load(answer)["paintings"]
    artists = {card["artist"]["en"].lower() for card in cards if card["artist"]}
    titles = {card["title"]["en"].lower() for card in cards if len(card["title"]["en"].split()) > 2}
    return sorted(artists | titles)


def told(page: Page, names: list[str]) -> list[str]:
    said = str(page.evaluate(SAID))
    return [name for name in names if name in said]


def test_no_title_and_no_artist_is_told_before_the_reveal(house: Server, invite: Invite) -> None:  # S13
    ada, ben, cleo = players = [invite(name) for name in ("Ada", "Ben", "Cleo")]
    names, heard = printed(house), list[str]()
    watcher = invite("Wanda")
    for page in (ben.page, watcher.page):
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame).lower())))
    watcher.goes_to(begin(house, *players))
    everybody = [ada.page, ben.page, watcher.page]
    target = ada.address_of(0)
    ada.touch(ada.hand.first)
    assert [told(page, names) for page in everybody] == [[], [], []]
    ada.touch(ada.hand.first)
    ada.tells("Somewhere else")
    expect(ben.clue).to_be_visible()
    assert [told(page, names) for page in everybody] == [[], [], []]
    for player in (ben, cleo):
        player.gives(0, 1)
    for page in everybody:
        expect(page.locator("[data-guide=wall] > li")).to_have_count(5)
        page.locator(".glass").first.click()
        expect(page.get_by_role("dialog").locator("img")).to_be_visible()
    assert [told(page, names) for page in everybody] == [[], [], []]
    assert [name for name in names if any(name in frame for frame in heard)] == []
    assert heard, "nothing was heard on the wire"
    for page in everybody:
        page.keyboard.press("Escape")
    for player in (ben, cleo):
        player.votes_for(target)
    ada.skips_the_reveal()
    ada.page.locator(".glass").first.click()
    expect(ada.page.get_by_role("dialog").locator("figcaption")).to_be_visible()
    assert told(ada.page, names) != []
