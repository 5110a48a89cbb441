"""Themes that the game offers: seen on every painting of the line, and not taken yet (A14, A16)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tests.rules.artline.table import Table, WordyReferee, refusal
from tests.seats import S0
from vernissage.contract.catalogue import Language, Painting, PaintingFacts, Tag
from vernissage.games.artline.game import Rules
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.queries import Consider, Considered, Suggest, Suggested
from vernissage.games.artline.setup import Edition
from vernissage.games.artline.values import Theme
from vernissage.simulation.numbered_paintings import NumberedPaintings

MANY = tuple(f"thing-{number}" for number in range(9))


class Tagged(NumberedPaintings):
    """A deck of twenty: `dog` is seen on three of them, `sky` on ten, `hat` on every one."""

    def __init__(self, shown: dict[Painting, Sequence[Tag]]) -> None:
        super().__init__(20)
        self._shown = shown

    def facts(self, painting: Painting) -> PaintingFacts:
        _, _, number = painting.partition("/")
        in_deck = {"dog": 3, "sky": 10, "hat": 20}
        common = [tag for tag, count in in_deck.items() if number and int(number) <= count]
        return PaintingFacts(painting, tags=frozenset(self._shown.get(painting, common)))


class Listening(WordyReferee):
    """Remembers which paintings it was asked about, and refuses one word without a reason."""

    def __init__(self) -> None:
        self.lines: list[Sequence[Painting]] = []

    def judge(
        self,
        text: str,
        language: Language,
        *,
        standing: Iterable[str],
        edition: Edition,
        line: Sequence[Painting],
        deck: Sequence[Painting],
    ) -> Verdict:
        self.lines.append(line)
        if text == "anything":
            return Verdict("refused")
        return super().judge(text, language, standing=standing, edition=edition, line=line, deck=deck)


def playing(shown: dict[Painting, Sequence[Tag]], museum: str = "mona", referee: WordyReferee | None = None) -> Table:
    table = Table(museum)
    table.game = Rules(Tagged(shown), referee or WordyReferee())
    return table


def suggested(table: Table, line: str = "r0") -> Sequence[Tag]:
    cell = (1, 0) if line == "r0" else (0, 1)
    answer = table.game.answer(table.state, S0, Suggest("a1", cell, line, "", "en"))
    assert isinstance(answer, Suggested)
    return answer.tags


def test_what_both_paintings_show_is_offered() -> None:  # A14
    assert suggested(playing({"mona": ("dog", "sky"), "a1": ("sky", "ship")})) == ("sky",)


def test_a_theme_that_a_gallery_has_is_not_offered_again() -> None:  # A16
    table = playing({"mona": ("dog", "sky"), "a1": ("sky", "dog")}, "mona hat")
    taken = Theme("sky", "en", S0, ("sky", "ship"))
    table.state = replace(table.state, museum=replace(table.state.museum, themes={"r0": taken}))
    assert suggested(table, "c0") == ("dog",)


def test_what_is_neither_rare_nor_everywhere_comes_first() -> None:  # A14 A18
    everything = ("unicorn", "hat", "sky", "dog")
    assert suggested(playing({"mona": everything, "a1": everything})) == ("dog", "unicorn", "sky", "hat")


def test_at_most_eight_are_offered() -> None:  # A14
    assert suggested(playing({"mona": MANY, "a1": MANY})) == MANY[:8]


def test_the_referee_hears_of_the_painting_that_would_hang_there() -> None:  # A14 A18
    referee = Listening()
    table = playing({}, referee=referee)
    for painting in ("a1", None):
        table.game.answer(table.state, S0, Consider((1, 0), {"r0": "dog"}, "en", painting))
    assert referee.lines == [("mona", "a1"), ("mona",)]


def test_a_refusal_without_a_reason_is_one_all_the_same() -> None:  # A17
    refused = refusal(playing({}, referee=Listening()).lay, 0, "a1", (1, 0), r0="anything")
    assert (refused.code, refused.facts) == ("theme-refused", {"line": "r0", "text": "anything"})


def test_two_themes_are_compared_though_the_referee_refuses_them() -> None:  # A10 A17
    table = playing({}, "mona .\n. hat")
    asked = Consider((1, 0), {"r0": "no dogs", "c1": "no dogs"}, "en")
    said = table.game.answer(table.state, S0, asked)
    assert isinstance(said, Considered)
    assert [verdict.code for verdict in said.verdicts.values()] == ["theme-negation", "themes-must-differ"]
    one = table.game.answer(table.state, S0, Consider((1, 0), {"r0": "cats", "c1": "no cats"}, "en"))
    assert one == Considered({"r0": Verdict("ok"), "c1": Verdict("refused", "theme-negation", contestable=True)})
