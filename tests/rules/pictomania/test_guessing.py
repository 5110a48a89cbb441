from tests.rules.pictomania.table import LINE, Table
from tests.seats import S0, S1, S2, S4, S6
from vernissage.games.pictomania.commands import Draw, Finish, MakeGuess, TakeToken
from vernissage.games.pictomania.events import Finished, Guessed, RoundRevealed
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.values import Guess


def test_a_guess_is_a_number_on_somebodys_stack_in_the_order_of_arrival() -> None:  # P12 P17
    table = Table(4).deal().draw().guess(2, 0).guess(1, 0).guess(3, 0, right=False)
    assert [guess.seat for guess in table.round.guesses[S0]] == [2, 1, 3]


def test_others_see_that_a_guess_was_made_but_not_its_number() -> None:  # P17
    table = Table(4).deal().draw().guess(2, 0).settle()
    number = table.number(0)
    assert table.public.stacks[S0] == (Guess(S2, None),)
    for reader, known in ((S2, number), (S0, None), (S1, None), (None, None)):
        assert table.own(reader).guesses.get(S0) == known
        told = table.game.redact(table.events[-1], reader)
        assert isinstance(told, Guessed)
        assert told.number == known


def test_a_played_guess_card_is_spent_for_the_round() -> None:  # P13
    table = Table(4).deal().draw().guess(0, 1)
    assert table.refuses(0, MakeGuess(1, S2, table.number(1))) == "guess-card-spent"


def test_one_guess_a_drawing_and_none_on_ones_own() -> None:  # P14
    table = Table(4).deal().draw().guess(0, 1)
    assert table.refuses(0, MakeGuess(1, S1, table.wrong_number(0, 1))) == "guessed-before"
    assert table.refuses(0, MakeGuess(1, S0, table.wrong_number(0, 1))) == "own-drawing"


def test_nobody_guesses_their_own_number() -> None:  # P14
    table = Table(4).deal().draw()
    assert table.refuses(0, MakeGuess(1, S1, table.number(0))) == "own-number"
    assert table.own(0).numbers[table.number(0)] == "own"


def test_there_is_no_eighth_number_and_no_seventh_player() -> None:  # P1 P12
    table = Table(4).deal().draw()
    assert table.refuses(0, MakeGuess(1, S1, 8)) == "no-such-number"
    assert table.refuses(0, MakeGuess(1, S6, 1)) == "no-such-drawing"


def test_a_blank_sheet_may_be_guessed() -> None:  # P14
    table = Table(3).deal().draw(0).guess(0, 1)
    assert table.round.guesses[S1][0].seat == 0


def test_nobody_has_to_guess() -> None:  # P16
    table = Table(3).deal().draw().finish()
    assert table.state.phase == "reveal"


def test_who_is_done_takes_any_token_that_is_left_and_does_nothing_more() -> None:  # P18
    table = Table(4).deal().draw().token(0, 1)
    assert table.public.tokens == (2, 2, 1)
    assert table.refuses(0, MakeGuess(1, S1, table.wrong_number(0, 1))) == "already-done"
    assert table.refuses(0, TakeToken(1, 1)) == "already-done"
    assert table.refuses(1, TakeToken(1, 3)) == "token-gone"


def test_a_grabbed_token_is_gone_for_the_next() -> None:  # P18
    table = Table(4).deal().draw().token(2, 2).token(3, 2)
    assert table.refuses(1, TakeToken(1, 2)) == "token-gone"


def test_a_player_may_be_done_without_a_token() -> None:  # P18
    table = Table(4).deal().draw().finish(1)
    assert table.events == [Finished(S1, "choice")]
    assert table.own(1).may == ()
    assert 1 not in table.round.black


def test_who_has_drawn_nothing_is_warned_first() -> None:  # P18
    table = Table(4).deal()
    assert table.refuses(0, TakeToken(1, 2)) == "nothing-drawn"
    assert table.refuses(0, Finish(1)) == "nothing-drawn"
    table.do(0, TakeToken(1, 2, sure=True))
    assert table.round.black == {0: 2}


def test_the_round_ends_when_everybody_is_done() -> None:  # P19 P20
    table = Table(3).deal().draw().guess(0, 1).token(0, 2).finish(1)
    assert table.state.phase == "drawing"
    table.finish(2)
    revealed = table.events[-1]
    assert isinstance(revealed, RoundRevealed)
    assert revealed.words == table.round.words
    assert revealed.numbers == {1: (table.number(1),)}


def test_time_up_finishes_everyone_without_a_token() -> None:  # P19
    table = Table(3, Setup(seconds=60)).deal().draw().token(0, 2).time_up()
    assert [event for event in table.events if isinstance(event, Finished)] == [
        Finished(S1, "time"),
        Finished(S2, "time"),
    ]
    assert table.state.phase == "reveal"
    assert table.round.black == {0: 2}


def test_without_a_limit_no_clock_runs() -> None:  # P19
    table = Table(3, Setup(seconds=0)).deal()
    assert table.game.waiting(table.state).clock is None


def test_in_a_hurry_one_token_is_missing_and_the_last_one_taken_ends_the_round() -> None:  # P30
    table = Table(5, Setup(hurry=True, seconds=0)).deal().draw()
    assert table.public.tokens == (3, 2, 2, 1)
    table.token(0, 3).token(1, 2).token(2, 2).token(3, 1)
    assert table.state.phase == "reveal"
    assert Finished(S4, "hurry") in table.events
    assert table.refuses(4, Draw(1, 0, LINE)) == "wrong-phase"


def test_in_a_hurry_the_round_also_ends_when_everybody_is_done() -> None:  # P30
    table = Table(5, Setup(hurry=True, seconds=0)).deal().draw().finish()
    assert table.state.phase == "reveal"
