"""The words of the client's own language files, so that a test finds what a reader sees, in any language."""

import json
import re
from functools import cache
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "client" / "src"
NO_BREAK = "\u00a0"
WORD_JOINER = "\u2060"
SHORT_WORD = re.compile(r"((?:^|[\s(«„—])(?!(?:бы|же|ли|б|ж) )[^\W\d_]{1,2}) (?=[\w{«])")
PARTICLE = re.compile(r" (?=(?:бы|же|ли|б|ж)(?:[\s.,!?…:;)»]|$))")
COUNTED = re.compile(r"(\d|\{count\}) (?=[^\W\d_])")
HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_]{1,5}(?![^\W\d_]))")
DASH = re.compile(r" (?=[–—] )")
RANGE = re.compile(r"(?<=[\d}])–(?=[\d{])")


def bound(text: str, language: str) -> str:
    """`text` with the no-break spaces and word joiners that the client adds (`client/src/i18n/typography.ts`)."""
    text = RANGE.sub(f"–{WORD_JOINER}", text)
    if language == "zh":
        return text
    text = DASH.sub(NO_BREAK, COUNTED.sub(rf"\1{NO_BREAK}", text))
    if language not in ("ru", "uk"):
        return text
    before = None
    while before != text:  # a short word may follow another
        before, text = text, SHORT_WORD.sub(rf"\1{NO_BREAK}", text)
    return HYPHEN.sub(f"-{WORD_JOINER}", PARTICLE.sub(NO_BREAK, text))


class Words:
    """`words("shell.says", name="Ben", text="Hi")` is what a reader of `language` sees.

    The area is one of the shell's, a game, or an area of a game: "game/guide".
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: str) -> str:
        sentence = self._sentence(key)
        assert isinstance(sentence, str), f"{key} has plural forms"
        return re.sub(r"\{(\w+)\}", lambda hole: values[hole[1]], bound(sentence, self.language))

    def plural(self, key: str, form: str) -> str:
        """One of its forms; none has a hole."""
        forms = self._sentence(key)
        assert isinstance(forms, dict), f"{key} has no plural forms"
        return bound(forms[form], self.language)

    def around(self, key: str) -> re.Pattern[str]:
        """The sentence with anything in its holes."""
        pieces = re.split(r"\{\w+\}", bound(str(self._sentence(key)), self.language))
        return re.compile(".*".join(re.escape(piece) for piece in pieces))

    def game(self, name: str) -> str:
        """What a game is called."""
        return _cover(name)["name"][self.language]

    def about(self, game: str) -> str:
        """The sentence that says what a game is."""
        return bound(_cover(game)["hint"][self.language], self.language)

    def _sentence(self, key: str) -> object:
        area, _, name = key.partition(".")
        return _area(self.language, area)[name]


@cache
def _cover(game: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((CLIENT / "games" / game / "cover.json").read_text("utf-8"))
    return found


@cache
def _area(language: str, area: str) -> dict[str, object]:
    game, _, part = area.partition("/")
    of_game = CLIENT / "games" / game / "i18n" / f"{language}.json"
    found: dict[str, object]
    if of_game.exists():
        found = json.loads(of_game.read_text("utf-8"))[part or "game"]
    else:
        found = json.loads((CLIENT / "i18n" / language / f"{area}.json").read_text("utf-8"))
    return found
