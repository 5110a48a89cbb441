"""Nobody's name is inflected: where a language has cases, a name stands only where it keeps its first form."""

import re

import pytest

from tests.texts.client_texts import ALL, Text

INFLECTING = ("ru", "uk")
PEOPLE = re.compile(r"\{(?:name|names|drawer|neighbour|owner)\}")
# At the beginning of a sentence it is the subject; after these marks, or after the word "player", it stands for itself;
# after these verbs it is the subject.
MARKS = r"[.!?…:—–(«,;·/]"
PLAYER = r"\b(?:игрок|гравець|гравц)\w*"
VERBS = r"\b(?:ходит|ведёт|начнёт|есть|ходить|веде|почне|є)"
STANDS_FREE = re.compile(rf"(?:^|{MARKS}|{PLAYER}|{VERBS})\s*$", re.IGNORECASE)


def inflected(text: Text) -> bool:
    return any(not STANDS_FREE.search(text.text[: found.start()]) for found in PEOPLE.finditer(text.text))


@pytest.mark.parametrize("language", INFLECTING)
def test_a_name_stands_where_it_needs_no_ending(language: str) -> None:
    assert [text for text in ALL[language] if inflected(text)] == []


@pytest.mark.parametrize("bad", ["Ждём {name}.", "Рисунок {name} не считается", "Догадка для {drawer}"])
def test_a_name_in_another_case_is_noticed(bad: str) -> None:
    assert inflected(Text("ru", "example", bad))


@pytest.mark.parametrize(
    "good", ["{name} рисует.", "Ждём: {names}.", "Рисунок не считается ({name}).", "Рисунок игрока {name} готов."]
)
def test_a_name_that_stands_free_is_fine(good: str) -> None:
    assert not inflected(Text("ru", "example", good))
