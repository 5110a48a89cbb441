"""Whether a big screen can be read from three metres: at 1920 × 1080, in five languages."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from vernissage.contract.languages import LANGUAGES

TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
LEAST = 28  # pixels: what is read from three metres; nothing is left out

# In each language: visible words that are smaller, that are outside the window, or that lie under the way to join.
UNREADABLE = """async ([languages, least]) => {
  const shown = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const page = document.documentElement;
  const choice = document.querySelector(".controls select");
  const found = [];
  const TRIES = 60; // the wall makes room for longer themes: what is wrong for good is wrong in the end
  const words = () => {
    const walker = document.createTreeWalker(document.querySelector(".big"), NodeFilter.SHOW_TEXT);
    const seen = [];
    while (walker.nextNode()) {
      const [node, one] = [walker.currentNode, walker.currentNode.parentElement];
      if (!node.data.trim() || one.closest(".visually-hidden, select")) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(one).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      seen.push([node.data.trim(), one, range.getBoundingClientRect()]);
    }
    return seen;
  };
  for (const language of languages) {
    choice.value = language;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    for (let tries = 0; page.lang.split("-")[0] !== language && tries < 600; tries++) await shown();
    await document.fonts.ready;
    let wrong = [];
    for (let tries = 0; tries < TRIES; tries++) {
      await new Promise((done) => setTimeout(done, 300));
      dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" })); // it wakes the controls
      await shown();
      wrong = faults();
      if (wrong.length === 0) break;
    }
    found.push(...wrong.map((fault) => [language, ...fault]));
  }
  return found;

  function faults() {
    const join = document.querySelector(".join")?.getBoundingClientRect();
    const all = words();
    const wrong = all.length < 4 ? [["almost nothing is shown"]] : [];
    for (const [text, one, box] of all) {
      const size = parseFloat(getComputedStyle(one).fontSize);
      if (size < least) wrong.push([text, `${size} px`]);
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        wrong.push([text, "outside"]);
      if (join && !one.closest(".join, .controls") && box.right > join.left && box.bottom > join.top)
        wrong.push([text, "under the way to join"]);
    }
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push(["the page scrolls"]);
    return wrong;
  }
}"""


def turns_on(person: Person, code: str) -> Page:
    """`person` watches this table on a television."""
    person.page.goto(f"{person.address}/tv/{code}")
    shows_the_way(person, code)
    return person.page


def shows_the_way(person: Person, code: str) -> None:
    expect(person.page.get_by_role("img", name=person.words("shell.qr"), exact=True)).to_be_in_viewport(ratio=1)
    expect(person.page.locator(".big strong").filter(has_text=code)).to_be_in_viewport(ratio=1)


def can_be_read(person: Person, phase: str) -> None:
    found = person.page.evaluate(UNREADABLE, [[*LANGUAGES[1:], LANGUAGES[0]], LEAST])
    assert not found, (phase, found)
