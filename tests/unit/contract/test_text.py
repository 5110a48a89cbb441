"""Text of strangers: bounded before anything else, and nothing in it that cannot be seen or looks like another's."""

import ast
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vernissage
from vernissage.contract.refused import Refused
from vernissage.contract.sizes import LONGEST_TYPED
from vernissage.contract.text import _can_be_shown, cleaned, looks, normal, visible
from vernissage.table.state.text import clean_line, clean_name

ROOT = Path(vernissage.__file__).parent
ACCENT = "\u0301"
BUILDS = {"drawing/lineart/openmoji.py"}  # runs before there is a server, on a package that is pinned


@pytest.mark.parametrize("take_in", [clean_name, clean_line, cleaned, visible, normal, looks])
def test_what_nobody_types_is_refused_before_it_costs_anything(
    normalised: list[int], take_in: Callable[[str], object]
) -> None:
    with pytest.raises(Refused) as refused:
        take_in("a" + ACCENT * 30_000)
    assert refused.value.code in ("name-too-long", "text-too-long")
    assert normalised == []


@pytest.mark.parametrize(("take_in", "limit"), [(clean_name, 24), (clean_line, 200)])
def test_the_sender_is_told_the_limit_that_holds_for_what_is_shown(
    take_in: Callable[[str], object], limit: int
) -> None:
    for text in ("x" * (limit + 1), "x" * 5000):
        with pytest.raises(Refused) as refused:
            take_in(text)
        assert refused.value.facts == {"limit": limit}


def test_only_one_module_normalises() -> None:
    """So that the length of every text has been looked at before."""
    found = {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py") if _normalises(path)}
    assert found - BUILDS == {"contract/text.py"}


def _normalises(path: Path) -> bool:
    """Calls it on the module; nobody imports the function by itself."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    assert not any(isinstance(node, ast.ImportFrom) and node.module == "unicodedata" for node in nodes), path
    return any(isinstance(node, ast.Attribute) and node.attr in ("normalize", "is_normalized") for node in nodes)


@pytest.mark.parametrize(
    "text",
    [
        "Ann\u200d",  # a joiner that joins nothing
        "\u3164",  # fillers
        "An\u115fn",
        "A\u034fnn",
        "Ann\ufe0f",  # a selector without an emoji
        "Ann\U000e0041",  # a tag
        "\u200e Ann",
        "1\u200d2",
    ],
)
def test_what_a_font_does_not_show_is_not_taken(text: str) -> None:
    assert cleaned(text) is None


@pytest.mark.parametrize("text", ["❤️", "👩‍🎨", "🏳️‍🌈", "👩🏽‍🚀", "1️⃣", "🇺🇦", "\U0001fae8"])
def test_emoji_of_several_signs_are(text: str) -> None:
    assert cleaned(f" {text}") == text


@given(st.text(st.characters() | st.sampled_from("\u200d\ufe0f\u3164\u00a0👩🎨❤1"), min_size=1))
def test_looking_at_doubtful_signs_alone_finds_all_that_cannot_be_shown(text: str) -> None:
    trimmed = unicodedata.normalize("NFC", text).strip()
    assert (cleaned(text) is None) == any(not _can_be_shown(trimmed, at) for at in range(len(trimmed)))


def test_a_plain_text_is_not_looked_at_sign_by_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []

    def look(_text: str, at: int) -> bool:
        looked_at.append(at)
        return True

    monkeypatch.setattr("vernissage.contract.text._can_be_shown", look)
    assert cleaned("plain words, простые слова, 普通的词")
    assert cleaned("one\u00a0doubtful sign")
    assert looked_at == [len("one")]


@pytest.mark.parametrize("text", ["", "  ", ACCENT, "\u2800\u2800", "\u00a0"])
def test_a_text_without_anything_to_see_is_empty(text: str) -> None:
    assert cleaned(text) == ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),  # Cyrillic А
        ("Сора", "Copa"),
        ("Ivan", "lvan"),
        ("Ann1", "Annl"),
        ("Omar", "0mar"),
        ("modern", "modem"),
        ("Ann", "𝐀𝐧𝐧"),
        ("é", "e\u0301"),
        ("❤️", "❤"),
    ],
)
def test_names_that_look_alike_are_told_from_others(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anne"), ("José", "Jose"), ("Ada", "Ида"), ("费", "飞"), ("1", "2")]
)
def test_names_that_do_not_look_alike_are_two(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


def test_the_longest_name_can_still_be_compared() -> None:
    assert looks("\ufdfa" * 48)  # 18 letters in one sign
    assert len(unicodedata.normalize("NFKC", "\ufdfa" * 48)) <= LONGEST_TYPED
