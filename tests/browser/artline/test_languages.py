"""Everyone reads their own language in a game, all of it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.artline.curator import Curator, begin
from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.browser.test_languages import latin_words

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("languages", [("ru", "uk", "zh"), ("zh", "ru", "uk")], ids="-".join)
def test_no_english_is_left_in_a_game(house: Server, invite: Invite, languages: tuple[str, str, str]) -> None:
    names = ("Аня", "Ваня", "Даня")
    reader, other, third = (invite(name, language=one) for name, one in zip(names, languages, strict=True))
    code = begin(house, reader, other, third, language=languages[0], edition="tretyakov")

    def nothing_is_left(when: str) -> None:
        for one in (reader, other, third):
            assert latin_words(one.page, code) == [], when

    nothing_is_left("at turn")
    a_painting_is_hung_and_challenged(reader, other, third, nothing_is_left)
    reader.opens_people()
    nothing_is_left("among the people")
    reader.shuts_dialog()
    reader.touch(reader.page.locator(".museum .hung").first)
    expect(reader.page.get_by_role("dialog")).to_be_visible()
    nothing_is_left("in a close look")


def a_painting_is_hung_and_challenged(
    reader: Curator, other: Curator, third: Curator, nothing_is_left: Callable[[str], None]
) -> None:
    theme = {"ru": "корабль", "zh": "帽子"}[reader.words.language]
    reader.game.choose_painting()
    nothing_is_left("choosing a place")
    reader.game.choose_place()
    reader.game.name_themes(theme)
    nothing_is_left("placing")
    reader.game.touch(reader.game.placing.get_by_role("button", name=reader.words("artline.hang-it"), exact=True))
    other.game.is_asked()
    nothing_is_left("in the window")
    other.game.object("does-not-fit")
    third.game.accept()
    expect(third.game.button("artline.drop-does-not-fit")).to_be_visible()
    nothing_is_left("in the vote")
    third.game.vote(keep=False)
    reader.game.touch(reader.game.button("artline.decide"))
    reader.game.is_my_turn()
    nothing_is_left("after a vote")


def test_each_reads_their_own_language_and_changes_it_in_the_middle(house: Server, invite: Invite) -> None:
    ada, pepe, wei = invite("Ada"), invite("Pepe", language="es"), invite("Wei", language="zh")
    begin(house, ada, pepe, wei)
    ada.game.hang(None, "ship")
    pepe.game.is_asked()
    wei.game.is_asked()
    wei.presses("shell.menu")
    wei.page.get_by_label(wei.words("shell.language")).select_option("uk")
    wei.words.language = "uk"
    wei.shuts_dialog()
    wei.game.is_asked()
    wei.page.reload()
    wei.game.is_asked()
    expect(wei.page.locator("html")).to_have_attribute("lang", "uk")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")


def test_a_reader_may_choose_the_words_of_a_country(house: Server, invite: Invite) -> None:
    ada = invite("Ada")
    ada.page.goto(house.address)
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.page.get_by_label(ada.words("shell.language")).select_option("en-US")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en-US")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "en-US")
    expect(ada.page.get_by_label(ada.words("shell.language"))).to_have_value("en-US")
