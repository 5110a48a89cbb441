"""Pictomania at a real table: absence, hurry, chat, rematches, own cards, and ink while it is drawn."""

import itertools
from typing import Any

import pytest
from msgspec import json

from tests.any_game import any_game
from tests.rules.pictomania.numbered_cards import NumberedCards
from tests.rules.pictomania.table import LINE, state_of
from tests.seats import S0, S1, S2
from tests.virtual import Node, arrive, leave, react
from vernissage.contract.any_game import SomeEvent
from vernissage.contract.delta import Delta
from vernissage.contract.messages import raw
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.commands import Draw, Finish, GiveHeart, MakeGuess, Ready
from vernissage.games.pictomania.events import CameBack, Finished, Guessed, Started, StrokeDrawn, WentAway
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import OwnCard, Setup
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.view import public
from vernissage.table.ink.fan_out import TICK
from vernissage.table.ink.live_ink import Piece
from vernissage.table.readers.events import OfGame
from vernissage.table.shell.inputs import Blocked, InkSent, Unblocked
from vernissage.table.shell.timing import Patience
from vernissage.table.state import commands as c
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import TableSettings

NAMES = ("Ada", "Ben", "Cléo")
QUICK = Patience(grace=0, away=60)
SHEET = ("game", "sheets", 1, 1)  # in round 1, of seat 1
OWN = tuple(OwnCard(1, tuple(f" own  {card}{n} " for n in range(1, 8))) for card in "abcdef")


class Scene(Node):
    """A table of three who are all there and have begun to play."""

    def __init__(self, patience: Patience = QUICK, **setup: Any) -> None:
        super().__init__({"pictomania": any_game(Rules(NumberedCards(12)))}, patience=patience)
        self._ids = itertools.count()
        settings = Setup(**{"seconds": 0, "rounds": 1, "countdown": False, **setup})
        self.code = self.open(TableSettings(Rules.name, raw(settings)))
        self.room = self.find(self.code)
        self.eyes = [arrive(self.room, hashed(name)) for name in NAMES]
        for seat, name in enumerate(NAMES):
            self.does(seat, c.TakeSeat(name))
        self.does(0, c.StartGame())

    def does(self, seat: int, command: Any) -> None:
        """Who is ready has read the words as they stand."""
        if isinstance(command, Ready) and self.game.phase == "reading":
            command = Ready(command.round, self.game.round.card_ids)
        self.submit(self.room, hashed(NAMES[seat]), str(next(self._ids)), command)

    def presses_twice(self, command: Any) -> None:
        """The host, and the second time comes to nothing."""
        self.does(0, command)
        number = self.room.table.number
        self.does(0, command)
        assert self.room.table.number == number

    def refuses(self, seat: int, command: Any) -> str:
        with pytest.raises(Refused) as refused:
            self.does(seat, command)
        return refused.value.code

    def all(self, command: Any) -> None:
        for seat in range(len(NAMES)):
            self.does(seat, command)

    @property
    def game(self) -> State:
        game = self.room.table.game
        assert isinstance(game, State)
        return game

    def ink(self, seat: int, stroke: int, offset: int, data: bytes) -> None:
        self.room.take(InkSent(hashed(NAMES[seat]), stroke, offset, data))


def test_a_player_who_loses_the_connection_is_away_after_a_moment_and_back_when_it_is() -> None:  # P19 P33
    on = Scene()
    on.all(Ready(1))
    leave(on.room, on.eyes[2])
    on.passes(20)
    assert on.game.away == frozenset()
    on.passes(80)
    assert on.game.away == {2}
    arrive(on.room, hashed("Cléo"))
    on.passes(20)
    assert on.game.away == frozenset()
    assert (on.eyes[0].told(WentAway), on.eyes[0].told(CameBack)) == ([WentAway(S2)], [CameBack(S2)])


