"""What is printed on the built-in cards may not be told for them, nor the main title alone (S13)."""

import pytest

from vernissage.contract.catalogue import Language
from vernissage.decks.catalogue import Decks
from vernissage.games.storyteller.printed_cards import PrintedCards, main_title

DECKS = Decks()
CARDS = PrintedCards(DECKS, DECKS.vocabulary)


@pytest.mark.parametrize(
    ("title", "main"),
    [
        ("The Tree of Life (Stoclet Frieze)", "The Tree of Life"),
        ("Water Lilies: The Clouds", "Water Lilies"),
        ("睡莲：云", "睡莲"),
        ("生命之树（斯托克莱壁画）", "生命之树"),
        ("Arearea [Joyfulness]", "Arearea"),
        ("The Starry Night", "The Starry Night"),
        ("(untitled)", ""),
    ],
)
def test_the_main_title_ends_at_a_bracket_or_a_colon(title: str, main: str) -> None:  # S13
    assert main_title(title) == main


def test_no_main_title_may_be_told_for_its_painting() -> None:  # S13
    told = [
        (painting, title)
        for deck in DECKS.deck_ids()
        for painting in DECKS.paintings([deck])
        for title in map(main_title, DECKS.facts(painting).titles)
        if title and CARDS.cited(title, "en", painting) is None
    ]
    assert told == []


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("Water Lilies", "en"),
        ("the water lilies of summer", "en"),
        ("The Tree of Life", "en"),
    ],
)
def test_nor_a_clue_that_contains_it(clue: str, language: Language) -> None:  # S13
    def prints(titles: tuple[str, ...]) -> bool:
        return any(main_title(one) != one and main_title(one).casefold() in clue.casefold() for one in titles)

    ours = [painting for painting in DECKS.paintings(DECKS.deck_ids()) if prints(DECKS.facts(painting).titles)]
    assert ours
    assert {CARDS.cited(clue, language, painting) for painting in ours} == {"title"}
