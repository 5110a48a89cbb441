"""A host locks the table, bars and mutes people, closes the chat, and deletes it all."""

import pytest
from msgspec import json

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.seats import S0, S1, S4
from tests.unit.table.table_for_tests import LogOfTable
from tests.virtual import Eye, Node, join
from vernissage.contract.refused import Refused
from vernissage.table.shell.room import Room
from vernissage.table.state import commands as c
from vernissage.table.state import events as e
from vernissage.table.state.decide import talker
from vernissage.table.state.secrets import hashed

ADA, BEN, NOBODY = S0, S1, S4
HOME, ELSEWHERE = "192.0.2.1", "198.51.100.7"


class Evening(Node):
    """A table with Ada, the host, and Ben; both connected from home."""

    def __init__(self) -> None:
        super().__init__({Rules.name: any_game(Rules())})
        self.code = self.open(high_card())
        self.room: Room = self.find(self.code)
        for name in ("Ada", "Ben"):
            self.does(name, c.TakeSeat(name))
        self.ada, self.ben = self.comes("Ada"), self.comes("Ben")

    def does(self, who: str, command: c.TableCommand) -> None:
        self.submit(self.room, hashed(who), f"{who} {command}", command)

    def comes(self, who: str, address: str = HOME) -> Eye:
        eye = Eye()
        join(self.room, eye, hashed(who), address=address)
        return eye


@pytest.mark.parametrize(
    "command",
    [c.LockTable(locked=True), c.MuteSeat(ADA, muted=True), c.OpenChat(open=False), c.DeleteTable()],
    ids=lambda command: type(command).__name__,
)
def test_they_are_the_hosts_alone(command: c.TableCommand) -> None:
    on = Evening()
    for who, code in (("Ben", "not-host"), ("a stranger", "not-seated")):
        with pytest.raises(Refused, match=code):
            on.does(who, command)
    assert on.code in on.store.tables


def test_nobody_new_gets_into_a_locked_table() -> None:
    on = Evening()
    on.does("Ada", c.LockTable(locked=True))
    with pytest.raises(Refused, match="table-locked"):
        on.comes("a stranger")
    assert on.comes("Ben").arrival.own.you == 1
    assert json.decode(on.comes("Ben").arrival.public)["locked"]
    on.does("Ada", c.LockTable(locked=False))
    on.comes("a stranger")


def test_another_device_of_somebody_gets_into_a_locked_table_with_a_pass() -> None:
    on = Evening()
    on.does("Ada", c.LockTable(locked=True))
    word = on.submit(on.room, hashed("Ben"), "pass", c.MakePass()).word
    assert word is not None
    on.comes("Ben's phone")
    on.does("Ben's phone", c.UsePass(word))
    with pytest.raises(Refused, match="table-locked"):
        on.comes("a stranger")


def test_whoever_watches_a_locked_table_cannot_sit_down_there() -> None:
    on = Evening()
    on.comes("a stranger")
    on.does("Ada", c.LockTable(locked=True))
    with pytest.raises(Refused, match="table-locked"):
        on.does("a stranger", c.TakeSeat("Eve"))
    on.does("Ada", c.LockTable(locked=False))
    on.does("a stranger", c.TakeSeat("Eve"))


def test_a_lock_that_nobody_is_left_to_open_holds_nobody_out() -> None:
    on = Evening()
    on.does("Ada", c.LockTable(locked=True))
    for name in ("Ada", "Ben"):
        on.does(name, c.LeaveSeat())
    on.comes("a stranger")
    on.does("a stranger", c.TakeSeat("Eve"))
    on.does("a stranger", c.LockTable(locked=False))


def test_whoever_is_removed_for_good_is_sent_away_and_never_gets_in_again() -> None:
    on = Evening()
    on.does("Ada", c.RemoveSeat(BEN, for_good=True))
    assert on.ben.goodbyes == ["removed"]
    for node in (on, on.restarted()):
        with pytest.raises(Refused, match="removed"):
            join(node.find(on.code), Eye(), hashed("Ben"), address=ELSEWHERE)
    on.comes("Ben's sister")


