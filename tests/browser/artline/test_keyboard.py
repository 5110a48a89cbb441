"""Every move can be made without a pointer."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.artline.curator import Curator, begin, open_table
from tests.browser.conftest import Invite
from tests.browser.server import Server

pytestmark = pytest.mark.browser

FOCUSED = """() => {
  const one = document.activeElement;
  const labels = [...(one.labels ?? [])].map((label) => label.textContent).join(" ");
  return (one.getAttribute("aria-label") ?? (labels || one.textContent)).replace(/\\s+/g, " ").trim();
}"""
MOST_STOPS = 60


def tab_to(player: Curator, name: str | re.Pattern[str]) -> None:
    """Tab from stop to stop, as far as it takes."""
    wanted = re.compile(f"^{re.escape(name)}$") if isinstance(name, str) else name
    passed = []
    for _ in range(MOST_STOPS):
        player.page.keyboard.press("Tab")
        passed.append(player.page.evaluate(FOCUSED))
        if wanted.search(passed[-1]):
            return
    raise AssertionError(f"no way to {wanted.pattern} by Tab; passed {passed}")


def press(player: Curator, key: str) -> None:
    """Go to the button with these words and press Enter."""
    tab_to(player, player.words(key))
    player.page.keyboard.press("Enter")


def tab_to_hand(player: Curator) -> None:
    for _ in range(MOST_STOPS):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("() => document.activeElement.dataset.anchor?.startsWith('hand-') ?? false"):
            return
    raise AssertionError("no way to the hand by Tab")


def sit_down(player: Curator, code: str) -> None:
    player.goes_to(code)
    expect(player.button("shell.sit-down")).to_be_enabled()
    tab_to(player, player.words("shell.your-name"))
    player.page.keyboard.type(player.name)
    press(player, "shell.sit-down")
    expect(player.button("shell.change-profile")).to_be_visible()


def hang(player: Curator) -> None:
    """The second painting of the hand, at another place than the first on offer."""
    player.game.is_my_turn()
    tab_to_hand(player)
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("Enter")
    expect(player.page.locator("button.place:focus")).to_have_count(1)
    first = player.page.locator("button.place:focus").get_attribute("data-cell")
    for arrow in ("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"):
        player.page.keyboard.press(arrow)
    expect(player.page.locator("button.place:focus")).not_to_have_attribute("data-cell", first or "")
    player.page.keyboard.press("Enter")
    expect(player.game.placing.locator("input:focus")).to_have_count(1)
    player.page.keyboard.type("ship")
    player.page.keyboard.press("Escape")  # whatever the field suggests; and back to the wall, if nothing
    if player.game.placing.count() == 0:
        player.page.keyboard.press("Enter")
        expect(player.game.placing.locator("input:focus")).to_have_value("ship")
    press(player, "artline.hang-it")
    expect(player.game.dock).to_contain_text(player.words("artline.waiting-window"))


def test_a_whole_turn_with_its_doubts_is_played_by_keyboard_alone(house: Server, invite: Invite) -> None:
    ada, ben, cleo = invite("Ada"), invite("Ben"), invite("Cleo")
    code = open_table(house)
    for player in (ada, ben, cleo):
        sit_down(player, code)
    press(ada, "shell.start")
    hang(ada)
    ben.game.is_asked()
    press(ben, "artline.fine")
    cleo.game.is_asked()
    tab_to(cleo, re.compile(f"^{re.escape(cleo.words('artline.reason-does-not-fit'))}: "))
    cleo.page.keyboard.press("Enter")
    press(cleo, "artline.object")  # her ballot is cast with it (A22)
    expect(ben.game.button("artline.keep-does-not-fit")).to_be_visible()
    press(ben, "artline.drop-does-not-fit")
    press(ada, "artline.decide")
    ada.game.is_my_turn()
    discard(ada)
    ben.game.is_my_turn()


def discard(player: Curator) -> None:
    tab_to_hand(player)
    player.page.keyboard.press("Enter")
    expect(player.game.button("artline.discard")).to_be_visible()
    press(player, "artline.discard")
    press(player, "artline.discard-yes")


def test_a_painting_on_the_wall_is_looked_at_by_keyboard(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = open_table(house)
    ada.sits_down(code)
    ben.sits_down(code)
    ada.starts()
    ben.game.is_there()
    ben.page.keyboard.press("Tab")
    ben.page.locator(".museum .hung").first.wait_for()
    tab_to(ben, re.compile(r"Row \d+, column \d+"))
    ben.page.keyboard.press("Enter")
    look = ben.page.get_by_role("dialog")
    expect(look).to_contain_text(ben.words("artline.for-information"))
    ben.page.keyboard.press("Escape")
    expect(look).to_have_count(0)


def test_escape_that_ends_a_chinese_word_does_not_leave_the_place(house: Server, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    begin(house, ada, ben)
    ada.game.choose_painting()
    ada.game.choose_place()
    field = ada.game.placing.locator("input").first
    field.dispatch_event("keydown", {"key": "Escape", "isComposing": True})
    expect(ada.game.placing).to_be_visible()
    field.dispatch_event("keydown", {"key": "Escape"})
    expect(ada.game.placing).to_have_count(0)