def test_one_who_is_back_in_time_was_never_away() -> None:  # P33
    on = Scene()
    leave(on.room, on.eyes[2])
    on.passes(30)
    arrive(on.room, hashed("Cléo"))
    on.passes(80)
    assert on.eyes[0].told(WentAway) == []


def test_absence_is_told_once_though_the_game_goes_on() -> None:  # P33
    on = Scene()
    on.all(Ready(1))
    leave(on.room, on.eyes[2])
    on.passes(100)
    number = on.room.table.number
    for _ in range(4):
        on.does(0, Draw(1, 0, LINE))
        on.passes(20)
    assert on.room.table.number == number + 4


def test_after_a_restart_people_have_time_to_come_back() -> None:  # P33
    on = Scene(Patience(grace=200, away=20))
    on.all(Ready(1))
    on.room.close()
    again = on.restarted().find(on.code)
    arrive(again, hashed("Ada"))
    on.passes(100)
    assert state_of(again.table).away == frozenset()
    on.passes(200)
    assert state_of(again.table).away == {1, 2}
    arrive(again, hashed("Ben"))
    on.passes(20)
    assert state_of(again.table).away == {2}
    again.close()


def test_an_empty_house_tells_nobody_away_and_who_comes_first_waits_for_the_others() -> None:  # P33
    on = Scene()
    on.does(0, Ready(1))
    for eye in on.eyes:
        leave(on.room, eye)
    on.passes(100)
    assert on.game.away == frozenset()
    arrive(on.room, hashed("Ada"))
    on.passes(30)
    assert (on.game.phase, on.game.away) == ("reading", frozenset())


def test_the_host_hurries_on_and_nobody_else() -> None:  # P8 P20
    on = Scene()
    assert on.refuses(1, c.Hurry(on.game.step)) == "not-host"
    on.does(0, c.Hurry(on.game.step))
    assert on.game.phase == "drawing"
    assert on.refuses(0, c.Hurry("drawing:1")) == "wrong-phase"
    on.all(Finish(1, sure=True))
    on.does(0, c.Hurry("reveal:1"))
    assert on.refuses(0, c.Hurry("reveal:1")) == "last-call"
    on.passes(30_000)
    assert on.room.table.stage == "over"
    assert on.refuses(0, c.Hurry("over:1")) == "wrong-phase"
    on.does(0, c.OpenLobby())
    assert on.refuses(0, c.Hurry("reveal:1")) == "no-game-runs"


def test_a_host_who_presses_twice_hurries_once() -> None:  # P8 P20
    on = Scene(rounds=2)
    for number in (1, 2):
        on.presses_twice(c.Hurry(on.game.step))
        assert on.game.phase == "drawing"
        on.all(Finish(number, sure=True))
        if number == 1:
            on.presses_twice(c.Hurry("reveal:1"))
            on.passes(30_000)


def test_chat_is_closed_while_they_draw_and_reactions_stay() -> None:  # P32
    on = Scene()
    on.does(1, c.Say("what is a llama?"))
    on.all(Ready(1))
    assert on.refuses(1, c.Say("it is a llama")) == "chat-closed"
    react(on.room, hashed("Ben"), "haha")
    assert on.eyes[0].reactions == [(1, "haha")]
    on.all(Finish(1, sure=True))
    on.does(1, c.Say("it was a llama"))


def test_no_name_is_changed_while_they_draw() -> None:  # P32
    on = Scene()
    on.does(1, c.ChangeProfile("Benny", "blue"))
    on.all(Ready(1))
    assert on.refuses(1, c.ChangeProfile("A llama", "blue")) == "names-closed"
    on.all(Finish(1, sure=True))
    on.does(1, c.ChangeProfile("It was a llama", "pink"))


