"""Quotes, dashes and full stops as each language writes them. The client adds no-break spaces by itself."""

import re

import pytest

from tests.texts.client_texts import ALL

EVERYWHERE = {
    "straight quotes": r"[\"']",
    "three dots": r"\.\.\.",
    "a space before an ellipsis": r"\s…",
    "two spaces": r"  ",
    "a hyphen for a dash": r"\s-\s",
    "a typed no-break space": "\u00a0",
}
WRONG = {
    "en": {"an em dash": "—", "a dash without spaces": r"[^\d\s{}]–|–[^\d\s{}]", "continental quotes": "[«»„]"},
    "ru": {"a spaced en dash between words": r"[^\d}] – [^\d{]", "English quotes": "[‘’]"},
    "uk": {"a spaced en dash between words": r"[^\d}] – [^\d{]", "English quotes": "[‘]"},
    "es": {"a lone closing mark": r"^[^¡]*(?<!Draw)!|^[^¿]*\?", "English quotes": "[“”]"},
    "zh": {
        "a half-width mark beside Chinese": r"[\u4e00-\u9fff][,.!?:;()]|[,!?;()][\u4e00-\u9fff]",
        "a space inside Chinese": r"[\u4e00-\u9fff] [\u4e00-\u9fff]",
        "a short dash": r"[\u4e00-\u9fff]\s?[-–]\s?[\u4e00-\u9fff]",
    },
}
RULES = [(language, what, rule) for language in WRONG for what, rule in {**EVERYWHERE, **WRONG[language]}.items()]


@pytest.mark.parametrize(("language", "what", "rule"), RULES, ids=[f"{one}: {what}" for one, what, _ in RULES])
def test_no_text_has(language: str, what: str, rule: str) -> None:
    wrong = re.compile(rule)
    assert [text for text in ALL[language] if wrong.search(text.text)] == [], what
