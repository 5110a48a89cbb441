"""One table in memory: commands one after another, stored before anybody is told, done once."""

import itertools
from typing import Any

import pytest
from msgspec import json

from tests.any_game import any_game
from tests.high_card import CountCards, Counted, Dealt, Offer, Rules
from tests.high_card_table import high_card, state_of
from tests.seats import S0, S1
from tests.virtual import Eye, Node, arrive, join, leave, react
from vernissage.contract.messages import raw
from vernissage.contract.refused import Refused
from vernissage.eventlog.port import Entry
from vernissage.limits.budgets import TableBudgets
from vernissage.table.readers.events import OfTable
from vernissage.table.readers.visitor import Present
from vernissage.table.shell.effects import Carried, Outcome
from vernissage.table.shell.inputs import CommandSent
from vernissage.table.shell.room import Room
from vernissage.table.shell.timing import Patience
from vernissage.table.state import commands as c
from vernissage.table.state import events as e
from vernissage.table.state.secrets import hashed


class Scene(Node):
    """One table of two, Ada and Ben, both connected."""

    def __init__(self, patience: Patience | None = None, **setup: Any) -> None:
        super().__init__({Rules.name: any_game(Rules())}, patience=patience)
        self.store.delay = 2
        self.code = self.open(high_card(first=0, **setup))
        self.room = self.find(self.code)
        self.eyes = [arrive(self.room, hashed(name)) for name in ("Ada", "Ben")]
        for name in ("Ada", "Ben"):
            self.submit(self.room, hashed(name), f"sit {name}", c.TakeSeat(name))

    def ada(self, id: str, command: Any) -> int:
        return self.submit(self.room, hashed("Ada"), id, command).number

    def asks(self, name: str, id: str, command: Any, room: Room | None = None) -> list[Outcome]:
        """Does not wait; what comes of it is in the list later."""
        came: list[Outcome] = []
        (room or self.room).take(CommandSent(hashed(name), id, command, came.append))
        return came


def test_everybody_is_told_after_it_is_stored_and_in_order() -> None:
    on = Scene()
    for n in range(5):
        on.asks("Ada", f"say {n}", c.Say(str(n)))
    on.passes(50)
    for eye in on.eyes:
        numbers = [(news.after, news.number) for news in eye.news]
        assert all(before[1] == after[0] for before, after in itertools.pairwise(numbers))
        assert numbers[-1][1] == len(on.stored(on.code))


def test_a_repeat_is_acknowledged_and_does_nothing() -> None:
    on = Scene()
    came = [on.asks("Ada", "the same", c.Say("hello")) for _ in range(5)]
    on.passes(50)
    assert came == [came[0]] * 5
    assert isinstance(came[0][0], Carried)
    assert [line.text for line in on.room.table.chat.values()] == ["hello"]


def test_a_repeat_after_a_restart_does_nothing_either() -> None:
    on = Scene()
    number = on.ada("the same", c.Say("hello"))
    again = on.restarted().find(on.code)
    assert on.submit(again, hashed("Ada"), "the same", c.Say("hello")).number == number
    assert len(again.table.chat) == 1


def test_a_repeated_wish_for_a_pass_gets_the_same_word() -> None:
    on = Scene()
    first = on.submit(on.room, hashed("Ada"), "pass", c.MakePass())
    again = on.submit(on.room, hashed("Ada"), "pass", c.MakePass())
    assert first.word == again.word
    assert first.word is not None
    on.submit(on.room, hashed("phone"), "use", c.UsePass(first.word))
    assert on.room.table.seat_of(hashed("phone")) == 0


