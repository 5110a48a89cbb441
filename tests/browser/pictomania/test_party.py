"""Two people, a bot and cards of their own: guesses by the word, the reveal, and pictures to keep."""

from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Invite
from tests.browser.pens import Finger
from tests.browser.person import LAPTOP, PHONE, Person
from tests.browser.pictomania.screen import PICTURES, Line, Screen
from tests.browser.pictomania.test_bots import SLOW, seats_bot
from tests.browser.saving import saves
from tests.browser.server import Server

pytestmark = pytest.mark.browser
HOUSE: list[Line] = [[(300, 700), (300, 400), (600, 200), (900, 400), (900, 700), (300, 700)], [(520, 700), (520, 520)]]
SHEET = (1200, 900)  # units, and pixels of a saved picture
EDGE = 6  # pixels below a saved drawing, in its drawer's colour
PAPER = "#fffdf8"
PARTICLES = ("quark", "gluon", "boson", "meson", "hadron", "lepton", "baryon")
BEYOND_BOTS: list[dict[str, Any]] = [
    {"level": 1, "words": [f"{word} {charge}" for word in PARTICLES]} for charge in ("alpha", "beta", "gamma")
]
# What a reveal shows is soon gone: this remembers which words wrong guesses meant, and where reactions have landed.
REMEMBER = """() => {
  window.meant = [];
  const box = (one) => one.getBoundingClientRect();
  const lands = (reaction) => {
    const { x, y, width, height } = box(reaction), paper = box(reaction.closest(".frame").querySelector(".paper"));
    const [across, down] = [x + width / 2, y + height / 2];
    return paper.left < across && across < paper.right && paper.top < down && down < paper.bottom;
  };
  new MutationObserver(() => {
    for (const words of document.querySelectorAll(".guesses .wrong .beside")) window.meant.push(words.innerText);
    const reaction = document.querySelector(".landed .reaction");
    if (reaction) window.landed ??= lands(reaction) ? "on the drawing" : "beside it";
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_two_people_and_a_bot_play_with_cards_of_their_own(
    house: Server, invite: Invite, tmp_path: Path
) -> None:  # P7 P12 P13 P15 P16 P29
    ada, ben = screens = sit_down(house, invite("Ada", **LAPTOP), invite("Ben", **PHONE))
    for screen in screens:
        screen.gets_ready()
    for screen in screens:
        screen.may_draw()
    for _ in ada.draws(*HOUSE):
        pass
    ben.shows(0, ada.picture_of(0))
    swipes_to_the_next_sheet_and_back(ben)
    word_first_then_a_drawing_and_back(ben)
    wrong = guesses_wrong_by_a_word(ada, ben)
    for screen in screens:
        screen.page.evaluate(REMEMBER)
    for screen in screens:
        screen.finishes()
    the_reveal_is_a_party(ada, ben, wrong)
    for screen in screens:
        screen.goes_on(last=True)
    expect(ada.end).to_be_visible()
    keeps_the_ink_as_it_is_shown(ada, tmp_path)
    keeps_all_drawings(ada, tmp_path)


def sit_down(house: Server, ada: Person, ben: Person) -> tuple[Screen, Screen]:
    """The lobby says what the bot cannot draw."""
    code = house.open_table("pictomania", seats=3, rounds=1, seconds=0, own_cards=BEYOND_BOTS, own_only=True)
    for person in (ada, ben):
        person.sits_down(code)
    seats_bot(ada, "easy")
    expect(ben.page.get_by_role("status").filter(has_text="quark")).to_be_visible()
    ada.presses("shell.start")
    return Screen(ada, 0), Screen(ben, 1, Finger)


def swipes_to_the_next_sheet_and_back(screen: Screen) -> None:
    screen.looks_at(0)
    names = [screen.sheet_of(seat).locator(".name").inner_text() for seat in (0, 2)]
    shown = screen.page.locator(".over .look h2")
    expect(shown).to_have_text(names[0])
    for way, name in ((-90, names[1]), (90, names[0])):
        box = box_of(screen.page.locator(".over .large"))
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        screen.hand.down(x, y)
        for step in range(1, 4):
            screen.hand.move(x + way * step / 3, y)
        screen.hand.up()
        expect(shown).to_have_text(name)
    screen.leaves()


def word_first_then_a_drawing_and_back(screen: Screen) -> None:
    """While the word waits for its drawing, the way back is in view."""
    number = 1 + screen.number() % 7
    screen.person.presses("pictomania.words")
    screen.person.touch(word(screen, number))
    cancel = screen.person.button("shell.cancel")
    expect(cancel).to_be_visible()
    assert 0 < box_of(cancel)["y"] < 740 - box_of(cancel)["height"]
    screen.person.touch(cancel)
    expect(screen.page.locator(".held")).to_have_count(0)
    expect(screen.sheet_of(0)).not_to_contain_text(screen.words("pictomania.you-guessed"))


def guesses_wrong_by_a_word(ada: Screen, ben: Screen) -> str:
    """Ada looks at Ben's drawing, then touches a word that is neither his nor hers. Answers with that word."""
    number = next(one for one in range(1, 8) if one not in (ada.number(), ben.number()))
    ada.looks_at(1)
    ada.person.touch(word(ada, number))
    ada.person.presses("pictomania.guess-number", number=str(number))
    expect(ada.sheet_of(1)).to_contain_text(ada.words("pictomania.you-guessed"))  # sent without another press
    return PARTICLES[number - 1]


