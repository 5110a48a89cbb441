"""Faces: chosen by people, given to bots, and none at tables that are older than they."""

from typing import get_args

import msgspec

from tests.high_card import Rules
from tests.seats import S0, S1
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.table.state import commands as c
from vernissage.table.state.events import ProfileChanged, SeatTaken
from vernissage.table.state.faces import BOT_FACES, BotFace, PersonFace


def faces(table: LogOfTable) -> list[str | None]:
    return [facts.face for _, facts in sorted(table.table.seats.items())]


def test_a_face_is_chosen_with_the_seat_and_changed_with_the_profile() -> None:
    table = LogOfTable()
    table.does(0, c.TakeSeat("Ada", face="pearl"))
    table.does(1, c.TakeSeat("Ben"))
    assert faces(table) == ["pearl", None]
    assert table.does(0, c.ChangeProfile("Ada", "orange", "owl")) == [ProfileChanged(S0, "Ada", "orange", "owl")]
    table.does(0, c.ChangeProfile("Ada", "green"))
    assert faces(table) == ["owl", None], "a client that knows no faces takes none away"


def test_each_bot_has_a_face_of_its_own() -> None:
    table = LogOfTable.seated(1)
    table.games[Rules.name].has_bots = True
    for _ in range(3):
        table.does(0, c.SeatBot())
    assert faces(table)[1:] == list(BOT_FACES[:3])
    table.does(0, c.RemoveSeat(S1))
    table.does(0, c.SeatBot(seat=S1))
    assert faces(table)[1:] == list(BOT_FACES[:3])


def test_nobody_looks_like_a_bot() -> None:
    assert set(BOT_FACES) == set(get_args(BotFace))
    assert not set(BOT_FACES) & set(get_args(PersonFace))


def test_what_older_tables_stored_has_no_face() -> None:
    stored = b'{"type":"SeatTaken","seat":0,"name":"Ada","colour":"sky","key":null}'
    assert msgspec.json.decode(stored, type=SeatTaken) == SeatTaken(S0, "Ada", "sky", None, None)
