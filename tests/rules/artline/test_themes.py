"""What may be a theme: A14–A18. Which words the referee knows is tested with the referee."""

from typing import Any

import pytest

from tests.rules.artline.table import Table, WordyReferee, kinds, refusal
from tests.seats import S0, S1, S2
from vernissage.contract.catalogue import Language, Tag
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Lay
from vernissage.games.artline.game import Rules
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.queries import Consider, Considered
from vernissage.games.artline.setup import EditionName
from vernissage.simulation.numbered_paintings import NumberedPaintings

CROSSING = """
    mona .
    .    hat
"""


@pytest.mark.parametrize(("text", "code"), [("", "theme-empty"), (" \n ", "theme-empty"), ("x" * 61, "theme-too-long")])
def test_a_theme_has_one_to_sixty_characters(text: str, code: str) -> None:  # A14
    refused = refusal(Table().lay, 0, "a1", (1, 0), r0=text)
    assert (refused.code, refused.facts["line"]) == (code, "r0")
    assert kinds(Table().lay(0, "a1", (1, 0), r0="x" * 60)) == ["Laid"]


def test_a_theme_is_one_line_without_what_cannot_be_seen() -> None:  # A14
    table = Table()
    table.lay_and_accept(0, "a1", (1, 0), r0="  dark\n back\u200bground\u202e ")
    assert table.public.themes["r0"].text == "dark background"


def test_a_theme_says_who_wrote_it_and_in_which_language() -> None:  # A14
    table = Table()
    table.do(0, Lay("a1", (1, 0), {"r0": "лодка"}, "ru"))
    table.accept_all()
    theme = table.public.themes["r0"]
    assert (theme.text, theme.language, theme.by) == ("лодка", "ru", 0)
    assert refusal(Table().do, 0, Lay("a1", (1, 0), {"r0": "x"}, "la")).code == "unknown-language"


def test_a_standing_theme_never_changes() -> None:  # A15
    table = Table("mona hat", themes={"r0": "people"})
    assert refusal(table.lay, 0, "a1", (2, 0), r0="hats").code == "theme-not-wanted"
    table.lay_and_accept(0, "a1", (2, 0))
    assert {line: theme.text for line, theme in table.public.themes.items()} == {"r0": "people"}


def test_a_standing_theme_does_not_change_by_renaming_either() -> None:  # A15
    table = Table(
        """
        mona hat .
        .    .   dog
    """,
        players=2,
        themes={"r0": "people"},
    )
    table.lay(0, "a1", (2, 0), c2="paws")
    table.object_to(1, "unclear", "c2")
    assert refusal(table.rename, 0, c2="dogs", r0="hats").facts == {"line": "r0"}


@pytest.mark.parametrize("text", ["people", "People ", "peoples"])
def test_no_two_galleries_have_the_same_theme(text: str) -> None:  # A16
    table = Table("mona hat", themes={"r0": "people"})
    refused = refusal(table.lay, 0, "a1", (0, 1), c0=text)
    assert (refused.code, refused.facts["line"]) == ("theme-repeats", "c0")


def test_a_variation_is_another_theme() -> None:  # A16
    table = Table("mona hat", themes={"r0": "children"})
    assert kinds(table.lay(0, "a1", (0, 1), c0="one boy")) == ["Laid"]


def test_a_theme_that_was_taken_back_is_free_again() -> None:  # A16 A24
    table = Table()
    table.lay(0, "a1", (1, 0), r0="dogs")
    table.take_back(0)
    assert kinds(table.lay(0, "a1", (0, 1), c0="dogs")) == ["Laid"]


def test_what_the_referee_refuses_is_refused_with_its_reason() -> None:  # A17
    refused = refusal(Table().lay, 0, "a1", (1, 0), r0="no blue elephants")
    assert (refused.code, refused.facts) == ("theme-negation", {"line": "r0", "text": "no blue elephants"})


def _considered(table: Table, seat: Seat, asked: Consider) -> Considered:
    answer = table.game.answer(table.state, seat, asked)
    assert isinstance(answer, Considered)
    return answer


@pytest.mark.parametrize(("edition", "verdict"), [("tretyakov", "ok"), ("hermitage", "doubt"), ("louvre", "doubt")])
def test_too_broad_is_a_fault_where_the_edition_says_so(edition: EditionName, verdict: str) -> None:  # A18
    table = Table(edition=edition)
    considered = _considered(table, S0, Consider((1, 0), {"r0": "landscape"}, "en"))
    assert considered.verdicts["r0"].verdict == verdict


def test_what_the_referee_only_doubts_stands_unless_an_opponent_objects() -> None:  # A17 A18
    table = Table(edition="louvre")
    assert kinds(table.lay(0, "a1", (1, 0), r0="landscape")) == ["Laid"]
    table.object_to(1, "not-allowed", "r0")
    table.accept(2)
    assert table.phase == "vote"


