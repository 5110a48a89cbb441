from tests.rules.pictomania.table import Table
from tests.seats import S0, S1, S2, S3, S5
from vernissage.contract.game import CloseSeat, HurryOn
from vernissage.games.pictomania.commands import DrewWrongWord, GiveHeart, PointAt, Ready
from vernissage.games.pictomania.events import (
    DrawingVoided,
    Ended,
    PointedAt,
    RoundBegan,
    SeatClosed,
)
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import totals


def revealed(players: int = 5, rounds: int = 4) -> Table:
    return Table(players, Setup(rounds=rounds, seconds=0)).deal().draw().guess(1, 0).finish()


def test_at_the_reveal_all_words_and_guesses_lie_open() -> None:  # P20
    table = revealed()
    assert table.public.history[1].words == table.round.words
    assert table.public.stacks[S0][0].number == table.number(0)


def test_owning_up_is_possible_until_the_next_deal() -> None:  # P27
    table = revealed()
    table.go_on()
    table.do(0, DrewWrongWord(1))
    assert table.state.rounds[0].voided == {0}
    table.deal()
    assert table.refuses(1, DrewWrongWord(1)) == "wrong-phase"


def test_owning_up_twice_says_nothing_new() -> None:  # P27
    table = revealed()
    table.do(0, DrewWrongWord(1))
    assert table.refuses(0, DrewWrongWord(1)) == "voided-before"


def test_a_new_round_starts_with_all_tokens_and_guess_cards_back() -> None:  # P28
    table = Table(3).deal().draw().guess(0, 1).token(0, 2).finish().go_on().deal()
    assert table.public.tokens == (2, 1, 1)
    assert "spent" not in table.own(0).numbers.values()
    assert table.public.black == {}


def test_half_of_the_other_players_can_call_a_drawing_wrong() -> None:  # P31 P32
    for players, enough in ((3, 1), (4, 2), (5, 2), (6, 3)):
        table = revealed(players)
        said = [table.do(seat, PointAt(1, S0)) for seat in range(1, enough + 1)]
        assert [DrawingVoided(S0, "agreed") in events for events in said] == [False] * (enough - 1) + [True]


def test_half_of_the_others_are_half_of_the_open_seats() -> None:  # P32 P34
    table = revealed(6)
    table.do(None, CloseSeat(S5))
    table.do(1, PointAt(1, S0))
    assert table.round.voided == frozenset()
    assert DrawingVoided(S0, "agreed") in table.do(2, PointAt(1, S0))


def test_who_has_left_points_no_longer() -> None:  # P32 P34
    table = revealed(6)
    table.do(1, PointAt(1, S0))
    table.do(2, PointAt(1, S0))
    table.do(None, CloseSeat(S2))
    assert table.round.voided == frozenset()
    assert table.do(3, PointAt(1, S0)) == [PointedAt(S3, S0, on=True), DrawingVoided(S0, "agreed")]


def test_a_drawing_is_wrong_as_soon_as_half_of_those_who_are_left_say_so() -> None:  # P32 P34
    table = revealed(6)
    table.do(1, PointAt(1, S0))
    table.do(2, PointAt(1, S0))
    assert table.do(None, CloseSeat(S5)) == [SeatClosed(S5), DrawingVoided(S0, "agreed")]


def test_closing_a_seat_calls_no_drawing_wrong_at_which_nobody_points() -> None:  # P32 P34
    table = revealed(4)
    table.do(None, CloseSeat(S3))
    assert table.round.voided == frozenset()


def test_pointing_can_be_taken_back() -> None:  # P32
    table = revealed(6)
    table.do(1, PointAt(1, S0))
    table.do(1, PointAt(1, S0))
    table.do(2, PointAt(1, S0))
    table.do(3, PointAt(1, S0))
    assert table.round.voided == frozenset()


def test_nobody_points_at_their_own_drawing_or_before_the_reveal() -> None:  # P32
    table = revealed()
    assert table.refuses(0, PointAt(1, S0)) == "no-such-drawing"
    table.go_on().deal()
    assert table.refuses(0, PointAt(2, S1)) == "wrong-phase"


def test_the_next_round_begins_when_everyone_is_ready_or_the_host_hurries() -> None:  # P5
    table = revealed()
    for seat in range(4):
        table.do(seat, Ready(1))
    assert table.state.phase == "reveal"
    assert isinstance(table.do(4, Ready(1))[-1], RoundBegan)
    table.deal().finish()
    assert isinstance(table.do(None, HurryOn("reveal:2"))[-1], RoundBegan)


def test_a_player_cannot_hurry_the_others_on() -> None:  # P5
    assert revealed().refuses(0, HurryOn("reveal:1")) == "not-for-players"


def test_after_the_last_round_the_highest_total_wins() -> None:  # P29
    table = Table(3, Setup(rounds=2, seconds=0)).deal().draw().guess(1, 0).finish()
    rounds = [table.points()]
    table.go_on().deal().draw().guess(1, 2).guess(1, 0)
    assert totals(table.state) == rounds[0]  # the round that is played counts once it is revealed
    rounds.append(table.finish().points())
    table.go_on()
    sums = totals(table.state)
    assert table.events[-1] == Ended("rounds", (S1,))
    assert sums == {seat: sum(points[seat] for points in rounds) for seat in sums}
    assert sums[S1] == max(sums.values())
    assert table.public.result is not None


def test_equal_totals_share_the_win() -> None:  # P29
    table = Table(3, Setup(rounds=1, seconds=0)).deal().draw().finish().go_on()
    assert table.state.winners == (0, 1, 2)


def test_a_seat_that_was_closed_cannot_win() -> None:  # P29 P34
    table = Table(4, Setup(rounds=1, seconds=0)).deal().draw().guess(0, 1).guess(0, 2)
    table.do(None, CloseSeat(S0))
    table.finish().go_on()
    sums = totals(table.state)
    assert max(sums, key=lambda seat: sums[seat]) == 0
    assert table.events[-1] == Ended("rounds", (S1, S2))


def test_everyone_may_give_hearts_to_drawings_they_like() -> None:  # P29
    table = revealed(3, rounds=1)
    table.do(1, GiveHeart(1, S0))
    table.do(2, GiveHeart(1, S0))
    table.go_on()
    table.do(2, GiveHeart(1, S0))
    assert table.public.history[1].hearts == {0: (1,)}
    assert table.refuses(0, GiveHeart(1, S0)) == "no-such-drawing"
