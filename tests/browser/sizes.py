"""Whether a page loses anything: on every screen, with letters twice as large, and in every language."""

import re
from collections.abc import Iterable

from playwright.sync_api import Page, expect

from vernissage.contract.languages import LANGUAGES

# Width, height and size of the letters.
SCREENS = [
    (360, 740, "100%"),
    (360, 740, "200%"),
    (844, 390, "100%"),
    (768, 1024, "100%"),
    (1440, 900, "100%"),
    (1920, 1080, "100%"),
]

# What is outside the window and cannot be scrolled into it; `but`: what may be, as a wall that is moved by hand.
LOST = """async ([letters, but]) => {
  document.documentElement.style.fontSize = letters;
  const shown = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await shown();
  await document.fonts.ready; // a language's letters may come in a file of their own
  await shown();
  const page = document.documentElement;
  const scrolls = (one, way) => /auto|scroll/.test(getComputedStyle(one)[`overflow${way}`]);
  const inside = (one, way) => one && (scrolls(one, way) || inside(one.parentElement, way));
  const goesOn = page.scrollHeight > page.clientHeight + 1;
  const outside = (one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    const wide = left < -1 || right > page.clientWidth + 1;
    const high = !goesOn && (top < -1 || bottom > innerHeight + 1);
    if (width <= 2 || !(wide || high) || !one.checkVisibility({ visibilityProperty: true })) return false;
    return (wide && !inside(one.parentElement, "X")) || (high && !inside(one.parentElement, "Y"));
  };
  const found = [...document.querySelectorAll("button, input, select, a, h1, h2, h3, p, li, label, legend, summary")];
  return [
    ...(page.scrollWidth > page.clientWidth ? [`the page: ${page.scrollWidth}`] : []),
    ...(found.length > 3 ? [] : ["everything"]),
    ...found
      .filter((one) => !(but && one.closest(but)) && outside(one))
      .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim()),
  ];
}"""


def loses_nothing(page: Page, where: str, but: str = "") -> None:
    """The page as it is, on every screen; the last one is left as it is."""
    for width, height, letters in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        lost = page.evaluate(LOST, [letters, but])
        assert not lost, f"{where} at {width} × {height}, letters {letters}: {lost}"
    page.evaluate("document.documentElement.style.fontSize = ''")


def loses_nothing_in_any_language(page: Page, where: str, but: str = "", languages: Iterable[str] = LANGUAGES) -> None:
    """On a page that has the choice of language, or a dialog over it that has."""
    for language in languages:
        page.locator("header select, dialog select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
        loses_nothing(page, f"{where} in {language}", but)
