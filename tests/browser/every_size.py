"""Whether a table fits its window at every size, in five languages: one window is resized, and changes its language."""

from tests.browser.person import Person
from vernissage.contract.languages import LANGUAGES

# Width, height, and how large the reader's letters are.
SIZES = [
    (360, 740, "200%"),
    (360, 740, "100%"),
    (768, 1024, "100%"),
    (844, 390, "100%"),
    (1440, 900, "100%"),
    (1920, 1080, "100%"),
]
# Speaks each language, by the choice in the table's menu, which stands open. Lists what is then beside the window and
# cannot be scrolled into it, and what has to stay in view whatever is scrolled, and does not.
OUTSIDE = """async ([languages, always]) => {
  const shown = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const page = document.documentElement;
  const choice = document.querySelector("dialog[open] select");
  const box = (one) => one.getBoundingClientRect();
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const seen = (one) =>
    box(one).width > 2 && one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest("dialog, .visually-hidden, select, [aria-hidden=true] canvas");
  const beside = (one) => (box(one).left < -1 || box(one).right > innerWidth + 1) && !scrolls(one.parentElement);
  const gone = (one) => {
    const { left, top, right, bottom } = box(one);
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  };
  const told = (one) => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 40)}`;
  const found = [];
  for (const language of languages) {
    choice.value = language;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    for (let tries = 0; page.lang.split("-")[0] !== language && tries < 600; tries++) await shown();
    await shown();
    await document.fonts.ready; // its letters may come in a file of their own
    await shown();
    for (const one of document.querySelectorAll("[tabindex='0']")) one.scrollTop = one.scrollHeight;
    if (page.scrollWidth > page.clientWidth + 1) found.push([language, `the page: ${page.scrollWidth} px`]);
    const read = [...document.querySelectorAll("main *, main")].filter(
      (one) => (says(one) || one.matches("button, input, img, canvas")) && seen(one),
    );
    if (read.length < 8) found.push([language, "almost nothing is shown"]);
    for (const one of read.filter(beside)) found.push([language, told(one)]);
    const kept = always ? [...document.querySelectorAll(always)].filter(seen) : [];
    if (always && kept.length === 0) found.push([language, `no ${always}`]);
    for (const one of kept.filter(gone)) found.push([language, `out of view: ${told(one)}`]);
  }
  return found;
}"""


def fits_everywhere(person: Person, phase: str, always: str | None = None) -> None:
    """Nothing of what `person` sees sticks out. What matches `always` stays in view, however far they scroll."""
    page, before = person.page, person.page.viewport_size
    assert before is not None
    person.presses("shell.menu")
    for width, height, letters in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(size) => (document.documentElement.style.fontSize = size)", letters)
        found = page.evaluate(OUTSIDE, [[*LANGUAGES[1:], LANGUAGES[0]], always])
        assert not found, (phase, width, letters, found)
    page.set_viewport_size(before)
    page.evaluate("() => (document.documentElement.style.fontSize = '')")
    person.shuts_dialog()
