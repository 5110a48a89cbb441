"""A guess card that was laid has its place at once; for a moment it may be taken back, and is shown to the others only
then (P13, P17)."""

from tests.rules.pictomania.table import LINE, Table
from tests.seats import S0, S1, S2, S3, S4
from vernissage.contract.game import Clock, CloseSeat, SeatAway, TimeUp
from vernissage.games.pictomania.commands import Draw, MakeGuess, TakeBackGuess
from vernissage.games.pictomania.events import Finished, Guessed, GuessLaid, GuessTakenBack, RoundRevealed, TokenTaken
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import score_round
from vernissage.games.pictomania.values import Guess


def drawing(players: int = 4, **choices: bool) -> Table:
    return Table(players, Setup(seconds=0, **choices)).deal().draw()  # type: ignore[arg-type]


def test_a_card_may_be_taken_back_for_a_second_and_a_half() -> None:  # P13
    table = drawing().guess(1, 0)
    (clock,) = table.game.waiting(table.state).by_seat[S1]
    assert clock.seconds == 1.5
    assert table.own(1).held == 0
    assert "take-back" in table.own(1).may
    assert table.do(1, TakeBackGuess(1, S0)) == [GuessTakenBack(S1, S0)]
    assert table.own(1).held is None
    assert "take-back" not in table.own(1).may
    assert table.round.guesses_of(S1) == {}
    assert table.game.waiting(table.state).by_seat == {}


def test_and_then_it_stays() -> None:  # P13
    table = drawing().guess(1, 0).settle()
    assert table.events == [Guessed(S1, S0, table.number(0))]
    assert table.refuses(1, TakeBackGuess(1, S0)) == "guess-stays"
    assert table.own(1).held is None
    assert table.round.guesses_of(S1) == {0: table.number(0)}


def test_the_others_are_shown_it_only_then() -> None:  # P13 P17
    table = drawing().guess(1, 0)
    laid = table.events[-1]
    assert table.public.stacks == {}
    assert table.game.redact(laid, S1) == GuessLaid(S1, S0, table.number(0))
    for reader in (None, S0, S2):
        assert table.game.redact(laid, reader) == GuessLaid(None, None, None)
    table.settle()
    assert table.public.stacks == {0: (Guess(S1, None),)}
    for reader in (None, S0, S2):
        assert table.game.redact(table.events[0], reader) == Guessed(S1, S0, None)


def test_nor_are_they_told_whose_card_was_taken_back() -> None:  # P13 P17
    table = drawing().guess(1, 0)
    (taken,) = table.do(1, TakeBackGuess(1, S0))
    assert [table.game.redact(taken, reader) for reader in (S1, S0, None)] == [
        GuessTakenBack(S1, S0),
        GuessTakenBack(None, None),
        GuessTakenBack(None, None),
    ]
    assert table.public.stacks == {}


def test_its_place_is_that_of_the_moment_it_was_laid() -> None:  # P17
    table = drawing().guess(2, 0).guess(1, 0)
    table.settle(1)
    assert [guess.seat for guess in table.public.stacks[S0]] == [1]
    table.settle(2)
    assert [guess.seat for guess in table.public.stacks[S0]] == [2, 1]
    won = {guess.seat: guess.won for guess in score_round(table.state.setup, table.round).stacks[S0]}
    assert won == {2: 2, 1: 1}


def test_a_card_that_is_laid_again_has_a_new_place() -> None:  # P13 P17
    table = drawing().guess(2, 0).guess(1, 0)
    table.do(2, TakeBackGuess(1, S0))
    table.guess(2, 0).settle()
    assert [guess.seat for guess in table.round.guesses[S0]] == [1, 2]


def test_until_then_its_number_is_spent_and_the_drawing_finished() -> None:  # P13 P15
    table = drawing().guess(1, 0)
    assert table.own(1).numbers[table.number(0)] == "spent"
    assert table.refuses(1, MakeGuess(1, S2, table.number(0))) == "guess-card-spent"
    assert table.refuses(1, MakeGuess(1, S0, table.wrong_number(1, 0))) == "guessed-before"
    assert table.refuses(1, Draw(1, 0, LINE)) == "drawing-finished"
    assert not table.game.may_ink(table.state, S1)


def test_taking_a_first_guess_back_opens_the_drawing_and_frees_the_card() -> None:  # P13 P15
    table = drawing().guess(1, 0)
    table.do(1, TakeBackGuess(1, S0))
    assert table.game.may_ink(table.state, S1)
    table.draw(1)
    assert table.own(1).numbers[table.number(0)] == "free"
    table.do(1, MakeGuess(1, S2, table.number(0)))
    assert table.refuses(1, Draw(1, 0, LINE)) == "drawing-finished"


def test_taking_a_second_guess_back_opens_nothing() -> None:  # P13 P15
    table = drawing().guess(1, 0).guess(1, 2)
    table.do(1, TakeBackGuess(1, S2))
    assert table.refuses(1, Draw(1, 0, LINE)) == "drawing-finished"


def test_nothing_is_taken_back_after_the_same_players_next_guess() -> None:  # P13
    table = drawing().guess(1, 0).guess(1, 2)
    assert table.events[0] == Guessed(S1, S0, table.number(0))
    assert table.refuses(1, TakeBackGuess(1, S0)) == "guess-stays"
    assert table.own(1).held == 2