def word(screen: Screen, number: int) -> Locator:
    return screen.page.locator(".pick").filter(has_text=f"A{number} {PARTICLES[number - 1]}")


def the_reveal_is_a_party(ada: Screen, ben: Screen, wrong: str) -> None:
    """A wrong guess shows the word that was meant; Ada's reaction lands on the drawing that Ben sees."""
    expect(ada.reveal).to_be_visible(timeout=SLOW)
    meant = ada.words("pictomania.meant-word", word=wrong)
    ada.page.wait_for_function("(meant) => window.meant.some((words) => words.includes(meant))", arg=meant)
    ada.skips_to_points()
    ben.skips_to_points()
    ben.person.presses("pictomania.watch-again")
    expect(ben.reveal).to_be_visible()
    ada.person.presses("shell.react")
    ada.person.presses("shell.reaction-bravo")
    assert ben.page.wait_for_function("() => window.landed").json_value() == "on the drawing"
    ben.skips_to_points()


def keeps_the_ink_as_it_is_shown(screen: Screen, folder: Path) -> None:
    """A saved drawing is the ink of the screen on paper, pixel by pixel."""
    screen.page.locator(".end .drawings button").first.click()
    dialog = screen.page.get_by_role("dialog")
    expect(dialog.locator(".paper")).to_be_visible()
    shown = screen.page.evaluate(PICTURES, ["dialog .paper", SHEET[1], SHEET[0]])[0]
    save = dialog.get_by_role("button", name=screen.words("pictomania.save-picture"), exact=True)
    drawing = saves(screen.page, save, folder).crop((0, 0, SHEET[0], SHEET[1] - EDGE))
    ink = Image.open(BytesIO(b64decode(shown))).convert("RGBA")
    assert ink.getchannel("A").getextrema() == (0, 255), "something is drawn"
    on_paper = Image.alpha_composite(Image.new("RGBA", SHEET, PAPER), ink).convert("RGB")
    unlike = ImageChops.difference(on_paper.crop((0, 0, *drawing.size)), drawing)
    assert sum(sum(unlike.getchannel(channel).histogram()[4:]) for channel in "RGB") == 0, "but for rounding"
    screen.person.shuts_dialog()


def keeps_all_drawings(screen: Screen, folder: Path) -> None:
    """With who won above them."""
    poster = saves(screen.page, screen.person.button("pictomania.save-all"), folder)
    assert poster.width > 3 * 600
    heading = poster.crop((0, 0, poster.width, 200)).convert("L")
    assert sum(heading.histogram()[:80]) > 500, "there are words above the drawings"


def box_of(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found
