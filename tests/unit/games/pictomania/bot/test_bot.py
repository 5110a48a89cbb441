"""How a bot plays a round, with a hand and an eye whose work a test knows."""

from collections.abc import Sequence
from random import Random
from typing import Any, assert_never

from msgspec.structs import replace

from tests.rules.pictomania.table import Book
from tests.seats import S0, S1, S2, S3
from vernissage.contract.bot import Deed, Strength
from vernissage.contract.game import TimeUp
from vernissage.contract.seat import Seat, first_seats
from vernissage.drawing.ink import Stroke, decode, encode, growing
from vernissage.drawing.penned import Penned
from vernissage.games.pictomania.bot import Player
from vernissage.games.pictomania.commands import (
    AnswerPointing,
    Command,
    Draw,
    Finish,
    MakeGuess,
    PointAt,
    Ready,
    TakeToken,
    TurnSheet,
)
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import State


class Signer:
    """Draws three strokes; where they begin tells the number. Of a number in `unknown` it draws nothing."""

    def __init__(self) -> None:
        self.unknown: set[int] = set()

    def knows(self, card: str, number: int) -> bool:
        del card
        return number not in self.unknown

    def draw(self, card: str, number: int, strength: Strength, rng: Random) -> tuple[Penned, ...]:
        del strength
        if not self.knows(card, number):
            return ()
        y = rng.randrange(900)
        strokes = (Stroke(1, ((number * 100, y, 15), (10 + step, y, 15))) for step in range(3))
        return tuple(Penned(encode(stroke), ((400, b"".join(growing(stroke))),)) for stroke in strokes)


class Reader:
    """Reads the signature, as surely as it is told to; knows nothing but the ink."""

    def __init__(self, sure: float = 0.9) -> None:
        self.sure = sure

    def odds(self, sheet: Sequence[str], words: Sequence[tuple[str, int]]) -> Sequence[float]:
        number = decode(sheet[0]).points[0][0] // 100
        return [self.sure / 3 if other == number else (1 - self.sure) / 18 for _, other in words]


class Evening:
    """Four bots play; `turn` lets one of them move."""

    def __init__(self, sure: float = 0.9, strength: Strength = "strong") -> None:
        self.game = Rules(Book())
        self.rng = Random(4)
        self.artist = Signer()
        self.bot = Player(self.artist, Reader(sure))
        self.strength: Strength = strength
        self.state = self.game.begin()
        self.commands: list[Any] = []
        self.left: int | None = None
        self.record(self.game.start(Setup(rounds=1, seconds=0, countdown=False), first_seats(4), self.rng))

    def record(self, events: Sequence[Any]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)

    def choice(self, seat: int, state: State | None = None) -> Any:
        deed = self.deed(seat, state)
        return deed and deed.command

    def deed(self, seat: int, state: State | None = None) -> Deed[Command] | None:
        return self.bot.move(
            self.game.public(state or self.state),
            self.game.own(state or self.state, Seat(seat)),
            Seat(seat),
            strength=self.strength,
            language="en",
            rng=self.rng,
            ask=assert_never,
            left=self.left,
        )

    def turn(self, seat: int) -> Any:
        command = self.choice(seat)
        if command is not None:
            self.commands.append(command)
            self.record(self.game.decide(self.state, Seat(seat), command, self.rng))
        return command

    def until(self, phase: str) -> "Evening":
        for _ in range(2000):
            if self.state.phase == phase:
                return self
            self.turn(self.rng.choice(self.game.waiting(self.state).seats))
        raise AssertionError(f"still {self.state.phase}")


def test_it_reads_the_words_and_is_ready() -> None:  # P8
    assert isinstance(Evening().turn(0), Ready)


def test_it_draws_its_word_stroke_by_stroke_before_it_guesses() -> None:  # P15
    evening = Evening().until("drawing")
    drawn = [evening.turn(0) for _ in range(3)]
    assert all(isinstance(command, Draw) for command in drawn)
    word = evening.state.round.words[S0]
    assert decode(drawn[0].ink).points[0][0] == word.number * 100
    assert not isinstance(evening.turn(0), Draw)


def test_it_takes_a_hands_time_for_a_stroke_and_goes_on_with_the_next() -> None:
    evening = Evening().until("drawing")
    deeds = []
    for _ in range(3):
        deeds.append(evening.deed(0))
        evening.turn(0)
    assert [(deed.lasts, deed.goes_on) for deed in deeds if deed] == [(400, True), (400, True), (400, False)]


def test_it_leaves_what_another_hand_has_drawn_as_it_is() -> None:  # P33
    evening = Evening().until("drawing")
    assert isinstance(evening.choice(0), Draw)
    ink = encode(Stroke(1, ((5, 5, 15), (900, 5, 15))))
    evening.record(evening.game.decide(evening.state, S0, Draw(1, 0, ink), evening.rng))
    assert not isinstance(evening.choice(0), Draw)


