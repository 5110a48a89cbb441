"""A referee that has not read everything says so, and never blocks its caller."""

from collections.abc import Callable

import pytest

from tests.unit.games.artline.referee.gallery import Gallery
from vernissage.contract.not_yet import NotYet, patiently
from vernissage.games.artline.late import LateReferee
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.referee import ThemeReferee
from vernissage.games.artline.setup import EDITIONS

WORDS = {"boat": {"en": ("boat",)}}
DECK = Gallery().paintings(())


def judge(referee: LateReferee) -> Verdict:
    return referee.judge("boats", "en", standing=(), edition=EDITIONS["louvre"], line=(), deck=DECK)


@pytest.mark.parametrize(
    "ask",
    [judge, lambda referee: referee.understand("boats", "en"), lambda referee: referee.suggest("b", "en", ["boat"])],
)
def test_whoever_asks_too_early_has_it_read_and_asks_again(ask: Callable[[LateReferee], object]) -> None:
    referee = LateReferee(lambda: ThemeReferee(Gallery(), WORDS))
    with pytest.raises(NotYet) as lacking:
        ask(referee)
    lacking.value.read()
    assert patiently(lambda: ask(referee))


def test_a_deck_is_read_before_a_theme_is_judged_with_it() -> None:
    referee = LateReferee(lambda: ThemeReferee(Gallery(), WORDS))
    referee.prepare()
    with pytest.raises(NotYet) as lacking:
        judge(referee)
    lacking.value.read()
    assert judge(referee).verdict == "ok"


def test_it_is_made_once() -> None:
    made: list[ThemeReferee] = []

    def make() -> ThemeReferee:
        made.append(ThemeReferee(Gallery(), WORDS))
        return made[-1]

    referee = LateReferee(make)
    referee.prepare()
    referee.prepare()
    assert len(made) == 1


def test_what_went_wrong_once_is_tried_again() -> None:
    problems = [OSError("the disk was asleep")]

    def make() -> ThemeReferee:
        if problems:
            raise problems.pop()
        return ThemeReferee(Gallery(), WORDS)

    referee = LateReferee(make)
    with pytest.raises(OSError, match="asleep"):
        referee.prepare()
    with pytest.raises(NotYet) as lacking:
        referee.understand("boats", "en")
    lacking.value.read()
    assert referee.understand("boats", "en") == ("boat",)
