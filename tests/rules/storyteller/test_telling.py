from collections.abc import Collection, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from tests.rules.storyteller.table import NO_CLOCKS, PAINTINGS, Plates, Table, with_clocks
from tests.seats import S0, S1
from vernissage.clues.alike import shown, unread
from vernissage.clues.notion import notions
from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.refused import Refused
from vernissage.contract.seat import first_seats
from vernissage.decks.catalogue import Decks
from vernissage.games.storyteller.commands import Tell
from vernissage.games.storyteller.events import Started, Told
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.notion_clues import NotionClues
from vernissage.games.storyteller.ports import Idea
from vernissage.games.storyteller.queries import Suggest
from vernissage.games.storyteller.simulation.fakes import NumberedClues
from vernissage.games.storyteller.values import Clue
from vernissage.simulation.numbered_paintings import NumberedPaintings


def test_the_storyteller_gives_a_clue_for_a_painting_of_their_hand() -> None:  # S2
    table = Table()
    assert table.refuses(1, table.telling(seat=1)) == "not-your-turn"
    assert table.refuses(0, table.telling(seat=1)) == "not-in-hand"
    table.tell("it will not last")
    assert table.public.phase == "giving"
    assert table.public.clue is not None
    assert table.public.clue.text == "it will not last"
    assert table.refuses(0, table.telling()) == "wrong-phase"


@pytest.mark.parametrize(
    ("text", "code"),
    [("x" * 121, "clue-too-long"), ("x" * 10_000, "clue-too-long"), ("", "clue-empty"), (" \n ", "clue-empty")],
)
def test_a_clue_has_one_to_a_hundred_and_twenty_characters(text: str, code: str) -> None:  # S2 S13
    table = Table()
    assert table.refuses(0, table.telling(text)) == code
    table.tell("x" * 120)


def test_spaces_and_marks_make_a_clue_no_longer_up_to_a_limit() -> None:  # S2
    accented = "x\u0301"  # one letter to see, two characters
    for text, refused in ((f"x{' ' * 479}", False), (f"x{' ' * 480}", True), (accented * 120, False)):
        table = Table()
        if refused:
            assert table.refuses(0, table.telling(text)) == "clue-too-long"
        else:
            table.tell(text)
    assert Table().refuses(0, Table().telling(f"{accented * 120}\u0301")) == "clue-too-long"


def test_a_clue_holds_nothing_that_cannot_be_seen() -> None:  # S2
    table = Table()
    assert table.refuses(0, table.telling("a\u202eb")) == "clue-unreadable"
    table.tell("  two   words ")
    assert table.turn.clue is not None
    assert table.turn.clue.text == "two words"


@pytest.mark.parametrize(("text", "code"), [("a Sunset", "clue-title"), ("by Monet", "clue-artist")])
def test_a_clue_contains_neither_title_nor_artist(text: str, code: str) -> None:  # S13
    table = Table()
    assert table.refuses(0, table.telling(text)) == code


def test_what_the_storyteller_wrote_is_shown_as_written() -> None:  # S12
    table = Table().tell("en wall/1 0")
    assert table.turn.clue is not None
    assert table.turn.clue.words == {}


def test_a_suggestion_is_shown_to_each_reader_in_their_language() -> None:  # S12
    table = Table()
    painting = table.state.hands[S0][0]
    suggested = table.game.answer(table.state, S0, Suggest(painting, "uk")).clues
    table.do(0, Tell(1, painting, suggested[0], "uk", suggested=True))
    assert table.public.clue is not None
    assert table.public.clue.text == f"uk {painting} 0"
    assert table.public.clue.words["zh"] == f"zh {painting} 0"


def test_a_suggestion_says_the_same_in_all_five_languages() -> None:  # S12
    read = {
        tuple(notion.phrases[language][at] for language in LANGUAGES)
        for notion in notions().values()
        for at in range(shown(notion))
    }
    decks = Decks()
    clues = NotionClues(decks, decks.vocabulary)
    clues.prepare()
    for painting in decks.paintings(["met"]):
        told = clues.tell(painting, "en", ())
        assert {tuple(idea.words[language] for language in LANGUAGES) for idea in told} <= read
    assert list(unread(notions().values())) == []


