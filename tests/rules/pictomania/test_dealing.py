from collections.abc import Sequence

import pytest

from tests.rules.pictomania.table import Book, Table
from tests.seats import S0, S1
from vernissage.contract.game import HurryOn
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.pictomania.commands import DoNotKnow
from vernissage.games.pictomania.events import CardReplaced, CountdownBegan, DrawingBegan, WordDealt
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup, TokenTable, level_of


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_play(players: int) -> None:  # P1
    with pytest.raises(Refused, match="wrong-number-of-players"):
        Table(players)


@pytest.mark.parametrize(
    ("players", "own", "black"),
    [
        (3, (2, 1), (2, 2, 1)),
        (4, (2, 1, 1), (2, 2, 1, 1)),
        (5, (3, 2, 1, 1), (3, 2, 2, 1, 1)),
        (6, (3, 2, 1, 1, 1), (3, 2, 2, 1, 1, 1)),
    ],
)
def test_own_tokens_are_one_for_each_opponent_and_black_ones_one_for_each_player(
    players: int, own: tuple[int, ...], black: tuple[int, ...]
) -> None:  # P4
    for setup in (Setup(), Setup(tokens={})):
        shown = Table(players, setup).public
        assert (shown.own_tokens, shown.tokens) == (own, black)


def test_the_table_of_tokens_is_among_the_settings_that_everybody_gets() -> None:  # P4
    tokens = Setup().tokens
    assert tokens[6] == TokenTable(own=(3, 2, 1, 1, 1), black=(3, 2, 2, 1, 1, 1))
    assert list(tokens) == [3, 4, 5, 6]
    assert Table(3).public.setup.tokens == tokens


def test_a_room_may_have_its_own_star_values() -> None:  # P4
    table = Table(3, Setup(tokens={3: TokenTable(own=(1, 4), black=(5, 2, 2))}))
    shown = table.public
    assert shown.own_tokens == (4, 1)
    assert shown.tokens == (5, 2, 2)


def test_a_token_table_of_the_wrong_size_is_refused() -> None:  # P4
    with pytest.raises(Refused, match="bad-setup"):
        Table(3, Setup(tokens={3: TokenTable(own=(1,), black=(5, 2, 2))}))


def test_the_rounds_grow_harder_and_stay_at_the_hardest() -> None:  # P2 P5 P6
    setup = Setup(rounds=6)
    assert [level_of(setup, number) for number in range(1, 7)] == [1, 2, 3, 4, 4, 4]


def test_the_host_may_choose_the_level_of_each_round() -> None:  # P6
    setup = Setup(rounds=4, levels=(2, 2))
    assert [level_of(setup, number) for number in range(1, 5)] == [2, 2, 3, 4]


@pytest.mark.parametrize("rounds", [0, 9])
def test_one_to_eight_rounds(rounds: int) -> None:  # P5
    with pytest.raises(Refused, match="bad-setup"):
        Table(3, Setup(rounds=rounds))


def test_three_cards_of_the_level_stand_as_a_b_and_c() -> None:  # P6
    table = Table()
    assert set(table.round.cards) == {"A", "B", "C"}
    assert len(set(table.round.cards.values())) == 3
    assert all(card.startswith("1-") for card in table.round.cards.values())


def test_a_used_card_does_not_come_back_in_the_game() -> None:  # P7
    table = Table(3, Setup(rounds=8, levels=(1,) * 8, seconds=0), book=Book(24))
    seen = list(table.round.cards.values())
    for _ in range(7):
        table.deal().finish().go_on()
        seen += table.round.cards.values()
    assert len(set(seen)) == 24


