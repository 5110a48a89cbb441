"""What holds in every game of Pictomania, of every variant and number of players."""

from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given, settings

from tests.property.pictomania.games import PLAYERS, Recording, recordings
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.events import GuessLaid, RoundBegan
from vernissage.games.pictomania.rules.sheets import MAX_STEPS
from vernissage.games.pictomania.setup import black_tokens, own_tokens
from vernissage.games.pictomania.state import Round, score_round, tokens_left, totals
from vernissage.games.pictomania.values import NUMBERS

GAMES = settings(max_examples=15, deadline=None, derandomize=True)


@pytest.mark.parametrize("players", PLAYERS)
def test_black_tokens_are_conserved(players: int) -> None:  # P4 P18 P28 P30
    @GAMES
    @given(recordings(players))
    def conserved(recording: Recording) -> None:
        for state in recording.states:
            for played in state.rounds:
                lying, taken = tokens_left(state.setup, played), played.black.values()
                assert Counter([*lying, *taken, *played.removed]) == Counter(
                    black_tokens(state.setup, len(played.seats))
                )

    conserved()


@pytest.mark.parametrize("players", PLAYERS)
def test_own_tokens_are_conserved(players: int) -> None:  # P4 P20 P22 P28
    @GAMES
    @given(recordings(players))
    def conserved(recording: Recording) -> None:
        final = recording.final
        for played in final.rounds:
            own = own_tokens(final.setup, len(played.seats))
            scored = score_round(final.setup, played)
            given_away = [guess.won for stack in scored.stacks.values() for guess in stack if guess.won]
            left = [stars for seat in scored.seats.values() for stars in seat.left]
            assert Counter([*given_away, *left]) == Counter(own * len(played.words))

    conserved()


def scored_by_hand(played: Round, own: tuple[int, ...], *, learning: bool) -> Mapping[Seat, int]:
    """The points once more, from nothing but words, guesses, black tokens and voided drawings (P20–P27)."""
    points = dict.fromkeys(played.words, 0)
    wrong, lucky = Counter[Seat](), set[Seat]()
    for drawer, word in played.words.items():
        tokens = list(own)
        for guess in played.guesses.get(drawer, ()):
            if drawer in played.voided:
                continue
            if guess.number == word.number:
                points[guess.seat] += tokens.pop(0)
                lucky.add(drawer)
            else:
                wrong[guess.seat] += 1
        points[drawer] -= sum(tokens)
    stayed = {seat: count for seat, count in wrong.items() if seat not in played.left}
    most = [seat for seat, count in stayed.items() if count == max(stayed.values())]
    for seat, stars in played.black.items():
        if seat in played.voided:
            continue
        if learning or (seat in lucky and most != [seat]):
            points[seat] += stars
        elif most == [seat]:
            points[seat] -= stars
    return points


@pytest.mark.parametrize("players", PLAYERS)
def test_points_follow_from_the_guesses_alone(players: int) -> None:  # P20 P21 P22 P23 P24 P25 P26 P27
    @GAMES
    @given(recordings(players))
    def follow(recording: Recording) -> None:
        final = recording.final
        sums = dict.fromkeys(final.seats, 0)
        for played in final.rounds:
            own = own_tokens(final.setup, len(played.seats))
            learning = final.setup.learning and played.number == 1
            for seat, points in scored_by_hand(played, own, learning=learning).items():
                sums[seat] += points
        assert totals(final) == sums

    follow()


@GAMES
@given(recordings())
def test_every_game_ends_and_the_highest_total_wins(recording: Recording) -> None:  # P5 P29 P34
    final = recording.final
    sums = {seat: points for seat, points in totals(final).items() if seat not in final.closed}
    assert set(final.winners) == {seat for seat, points in sums.items() if points == max(sums.values())}
    if final.reason == "rounds":
        assert len(final.rounds) == final.setup.rounds
    else:
        assert len(final.open_seats) < 3


@GAMES
@given(recordings())
def test_nobody_guesses_twice_with_a_card_or_on_a_drawing(recording: Recording) -> None:  # P9 P13 P14 P15
    for played in recording.final.rounds:
        assert len({word.number for word in played.words.values()}) == len(played.words)
        for seat, word in played.words.items():
            made = [(drawer, g.number) for drawer, stack in played.guesses.items() for g in stack if g.seat == seat]
            assert len({drawer for drawer, _ in made}) == len(made)
            numbers = [number for _, number in made]
            assert len(set(numbers)) == len(numbers)
            assert set(numbers) <= set(NUMBERS) - {word.number}
    for step in recording.steps:
        for guess in (event for event in step.events if isinstance(event, GuessLaid)):
            assert guess.seat is not None
            assert step.after.round.sheet(guess.seat) == step.before.round.sheet(guess.seat)


@GAMES
@given(recordings())
def test_no_card_comes_twice(recording: Recording) -> None:  # P7 P8
    shown = [card for event in recording.log if isinstance(event, RoundBegan) for card in event.cards.values()]
    assert len(set(shown)) == len(shown)


@GAMES
@given(recordings())
def test_no_sheet_holds_more_than_it_may(recording: Recording) -> None:  # P10
    for state in recording.states:
        assert all(sheet.done <= MAX_STEPS for played in state.rounds for sheet in played.sheets.values())
