"""Words that somebody does not know: the others see the wish and may explain the word before the card goes (P8)."""

from random import Random

import pytest

from tests.rules.pictomania.table import Book, Table
from tests.seats import S0, S1, S2, S3
from vernissage.contract.game import Clock, CloseSeat, HurryOn, SeatAway, TimeUp
from vernissage.contract.seat import first_seats
from vernissage.games.pictomania.commands import DoNotKnow, ExplainWord, Ready, TakeBackWish
from vernissage.games.pictomania.events import (
    CardReplaced,
    CountdownBegan,
    Started,
    WishEnded,
    WishMade,
    WordDealt,
    WordExplained,
)
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.view_types import WishView


def wished_often(seat: int, times: int) -> Table:
    table = Table(4)
    for _ in range(times):
        table.replace(seat, "A")
    return table


def test_everybody_sees_a_wish_and_its_word_before_the_card_is_replaced() -> None:  # P8
    table = Table(4)
    card = table.round.cards["B"]
    assert table.wish(1, "B", 5) == [WishMade(S1, "B", card, 5)]
    assert table.public.wishes == {1: WishView("B", card, 5, {}, None)}
    assert table.round.cards["B"] == card
    for reader in (None, *first_seats(4)):
        assert table.game.redact(table.events[0], reader) == table.events[0]


def test_there_are_ten_seconds_to_explain_it() -> None:  # P8
    table = Table(4)
    card = table.round.cards["B"]
    table.wish(1, "B")
    (clock,) = table.game.waiting(table.state).by_seat[S1]
    assert clock.seconds == 10
    assert not clock.pauses
    (replaced,) = table.time_up_for(1).events
    assert isinstance(replaced, CardReplaced)
    assert (replaced.seat, replaced.letter) == (1, "B")
    assert table.round.cards["B"] == replaced.card != card
    assert table.public.wishes == {}


def test_whoever_knows_the_word_may_explain_it_to_all() -> None:  # P8
    table = Table(4)
    table.wish(1, "B")
    assert table.do(2, ExplainWord(1, S1, "  a kind   of boat ")) == [WordExplained(S2, S1, "a kind of boat")]
    table.do(0, ExplainWord(1, S1, "it floats"))
    table.do(2, ExplainWord(1, S1, "with two hulls"))
    assert table.public.wishes[S1].lines == {2: "with two hulls", 0: "it floats"}
    assert table.game.redact(table.log[-1], None) == table.log[-1]
    assert "explain" in table.own(3).may
    assert "explain" not in table.own(1).may


def test_an_explanation_is_a_line_of_up_to_120_characters() -> None:  # P8
    table = Table(4)
    table.wish(1, "B")
    assert table.do(0, ExplainWord(1, S1, "x" * 120)) == [WordExplained(S0, S1, "x" * 120)]
    assert table.refuses(0, ExplainWord(1, S1, "x" * 121)) == "line-too-long"
    assert table.refuses(0, ExplainWord(1, S1, " ")) == "line-empty"
    assert table.refuses(0, ExplainWord(1, S1, "a\x00b")) == "line-unreadable"


def test_nobody_explains_what_nobody_asked_or_what_they_asked_themselves() -> None:  # P8
    table = Table(4)
    assert table.refuses(0, ExplainWord(1, S1, "a boat")) == "no-such-wish"
    table.wish(1, "B")
    assert table.refuses(1, ExplainWord(1, S1, "a boat")) == "no-such-wish"
    assert table.refuses(0, ExplainWord(1, S2, "a boat")) == "no-such-wish"
    table.time_up_for(1)
    assert table.refuses(0, ExplainWord(1, S1, "a boat")) == "no-such-wish"


def test_a_wish_may_be_taken_back_and_the_card_stays() -> None:  # P8
    table = Table(4)
    cards = dict(table.round.cards)
    table.do(0, table.ready())
    table.wish(1, "B")
    clock = table.game.waiting(table.state).by_seat[S1][0]
    assert table.do(1, TakeBackWish(1)) == [WishEnded(S1, "taken-back")]
    assert table.refuses(1, TakeBackWish(1)) == "no-such-wish"
    assert table.refuses(None, TimeUp(clock.key)) == "clock-gone"
    assert table.round.cards == cards
    assert table.public.ready == (0,)  # nobody has to read again


