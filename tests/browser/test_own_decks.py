"""The owner makes a deck in the browser: pictures are dropped, described and played with."""

import base64
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Served
from tests.browser.sizes import loses_nothing_in_any_language
from tests.unit.decks.pictures import painting, png_that_claims, saved

pytestmark = pytest.mark.browser
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SLOW = 20_000

DROP = """
(files) => {
  const drop = new DataTransfer();
  for (const [name, content] of files) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    drop.items.add(new File([bytes], name, { type: "image/jpeg" }));
  }
  const zone = document.querySelector(".zone");
  for (const kind of ["dragover", "drop"]) {
    zone.dispatchEvent(new DragEvent(kind, { dataTransfer: drop, bubbles: true, cancelable: true }));
  }
}
"""


def drop(page: Page, files: dict[str, bytes]) -> None:
    page.evaluate(DROP, [[name, base64.b64encode(content).decode()] for name, content in files.items()])


def pictures(count: int) -> dict[str, bytes]:
    return {f"picture {mark}.jpg": saved(painting(mark=mark * 3)) for mark in range(count)}


def cards(page: Page) -> Any:
    return page.locator("li[data-painting]")


def new_deck(page: Page, served: Served, name: str) -> None:
    page.goto(served.owner_link)
    page.get_by_label("Name of the deck").fill(name)
    page.get_by_role("button", name="New deck").click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def faults(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is."""
    page.locator("main").first.wait_for()  # it is fetched when it is wanted
    # Through the debugger, as the page's own policy lets no foreign script in.
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}" for one in found["violations"]]


def test_pictures_are_dropped_described_and_played_with(page: Page, served: Served) -> None:
    new_deck(page, served, "Our trip")
    drop(page, {**pictures(16), "broken.jpg": saved(painting())[:1500], "bomb.png": png_that_claims(50_000, 50_000)})
    expect(cards(page)).to_have_count(16, timeout=SLOW)
    expect(page.get_by_text("16 pictures added. 2 could not be used.").first).to_be_visible()
    expect(page.get_by_text(re.compile(r"broken\.jpg.*damaged"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"bomb\.png.*too many pixels"))).to_be_visible()
    expect(page.get_by_text("16 of at least 29 paintings for 4 players")).to_be_visible()
    expect(page.get_by_text("16 paintings have no tags")).to_be_visible()
    _describe_the_first(page)
    page.reload()
    first = cards(page).first
    expect(first.get_by_label("Title")).to_have_value("The harbour")
    expect(first.get_by_role("button", name="Remove “rowing boat”")).to_be_visible()
    expect(page.get_by_text("15 paintings have no tags")).to_be_visible()
    _play(page)


def _describe_the_first(page: Page) -> None:
    first = cards(page).first
    first.get_by_label("Title").fill("The harbour")
    tags = first.get_by_role("combobox")
    tags.fill("row")  # by keys alone
    tags.press("ArrowDown")
    tags.press("ArrowUp")
    expect(first.get_by_role("option", selected=True)).to_have_text(re.compile("row"))
    tags.fill("rowing boat")
    tags.press("Enter")
    expect(page.get_by_text("Everything is saved")).to_be_visible()


def _play(page: Page) -> None:
    page.get_by_role("link", name="Play with this deck").click()
    chosen = page.get_by_role("checkbox", checked=True, name=re.compile("Our trip"))
    expect(chosen).to_be_visible()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="+ bot").first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^easy")).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('img[src*="/pictures/our-trip/"]').first).to_be_visible(timeout=SLOW)


def test_a_stranger_is_told_how_the_owner_gets_in(page: Page, served: Served) -> None:
    page.goto(f"{served.address}/")
    page.get_by_role("link", name="Decks", exact=True).click()
    expect(page.get_by_role("heading", name="For the owner of this server")).to_be_visible()
    page.get_by_label("Owner link").fill("not the link")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("not the right link"))
    page.get_by_label("Owner link").fill("A" * 43)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("not the right link"))
    page.get_by_label("Owner link").fill(served.owner_link)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="New deck")).to_be_visible()


def test_the_key_does_not_stay_in_the_address(page: Page, served: Served) -> None:
    page.goto(served.owner_link)
    expect(page.get_by_role("button", name="New deck")).to_be_visible()
    assert page.url == f"{served.address}/decks"
    page.reload()
    expect(page.get_by_role("button", name="New deck")).to_be_visible()
    page.get_by_role("button", name="Forget the owner link").click()
    expect(page.get_by_label("Owner link")).to_be_visible()


def test_decks_and_paintings_are_renamed_and_removed(page: Page, served: Served) -> None:
    new_deck(page, served, "Trip")
    drop(page, pictures(2))
    expect(cards(page)).to_have_count(2, timeout=SLOW)
    page.get_by_role("button", name="Remove “picture 0”").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(cards(page)).to_have_count(1)
    expect(cards(page).first.get_by_label("Title")).to_be_focused()
    page.get_by_role("button", name="Rename the deck").click()
    page.get_by_label("Name of the deck").fill("Summer")
    page.get_by_label("Name of the deck").press("Enter")
    expect(page.get_by_role("heading", name="Summer")).to_be_visible()
    page.get_by_role("link", name="Your decks").click()
    expect(page.get_by_role("link", name=re.compile("Summer.*1 painting"))).to_be_visible()
    page.get_by_role("link", name=re.compile("Summer")).click()
    page.get_by_role("button", name="Delete this deck").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("No decks yet")).to_be_visible()
    assert not (served.data / "decks" / "trip").exists()


def test_tags_given_faster_than_they_are_stored_are_all_kept(page: Page, served: Served) -> None:
    new_deck(page, served, "Trip")
    drop(page, pictures(1))
    expect(cards(page)).to_have_count(1, timeout=SLOW)
    held: list[Route] = []
    page.route("**/api/owner/decks/*/paintings/*", lambda route: held.append(route))
    tags, chips = cards(page).first.get_by_role("combobox"), cards(page).first.locator(".chip")
    for count, tag in enumerate(("rowing boat", "dog", "hat"), start=1):
        tags.fill(tag)
        tags.press("Enter")
        expect(chips).to_have_count(count)
        if tag == "dog":
            with page.expect_request(lambda one: one.method == "PATCH" and "dog" in (one.post_data or "")):
                held.pop(0).continue_()
            expect(chips).to_have_count(2)
    page.unroute_all()  # lets those go on that are held
    expect(page.get_by_text("Everything is saved")).to_be_visible()
    page.reload()
    expect(chips).to_have_count(3)


def test_words_that_could_not_be_stored_stay_and_are_marked(page: Page, served: Served) -> None:
    new_deck(page, served, "Trip")
    drop(page, pictures(1))
    title = cards(page).first.get_by_label("Title")
    expect(title).to_have_value("picture 0", timeout=SLOW)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    title.fill("The harbour")
    title.blur()
    expect(title).to_have_attribute("aria-invalid", "true")
    expect(title).to_have_value("The harbour")
    expect(page.get_by_text("Not saved yet")).to_be_visible()
    page.context.set_offline(False)
    title.focus()
    title.blur()
    expect(page.get_by_text("Not saved yet")).to_have_count(0)
    page.reload()
    expect(title).to_have_value("The harbour")


def test_a_picture_that_is_too_large_is_not_even_sent(page: Page, served: Served, tmp_path: Path) -> None:
    new_deck(page, served, "Trip")
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if one.method == "POST" else None)
    huge = tmp_path / "huge.jpg"
    huge.write_bytes(saved(painting()) + b"\0" * 25_000_000)
    page.set_input_files("input[type=file]", huge)
    expect(page.get_by_text(re.compile(r"huge\.jpg.*too large"))).to_be_visible()
    assert sent == []


def test_what_did_not_get_through_is_sent_again(page: Page, served: Served) -> None:
    new_deck(page, served, "Trip")
    expect(page.locator(".zone")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    drop(page, pictures(3))
    expect(page.get_by_text("3 could not be used").first).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(cards(page)).to_have_count(3, timeout=SLOW)
    expect(page.get_by_text("3 pictures added.").first).to_be_visible()


def test_axe_has_nothing_to_say(page: Page, served: Served) -> None:
    page.goto(f"{served.address}/decks")
    assert faults(page) == []
    new_deck(page, served, "Trip")
    assert faults(page) == []
    drop(page, {**pictures(2), "broken.jpg": b"no picture"})
    expect(cards(page)).to_have_count(2, timeout=SLOW)
    cards(page).first.get_by_role("combobox").fill("boat")
    expect(cards(page).first.get_by_role("option").first).to_be_visible()
    page.wait_for_timeout(300)  # fades are over
    assert faults(page) == []
    page.goto(f"{served.address}/decks")
    expect(page.get_by_role("link", name=re.compile("Trip"))).to_be_visible()
    assert faults(page) == []


def test_the_owners_pages_lose_nothing_on_any_screen_in_any_language(page: Page, served: Served) -> None:
    new_deck(page, served, "Verylongnamewithoutanyspaceinit" * 3)
    drop(page, {**pictures(2), f"{'long' * 20}.jpg": b"no picture"})
    expect(cards(page)).to_have_count(2, timeout=SLOW)
    loses_nothing_in_any_language(page, "a deck")
    page.goto(f"{served.address}/decks")
    expect(page.locator("main a.panel")).to_have_count(1)
    loses_nothing_in_any_language(page, "the owner's decks")