def test_two_nodes_on_one_log_decide_again_and_lose_nothing() -> None:
    on = Scene()
    other = on.restarted().find(on.code)
    for n in range(4):
        on.asks("Ada", f"here {n}", c.Say(f"here {n}"))
        on.asks("Ben", f"there {n}", c.Say(f"there {n}"), other)
    on.passes(100)
    on.ada("last", c.ChangeProfile("Ada", "green"))
    assert len(on.room.table.chat) == 8
    numbers = [entry.number for entry in on.stored(on.code)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_what_could_not_be_stored_has_not_happened() -> None:
    on = Scene()
    on.store.is_broken = True
    told = len(on.eyes[1].news)
    with pytest.raises(Refused, match="not-stored"):
        on.ada("say", c.Say("hello"))
    assert len(on.eyes[1].news) == told
    on.store.is_broken = False
    on.ada("say", c.Say("hello"))
    assert len(on.room.table.chat) == 1


def test_a_command_is_carried_out_though_its_sender_hangs_up() -> None:
    on = Scene()
    came = on.asks("Ada", "say", c.Say("hello"))
    leave(on.room, on.eyes[0])
    assert came == []
    on.passes(20)
    assert isinstance(came[0], Carried)
    assert [line.text for line in on.room.table.chat.values()] == ["hello"]
    assert on.eyes[1].news[-1].number == on.room.table.number


def test_a_window_that_closes_is_called_by_the_table() -> None:
    on = Scene(window_seconds=1)
    on.ada("start", c.StartGame())
    on.ada("play", Offer(state_of(on.room.table).hands[S0][0]))
    on.passes(1200)
    assert state_of(on.room.table).left == (1,)
    assert on.room.table.clocks.running is None


def test_a_deadline_that_passed_while_nobody_held_the_table_gets_a_grace() -> None:
    on = Scene(Patience(grace=500), window_seconds=1)
    on.ada("start", c.StartGame())
    on.ada("play", Offer(state_of(on.room.table).hands[S0][0]))
    on.room.close()
    on.passes(1100)
    again = on.restarted().find(on.code)
    shown = json.decode(arrive(again, hashed("Ada")).arrival.public)
    assert shown["clock"]["until"] == again.machine.time.now() + 500
    assert state_of(again.table).left == (0, 1)
    on.passes(700)
    assert state_of(again.table).left == (1,)


def test_a_host_who_is_gone_too_long_loses_the_role() -> None:
    on = Scene(Patience(host_gone=100))
    leave(on.room, on.eyes[0])
    on.passes(50)
    assert on.room.table.host == 0
    on.passes(150)
    assert on.room.table.host == 1
    assert on.eyes[1].news[-1].events == (OfTable(e.HostChanged(S1, gone=True)),)


def test_a_host_who_comes_back_in_time_keeps_the_role() -> None:
    on = Scene(Patience(host_gone=100))
    leave(on.room, on.eyes[0])
    on.passes(50)
    arrive(on.room, hashed("Ada"))
    on.passes(150)
    assert on.room.table.host == 0


def test_the_first_who_comes_back_to_a_table_left_by_all_becomes_the_host() -> None:
    on = Scene(Patience(host_gone=100))
    for eye in on.eyes:
        leave(on.room, eye)
    on.passes(150)
    assert on.room.table.host == 0
    arrive(on.room, hashed("Ben"))
    on.passes(50)
    assert on.room.table.host == 1


def test_two_tabs_are_one_seat_and_both_see_everything() -> None:
    on = Scene()
    tab = arrive(on.room, hashed("Ada"))
    assert (tab.arrival.own.you, tab.arrival.present) == (0, Present((S0, S1), 0))
    leave(on.room, on.eyes[0])
    assert on.eyes[1].present[-1] == Present((S0, S1), 0)
    on.ada("say", c.Say("hello"))
    assert tab.news[-1].events == (OfTable(e.Said(S0, "hello")),)


def test_a_player_who_comes_back_is_told_what_happened_meanwhile() -> None:
    on = Scene()
    number = on.ada("one", c.Say("one"))
    on.ada("two", c.Say("two"))
    assert arrive(on.room, hashed("Ben"), number).arrival.events == (OfTable(e.Said(S0, "two")),)
    assert arrive(on.room, hashed("Ben"), 0).arrival.events == ()
    assert arrive(on.room, hashed("Ben"), 999).arrival.events == ()


def test_a_player_who_comes_back_reads_what_happened_lately_in_this_game_and_no_secret_of_it() -> None:
    on = Scene()
    assert arrive(on.room, hashed("Ben")).arrival.recent == ()
    on.ada("start", c.StartGame())
    on.ada("say", c.Say("good luck"))
    hands = state_of(on.room.table).hands
    told = arrive(on.room, hashed("Ben"), on.room.table.number).arrival.recent
    assert [type(event).__name__ for event in told] == ["Began", "Dealt", "Dealt"]
    assert [event.cards for event in told if isinstance(event, Dealt)] == [None, hands[S1]]


def test_a_reaction_is_seen_by_all_and_kept_nowhere() -> None:
    on = Scene()
    number = on.room.table.number
    react(on.room, hashed("Ada"), "bravo")
    assert [eye.reactions for eye in on.eyes] == [[(0, "bravo")], [(0, "bravo")]]
    assert on.room.table.number == number
    with pytest.raises(Refused, match="not-seated"):
        react(on.room, hashed("watcher"), "bravo")


def test_a_question_changes_nothing() -> None:
    on = Scene()
    question = raw(CountCards(S1))
    with pytest.raises(Refused, match="no-game-runs"):
        on.ask(on.room, hashed("Ada"), question)
    number = on.ada("start", c.StartGame())
    assert on.ask(on.room, hashed("Ada"), question) == raw(Counted(3))
    assert on.room.table.number == number


def test_a_table_where_nobody_is_leaves_memory_and_comes_back_from_the_log() -> None:
    on = Scene(Patience(idle=10))
    on.house.sweep()
    assert on.house.rooms() == [on.room]
    for eye in on.eyes:
        leave(on.room, eye)
    on.passes(20)
    on.house.sweep()
    assert on.house.rooms() == []
    again = on.find(on.code.lower())
    assert again is not on.room
    assert again.table == on.room.table


def test_a_table_whose_clock_runs_stays() -> None:
    on = Scene(Patience(idle=10), turn_seconds=60)
    on.ada("start", c.StartGame())
    for eye in on.eyes:
        leave(on.room, eye)
    on.passes(20)
    on.house.sweep()
    assert on.house.rooms() == [on.room]


def test_a_code_that_nobody_has_opens_nothing_and_a_log_that_cannot_be_read_harms_no_other() -> None:
    on = Scene()
    with pytest.raises(Refused, match="unknown-table"):
        on.find("ZZZZZ")
    on.store.tables["BR2KE"] = [Entry(1, 1, None, None, "table", b'{"type":"StandInChanged","seat":9,"strength":null}')]
    with pytest.raises(Refused, match="table-gone"):
        on.find("BR2KE")
    assert on.house.rooms() == [on.room]


def test_a_known_id_of_somebody_elses_command_stands_in_nobodys_way_and_gives_no_word_away() -> None:
    on = Scene()
    word = on.submit(on.room, hashed("Ada"), "the same", c.MakePass()).word
    assert on.submit(on.room, hashed("Ben"), "the same", c.Say("hello")).word is None
    assert [line.text for line in on.room.table.chat.values()] == ["hello"]
    with pytest.raises(Refused, match="not-seated"):
        on.submit(on.room, hashed("a stranger"), "the same", c.MakePass())
    assert word is not None


def test_watchers_keep_nobody_from_their_seat() -> None:
    on = Scene()
    for number in range(TableBudgets().watchers):
        join(on.room, Eye(), hashed(f"watcher {number}"), address=f"address {number}")
    with pytest.raises(Refused, match="table-full"):
        arrive(on.room, hashed("one more"))
    assert arrive(on.room, hashed("Ada")).arrival.own.you == 0
    for _ in range(TableBudgets().connections_per_seat - 2):
        arrive(on.room, hashed("Ada"))
    with pytest.raises(Refused, match="table-full"):
        arrive(on.room, hashed("Ada"))


def test_a_clock_that_was_set_back_makes_no_turn_longer() -> None:
    on = Scene(turn_seconds=60)
    on.ada("start", c.StartGame())
    on.passes(10_000)
    later = Node(on.resources.games, patience=Patience(), now=on.timers.now() - 3_600_000)
    later.store.tables = on.store.tables
    again = later.find(on.code)
    eye = arrive(again, hashed("Ada"))
    assert eye.arrival.now >= again.table.at
    later.submit(again, hashed("Ada"), "say", c.Say("an hour earlier"))
    later.passes(61_000)
    assert state_of(again.table).left == (1,)


def test_a_clock_that_is_set_back_lets_people_talk_on() -> None:
    on = Scene()
    for number in range(4):
        on.ada(f"say {number}", c.Say("hello"))
    later = Node(on.resources.games, now=on.timers.now() - 3_600_000)
    later.store.tables = on.store.tables
    again = later.find(on.code)
    later.passes(10_000)
    later.submit(again, hashed("Ada"), "say more", c.Say("hello"))
    later.submit(again, hashed("Ada"), "and more", c.Say("hello"))


def test_what_a_game_cannot_decide_is_reported_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    on = Scene()
    on.ada("start", c.StartGame())
    monkeypatch.setattr(Rules, "decide", lambda *_: 1 // 0)
    with pytest.raises(AssertionError, match="could not be decided"):
        on.ada("play", Offer("001"))
    on.ada("say", c.Say("hello"))
    assert [line.text for line in on.room.table.chat.values()] == ["hello"]


def test_what_was_asked_for_just_before_a_table_is_let_go_of_is_carried_out() -> None:
    scene = Scene()
    came = scene.asks("Ada", "last words", c.Say("goodbye"))
    scene.room.close("restart")
    scene.until(lambda: bool(came))
    assert isinstance(came[0], Carried)
    assert b"goodbye" in scene.stored(scene.code)[-1].body