class Few(Book):
    """What is left of the cards."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__()
        self._left = cards

    def cards(self, level: int, *, family: bool = False) -> Sequence[str]:
        del level, family
        return self._left


def next_game(before: Table, cards: int = 7, seed: int = 1) -> Table:
    """A rematch at the same table, with the memory of the game before."""
    return Table(3, before.state.setup, book=Book(cards), seed=seed, before=before.state)


def test_nor_in_the_next_game_of_the_room() -> None:  # P7
    first = Table(3, Setup(rounds=1), book=Book(7))
    second = next_game(first)
    assert set(second.round.cards.values()).isdisjoint(first.round.cards.values())


def test_the_third_game_remembers_the_first() -> None:  # P7
    first = Table(3, Setup(rounds=1), book=Book(9))
    second = next_game(first, 9)
    third = next_game(second, 9)
    shown = [card for table in (first, second, third) for card in table.round.cards.values()]
    assert len(set(shown)) == 9


def test_old_cards_come_back_when_the_level_has_run_out() -> None:  # P7
    first = Table(3, Setup(rounds=1), book=Book(7))
    third = next_game(next_game(first))
    assert len(set(third.round.cards.values())) == 3


@pytest.mark.parametrize("cards", [7, 8])
def test_the_last_unseen_cards_come_before_those_of_earlier_games(cards: int) -> None:  # P7
    for seed in range(10):
        second = next_game(Table(3, Setup(rounds=1), book=Book(cards), seed=seed), cards, seed)
        third = next_game(second, cards, seed)
        unseen = {f"1-{number}" for number in range(cards)} - second.state.used - second.state.earlier
        assert len(unseen) == cards - 6
        assert unseen < set(third.round.cards.values())
        assert len(set(third.round.cards.values())) == 3


def test_cards_of_this_game_come_last_if_the_server_has_lost_others() -> None:  # P7
    table = Table(3, Setup(rounds=2, levels=(1, 1), seconds=0), book=Book(6))
    shown = set(table.round.cards.values())
    left = sorted({f"1-{number}" for number in range(6)} - shown)[:1]
    table.game = Rules(Few([*left, *shown]))
    table.deal().finish().go_on()
    assert set(left) < set(table.round.cards.values()) < {*left, *shown}


def test_a_card_with_a_word_somebody_does_not_know_is_replaced_again_and_again() -> None:  # P8
    table = Table()
    shown = set(table.round.cards.values())
    for _ in range(3):
        (replaced,) = table.replace(2, "B")
        assert isinstance(replaced, CardReplaced)
        assert replaced.card not in shown
        shown.add(replaced.card)
    assert table.round.cards["B"] == replaced.card


def test_two_players_who_press_at_once_replace_the_card_once() -> None:  # P8
    table = Table()
    wish = DoNotKnow(1, "B", table.round.cards["B"], 1)
    table.do(0, wish)
    table.do(1, wish)
    table.time_up_for(0)
    assert [type(event) for event in table.events] == [CardReplaced]
    assert table.public.wishes == {}
    assert table.do(2, wish) == []


def test_a_card_is_replaced_by_one_that_the_table_has_not_seen_in_earlier_games() -> None:  # P7 P8
    for seed in range(10):
        second = next_game(Table(3, Setup(rounds=1), book=Book(7)), seed=seed)
        seen = set(second.state.earlier)
        assert second.replace(0, "A")[0].card not in seen  # the only one of the seven that is left
        assert second.replace(0, "A")[0].card in seen


def test_with_no_card_of_the_level_left_the_card_stays() -> None:  # P8
    table = Table(book=Book(3))
    wish = DoNotKnow(1, "A", table.round.cards["A"], 1)
    with pytest.raises(Refused) as refused:
        table.game.decide(table.state, S0, wish, table.rng)
    assert (refused.value.code, refused.value.facts) == ("no-card-left", {"letter": "A"})


def test_and_nobody_has_to_read_again() -> None:  # P8
    table = Table(book=Book(3))
    table.do(0, table.ready())
    assert table.refuses(1, DoNotKnow(1, "C", table.round.cards["C"], 1)) == "no-card-left"
    assert table.public.ready == (0,)


def test_a_wish_for_a_card_that_is_gone_has_come_true_even_with_no_card_left() -> None:  # P8
    table = Table(book=Book(4))
    wish = DoNotKnow(1, "A", table.round.cards["A"], 1)
    table.replace(0, "A")
    assert table.do(1, wish) == []
    assert table.refuses(1, DoNotKnow(1, "A", table.round.cards["A"], 1)) == "no-card-left"


def test_an_older_log_may_say_that_a_card_was_replaced_by_itself() -> None:  # P8
    table = Table(book=Book(3))
    cards = dict(table.round.cards)
    table.state = table.game.evolve(table.state, CardReplaced(S1, "A", cards["A"]))
    assert table.round.cards == cards


def test_a_replaced_card_is_out_for_the_game() -> None:  # P7 P8
    table = Table(book=Book(4))
    replaced = table.round.cards["A"]
    table.replace(0, "A")
    for _ in range(3):
        assert table.refuses(0, DoNotKnow(1, "A", table.round.cards["A"], 1)) == "no-card-left"
        assert table.round.cards["A"] != replaced


def test_a_later_round_of_the_same_level_keeps_its_cards() -> None:  # P7 P8
    setup = Setup(rounds=2, levels=(1, 1), seconds=0)
    table = Table(3, setup, book=Book(7))
    table.replace(0, "A")
    assert table.refuses(0, DoNotKnow(1, "A", table.round.cards["A"], 1)) == "no-card-left"
    shown = set(table.state.used)
    assert len(shown) == 4
    table.deal().finish().go_on()
    assert shown.isdisjoint(table.round.cards.values())


def test_a_game_for_which_the_cards_do_not_suffice_is_refused() -> None:  # P7
    with pytest.raises(Refused, match="too-few-cards"):
        Table(3, Setup(rounds=2, levels=(1, 1)), book=Book(5))


def test_a_new_card_is_to_be_read_by_everyone_again() -> None:  # P8
    table = Table()
    table.do(0, table.ready())
    table.replace(1, "C")
    assert table.public.ready == ()


def test_nothing_is_dealt_before_everyone_has_read() -> None:  # P8 P10
    table = Table(3)
    table.do(0, table.ready())
    table.do(1, table.ready())
    assert table.state.phase == "reading"
    table.do(2, table.ready())
    assert table.round.words == {}
    table.time_up()
    assert table.public.phase == "drawing"
    assert isinstance(table.events[-1], DrawingBegan)
    assert table.refuses(0, DoNotKnow(1, "A", table.round.cards["A"], 1)) == "wrong-phase"


def test_the_host_may_go_on_though_somebody_does_not_say_that_they_have_read() -> None:  # P8
    table = Table(3)
    table.do(0, table.ready())
    assert table.do(None, HurryOn(table.public.step)) == [CountdownBegan(1)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_numbers_differ_and_letters_come_from_two_of_each(players: int) -> None:  # P3 P9
    for seed in range(20):
        words = list(Table(players, seed=seed).deal().round.words.values())
        assert len({word.number for word in words}) == players
        letters = [word.letter for word in words]
        assert max(letters.count(letter) for letter in letters) <= 2
        assert set(letters) <= {"A", "B", "C"}


def _told(table: Table, dealt: WordDealt, reader: Seat | None) -> WordDealt:
    told = table.game.redact(dealt, reader)
    assert isinstance(told, WordDealt)
    return told


def test_a_word_is_told_to_its_drawer_alone() -> None:  # P9 P17
    table = Table(3).deal()
    dealt = next(event for event in table.log if isinstance(event, WordDealt) and event.seat == 1)
    assert _told(table, dealt, S1).word == table.round.words[S1]
    assert _told(table, dealt, S0).word is None
    assert _told(table, dealt, None).word is None
    assert table.own(0).word == table.round.words[S0]
    assert table.own(None).word is None


def test_every_seat_may_be_dealt_every_number_and_every_letter() -> None:  # P3 P9
    """All cards are used, however many play, and the deal says nothing about who sits where."""
    dealt = [Table(3, Setup(seconds=0, countdown=False), seed=seed).deal().round.words for seed in range(150)]
    for seat in first_seats(3):
        assert {words[seat].number for words in dealt} == set(range(1, 8))
        assert {words[seat].letter for words in dealt} == {"A", "B", "C"}
    rising = [words for words in dealt if words[S0].number < words[S1].number]
    assert 0 < len(rising) < len(dealt)


def test_two_players_may_have_words_of_the_same_card() -> None:  # P9
    dealt = [Table(3, Setup(seconds=0, countdown=False), seed=seed).deal().round.words for seed in range(40)]
    different = [len({word.letter for word in words.values()}) for words in dealt]
    assert {2, 3} <= set(different)
