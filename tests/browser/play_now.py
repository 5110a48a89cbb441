"""From the first page to a game against bots in two taps, without a name, a table or a setting."""

from tests.browser.accessibility import faults
from tests.browser.person import Person


def opens_the_door(person: Person, game: str) -> None:
    person.page.goto(f"{person.address}/")
    person.touch(person.page.locator("main").get_by_text(person.words.game(game), exact=True))
    assert faults(person.page) == []
    person.presses("shell.play-now")
