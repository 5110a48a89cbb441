"""A theme of any length costs the referee no more than one of sixty characters."""

import pytest

from tests.unit.games.artline.referee.gallery import judge, referee
from tests.unit.test_caches import cache_infos
from vernissage.games.artline.ports import MAX_THEME_LENGTH

ACCENTS = "a" + "\u0301" * 30_000


@pytest.fixture(autouse=True)
def _dictionaries() -> None:
    """Reading them normalises, too."""
    referee()


def test_a_theme_that_is_too_long_is_refused_unread(normalised: list[int]) -> None:
    for text in (ACCENTS, "ab " * 20_000, "!" * 20_000, "a\n" * 20_000):
        assert judge(text).code == "theme-too-long"
    assert normalised == []


def test_nothing_is_understood_or_suggested_for_it(normalised: list[int]) -> None:
    assert referee().understand(ACCENTS, "en") == ()
    assert list(referee().suggest(ACCENTS, "en", ["boat", "tree"])) == []
    assert not referee().same(ACCENTS, ACCENTS, "en")
    assert max(normalised, default=0) <= MAX_THEME_LENGTH


def test_nothing_of_it_is_kept() -> None:
    def held() -> int:
        return sum(info().currsize for info in cache_infos())

    before = held()
    for number in range(20):
        text = f"{number} " + "word " * 200
        judge(text)
        referee().understand(text, "en")
        referee().suggest(text, "en", ["boat"])
        referee().same(text, text + "s", "en")
    assert held() == before
