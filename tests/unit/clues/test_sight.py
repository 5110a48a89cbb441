import pytest

from vernissage.clues.notion import PLAIN, STRONG, parse
from vernissage.clues.sight import LAST, MEASURED, THROUGH_A_MOOD, sight
from vernissage.contract.catalogue import PaintingFacts

WORDS = "night | ночь | noche | 夜 | ніч"


def test_the_first_tag_tells_most_and_the_last_half_as_much() -> None:
    shown = sight(PaintingFacts("deck/one", seen=("moon", "tree")), (), {})
    assert shown.tag("moon") == 1.0
    assert shown.tag("tree") == (1.0 + LAST) / 2
    assert shown.tag("horse") == 0.0


def test_a_broader_tag_is_as_strong_as_what_implies_it() -> None:
    facts = PaintingFacts("deck/one", seen=("tree", "dog"), tags=frozenset({"tree", "dog", "animal", "mostly-red"}))
    shown = sight(facts, (), {"dog": frozenset({"animal"})})
    assert shown.tag("animal") == shown.tag("dog")
    assert shown.tag("mostly-red") == MEASURED


def test_every_link_that_holds_brings_a_notion_nearer() -> None:
    shown = sight(PaintingFacts("deck/one", seen=("moon",)), (), {})
    assert shown.notion(parse(f"moon+ | {WORDS}")) == pytest.approx(STRONG)
    assert shown.notion(parse(f"moon stars | {WORDS}")) == pytest.approx(PLAIN)
    assert shown.notion(parse(f"stars | {WORDS}")) == 0.0


def test_a_tag_may_speak_against_a_notion() -> None:
    shown = sight(PaintingFacts("deck/one", seen=("moon", "crowd")), (), {})
    assert shown.notion(parse(f"moon !crowd | {WORDS}")) < shown.notion(parse(f"moon | {WORDS}"))


def test_a_mood_is_a_notion_given_by_looking() -> None:
    shown = sight(PaintingFacts("deck/one"), ("night",), {})
    assert shown.notion(parse(f"moon | {WORDS}")) == 1.0
    assert shown.notion(parse("moon ~night+ | sleep | сон | sueño | 睡 | сон")) == pytest.approx(
        STRONG * THROUGH_A_MOOD
    )
