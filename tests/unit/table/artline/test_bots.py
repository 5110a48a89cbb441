"""Bots that play Artline at a real table: moving by themselves, standing in for somebody who is away (A33)."""

from typing import Any

import pytest

from tests.any_game import any_bot
from tests.rules.artline.table import state_of
from tests.seats import S0
from tests.unit.table.evening import Broken, Evening
from tests.virtual import arrive, join, leave
from vernissage.contract.bot import Deed
from vernissage.contract.messages import raw
from vernissage.games.artline.commands import Discard
from vernissage.games.artline.package import ARTLINE
from vernissage.games.artline.setup import Setup
from vernissage.table.state import commands as c
from vernissage.table.state.events import StandInChanged
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import TableSettings

QUIET = TableSettings(ARTLINE.game.name, raw(Setup(first=S0, window_seconds=0)))


def evening(*strengths: Any, **ways: Any) -> Evening:
    return Evening(QUIET, *strengths, **ways)


def test_bots_move_by_themselves_until_it_is_a_persons_turn() -> None:  # A4
    table = evening("strong", "easy", "medium")
    table.does(c.StartGame())
    game = state_of(table.room.table)
    assert game.turn.seat == 0
    table.does(Discard(game.hands[S0][0], sure=True))
    table.sees(lambda now: state_of(now).turn.number >= 2 and table.is_awaited(S0))
    assert len(state_of(table.room.table).museum.hung) >= 1


def test_bots_do_not_play_while_nobody_watches() -> None:
    table = evening("strong", "easy")
    table.does(c.StartGame())
    leave(table.room, table.eye)
    before = table.room.table.number
    table.passes(60_000)
    assert table.room.table.number == before


def test_a_bot_stands_in_for_one_who_is_away_and_makes_room_when_they_are_back() -> None:  # A33
    table = evening("easy")
    other = arrive(table.room, hashed("Ben"))
    table.does(c.TakeSeat("Ben"), "Ben")
    table.does(c.StartGame())
    leave(table.room, table.eye)
    table.sees(lambda now: now.seats[S0].stand_in is not None)
    table.sees(lambda now: state_of(now).turn.seat != 0 or state_of(now).placement is not None)
    assert other.told(StandInChanged)
    join(table.room, table.eye, table.key)
    table.sees(lambda now: now.seats[S0].stand_in is None)


def test_nobody_stands_in_for_one_who_is_there() -> None:  # A33
    table = evening("easy")
    table.does(c.StartGame())
    table.passes(60_000)
    assert table.room.table.seats[S0].stand_in is None
    assert state_of(table.room.table).turn.number == 1


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (Broken(), "the bot on seat 1 failed"),
        (Broken(Deed(Discard("nothing that it has"))), "the bot on seat 1 was refused"),
    ],
)
def test_a_bot_that_fails_is_noticed_at_once(bot: Broken, what: str) -> None:
    table = evening("easy", bots={ARTLINE.game.name: any_bot(bot)})
    table.does(c.StartGame())
    table.does(Discard(state_of(table.room.table).hands[S0][0], sure=True))
    with pytest.raises(AssertionError, match=what):
        table.passes(10_000)


def test_the_game_goes_on_beside_a_bot_that_fails() -> None:
    reported: list[str] = []
    table = evening("easy", bots={ARTLINE.game.name: any_bot(Broken())}, report=lambda what, _: reported.append(what))
    table.does(c.StartGame())
    table.does(Discard(state_of(table.room.table).hands[S0][0], sure=True))
    table.passes(10_000)
    assert len(reported) > 2
    table.does(c.Say("it does not move"))
