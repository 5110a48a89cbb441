"""A small vocabulary to test with."""

from vernissage.decks.vocabulary import Entry, Vocabulary


def _entry(group: str, en: str, ru: str, *broader: str, computed: bool = False) -> Entry:
    return Entry(group, broader, (en, f"a {en}"), (ru,), (en,), (en,), (en,), computed)


WORDS = Vocabulary(
    {
        "transport": _entry("vehicles", "transport", "транспорт"),
        "boat": _entry("vehicles", "boat", "лодка", "transport"),
        "rowing-boat": _entry("vehicles", "rowing boat", "вёсельная лодка", "boat"),
        "woman": _entry("people", "woman", "женщина", "person"),
        "person": _entry("people", "person", "человек"),
        "dog": _entry("animals", "dog", "собака"),
        "mostly-blue": _entry("colour", "mostly blue", "почти всё синее", computed=True),
    }
)