def test_but_after_that_of_another_it_is() -> None:  # P13
    table = drawing().guess(1, 0).guess(2, 0)
    assert table.do(1, TakeBackGuess(1, S0)) == [GuessTakenBack(S1, S0)]
    assert table.own(2).held == 0


def test_nor_after_their_token_or_their_done() -> None:  # P13 P18
    table = drawing().guess(1, 0).token(1, 2)
    assert table.events == [Guessed(S1, S0, table.number(0)), TokenTaken(S1, 2)]
    assert table.refuses(1, TakeBackGuess(1, S0)) == "already-done"
    table.guess(2, 0).finish(2)
    assert table.events == [Guessed(S2, S0, table.number(0)), Finished(S2, "choice")]
    assert table.refuses(2, TakeBackGuess(1, S0)) == "already-done"


def test_a_command_that_is_refused_settles_nothing() -> None:  # P13
    table = drawing().guess(1, 0)
    assert table.refuses(1, MakeGuess(1, S1, 1)) == "own-drawing"
    assert table.own(1).held == 0


def test_a_card_on_another_stack_is_not_the_one() -> None:  # P13
    table = drawing().guess(1, 0)
    assert table.refuses(1, TakeBackGuess(1, S2)) == "guess-stays"
    assert table.refuses(2, TakeBackGuess(1, S0)) == "guess-stays"


def test_in_a_hurry_the_last_token_ends_the_round_and_no_guess_is_lost() -> None:  # P13 P30
    table = drawing(3, hurry=True).token(0, 2).guess(2, 0)
    table.token(1, 2)
    kinds = [type(event) for event in table.events]
    assert kinds == [TokenTaken, Finished, Guessed, RoundRevealed]
    assert table.refuses(2, TakeBackGuess(1, S0)) == "wrong-phase"
    assert table.public.history[1].score.seats[S2].won == 2
    assert table.events[-1].numbers == {0: (table.number(0),)}


def test_when_time_is_up_no_guess_is_lost_either() -> None:  # P13 P19
    table = Table(3, Setup(seconds=60)).deal().draw().guess(2, 0).guess(1, 0).time_up()
    assert [guess.seat for guess in table.public.stacks[S0]] == [2, 1]
    assert table.game.waiting(table.state).by_seat == {}


def test_a_guess_of_one_who_leaves_stays() -> None:  # P13 P34
    table = drawing(4).guess(3, 0)
    table.do(None, CloseSeat(S3))
    table.settle().finish()
    assert [guess.seat for guess in table.public.stacks[S0]] == [3]


def test_a_guess_of_one_who_goes_away_stays() -> None:  # P13 P33
    table = drawing(4).guess(3, 0)
    table.do(None, SeatAway(S3))
    assert table.settle().public.stacks == {0: (Guess(S3, None),)}


def test_the_time_of_a_card_that_was_taken_back_does_not_end_that_of_the_next() -> None:  # P13
    table = drawing().guess(1, 0)
    (first,) = table.game.waiting(table.state).by_seat[S1]
    table.do(1, TakeBackGuess(1, S0))
    table.guess(1, 0)
    assert table.refuses(None, TimeUp(first.key)) == "clock-gone"
    assert table.own(1).held == 0


def test_each_card_has_a_clock_of_its_own_beside_the_rounds() -> None:  # P13 P19
    table = Table(4, Setup(seconds=60)).deal().draw().guess(1, 0).guess(2, 0)
    waiting = table.game.waiting(table.state)
    assert waiting.clock == Clock("round:1", 60)
    assert set(waiting.by_seat) == {1, 2}
    table.settle(1)
    assert set(table.game.waiting(table.state).by_seat) == {2}


def test_a_guess_may_remember_which_of_three_words_was_meant() -> None:  # P12
    table = drawing()
    number, word = table.number(0), table.round.words[S0]
    other = next(letter for letter in ("A", "B", "C") if letter != word.letter)
    table.do(1, MakeGuess(1, S0, number, other))  # type: ignore[arg-type]
    table.settle().guess(2, 0).settle()
    assert (table.own(1).meant, table.own(2).meant) == ({0: other}, {})
    assert table.public.stacks[S0] == (Guess(S1, None), Guess(S2, None))
    settled = next(event for event in table.log if isinstance(event, Guessed))
    assert (settled.letter, table.game.redact(settled, S0)) == (other, Guessed(S1, S0, None))
    table.finish()
    assert [guess.letter for guess in table.public.stacks[S0]] == [other, None]
    scored = table.public.history[1].score.stacks[S0]
    assert [(guess.right, guess.won, guess.letter) for guess in scored] == [(True, 2, other), (True, 1, None)]


def test_what_is_shown_at_the_reveal_says_what_was_meant() -> None:  # P12 P20
    table = drawing()
    table.do(1, MakeGuess(1, S0, table.number(0), "C"))
    table.finish()
    (revealed,) = [event for event in table.events if isinstance(event, RoundRevealed)]
    assert (revealed.numbers, revealed.letters) == ({0: (table.number(0),)}, {0: ("C",)})


def test_an_older_log_says_only_that_a_guess_was_made() -> None:  # P13 P17
    table = drawing(5)
    state = table.game.evolve(table.state, Guessed(S1, S0, table.number(0)))
    state = table.game.evolve(state, Guessed(S4, S0, table.number(0)))
    assert state.round.guesses == {0: (Guess(S1, table.number(0)), Guess(S4, table.number(0)))}
    assert table.game.waiting(state).by_seat == {}
    assert S3 not in state.round.guesses_of(S1)
