"""The words of the client's own language files, so that a test finds what a reader sees, in any language."""

import json
import re
from functools import cache
from pathlib import Path

FILES = Path(__file__).parents[2] / "client" / "src" / "i18n"


class Words:
    """`words("artline.turn-of", name="Ben")` is what a reader of `language` sees."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: str) -> str:
        area, _, name = key.partition(".")
        sentence = _area(self.language, area)[name]
        assert isinstance(sentence, str), f"{key} has plural forms"
        return re.sub(r"\{(\w+)\}", lambda hole: values[hole[1]], sentence)

    def around(self, key: str) -> re.Pattern[str]:
        """The sentence with anything in its holes."""
        area, _, name = key.partition(".")
        pieces = re.split(r"\{\w+\}", str(_area(self.language, area)[name]))
        return re.compile(".*".join(re.escape(piece) for piece in pieces))


@cache
def _area(language: str, area: str) -> dict[str, object]:
    found: dict[str, object] = json.loads((FILES / language / f"{area}.json").read_text("utf-8"))
    return found