def test_the_referee_can_be_asked_before_laying() -> None:  # A14 A16 A17
    table = Table(CROSSING)
    asked = Consider((1, 0), {"r0": "no dogs", "c1": "cat"}, "en", "a1")
    assert _considered(table, S0, asked).verdicts == {
        "r0": Verdict("refused", "theme-negation", contestable=True),
        "c1": Verdict("ok"),
    }
    half = Consider((1, 0), {"c1": "cat"}, "en")
    assert _considered(table, S2, half).verdicts == {"c1": Verdict("ok")}


def test_the_referee_says_when_two_new_themes_repeat_each_other() -> None:  # A10
    table = Table(CROSSING)
    asked = Consider((1, 0), {"r0": "dog", "c1": "dogs"}, "en")
    verdicts = _considered(table, S0, asked).verdicts
    assert verdicts == {"r0": Verdict("ok"), "c1": Verdict("refused", "themes-must-differ", {"theme": "dog"})}


def test_who_names_another_theme_can_ask_the_referee_about_it_first() -> None:  # A19
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    asked = Consider((1, 0), {"r0": "no smile"}, "en", "a1")
    assert _considered(table, S0, asked).verdicts["r0"].code == "theme-negation"


def test_nobody_asks_about_cells_lines_or_paintings_that_are_not_theirs() -> None:  # A6 A11
    table = Table()
    ask = table.game.answer
    assert refusal(ask, table.state, 0, Consider((3, 3), {}, "en")).code == "cell-not-adjacent"
    assert refusal(ask, table.state, 0, Consider((1, 0), {"c1": "dog"}, "en")).code == "theme-not-wanted"
    assert refusal(ask, table.state, 0, Consider((1, 0), {"r0": "dog"}, "en", "b1")).code == "not-in-hand"
    assert refusal(ask, table.state, None, Consider((1, 0), {"r0": "dog"}, "en")).code == "not-a-player"


class Doubtful(WordyReferee):
    """Also doubts themes that share a word, and understands single words."""

    def judge(self, text: str, language: Language, **others: Any) -> Verdict:
        verdict = super().judge(text, language, **others)
        near = [theme for theme in others["standing"] if set(theme.split()) & set(text.split())]
        return Verdict("doubt", "theme-near-repeat", {"theme": near[0]}) if verdict.code is None and near else verdict

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:  # noqa: ARG002 - the port's signature
        return ("dog",) if "dog" in text or "hound" in text else ()

    def understands_all(self, text: str, language: Language) -> bool:
        return " " not in text and bool(self.understand(text, language))


def doubtful(museum: str = CROSSING) -> Table:
    table = Table(museum)
    table.game = Rules(NumberedPaintings(112), Doubtful())
    return table


def test_a_near_repeat_of_two_new_themes_is_doubted_before_it_is_confirmed() -> None:  # A10 A16
    table = doubtful()
    said = _considered(table, S0, Consider((1, 0), {"r0": "dark sky", "c1": "sky at night"}, "en"))
    assert said.verdicts == {"r0": Verdict("ok"), "c1": Verdict("doubt", "theme-near-repeat", {"theme": "dark sky"})}
    assert kinds(table.lay(0, "a1", (1, 0), r0="dark sky", c1="sky at night")) == ["Laid"]


def test_a_theme_says_whether_it_was_understood_wholly() -> None:  # A14
    table = doubtful()
    table.lay(0, "a1", (1, 0), r0="dog", c1="big dog")
    shown = table.public.placement
    assert shown
    assert {line: (theme.understood, theme.whole) for line, theme in shown.themes.items()} == {
        "r0": (("dog",), True),
        "c1": (("dog",), False),
    }


def test_of_two_themes_that_mean_the_same_one_stands_in_its_authors_words() -> None:  # A14
    """Else they would look the same on the wall of another reader."""
    table = doubtful()
    table.lay(0, "a1", (1, 0), r0="dog", c1="hound")
    shown = table.public.placement
    assert shown
    assert (shown.themes["r0"].whole, shown.themes["c1"].whole) == (True, False)


@pytest.mark.parametrize("unseen", ["\u2800", "\u3164", "\u115f", "\u17b4", "\uffa0", "\u200b", "\u00ad", "\u202e"])
def test_what_cannot_be_seen_is_dropped_before_a_theme_is_judged(unseen: str) -> None:  # A14
    assert refusal(Table().lay, 0, "a1", (1, 0), r0=f" {unseen}").code == "theme-empty"
    table = Table()
    table.lay(0, "a1", (1, 0), r0=f"do{unseen}g" if unseen != "\u2800" else f"dog{unseen}")
    shown = table.public.placement
    assert shown
    assert shown.themes["r0"].text == "dog"


def test_nor_does_it_explain_or_argue() -> None:  # A14 A19 A21
    table = Table()
    table.lay(0, "a1", (1, 0), r0="sfumato")
    assert refusal(table.explain, 0, "\u3164\u2800").code == "explanation-length"
    table.argue(1, "does-not-fit", "r0", "\u3164")
    shown = table.public.placement
    assert shown
    assert shown.objections[S1][0].argument == ""
