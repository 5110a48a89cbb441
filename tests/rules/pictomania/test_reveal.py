from tests.rules.pictomania.table import Table
from tests.seats import S0, S1, S2
from vernissage.contract.game import CloseSeat, HurryOn
from vernissage.games.pictomania.commands import GiveHeart, Ready
from vernissage.games.pictomania.events import (
    Ended,
    RoundBegan,
)
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import totals


def revealed(players: int = 5, rounds: int = 4) -> Table:
    return Table(players, Setup(rounds=rounds, seconds=0)).deal().draw().guess(1, 0).finish()


def test_at_the_reveal_all_words_and_guesses_lie_open() -> None:  # P20
    table = revealed()
    assert table.public.history[1].words == table.round.words
    assert table.public.stacks[S0][0].number == table.number(0)


def test_a_new_round_starts_with_all_tokens_and_guess_cards_back() -> None:  # P28
    table = Table(3).deal().draw().guess(0, 1).token(0, 2).finish().go_on().deal()
    assert table.public.tokens == (2, 2, 1)
    assert "spent" not in table.own(0).numbers.values()
    assert table.public.black == {}


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
