"""Names and lines of chat: what is kept of them, and what is refused."""

import pytest

from vernissage.contract.refused import Refused
from vernissage.table.state.text import LINE_LENGTH, NAME_LENGTH, ROOM, clean_line, clean_name, same_name


def test_spaces_around_a_name_do_not_count() -> None:
    assert clean_name("  Ada  ") == "Ada"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("  ", "name-empty"),
        ("a\nb", "bad-name"),
        ("x" * (NAME_LENGTH + 1), "name-too-long"),
        ("x" * (ROOM * NAME_LENGTH + 1), "name-too-long"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        clean_name(text)


def test_accents_take_no_room_of_a_name() -> None:
    assert len(clean_name("e\u0301" * NAME_LENGTH)) <= 2 * NAME_LENGTH


def test_a_line_of_chat_is_kept_up_to_its_limit() -> None:
    assert clean_line(f" {'x' * LINE_LENGTH} ") == "x" * LINE_LENGTH


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "text-empty"), ("a\x00b", "bad-text"), ("x" * (LINE_LENGTH + 1), "text-too-long")],
)
def test_a_line_that_cannot_be_shown_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        clean_line(text)


@pytest.mark.parametrize("other", ["ANN", "ann", "Аnn", "Ａｎｎ"])
def test_names_that_people_would_mix_up_are_the_same(other: str) -> None:
    assert same_name("Ann", other)


def test_other_names_are_other_names() -> None:
    assert not same_name("Ann", "Anna")