def test_whoever_is_removed_may_come_back_unless_it_is_for_good() -> None:
    on = Evening()
    on.does("Ada", c.RemoveSeat(BEN))
    assert on.ben.goodbyes == []
    on.comes("Ben")


def test_an_address_is_barred_only_if_the_host_says_so_and_never_for_those_who_sit_there() -> None:
    on = Evening()
    watcher = on.comes("Ben's other browser")
    on.does("Ada", c.RemoveSeat(BEN, for_good=True, address_too=True))
    assert watcher.goodbyes == ["removed"]
    assert on.ada.goodbyes == []
    with pytest.raises(Refused, match="removed"):
        on.comes("Ben in disguise")
    on.comes("Ada")
    on.comes("somebody else", ELSEWHERE)


def test_a_muted_player_neither_talks_nor_reacts() -> None:
    table = LogOfTable.seated(2)
    table.does(ADA, c.MuteSeat(BEN, muted=True))
    assert table.public.seats[S1].muted
    for forbidden in (lambda: table.does(BEN, c.Say("hello")), lambda: talker(table.table, table.key(BEN))):
        with pytest.raises(Refused, match="muted"):
            forbidden()
    table.does(ADA, c.Say("quiet now"))
    table.does(ADA, c.MuteSeat(BEN, muted=False))
    table.does(BEN, c.Say("thanks"))


def test_whoever_was_muted_is_so_in_another_seat_too() -> None:
    table = LogOfTable.seated(2)
    table.does(ADA, c.MuteSeat(BEN, muted=True))
    table.does(BEN, c.LeaveSeat())
    table.does(BEN, c.TakeSeat("Another name"))
    with pytest.raises(Refused, match="muted"):
        table.does(BEN, c.Say("hello again"))
    table.does(ADA, c.MuteSeat(BEN, muted=False))
    table.does(BEN, c.LeaveSeat())
    table.does(BEN, c.TakeSeat("Ben"))
    table.does(BEN, c.Say("thanks"))


def test_nobody_mutes_themselves_or_a_free_seat() -> None:
    table = LogOfTable.seated(2)
    with pytest.raises(Refused, match="own-seat"):
        table.does(ADA, c.MuteSeat(ADA, muted=True))
    with pytest.raises(Refused, match="no-such-seat"):
        table.does(ADA, c.MuteSeat(NOBODY, muted=True))


def test_the_chat_can_be_closed_while_a_game_runs() -> None:
    table = LogOfTable.playing(2)
    table.does(ADA, c.OpenChat(open=False))
    with pytest.raises(Refused, match="chat-off"):
        table.does(BEN, c.Say("hello"))
    table.does(ADA, c.OpenChat(open=True))
    table.does(BEN, c.Say("hello"))


def test_what_is_so_already_happens_once() -> None:
    table = LogOfTable.seated(2)
    for command in (c.LockTable(locked=True), c.MuteSeat(BEN, muted=True), c.OpenChat(open=False)):
        assert len(table.does(ADA, command)) == 1
        assert table.does(ADA, command) == []


def test_nobody_is_told_who_was_barred() -> None:
    on = Evening()
    on.does("Ada", c.RemoveSeat(BEN, for_good=True, address_too=True))
    assert [event for event in on.ada.told(e.Barred) if event.keys] == []
    assert on.room.table.barred


def test_a_deleted_table_is_gone_at_once() -> None:
    on = Evening()
    on.does("Ada", c.DeleteTable())
    on.passes(0)
    assert on.store.tables == {}
    assert on.ben.goodbyes == on.ada.goodbyes == ["table-deleted"]
    with pytest.raises(Refused, match="unknown-table"):
        on.find(on.code)


def test_a_table_that_could_not_be_deleted_is_still_there_for_everybody() -> None:
    on = Evening()
    on.store.is_broken = True
    with pytest.raises(Refused, match="not-stored"):
        on.does("Ada", c.DeleteTable())
    on.store.is_broken = False
    assert on.ben.goodbyes == on.ada.goodbyes == []
    on.does("Ben", c.Say("still here?"))