def test_only_ones_own_wish_can_be_taken_back() -> None:  # P8
    table = Table(4)
    table.wish(1, "B")
    assert table.refuses(2, TakeBackWish(1)) == "no-such-wish"


def test_a_reader_who_does_not_know_a_word_has_not_read() -> None:  # P8
    table = Table(3)
    table.do(1, table.ready())
    table.wish(1, "B")
    assert table.public.ready == ()
    assert table.refuses(1, table.ready()) == "wish-open"


def test_nothing_is_dealt_while_a_word_is_explained() -> None:  # P8
    table = Table(4)
    table.wish(3, "B")
    for seat in (0, 1, 2):
        table.do(seat, table.ready())
    assert table.do(None, SeatAway(S3))[1:] == []
    assert table.refuses(None, HurryOn(table.public.step)) == "wish-open"
    table.time_up_for(3)
    assert table.state.phase == "reading"
    assert table.public.ready == ()


def test_one_wish_at_a_time() -> None:  # P8
    table = Table(4)
    table.wish(1, "B")
    assert table.refuses(1, DoNotKnow(1, "A", table.round.cards["A"], 1)) == "wish-open"


def test_wishes_about_two_cards_do_not_disturb_each_other() -> None:  # P8
    table = Table(4)
    before = dict(table.round.cards)
    table.wish(1, "A")
    table.wish(2, "B", 7)
    table.time_up_for(1)
    assert set(table.public.wishes) == {2}
    table.time_up_for(2)
    assert {letter for letter in before if table.round.cards[letter] == before[letter]} == {"C"}


def test_two_who_do_not_know_a_word_on_one_card_replace_it_once() -> None:  # P8
    table = Table(4)
    table.wish(1, "A", 2)
    table.wish(2, "A", 3)
    table.do(1, TakeBackWish(1))
    assert set(table.public.wishes) == {2}  # the other still does not know theirs
    table.wish(1, "A", 2)
    assert len(table.time_up_for(2).events) == 1
    assert table.public.wishes == {}


def test_three_wishes_a_game_and_the_host_may_refuse_a_fourth() -> None:  # P8
    table = wished_often(1, 2)
    table.wish(1, "B")
    assert table.public.wishes[S1].refusable is None
    table.time_up_for(1)
    card = table.round.cards["C"]
    table.wish(1, "C")
    step = table.public.wishes[S1].refusable
    assert step is not None
    assert table.do(None, HurryOn(step)) == [WishEnded(S1, "refused")]
    assert table.round.cards["C"] == card
    assert table.do(None, HurryOn(step)) == []


def test_unless_the_host_refuses_the_fourth_comes_true_like_the_others() -> None:  # P8
    table = wished_often(1, 3)
    card = table.round.cards["C"]
    table.replace(1, "C")
    assert table.round.cards["C"] != card


def test_each_player_has_three_and_those_that_were_taken_back_do_not_count() -> None:  # P8
    table = wished_often(1, 3)
    for _ in range(3):
        table.wish(2, "B")
        table.do(2, TakeBackWish(1))
    table.wish(2, "B")
    assert table.public.wishes[S2].refusable is None


def test_the_three_are_for_the_whole_game() -> None:  # P8
    table = wished_often(1, 3).deal().finish().go_on()
    table.wish(1, "A")
    table.wish(2, "B")
    assert table.public.wishes[S1].refusable is not None
    assert table.public.wishes[S2].refusable is None


def test_the_host_refuses_none_of_the_first_three() -> None:  # P8
    table = Table(4)
    table.wish(1, "B")
    key = table.game.waiting(table.state).by_seat[S1][0].key
    assert table.refuses(None, HurryOn(key)) == "wish-is-free"


def test_after_a_wish_is_refused_those_who_have_read_need_not_again() -> None:  # P8
    table = wished_often(3, 3)
    table.wish(3, "B")
    for seat in (0, 1, 2):
        table.do(seat, table.ready())
    table.do(None, SeatAway(S3))
    step = table.public.wishes[S3].refusable
    assert step is not None
    assert table.do(None, HurryOn(step)) == [WishEnded(S3, "refused"), CountdownBegan(1)]


