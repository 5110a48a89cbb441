"""What the host chooses from, and what is played when they choose nothing: P1, P4–P7, P19, and cards of their own."""

import pytest
from msgspec.structs import replace

from tests.rules.pictomania.table import Book, Table
from vernissage.contract.game import Clock
from vernissage.contract.refused import Refused
from vernissage.games.pictomania.rules.own_cards import own_id
from vernissage.games.pictomania.setup import OwnCard, Setup, TokenTable, level_of


def test_four_rounds_of_three_minutes_by_the_usual_rules_unless_changed() -> None:  # P5 P19 P26 P30
    setup = Setup()
    assert (setup.rounds, setup.seconds) == (4, 180)
    assert (setup.hurry, setup.learning, setup.own_only) == (False, False, False)
    assert (setup.levels, setup.own_cards) == ((), ())


def test_the_time_limit_is_three_minutes_unless_changed() -> None:  # P19
    table = Table(3, Setup()).deal()
    assert table.game.waiting(table.state).clock == Clock("round:1", 180)


@pytest.mark.parametrize("seconds", [0, 30, 600])
def test_the_time_limit_is_off_or_30_to_600_seconds(seconds: int) -> None:  # P19
    assert Table(3, Setup(seconds=seconds)).state.setup.seconds == seconds


def refusal(setup: Setup, players: int = 3, cards: int = 40) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as refused:
        Table(players, setup, book=Book(cards))
    return refused.value.code, dict(refused.value.facts)


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        (Setup(seconds=-1), "seconds"),  # P19
        (Setup(seconds=29), "seconds"),
        (Setup(seconds=601), "seconds"),
        (Setup(rounds=0), "rounds"),  # P5
        (Setup(rounds=9), "rounds"),
        (Setup(levels=(0,)), "levels"),  # P6
        (Setup(levels=(5,)), "levels"),
        (Setup(rounds=2, levels=(1, 1, 1)), "levels"),
        (Setup(tokens={2: TokenTable((1,), (1, 1))}), "tokens"),  # P4
        (Setup(tokens={7: TokenTable((1,) * 6, (1,) * 7)}), "tokens"),
        (Setup(tokens={3: TokenTable((1, 1, 1), (1, 1, 1))}), "tokens"),
        (Setup(tokens={3: TokenTable((1, 1), (1, 1))}), "tokens"),
        (Setup(tokens={3: TokenTable((1, 0), (1, 1, 1))}), "tokens"),
        (Setup(tokens={3: TokenTable((1, 1), (1, 10, 1))}), "tokens"),
    ],
)
def test_a_choice_out_of_range_is_refused(setup: Setup, field: str) -> None:  # P4 P5 P6 P19
    assert refusal(setup) == ("bad-setup", {"field": field})


@pytest.mark.parametrize(
    "setup",
    [
        Setup(rounds=1),
        Setup(rounds=8),
        Setup(rounds=2, levels=(1, 4)),
        Setup(tokens={3: TokenTable((9, 1), (9, 9, 1))}),
    ],
)
def test_a_choice_at_the_edge_is_played(setup: Setup) -> None:  # P4 P5 P6
    assert Table(3, setup).state.setup == setup


def test_how_many_play_is_said_when_it_is_refused() -> None:  # P1
    for players in (2, 7):
        assert refusal(Setup(), players) == ("wrong-number-of-players", {"least": 3, "most": 6})


def test_a_round_that_nothing_is_chosen_for_grows_harder_up_to_the_hardest() -> None:  # P6
    assert [level_of(Setup(rounds=5, levels=(3,)), number) for number in range(1, 6)] == [3, 2, 3, 4, 4]


def test_the_host_may_choose_the_level_of_each_round() -> None:  # P6
    chosen = Setup(rounds=4, levels=(4, 2, 3))
    assert [level_of(chosen, number) for number in (1, 2, 3, 4)] == [4, 2, 3, 4]


def test_every_level_needs_three_cards_for_each_of_its_rounds() -> None:  # P7
    assert Table(3, Setup(rounds=2, levels=(1, 1)), book=Book(6))
    assert refusal(Setup(rounds=2, levels=(1, 1)), cards=5) == ("too-few-cards", {"level": 1, "needed": 6})
    assert refusal(Setup(), cards=2) == ("too-few-cards", {"level": 1, "needed": 3})
    assert refusal(Setup(rounds=5), cards=5) == ("too-few-cards", {"level": 4, "needed": 6})


