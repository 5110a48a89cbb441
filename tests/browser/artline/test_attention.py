"""Somebody who looks elsewhere notices that the table waits for them, and the screen stays lit meanwhile."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.artline.curator import begin
from tests.browser.conftest import Invite
from tests.browser.server import Server

pytestmark = pytest.mark.browser

# A browser that writes down what it is asked for, and can be looked away from.
WATCHED = """
  window.asked = [];
  window.away = false;
  Object.defineProperty(document, "hidden", { get: () => window.away });
  Navigator.prototype.vibrate = () => asked.push("buzz");
  window.Notification = class {
    static permission = "granted";
    constructor(title) { asked.push(title); }
  };
  const request = async () => (asked.push("lit"), { release: async () => undefined });
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  Object.defineProperty(AudioContext.prototype, "state", { get: () => "running" });  // no loudspeaker needed
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    asked.push("sound");
    start.apply(this, when);
  };
  localStorage.setItem("vernissage.notify", "on");
"""


def test_only_whoever_looks_elsewhere_is_called(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    ben.context.add_init_script(WATCHED)
    code = begin(house, ada, ben)
    icon, your_turn = ben.page.locator("link[rel=icon]"), ben.words("shell.your-turn")
    expect(ben.page).to_have_title(f"{code} · Vernissage")
    expect(icon).to_have_attribute("href", "/icon.svg")
    ben.page.wait_for_function("() => asked.includes('lit')")
    ada.game.discard()
    expect(ben.page).to_have_title(re.compile(f"^● {re.escape(your_turn)}"))
    assert not {"buzz", your_turn} & set(ben.page.evaluate("asked")), "who looks on needs no call"
    ben.game.discard()
    expect(icon).to_have_attribute("href", "/icon.svg")
    ben.page.evaluate("() => { asked.length = 0; away = true; }")
    ada.game.discard()
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert set(ben.page.evaluate("asked")) == {"sound", "buzz", your_turn}
