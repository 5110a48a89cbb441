"""The guide through the first game: it never lies over what it speaks of, nor over what is needed meanwhile."""

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

SIZES = ((360, 740), (768, 1024), (1440, 900))

# Waits until the mark stands still, then lists what it covers of what it explains and of what can be used.
COVERED = """async (controls) => {
  const box = (one) => one.getBoundingClientRect();
  const mark = document.querySelector("[data-guide-mark]");
  const ring = () => document.querySelector("[data-guide-ring]");
  const where = () => ring() && JSON.stringify([box(mark), box(ring())]);
  for (let before = "", tries = 0; (before !== where() || !before) && tries < 100; tries++) {
    before = where();
    await new Promise((done) => setTimeout(done, 200));
  }
  const over = (one) => {
    const [a, b] = [box(mark), box(one)];
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 0.5 && height > 0.5;
  };
  const inView = (one) => {
    const { x, y, width, height } = box(one);
    mark.style.pointerEvents = "none";
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    mark.style.pointerEvents = "";
    return top !== null && one.contains(top);
  };
  const used = [...document.querySelectorAll(mark.dataset.busy + controls)].filter(inView);
  const { left, top, right, bottom } = box(mark);
  return [
    ...(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ["the edge of the screen"] : []),
    ...(over(ring()) ? ["what it speaks of"] : []),
    ...used.filter(over).map((one) => one.className || one.tagName),
  ];
}"""


def guide_of(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.words("guide.title"))


def covers_nothing(person: Person, text: str, controls: str = "") -> None:
    """While it says `text`, on a phone, a tablet and a laptop; nor any of the `controls` that it does not speak of."""
    found = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(guide_of(person)).to_contain_text(text)
        found[width] = person.page.evaluate(COVERED, controls and f", {controls}")
    assert not any(found.values()), (text, found)