def test_with_the_last_card_gone_meanwhile_the_other_stays() -> None:  # P8
    table = Table(4, book=Book(4))
    table.wish(1, "A")
    table.wish(2, "B")
    table.time_up_for(1)
    card = table.round.cards["B"]
    assert table.time_up_for(2).events == [WishEnded(S2, "no-card-left")]
    assert table.round.cards["B"] == card


def test_a_press_of_ready_that_crosses_with_a_replaced_card_counts_for_nothing() -> None:  # P8
    table = Table(3)
    press = table.ready()
    table.replace(1, "A")
    assert table.do(0, press) == []
    assert table.do(0, Ready(1)) == []
    assert table.public.ready == ()
    table.do(0, table.ready())
    assert table.state.ready == {0}


def test_and_so_does_the_hosts_go_on() -> None:  # P8
    table = Table(4)
    step = table.public.step
    table.replace(1, "A")
    assert table.do(None, HurryOn(step)) == []
    assert table.state.phase == "reading"
    assert table.do(None, HurryOn(table.public.step)) == [CountdownBegan(1)]


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_each_of_the_three_cards_counts_for_that(letter: str) -> None:  # P8
    table = Table(3)
    press, step = table.ready(), table.public.step
    table.replace(1, letter)  # type: ignore[arg-type]
    assert table.do(0, press) == table.do(None, HurryOn(step)) == []


def test_a_word_is_named_by_its_number() -> None:  # P8
    table = Table(3)
    assert table.refuses(0, DoNotKnow(1, "A", table.round.cards["A"], 8)) == "no-such-number"


def test_the_wish_of_one_who_is_removed_goes_with_them() -> None:  # P8 P34
    table = Table(4)
    for seat in (0, 1, 2):
        table.do(seat, table.ready())
    table.wish(3, "A")
    assert table.do(None, CloseSeat(S3))[-1] == CountdownBegan(1)
    assert table.public.wishes == {}


def test_everybody_counts_down_before_the_deal() -> None:  # P10
    table = Table(3)
    table.read()
    assert table.events[-1] == CountdownBegan(1)
    assert table.public.phase == "counting"
    assert table.game.waiting(table.state).clock == Clock("countdown:1", 3)
    assert table.game.waiting(table.state).seats == ()
    assert all(table.own(seat).word is None for seat in (None, 0, 1, 2))
    assert not any(isinstance(event, WordDealt) for event in table.log)
    assert table.refuses(0, Ready(1)) == "wrong-phase"
    assert table.refuses(0, DoNotKnow(1, "A", table.round.cards["A"], 1)) == "wrong-phase"
    assert table.refuses(0, TakeBackWish(1)) == "wrong-phase"
    table.time_up()
    assert table.state.phase == "drawing"
    assert all(table.own(seat).word for seat in (0, 1, 2))


def test_the_count_down_stops_for_nobody() -> None:  # P10
    table = Table(4).read()
    for seat in first_seats(4):
        table.do(None, SeatAway(seat))
    table.do(None, CloseSeat(S3))
    assert table.public.phase == "counting"
    table.time_up()
    assert set(table.round.words) == {0, 1, 2}


def test_with_too_few_left_in_the_count_down_the_game_is_over() -> None:  # P10 P34
    table = Table(3).read()
    table.do(None, CloseSeat(S2))
    assert (table.public.phase, table.state.reason) == ("over", "too_few")


def test_where_nobody_has_to_get_ready_there_is_no_count_down() -> None:  # P10
    table = Table(3, Setup(seconds=0, countdown=False)).read()
    assert table.public.phase == "drawing"


def test_with_bots_that_have_no_delay_there_is_no_count_down() -> None:  # P10
    table = Table(3)
    started = Rules(Book(), counts_down=False).start(Setup(), first_seats(3), Random(1))[0]
    assert isinstance(started, Started)
    assert (started.setup.countdown, table.state.setup.countdown) == (False, True)
