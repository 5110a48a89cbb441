"""Who may do what, and when: what the table may order, what a seat may ask for, and what comes too late."""

import pytest

from tests.rules.pictomania.table import LINE, Table
from tests.seats import S0, S1, S2, S3, S4
from vernissage.contract.game import CloseSeat, HurryOn, SeatAway, SeatBack, TimeUp
from vernissage.contract.refused import Refused
from vernissage.contract.seat import first_seats
from vernissage.games.pictomania.commands import (
    ClearSheet,
    DoNotKnow,
    Draw,
    DrewWrongWord,
    Finish,
    GiveHeart,
    MakeGuess,
    PointAt,
    Ready,
    TakeToken,
)
from vernissage.games.pictomania.events import DrawingVoided, Finished, HeartGiven, RoundBegan, Started, TokenTaken
from vernissage.games.pictomania.setup import Setup


def test_what_the_table_orders_is_not_for_players() -> None:  # P8 P19 P33 P34
    table = Table(3)
    for order in (TimeUp("round:1"), CloseSeat(S1), SeatAway(S1), SeatBack(S1), HurryOn(table.public.step)):
        assert table.refuses(0, order) == "not-for-players"


def test_three_to_six_play_and_the_game_says_so() -> None:  # P1
    game = Table(3).game
    assert (game.name, game.has_bots, game.wants_presence, game.events_on_rejoin) == ("pictomania", True, True, 0)
    assert game.seats == range(3, 7)


def test_a_stroke_keeps_the_number_that_its_drawer_gave_it() -> None:  # P11
    table = Table(3).deal()
    wanted = Draw(1, 5, LINE)
    (drawn,) = table.do(0, wanted)
    assert (table.game.stroke_of(wanted), table.game.stroke_stored(drawn)) == (5, (0, 5))
    assert (table.game.stroke_of(ClearSheet(1)), table.game.stroke_stored(table.log[0])) == (None, None)


def test_a_game_is_over_after_its_last_round() -> None:  # P5
    table = Table(3, Setup(rounds=1, seconds=0)).deal().draw().finish()
    assert not table.game.is_over(table.state)
    assert table.game.is_over(table.go_on().state)


def test_somebody_who_watches_does_nothing() -> None:  # P1
    for nobody in (None, 3, 7):
        assert Table(3).refuses(nobody, Ready(1)) == "not-a-player"


def test_a_game_knows_the_version_of_its_rules() -> None:  # P1
    started = Table(3).log[0]
    assert isinstance(started, Started)
    assert (started.version, started.seats) == (3, (0, 1, 2))


@pytest.mark.parametrize("command", [Ready(2), DoNotKnow(2, "A", "", 1), MakeGuess(2, S1, 1), ClearSheet(2), Finish(2)])
def test_what_is_meant_for_another_round_hits_nothing(command: object) -> None:  # P28
    table = Table(3)
    with pytest.raises(Refused) as refused:
        table.game.decide(table.state, 0, command, table.rng)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.facts) == ("round-gone", {"round": 1})


def test_after_the_end_nothing_is_played_but_hearts_are_given() -> None:  # P29
    table = Table(3, Setup(rounds=1, seconds=0)).deal().draw().finish().go_on()
    assert table.state.phase == "over"
    assert table.refuses(0, Ready(1)) == "round-gone"
    assert table.refuses(0, DrewWrongWord(1)) == "wrong-phase"
    assert table.refuses(None, HurryOn("over:1")) == "wrong-phase"
    assert table.do(0, GiveHeart(1, S1)) == [HeartGiven(S0, 1, S1, True)]


def test_nobody_says_twice_that_they_are_ready() -> None:  # P8
    table = Table(3)
    table.do(0, table.ready())
    assert table.refuses(0, table.ready()) == "already-ready"
    for seat in (1, 2):
        table.do(seat, table.ready())
    assert table.refuses(0, table.ready()) == "wrong-phase"
    table.time_up().finish()
    table.do(0, Ready(1))
    assert table.refuses(0, Ready(1)) == "already-ready"


def test_the_host_hurries_nobody_who_draws() -> None:  # P8 P19
    table = Table(3)
    table.do(None, HurryOn(table.public.step))
    assert table.refuses(None, HurryOn("counting:1")) == "wrong-phase"
    table.time_up()
    assert table.refuses(None, HurryOn("drawing:1")) == "wrong-phase"
    table.finish()
    assert isinstance(table.do(None, HurryOn("reveal:1"))[-1], RoundBegan)


def test_a_late_press_ends_nothing_that_comes_after() -> None:  # P8 P27
    table = Table(3, Setup(rounds=2, seconds=0))
    read = HurryOn(table.public.step)
    table.do(None, read)
    assert table.do(None, read) == []
    assert table.time_up().do(None, read) == []
    table.finish()
    shown = HurryOn(table.public.step)
    table.do(None, shown)
    assert table.do(None, shown) == []
    assert (table.public.phase, table.public.round) == ("reading", 2)
    assert table.do(0, DrewWrongWord(1)) == [DrawingVoided(S0, "said")]