def test_a_sheet_that_stands_upright_is_turned_or_left_alone() -> None:  # P33 P35
    evening = Evening().until("drawing")
    evening.record(evening.game.decide(evening.state, S0, TurnSheet(1, upright=True), evening.rng))
    assert evening.choice(0) == TurnSheet(1, upright=False)
    ink = encode(Stroke(1, ((5, 1100, 15), (800, 1190, 15))))
    evening.record(evening.game.decide(evening.state, S0, Draw(1, 0, ink), evening.rng))
    assert not isinstance(evening.choice(0), Draw | TurnSheet)


def test_what_is_drawn_decides_and_not_whose_it_is() -> None:  # P12
    """Two sheets are exchanged behind the bot's back: it guesses what it sees."""
    evening = Evening().until("drawing")
    for seat in (0, 1, 2):
        for _ in range(3):
            evening.turn(seat)
    current = evening.state.round
    swapped = replace(current, sheets={**current.sheets, S1: current.sheets[S2], S2: current.sheets[S1]})
    state = replace(evening.state, rounds=(swapped,))
    guesses = [guess for _ in range(60) if (guess := evening.choice(0, state)) is not None]
    assert all(guess.number == current.words[{S1: S2, S2: S1}[guess.drawer]].number for guess in guesses)
    assert {guess.drawer for guess in guesses} == {1, 2}


def test_sure_bots_guess_nearly_everything_right_and_take_the_tokens() -> None:  # P12 P18
    evening = Evening().until("reveal")
    guesses = [command for command in evening.commands if isinstance(command, MakeGuess)]
    assert len(guesses) >= 8
    words = evening.state.round.words
    assert sum(guess.number == words[guess.drawer].number for guess in guesses) >= 0.6 * len(guesses)
    assert sorted(evening.state.round.black.values(), reverse=True) == [2, 2, 1, 1]


def test_an_unsure_bot_waits_for_more_ink_and_gives_up_in_the_end() -> None:  # P16
    evening = Evening(sure=0.15).until("drawing")
    for _ in range(3):
        evening.turn(0)
    assert None in [evening.choice(0) for _ in range(5)]
    evening.until("reveal")
    assert any(isinstance(command, TakeToken | Finish) for command in evening.commands)


def test_when_time_runs_short_it_puts_the_pen_down_and_in_the_last_moment_takes_a_token() -> None:  # P18 P19
    evening = Evening(sure=0.15).until("drawing")
    evening.turn(0)
    evening.left = 14_000
    assert not any(isinstance(evening.choice(0), Draw) for _ in range(20))
    evening.left = 4_000
    assert isinstance(evening.choice(0), TakeToken)


def test_it_would_rather_draw_something_late_than_nothing() -> None:  # P19
    evening = Evening().until("drawing")
    evening.left = 10_000
    assert isinstance(evening.choice(0), Draw)


def test_it_does_not_wait_long_for_ink_that_cannot_come() -> None:  # P15 P16
    evening = Evening(sure=0.15).until("drawing")
    for seat in range(4):
        for _ in range(3):
            evening.turn(seat)
    waits = [evening.choice(0) for _ in range(100)].count(None)
    for seat, other in ((S1, S2), (S2, S3), (S3, S1)):
        number = next(n for n in range(1, 8) if n != evening.state.round.words[seat].number)
        evening.record(evening.game.decide(evening.state, seat, MakeGuess(1, other, number), evening.rng))
    for clocks in evening.game.waiting(evening.state).by_seat.values():  # until then nobody sees that they have guessed
        evening.record(evening.game.decide(evening.state, None, TimeUp(clocks[0].key), evening.rng))
    assert [evening.choice(0) for _ in range(100)].count(None) < waits


def test_no_command_of_theirs_is_refused_until_the_game_is_over() -> None:
    for strength in ("easy", "medium", "strong"):
        assert Evening(strength=strength).until("over").state.winners


def test_it_says_nothing_of_a_word_that_it_cannot_draw_and_goes_on_to_guess() -> None:  # P16
    evening = Evening().until("drawing")
    evening.artist.unknown = {evening.state.round.words[S0].number}
    for seat in (1, 2, 3):
        for _ in range(3):
            evening.turn(seat)
    later = [evening.choice(0) for _ in range(40)]
    assert not any(isinstance(command, Draw) for command in later)
    assert any(isinstance(command, MakeGuess) for command in later)


def test_it_reads_and_goes_on_at_once() -> None:  # P8 P10
    evening = Evening()
    assert evening.choice(1) == Ready(1, evening.state.round.card_ids)
    evening.until("reveal")
    waited = next(iter(evening.game.waiting(evening.state).seats))
    assert evening.choice(waited) == Ready(1)


def test_it_answers_at_once_whoever_points_at_its_drawing_and_says_no_more() -> None:  # P32
    evening = Evening().until("reveal")
    evening.record(evening.game.decide(evening.state, S0, PointAt(1, S1, "letters"), evening.rng))
    said = evening.turn(1)
    assert isinstance(said, AnswerPointing)
    assert evening.choice(1) == Ready(1)
    evening.turn(1)
    assert 1 not in evening.game.waiting(evening.state).seats