def test_words_that_nobody_suggested_stay_as_they_are() -> None:  # S12
    table = Table()
    table.do(0, replace(table.telling("my own"), suggested=True))
    assert table.turn.clue is not None
    assert (table.turn.clue.text, table.turn.clue.words) == ("my own", {})


def test_no_suggestion_repeats_a_clue_of_this_game() -> None:  # S12
    table = Table(3)
    painting = table.state.hands[S1][0]
    table.tell(f"en {painting} 0").give().vote({1: 0, 2: 1}).go_on()
    if painting in table.state.hands[S1]:
        assert f"en {painting} 0" not in table.game.answer(table.state, S1, Suggest(painting, "en")).clues


def test_six_are_suggested_and_none_that_names_title_or_artist() -> None:  # S12 S13
    class Many(NumberedClues):
        def tell(self, painting: Painting, language: Language, avoid: Collection[str]) -> Sequence[Idea]:
            del painting, language, avoid
            texts = ["a Sunset", *(f"clue {number}" for number in range(4)), "by Monet", "clue 4", "clue 5", "clue 6"]
            return [Idea(dict.fromkeys(LANGUAGES, text), 0.5) for text in texts]

    table = Table()
    table.game = Rules(NumberedPaintings(PAINTINGS), Many(), Plates())
    asked = Suggest(table.state.hands[S0][0], "en")
    assert table.game.answer(table.state, S0, asked).clues == tuple(f"clue {number}" for number in range(6))
    with pytest.raises(Refused, match="unknown-language"):
        table.game.answer(table.state, S0, replace(asked, language="tlh"))


@pytest.mark.parametrize("named", ["Monet's garden", "a long sunset"])
def test_nothing_is_suggested_that_names_title_or_artist_to_another_reader(named: str) -> None:  # S12 S13
    class Gardens(NumberedClues):
        def tell(self, painting: Painting, language: Language, avoid: Collection[str]) -> Sequence[Idea]:
            words = dict.fromkeys(LANGUAGES, "японский сад")
            return [Idea({**words, "en": named}, 0.5), *super().tell(painting, language, avoid)]

    table = Table()
    table.game = Rules(NumberedPaintings(PAINTINGS), Gardens(), Plates())
    painting = table.state.hands[S0][0]
    suggested = table.game.answer(table.state, S0, Suggest(painting, "ru")).clues
    assert suggested == tuple(f"ru {painting} {number}" for number in range(3))
    table.do(0, Tell(1, painting, "японский сад", "ru", suggested=True))
    assert table.turn.clue == Clue("японский сад", "ru")  # words of one's own


def test_only_the_storyteller_is_given_suggestions_and_only_before_the_clue() -> None:  # S12
    table = Table()
    with pytest.raises(Exception, match="not-your-turn"):
        table.game.answer(table.state, S1, Suggest(table.state.hands[S1][0], "en"))
    table.tell()
    with pytest.raises(Exception, match="wrong-phase"):
        table.game.answer(table.state, S0, Suggest(table.state.hands[S0][0], "en"))


def test_a_language_that_we_do_not_have_is_refused() -> None:  # S12
    table = Table()
    assert table.refuses(0, replace(table.telling(), language="tlh")) == "unknown-language"


def test_the_talk_is_closed_from_the_clue_to_the_last_vote() -> None:  # S13
    table = Table(3)
    assert table.game.chat_is_open(table.state)
    table.tell()
    assert not table.game.chat_is_open(table.state)
    table.give()
    assert not table.game.chat_is_open(table.state)
    table.vote({1: 0, 2: 1})
    assert table.game.chat_is_open(table.state)


def test_nobody_else_is_told_which_painting_it_is() -> None:  # S4
    table = Table()
    told = table.do(0, table.telling())[0]
    assert isinstance(told, Told)
    assert table.game.redact(told, S0) == told
    assert table.game.redact(told, S1).painting is None  # type: ignore[union-attr]
    assert table.own(1).given == ()


def test_the_next_game_remembers_200_clues_and_no_turn_without_one() -> None:  # S12
    table = Table(4, with_clocks()).time_up().tell("the last one")
    old = tuple(f"clue {number}" for number in range(200))
    started = table.game.start(NO_CLOCKS, first_seats(4), Random(1), replace(table.state, told=old))[0]
    assert isinstance(started, Started)
    assert started.told == (*old[1:], "the last one")