def test_nor_a_face_nor_a_colour() -> None:  # P32
    """A face is a picture, and a colour is that of all that one has drawn."""
    on = Scene()
    facts = on.room.table.seats[S1]
    on.does(1, c.ChangeProfile("Ben", facts.colour, "cat"))
    on.all(Ready(1))
    assert on.refuses(1, c.ChangeProfile("Ben", facts.colour, "owl")) == "names-closed"
    assert on.refuses(1, c.ChangeProfile("Ben", "pink", "cat")) == "names-closed"
    on.does(1, c.ChangeProfile("Ben", facts.colour, "cat"))
    on.all(Finish(1, sure=True))
    on.does(1, c.ChangeProfile("Ben", "pink", "owl"))


def test_hearts_are_given_after_the_end() -> None:  # P29
    on = Scene()
    on.all(Ready(1))
    on.all(Finish(1, sure=True))
    on.all(Ready(1))
    assert on.room.table.stage == "over"
    on.does(1, GiveHeart(1, S2))
    assert on.game.rounds[0].hearts == {(1, 2)}
    assert on.room.table.stage == "over"


def test_no_card_comes_back_in_the_rematch_nor_after_the_lobby() -> None:  # P7
    on = Scene()
    shown = [set(on.game.used)]
    for next_game in ([c.StartGame()], [c.OpenLobby(), c.StartGame()]):
        on.does(0, c.Hurry(on.game.step))
        on.all(Finish(1, sure=True))
        on.all(Ready(1))
        for command in next_game:
            on.does(0, command)
        shown.append(set(on.game.used))
    assert len(set.union(*shown)) == 9
    again = on.restarted().find(on.code)
    assert again.table == on.room.table


def test_an_update_tells_a_stroke_and_an_arrival_brings_every_one() -> None:  # P11
    on = Scene()
    on.all(Ready(1))
    for _ in range(2):
        on.does(1, Draw(1, 0, LINE))
    update = json.decode(on.eyes[0].news[-1].public, type=Delta)
    assert update.put == (((*SHEET, "steps", 2), LINE), ((*SHEET, "done"), 2), ((*SHEET, "last"), 2))
    assert on.eyes[0].news[-1].events == (OfGame(SomeEvent(StrokeDrawn(S1, 2, ""))),)
    arrived = json.decode(arrive(on.room, hashed("a watcher")).arrival.public)
    sheet = arrived["game"]["sheets"]["1"]["1"]
    assert sheet == {"steps": {"1": LINE, "2": LINE}, "done": 2, "upright": False, "last": 2}


def test_an_arrival_tells_no_stroke_again() -> None:  # P11
    on = Scene()
    on.all(Ready(1))
    on.does(1, Draw(1, 0, LINE))
    arrival = arrive(on.room, hashed("Ada")).arrival
    assert (arrival.recent, arrival.events) == ((), ())


def test_who_could_not_be_told_every_event_is_shown_what_came_of_them() -> None:  # P11
    on = Scene()
    on.all(Ready(1))
    other = on.restarted().find(on.code)
    for number in range(70):
        on.submit(other, hashed("Ben"), f"elsewhere {number}", Draw(1, 0, LINE))
    on.does(0, Draw(1, 0, LINE))
    caught_up = on.eyes[2].news[-2]
    assert caught_up.events == ()
    sheet: Any = dict(json.decode(caught_up.public, type=Delta).put)[SHEET]
    assert sheet["done"] == 70
    other.close()


def test_of_own_cards_a_game_shows_those_that_are_drawn() -> None:  # P6
    on = Scene(own_cards=OWN, own_only=True)
    shown = public(on.game)
    assert shown.setup.own_cards == ()
    assert set(shown.own_words) == set(shown.cards.values())
    assert all(len(words) == 7 for words in shown.own_words.values())
    assert shown.own_words[shown.cards["A"]][0].startswith("own ")
    assert on.eyes[0].told(Started)[0].setup.own_cards == ()


