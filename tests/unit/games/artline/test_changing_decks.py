"""Decks change while tables play with them: tags are added, pictures removed."""

from collections.abc import Sequence

from tests.rules.artline.table import Table
from tests.seats import S0
from vernissage.contract.catalogue import Painting, PaintingFacts, Tag, known_paintings
from vernissage.contract.refused import Refused
from vernissage.games.artline.game import Rules
from vernissage.games.artline.queries import Consider, Considered, Suggest, Suggested
from vernissage.games.artline.simulation.fakes import PlainReferee


class Shelf:
    """A catalogue with one deck that somebody works on."""

    def __init__(self) -> None:
        self.revision = 1
        self.tags: dict[Painting, frozenset[Tag]] = {"mona": frozenset({"woman"}), "a1": frozenset({"woman"})}
        self.removed = False

    def change(self, **tags: str) -> None:
        self.revision += 1
        self.tags |= {painting: frozenset(words.split()) for painting, words in tags.items()}

    def deck_ids(self) -> Sequence[str]:
        return [] if self.removed else ["ours"]

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        if self.removed or "ours" not in decks:
            raise Refused("unknown-deck", deck=decks[0])
        return list(self.tags)

    def facts(self, painting: Painting) -> PaintingFacts:
        return PaintingFacts(painting, tags=self.tags.get(painting, frozenset()))


def at_a_table(shelf: Shelf) -> Table:
    table = Table(decks=("ours",))
    table.game = Rules(shelf, PlainReferee())
    return table


def suggested(table: Table) -> tuple[Tag, ...]:
    answer = table.game.answer(table.state, S0, Suggest("a1", (1, 0), "r0", "", "en"))
    assert isinstance(answer, Suggested)
    return answer.tags


def test_new_tags_are_suggested_at_once() -> None:
    shelf = Shelf()
    table = at_a_table(shelf)
    assert suggested(table) == ("woman",)
    shelf.change(mona="woman boat", a1="woman boat")
    assert set(suggested(table)) == {"woman", "boat"}


def test_a_game_outlives_its_deck() -> None:
    shelf = Shelf()
    table = at_a_table(shelf)
    shelf.removed = True
    shelf.change()
    assert suggested(table) == ("woman",)
    assert table.lay(0, "a1", (1, 0), r0="a theme")


def test_of_several_decks_those_that_are_there_are_known() -> None:
    assert known_paintings(Shelf(), ("gone", "ours")) == ("mona", "a1")


def test_the_referee_says_beforehand_what_the_table_has_refused_in_this_turn() -> None:  # A22
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="dogs")
    table.object_to(1, "does-not-fit", "r0")
    for text, verdict in (("dogs", "refused"), ("cats", "ok")):
        answer = table.game.answer(table.state, S0, Consider((1, 0), {"r0": text}, "en", "a1"))
        assert isinstance(answer, Considered)
        assert answer.verdicts["r0"].verdict == verdict
