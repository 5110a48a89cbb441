"""Everyone reads their own language, all of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.server import Server
from vernissage.games.registry import PACKAGES

pytestmark = pytest.mark.browser

# Everything that is read or read aloud. What a page marks as not to be translated, and the names of the languages
# in their own letters, are meant to look foreign.
READ = """() => {
  const seen = [document.title];
  const read = ["aria-label", "title", "placeholder", "alt", "data-tip"];
  const foreign = "[translate=no], select, script, style, [lang]:not(html)";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest(foreign) || !element.checkVisibility()) continue;
    if (node.nodeType === Node.TEXT_NODE) seen.push(node.textContent);
    else for (const name of read) seen.push(node.getAttribute(name) ?? "");
  }
  return [...new Set(seen.map((text) => text.trim()).filter(Boolean))];
}"""
OUR_NAMES = {"vernissage", "qr", *PACKAGES}
KEYS = {"tab", "enter", "esc"}
LATIN = re.compile(r"\b(?![IVX]+\b)[A-Za-z]{2,}")  # numerals are the same in every alphabet: «Водяные змеи II»


def latin_words(page: Page, code: str = "") -> list[str]:
    """What looks English on a page in another alphabet, but for names, keys, numerals and the table's `code`."""
    read = [text.replace(code, "") for text in page.evaluate(READ)]
    return [text for text in read if any(word.casefold() not in OUR_NAMES | KEYS for word in LATIN.findall(text))]


@pytest.mark.parametrize("language", ["ru", "uk", "zh"])
def test_no_english_is_left_on_the_way_to_a_table(house: Server, invite: Invite, language: str) -> None:
    reader = invite("Аня", language=language)
    reader.page.goto(house.address)
    expect(reader.page.locator("h1")).to_have_text(reader.words("shell.tagline"))
    assert latin_words(reader.page) == []
    reader.page.goto(f"{house.address}/new")
    reader.page.locator("summary").first.click()
    assert latin_words(reader.page) == []
    code = house.open_table(language=language)
    reader.sits_down(code)
    assert latin_words(reader.page, code) == []
    for entry in ("shell.rules", "shell.people", "shell.other-device"):
        expect(reader.opens_menu(entry)).to_be_visible()
        assert latin_words(reader.page, code) == [], entry
        reader.shuts_dialog()
