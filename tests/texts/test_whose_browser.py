"""What the host decides about somebody else's browser never calls it "this browser": that is the host's own."""

import pytest

from tests.texts.client_texts import ALL
from vernissage.contract.languages import LANGUAGES

THIS_BROWSER = {
    "en": "this browser",
    "ru": "этого браузера",
    "es": "este navegador",
    "zh": "此浏览器",
    "uk": "цього браузера",
}
REMOVING = "shell.for-good"


@pytest.mark.parametrize("language", LANGUAGES)
def test_barring_somebody_speaks_of_their_browser(language: str) -> None:
    said = [text.text for text in ALL[language] if text.place.startswith(REMOVING)]
    assert said
    assert [text for text in said if THIS_BROWSER[language] in text] == []
