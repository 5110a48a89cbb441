"""From the first page to a game against bots in two taps, without a name, a table or a setting."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.pictomania_screen import PictomaniaScreen

pytestmark = pytest.mark.browser


def opens_the_door(person: Person, game: str) -> None:
    person.page.goto(f"{person.address}/")
    person.touch(person.page.locator("main").get_by_text(person.words.game(game), exact=True))
    assert faults(person.page) == []
    person.presses("shell.play-now")


def test_a_newcomer_holds_paintings_beside_three_bots(invite: Invite) -> None:
    ada = invite("Ada", language="es", **PHONE)
    opens_the_door(ada, "artline")
    ada.game.is_there()
    people = ada.opens_people()
    expect(people.get_by_text(ada.words("shell.bot"))).to_have_count(3)


def test_a_newcomer_is_shown_around_while_he_draws_beside_four_bots(invite: Invite) -> None:
    ada = invite("Ada", language="uk", newcomer=True)
    opens_the_door(ada, "pictomania")
    screen, guide = PictomaniaScreen(ada, 0), ada.page.get_by_role("group", name=ada.words("guide.title"))
    screen.is_reading()
    expect(guide).to_contain_text(ada.words("pictomania/guide.read"))
    screen.gets_ready()
    screen.may_draw()
    expect(guide).to_contain_text(ada.words("pictomania/guide.word"))
    for _ in screen.draws([(300, 300), (600, 300), (600, 500)]):
        pass
    expect(guide).to_contain_text(ada.words("pictomania/guide.guess"))
    screen.guesses(2, next(number for number in range(1, 8) if number != screen.number()))
    expect(guide).to_contain_text(ada.words("pictomania/guide.token"))
    ada.presses("guide.skip")
    expect(guide).to_have_count(0)
    for seat in (1, 2, 3, 4):
        expect(screen.sheet_of(seat)).to_be_visible()
    ada.page.goto(f"{ada.address}/")
    expect(ada.page.get_by_role("radio", name=ada.words.game("pictomania"))).to_be_checked()