def test_a_press_just_as_the_last_player_says_ready_does_nothing_more() -> None:  # P8 P27
    table = Table(3, Setup(rounds=2, seconds=0)).deal().finish()
    shown = HurryOn(table.public.step)
    table.go_on()
    assert table.do(None, shown) == []
    assert table.public.phase == "reading"
    table.deal().finish()
    shown = HurryOn(table.public.step)
    table.go_on()
    assert table.game.is_over(table.state)
    assert table.do(None, shown) == []


def test_guessing_and_tokens_are_for_the_time_of_drawing() -> None:  # P12 P18
    table = Table(3)
    for command in (MakeGuess(1, S1, 1), TakeToken(1, 1), Finish(1)):
        assert table.refuses(0, command) == "wrong-phase"
    table.deal().draw().finish(0)
    for command in (MakeGuess(1, S1, 1), TakeToken(1, 1), Finish(1)):
        assert table.refuses(0, command) == "already-done"


def test_who_may_be_watched_while_they_draw() -> None:  # P11
    table = Table(4)
    assert not any(table.game.may_ink(table.state, seat) for seat in first_seats(5))
    table.deal().draw().guess(1, 0)
    table.finish(2)
    table.do(None, CloseSeat(S3))
    assert [table.game.may_ink(table.state, seat) for seat in first_seats(5)] == [True, False, False, False, False]


def test_a_token_that_is_gone_is_refused_with_those_that_are_left() -> None:  # P18
    table = Table(3).deal().draw().token(0, 1)
    with pytest.raises(Refused) as refused:
        table.game.decide(table.state, S1, TakeToken(1, 1), table.rng)
    assert (refused.value.code, refused.value.facts) == ("token-gone", {"left": [2, 2]})


def test_in_a_hurry_only_those_who_are_not_done_are_stopped() -> None:  # P30
    table = Table(4, Setup(hurry=True, seconds=0)).deal().draw().token(0, 2).finish(3)
    assert table.do(1, TakeToken(1, 1)) == [TokenTaken(S1, 1)]
    assert table.do(2, TakeToken(1, 2))[0] == TokenTaken(S2, 2)
    assert Finished(S3, "hurry") not in table.log
    other = Table(4, Setup(hurry=True, seconds=0)).deal().draw().token(0, 2).token(1, 1)
    assert other.do(2, TakeToken(1, 2))[:2] == [TokenTaken(S2, 2), Finished(S3, "hurry")]


def test_owning_up_names_the_round_that_was_just_shown() -> None:  # P27
    table = Table(3)
    assert table.refuses(0, DrewWrongWord(1)) == "wrong-phase"
    assert table.refuses(0, DrewWrongWord(0)) == "wrong-phase"
    table.deal().draw()
    assert table.refuses(0, DrewWrongWord(1)) == "wrong-phase"
    table.finish()
    assert table.refuses(0, DrewWrongWord(2)) == "wrong-phase"
    assert table.do(0, DrewWrongWord(1)) == [DrawingVoided(S0, "said")]
    table.go_on()
    assert table.refuses(1, DrewWrongWord(2)) == "wrong-phase"
    assert table.do(1, DrewWrongWord(1)) == [DrawingVoided(S1, "said")]
    assert [played.voided for played in table.state.rounds] == [frozenset({0, 1}), frozenset()]
    table.deal().draw().finish()
    table.do(2, DrewWrongWord(2))
    assert [played.voided for played in table.state.rounds] == [frozenset({0, 1}), frozenset({2})]


def test_pointing_is_for_the_reveal_of_this_round_and_at_those_who_drew() -> None:  # P31 P32
    table = Table(4).deal().draw()
    assert table.refuses(0, PointAt(1, S1, "letters")) == "wrong-phase"
    table.finish()
    assert table.refuses(0, PointAt(2, S1, "letters")) == "wrong-phase"
    assert table.refuses(0, PointAt(1, S0, "letters")) == "no-such-drawing"
    assert table.refuses(0, PointAt(1, S4, "letters")) == "no-such-drawing"
    table.do(1, DrewWrongWord(1))
    assert table.refuses(0, PointAt(1, S1, "letters")) == "voided-before"
    assert table.refuses(1, DrewWrongWord(1)) == "voided-before"


def test_hearts_are_for_drawings_of_others_that_were_shown() -> None:  # P29
    table = Table(3).deal().draw()
    assert table.refuses(0, GiveHeart(1, S1)) == "no-such-drawing"
    table.finish()
    assert table.refuses(0, GiveHeart(1, S0)) == "no-such-drawing"
    assert table.refuses(0, GiveHeart(1, S3)) == "no-such-drawing"
    assert table.refuses(0, GiveHeart(2, S1)) == "no-such-drawing"
    table.go_on().deal().draw()
    assert table.refuses(0, GiveHeart(2, S1)) == "no-such-drawing"
    assert table.do(0, GiveHeart(1, S1)) == [HeartGiven(S0, 1, S1, True)]
    assert table.do(0, GiveHeart(1, S1)) == [HeartGiven(S0, 1, S1, False)]
    table.finish()
    table.do(0, GiveHeart(2, S1))
    assert [played.hearts for played in table.state.rounds] == [frozenset(), frozenset({(0, 1)})]
