import pytest

from vernissage.clues.notion import AGAINST, PLAIN, STRONG, WEAK, BadLine, name_of, notions, parse

LINE = "moon+ night star- ~sleep !crowd | good night; sleep well | спокойной ночи | buenas noches | 晚安 | на добраніч"


def test_a_line_is_links_and_phrases_in_five_languages() -> None:
    notion = parse(LINE)
    assert notion.name == "good-night"
    assert notion.tags == {"moon": STRONG, "night": PLAIN, "star": WEAK, "crowd": AGAINST}
    assert notion.notions == {"sleep": PLAIN}
    assert notion.phrases["en"] == ("good night", "sleep well")
    assert notion.phrases["uk"] == ("на добраніч",)


def test_a_line_with_a_language_missing_cannot_be_read() -> None:
    with pytest.raises(BadLine, match="4 languages instead of 5"):
        parse("moon | night | ночь | noche | 夜")


def test_a_name_has_small_letters_digits_and_hyphens() -> None:
    assert name_of("It's 9 o'clock, Mum!") == "its-9-oclock-mum"


def test_phrases_are_written_as_people_write_them() -> None:
    for notion in notions().values():
        assert all(phrase.count("¿") == phrase.count("?") for phrase in notion.phrases["es"]), notion.name
        assert all("?" not in phrase for phrase in notion.phrases["zh"]), notion.name
        assert all(phrase == " ".join(phrase.split()) for said in notion.phrases.values() for phrase in said)
