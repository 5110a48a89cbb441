from tests.rules.pictomania.table import Table
from tests.seats import S0, S1, S2, S4
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.pictomania.commands import DrewWrongWord
from vernissage.games.pictomania.rules.scoring import PlayedRound, black_sheep, score
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import score_round
from vernissage.games.pictomania.values import Guess, WordRef


def played(
    guesses: dict[int, list[tuple[int, int]]],
    *,
    black: dict[Seat, int] | None = None,
    voided: frozenset[Seat] = frozenset(),
    learning: bool = False,
    own: tuple[int, ...] = (3, 2, 1, 1),
) -> PlayedRound:
    """Five players; seat n has the number n + 1. `guesses`: drawer: (who, number) in order."""
    words = {seat: WordRef("A", seat + 1) for seat in first_seats(5)}
    stacks = {Seat(drawer): [Guess(Seat(seat), number) for seat, number in stack] for drawer, stack in guesses.items()}
    return PlayedRound(words, stacks, black or {}, own, voided, learning)


def test_the_first_right_guess_earns_the_highest_token_the_next_the_next() -> None:  # P20
    scored = score(played({0: [(1, 1), (2, 5), (3, 1), (4, 1)]}))
    assert [(guess.seat, guess.won) for guess in scored.stacks[S0]] == [(1, 3), (2, 0), (3, 2), (4, 1)]


def test_the_number_counts_even_for_the_word_of_another_card() -> None:  # P12 P21
    assert score(played({0: [(1, 1)]})).stacks[S0][0].right


def test_tokens_not_given_away_count_against_the_drawer() -> None:  # P22
    scored = score(played({0: [(1, 1), (2, 1)]}))
    assert scored.seats[S0].left == (1, 1)
    assert scored.seats[S0].points == -2
    assert scored.seats[S4].left == (3, 2, 1, 1)


def test_the_black_sheep_is_the_one_with_the_most_wrong_guesses() -> None:  # P23
    assert black_sheep({S0: 2, S1: 1, S2: 0}) == 0
    assert black_sheep({S0: 2, S1: 2, S2: 0}) is None
    assert black_sheep({S0: 0, S1: 0}) is None
    assert black_sheep({S0: 0}) is None


def test_voided_guesses_do_not_make_a_black_sheep() -> None:  # P23 P27
    guesses = {0: [(1, 5)], 2: [(1, 3)]}
    assert score(played(guesses)).black_sheep == 1
    assert score(played(guesses, voided=frozenset({S0}))).black_sheep is None


def test_a_black_token_counts_for_its_owner_when_somebody_guessed_their_drawing() -> None:  # P24
    scored = score(played({0: [(1, 1)]}, black={S0: 3}))
    assert scored.seats[S0].black_fate == "for"
    assert scored.seats[S0].points == 3 - (2 + 1 + 1)


def test_it_goes_back_when_nobody_did() -> None:  # P24
    scored = score(played({}, black={S0: 3}))
    assert scored.seats[S0].black_fate == "returned"
    assert scored.seats[S0].points == -7


def test_it_counts_against_the_black_sheep_guessed_or_not() -> None:  # P24
    for guesses in ({2: [(0, 5)]}, {2: [(0, 5)], 0: [(1, 1)]}):
        scored = score(played(guesses, black={S0: 3}))
        assert scored.black_sheep == 0
        assert scored.seats[S0].black_fate == "against"
    assert scored.seats[S0].points == -(2 + 1 + 1) - 3


def test_without_a_black_token_nothing_counts_for_or_against() -> None:  # P24
    scored = score(played({0: [(1, 1)]}))
    assert (scored.seats[S0].black, scored.seats[S0].black_fate) == (0, "none")


def test_a_right_guess_earns_nothing_when_no_token_is_left() -> None:  # P20
    scored = score(played({0: [(1, 1), (2, 1)]}, own=(3,)))
    assert [guess.won for guess in scored.stacks[S0]] == [3, 0]


def test_points_are_tokens_won_plus_black_minus_left() -> None:  # P25
    """The book's example: 5 stars of others + a black token of 2 − one left of 1 = 6."""
    guesses = {
        0: [(1, 1), (2, 1), (3, 1)],  # three of the four tokens are given away, a 1 is left
        1: [(0, 2)],  # 3 stars
        2: [(4, 3), (0, 3)],  # 2 stars
    }
    assert score(played(guesses, black={S0: 2})).seats[S0].points == 6


def test_points_may_be_negative() -> None:  # P25
    assert score(played({})).seats[S0].points == -7


def test_in_the_learning_round_the_token_always_counts_for_and_there_is_no_black_sheep() -> None:  # P26
    scored = score(played({2: [(0, 5)]}, black={S0: 3, S1: 2}, learning=True))
    assert scored.black_sheep is None
    assert scored.seats[S0].black_fate == scored.seats[S1].black_fate == "for"


def test_only_the_first_round_is_for_learning() -> None:  # P26
    table = Table(3, Setup(learning=True, seconds=0)).deal().draw().token(0, 2).finish()
    assert score_round(table.state.setup, table.round).seats[S0].black_fate == "for"
    table.go_on().deal().draw().token(0, 2).finish()
    assert score_round(table.state.setup, table.round).seats[S0].black_fate == "returned"


def test_a_wrong_drawing_earns_nobody_anything_but_its_drawers_guesses_count() -> None:  # P27
    guesses = {0: [(1, 1), (2, 5)], 1: [(0, 2)]}
    scored = score(played(guesses, black={S0: 3}, voided=frozenset({S0})))
    assert scored.seats[S1].won == 0
    assert scored.seats[S0].left == (3, 2, 1, 1)
    assert scored.seats[S0].black_fate == "returned"
    assert scored.seats[S0].won == 3


def test_a_wrong_drawing_brings_the_token_back_even_from_a_black_sheep() -> None:  # P27
    scored = score(played({2: [(0, 5)]}, black={S0: 3}, voided=frozenset({S0})))
    assert scored.black_sheep == 0
    assert scored.seats[S0].black_fate == "returned"


def test_in_a_hurry_a_black_sheep_without_a_token_loses_nothing_by_it() -> None:  # P30
    scored = score(played({2: [(0, 5)]}))
    assert scored.black_sheep == 0
    assert scored.seats[S0].points == -7


def test_owning_up_scores_the_round_again() -> None:  # P27
    table = Table(3).deal().draw().guess(1, 0).finish()
    before = table.points()
    table.do(0, DrewWrongWord(1))
    assert table.points()[1] == before[1] - 2
    assert table.points()[0] == -3