def own(level: int = 1, *words: str) -> OwnCard:
    return OwnCard(level, words or tuple(f"word {number}" for number in range(7)))


def test_a_table_may_play_with_cards_of_its_own_alone() -> None:  # P7
    cards = tuple(own(1, *(f"word {card}",) * 7) for card in range(3))
    table = Table(3, Setup(rounds=1, own_cards=cards, own_only=True))
    assert set(table.round.cards.values()) == {own_id(card) for card in cards}
    assert table.public.own_words == {own_id(card): card.words for card in cards}
    assert refusal(Setup(rounds=1, own_cards=cards[:2], own_only=True)) == ("too-few-cards", {"level": 1, "needed": 3})


def test_a_table_may_mix_its_own_cards_with_the_others() -> None:  # P7
    cards = (own(), own(2), own(1, *"abcdefg"))
    used = {card for seed in range(30) for card in Table(3, Setup(own_cards=cards), seed=seed).round.cards.values()}
    assert {card for card in used if card.startswith("own/")} == {own_id(cards[0]), own_id(cards[2])}
    assert len(used) > 10


def test_an_own_card_that_is_there_twice_is_one_card() -> None:  # P7
    cards = (own(), own(2), own(1, *"abcdefg"), own(1, *(f" word  {number}" for number in range(7))))
    setup = Setup(rounds=1, own_cards=cards, own_only=True)
    assert refusal(setup) == ("too-few-cards", {"level": 1, "needed": 3})
    table = Table(3, replace(setup, own_cards=(*cards, own(1, *"hijklmn"))))
    assert len(set(table.round.cards.values())) == 3


def test_words_of_own_cards_are_tidied_and_not_told_before_they_come() -> None:  # P7
    table = Table(3, Setup(own_cards=(own(4, *("  two   words ",) * 7),)))
    assert table.state.setup.own_cards == (own(4, *("two words",) * 7),)
    assert table.public.setup.own_cards == ()
    assert table.public.own_words == {}


@pytest.mark.parametrize(
    "card",
    [
        own(0),
        own(5),
        own(1, *("six",) * 6),
        own(1, *("eight",) * 8),
        own(1, *("fine",) * 6, ""),
        own(1, *("fine",) * 6, "   "),
        own(1, *("fine",) * 6, "x" * 27),
        own(1, *("fine",) * 6, "x" + " " * 104),
    ],
)
def test_an_own_card_has_a_level_and_seven_words_of_up_to_26_letters(card: OwnCard) -> None:  # P2 P7
    assert refusal(Setup(own_cards=(own(), card))) == ("bad-own-card", {"card": 2})
    assert Table(3, Setup(own_cards=(own(4, *("x" * 26,) * 6, "y"), own(1, *("z" + " " * 103,) * 7))))


def test_a_table_has_at_most_200_cards_of_its_own_and_16_000_letters() -> None:  # P7
    few = tuple(own(1, *("x",) * 7) for _ in range(200))
    assert Table(3, Setup(own_cards=few))
    assert refusal(Setup(own_cards=(*few, own()))) == ("too-many-own-cards", {"most": 200})
    full = tuple(own(1, *("x" * 26,) * 7) for _ in range(87))
    assert Table(3, Setup(own_cards=(*full, own(1, *("x" * 26,) * 6, "x" * 10))))
    assert refusal(Setup(own_cards=(*full, own(1, *("x" * 26,) * 6, "x" * 11))))[0] == "too-many-own-cards"


@pytest.mark.parametrize("seed", range(5))
def test_a_family_sees_no_card_for_grown_ups(seed: int) -> None:  # P2 P8
    """In the tests' book every second card is for grown-ups."""
    table = Table(3, Setup(seconds=0, family=True), seed=seed)
    for number in range(5):
        table.wish(number % 3, "A")
        table.time_up_for(number % 3)
    assert all(int(card.split("-")[1]) % 2 == 0 for card in table.state.used)
    assert len(table.state.used) == 8


def test_a_familys_own_cards_are_played_whatever_they_say() -> None:
    cards = tuple(own(1, *(f"word {card}",) * 7) for card in range(3))
    table = Table(3, Setup(rounds=1, own_cards=cards, own_only=True, family=True))
    assert set(table.round.cards.values()) == {own_id(card) for card in cards}
