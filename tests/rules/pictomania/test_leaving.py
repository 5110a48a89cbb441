"""What changes in a round when somebody leaves it: black sheep, black tokens, blank sheets (P23, P30, P34)."""

from tests.rules.pictomania.table import LINE, Table
from tests.seats import S0, S1, S2, S3
from vernissage.contract.game import CloseSeat, SeatAway
from vernissage.games.pictomania.commands import ClearSheet, Draw, DrewWrongWord, MakeGuess, UndoStroke
from vernissage.games.pictomania.events import DrawingVoided, Finished, TokenRemoved
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import State, tokens_left


def sheep(table: Table) -> int | None:
    assert table.round.score is not None
    return table.round.score.black_sheep


def with_wrong_guesses() -> Table:
    """Seat 0 has two, seat 1 one."""
    table = Table(5).deal().draw()
    return table.guess(0, 2, right=False).guess(0, 3, right=False).guess(1, 2, right=False)


def test_a_closed_seat_is_nobodys_black_sheep_but_the_next_is() -> None:  # P23 P34
    table = with_wrong_guesses().token(1, 3)
    table.do(None, CloseSeat(S0))
    table.finish()
    assert sheep(table) == 1
    assert table.points()[1] == -(3 + 2 + 1 + 1) - 3


def test_by_the_same_rule_there_may_be_none() -> None:  # P23 P34
    table = with_wrong_guesses().guess(4, 2, right=False)
    table.do(None, CloseSeat(S0))
    assert sheep(table.finish()) is None


def test_one_who_is_only_away_may_be_the_black_sheep() -> None:  # P23 P33
    table = with_wrong_guesses()
    table.do(None, SeatAway(S0))
    assert sheep(table.finish()) == 0


def test_leaving_after_the_reveal_changes_no_points() -> None:  # P23 P34
    table = with_wrong_guesses().token(1, 3).finish()
    before = dict(table.public.totals)
    table.do(None, CloseSeat(S0))
    table.do(4, DrewWrongWord(1))
    assert sheep(table) == 0
    assert table.public.totals == before


def test_an_older_game_keeps_its_black_sheep() -> None:  # P23
    table = with_wrong_guesses()
    table.state = State(**{**{field: getattr(table.state, field) for field in State.__struct_fields__}, "version": 2})
    table.do(None, CloseSeat(S0))
    assert sheep(table.finish()) == 0


def test_in_a_hurry_the_lowest_token_in_the_middle_goes_with_a_closed_seat() -> None:  # P30 P34
    table = Table(4, Setup(hurry=True, seconds=0)).deal().draw()
    assert table.public.tokens == (2, 2, 1)
    assert TokenRemoved(1) in table.do(None, CloseSeat(S3))
    assert tokens_left(table.state.setup, table.round) == (2, 2)
    table.token(0, 2)
    assert table.state.phase == "drawing"
    table.token(1, 2)
    assert Finished(S2, "hurry") in table.events
    assert table.public.phase == "reveal"


def test_also_when_the_seat_was_done_without_a_token() -> None:  # P30
    table = Table(4, Setup(hurry=True, seconds=0)).deal().draw().finish(3)
    assert TokenRemoved(1) in table.do(None, CloseSeat(S3))


def test_a_token_that_was_taken_goes_with_its_owner_instead() -> None:  # P30
    table = Table(4, Setup(hurry=True, seconds=0)).deal().draw().token(3, 2)
    table.do(None, CloseSeat(S3))
    assert table.public.tokens == (2, 1)  # one fewer than the three who are left


def test_when_the_last_token_goes_so_the_round_is_over() -> None:  # P30
    table = Table(4, Setup(hurry=True, seconds=0)).deal().draw().token(0, 2).token(1, 2)
    closed = table.do(None, CloseSeat(S3))
    assert TokenRemoved(1) in closed
    assert Finished(S2, "hurry") in closed
    assert table.state.phase == "reveal"


def test_without_the_variant_the_tokens_stay() -> None:  # P30 P34
    table = Table(4).deal().draw()
    table.do(None, CloseSeat(S3))
    assert table.public.tokens == (2, 2, 1, 1)


def test_before_the_deal_nothing_goes() -> None:  # P30 P34
    table = Table(4, Setup(hurry=True, seconds=0))
    table.do(None, CloseSeat(S3))
    assert table.public.tokens == (2, 2)


def test_a_sheet_whose_strokes_were_all_erased_is_blank() -> None:  # P34
    for erase in (ClearSheet(1), UndoStroke(1)):
        table = Table(4).deal().draw()
        table.do(0, erase)
        table.do(None, CloseSeat(S0))
        table.finish()
        assert DrawingVoided(S0, "closed") in table.events


def test_a_sheet_with_a_stroke_left_is_not() -> None:  # P34
    table = Table(4).deal().draw()
    table.do(0, Draw(1, 2, LINE))
    table.do(0, UndoStroke(1))
    table.do(None, CloseSeat(S0))
    table.finish()
    assert table.round.voided == frozenset()


def test_a_blank_sheet_of_one_who_stays_is_not_void() -> None:  # P14 P34
    table = Table(4).deal().draw(1, 2, 3).guess(1, 0).finish()
    assert table.round.voided == frozenset()
    assert table.points()[1] == 2 - 4


def test_the_sheet_of_a_closed_seat_or_one_who_is_away_may_be_guessed() -> None:  # P14 P33 P34
    for order in (CloseSeat(S0), SeatAway(S0)):
        table = Table(4).deal().draw()
        table.do(None, order)
        assert S0 in table.own(1).guessable
        table.guess(1, 0).finish(1, 2, 3)
        table = table if table.state.phase == "reveal" else table.time_up()
        assert table.points()[1] == 2 - 4
    assert table.refuses(1, MakeGuess(1, S0, 1)) == "wrong-phase"


def test_an_away_player_with_the_most_points_wins() -> None:  # P29 P33
    table = Table(4, Setup(rounds=1, seconds=0)).deal().draw().guess(0, 1).guess(0, 2).finish()
    table.do(None, SeatAway(S0))
    table.go_on().time_up()
    assert table.state.winners == (0,)


def test_three_open_seats_are_enough_though_some_are_away() -> None:  # P33 P34
    table = Table(3).deal().draw().finish()
    for seat in (S1, S2):
        table.do(None, SeatAway(seat))
    table.do(0, table.ready())
    assert table.state.phase == "reading"
    assert table.public.playing == (0, 1, 2)


def test_one_who_is_away_at_the_deal_has_a_word_and_a_sheet() -> None:  # P9 P33
    table = Table(4)
    table.do(None, SeatAway(S3))
    table.deal()
    assert 3 in table.round.words
    assert table.own(3).word is not None
