"""What axe finds wrong with a page as it is."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# What the theme decides: the rest needs to be asked only once.
COLOURS = ("color-contrast", "link-in-text-block")
RUN = """async (rules) => {
  if (document.getAnimations) await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  const where = (nodes) => nodes.slice(0, 3).map((node) => node.target.join(" ")).join(", ");
  return violations.map(({ id, nodes }) => `${id}: ${where(nodes)}`);
}"""


def faults(page: Page) -> list[str]:
    """By night and by day."""
    page.locator("main").first.wait_for()  # some pages are fetched when they are wanted
    if not page.evaluate("'axe' in window"):
        # Through the debugger, as the page's own policy lets no foreign script in.
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for theme, rules in (("day", None), ("night", COLOURS)):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found += [f"by {theme}: {fault}" for fault in page.evaluate(RUN, rules)]
    return found