def test_ink_is_seen_by_the_others_within_a_moment_and_kept_nowhere() -> None:  # P11
    on = Scene()
    on.all(Ready(1))
    number = on.room.table.number
    on.ink(0, 1, 0, b"abc")
    on.passes(10)
    for at in range(3, 9):
        on.ink(0, 1, at, b"x")
    on.ink(1, 7, 0, b"yy")
    on.passes(TICK)
    both = [Piece(S0, 1, 3, b"xxxxxx"), Piece(S1, 7, 0, b"yy")]
    assert on.eyes[2].ink == on.eyes[1].ink == [[Piece(S0, 1, 0, b"abc")], both]
    assert on.eyes[0].ink == [both], "nothing of what they drew alone"
    assert on.room.table.number == number


def test_ink_of_who_may_not_draw_is_dropped() -> None:  # P15 P18
    on = Scene()
    on.ink(0, 1, 0, b"too early")
    on.all(Ready(1))
    free = next(n for n in range(1, 8) if n != on.game.round.words[S0].number)
    on.does(0, MakeGuess(1, S1, free))
    on.ink(0, 1, 0, b"after the first guess")
    on.does(1, Finish(1, sure=True))
    on.ink(1, 1, 0, b"when done")
    on.room.take(InkSent(hashed("a watcher"), 1, 0, b"of a watcher"))
    on.passes(TICK)
    assert [eye.ink for eye in on.eyes] == [[], [], []]


def test_ink_of_a_round_that_ends_or_of_one_who_leaves_disappears() -> None:  # P18 P33
    on = Scene()
    on.all(Ready(1))
    on.ink(0, 1, 0, b"abc")
    on.ink(1, 4, 0, b"abc")
    on.passes(TICK)
    leave(on.room, on.eyes[1])
    on.passes(TICK)
    assert on.eyes[2].ink[-1] == [Piece(S1, 4, 0, b"")]
    on.all(Finish(1, sure=True))
    on.passes(TICK)
    assert on.eyes[2].ink[-1] == [Piece(S0, 1, 0, b"")]


def test_a_slow_reader_is_offered_more_later_and_holds_up_nobody() -> None:
    on = Scene()
    on.all(Ready(1))
    slow, quick = on.eyes[1], on.eyes[2]
    on.room.take(Blocked(slow))
    for at in range(4):
        on.ink(0, 1, 3 * at, b"abc")
        on.passes(TICK)
    assert [piece.data for (piece,) in quick.ink] == [b"abc"] * 4
    assert slow.ink == []
    on.room.take(Unblocked(slow))
    on.passes(TICK)
    assert slow.ink == [[Piece(S0, 1, 0, b"abc" * 4)]]


def test_time_runs_out_for_one_who_is_away_when_all_others_are_done() -> None:  # P19
    on = Scene()
    on.all(Ready(1))
    leave(on.room, on.eyes[2])
    on.passes(100)
    on.does(0, Finish(1, sure=True))
    on.does(1, Finish(1, sure=True))
    running = on.room.table.clocks.running
    assert running is not None
    assert (running.clock.key, running.clock.seconds) == ("away:1", 30)
    assert on.eyes[0].told(Finished) == [Finished(S0, "choice"), Finished(S1, "choice")]


def test_a_card_that_was_laid_is_shown_to_the_others_after_a_moment_by_itself() -> None:  # P13 P17
    on = Scene()
    on.all(Ready(1))
    number = next(n for n in range(1, 8) if n != on.game.round.words[S1].number)
    on.does(1, MakeGuess(1, S0, number))
    on.passes(1_400)
    assert on.game.round.held.keys() == {1}
    on.passes(200)
    assert on.game.round.held == {}
    assert on.eyes[0].told(Guessed) == [Guessed(S1, S0, None)]


def test_each_player_has_their_own_moment() -> None:  # P13
    on = Scene()
    on.all(Ready(1))
    for seat, drawer in ((1, S0), (2, S0)):
        number = next(n for n in range(1, 8) if n != on.game.round.words[Seat(seat)].number)
        on.does(seat, MakeGuess(1, drawer, number))
        on.passes(1_000)
    assert on.game.round.held.keys() == {2}
    on.passes(1_000)
    assert on.game.round.held == {}
