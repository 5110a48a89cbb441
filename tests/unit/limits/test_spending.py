"""What is stored is counted by seat, table and address; over budget, nothing is stored."""

from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.unit.table.table_for_tests import all_spending, spending
from tests.virtual import Node, arrive, react
from tests.virtual_time import VirtualTimers
from vernissage.contract.refused import Refused
from vernissage.limits.budgets import KB, TableBudgets
from vernissage.limits.rate_limits import Rate
from vernissage.limits.spending import Account, TableSpending
from vernissage.table.shell.room import Room
from vernissage.table.state.commands import Say, TakeSeat
from vernissage.table.state.secrets import hashed

ADA, BEN = Account("seat 0", "home"), Account("seat 1", "elsewhere")
SMALL = TableBudgets(
    stored_per_seat=Rate(10, 100), stored_per_table=Rate(30, 250), stored_per_address=Rate(20, 150), stored_in_all=1000
)
_ids = count()


def test_a_seat_has_so_much_at_once_and_then_so_much_per_second() -> None:
    timers = VirtualTimers()
    table = spending(timers, SMALL)
    table.store(ADA, 100, 0)
    with pytest.raises(Refused, match="over-budget"):
        table.store(ADA, 1, 0)
    table.store(BEN, 100, 0)
    timers.pass_time(1_000)
    table.store(ADA, 10, 0)
    with pytest.raises(Refused, match="over-budget"):
        table.store(ADA, 1, 0)


def test_whoever_has_a_seat_goes_on_whatever_others_behind_their_address_store() -> None:
    everywhere = all_spending(budgets=replace(SMALL, stored_per_seat_at_least=Rate(1, 30)))
    for number in range(2):
        TableSpending(everywhere, f"THEIR{number}").store(Account("seat 0", "home", has_seat=True), 75, 0)
    table = TableSpending(everywhere, "TABLE")
    with pytest.raises(Refused, match="address-over-budget"):
        table.store(Account("a browser's key", "home"), 10, 0)
    table.store(Account("seat 0", "home", has_seat=True), 30, 0)
    with pytest.raises(Refused, match="address-over-budget"):
        table.store(Account("seat 0", "home", has_seat=True), 1, 0)
    table.store(Account("seat 0", "elsewhere", has_seat=True), 70, 0)


def test_a_host_keeps_the_peace_when_the_table_is_over_its_budget() -> None:
    table = spending(budgets=SMALL)
    for number in range(3):
        table.store(Account(f"seat {number}", f"address {number}"), 80, 0)
    with pytest.raises(Refused, match="table-over-budget"):
        table.store(Account("seat 3", "address 3"), 80, 0)
    table.store(Account("seat 3", "address 3"), 80, 0, keeps_peace=True)
    with pytest.raises(Refused, match="over-budget"):
        table.store(Account("seat 3", "address 3"), 80, 0, keeps_peace=True)


def test_what_is_refused_costs_nothing() -> None:
    table = spending(budgets=SMALL)
    for _ in range(3):
        with pytest.raises(Refused, match="over-budget"):
            table.store(ADA, 101, 0)
    table.store(ADA, 100, 0)


def test_an_address_has_one_budget_for_all_its_seats_and_tables() -> None:
    everywhere = all_spending(budgets=SMALL)
    for number, name in enumerate(("seat 0", "seat 1", "seat 2")):
        table = TableSpending(everywhere, "TABLE")
        if number < 2:
            table.store(Account(name, "home"), 75, 0)
        else:
            with pytest.raises(Refused, match="over-budget"):
                table.store(Account(name, "home"), 75, 0)
    with pytest.raises(Refused, match="over-budget"):
        everywhere.open_table("home", 1)
    everywhere.open_table("elsewhere", 1)


def test_a_table_has_a_budget_whoever_is_at_it_and_a_longest_log() -> None:
    table = spending(budgets=SMALL)
    for number in range(3):
        table.store(Account(f"seat {number}", f"address {number}"), 80, 0)
    with pytest.raises(Refused, match="table-over-budget"):
        table.store(Account("seat 3", "address 3"), 80, 0)
    with pytest.raises(Refused, match="table-too-long"):
        table.store(Account("seat 3", "address 3"), 1, 1000)


def test_every_budget_that_is_hit_is_counted() -> None:
    table = spending(budgets=SMALL)
    for _ in range(2):
        with pytest.raises(Refused):
            table.store(ADA, 101, 0)
    assert [(hit.budget, hit.times) for hit in table.hits.list()] == [("stored-per-seat", 2)]


def table_with(budgets: TableBudgets) -> tuple[Node, Room]:
    here = Node({Rules.name: any_game(Rules())}, budgets=budgets)
    room = here.find(here.open(high_card()))
    say(here, room, "Ada", TakeSeat("Ada"))
    return here, room


def say(here: Node, room: Room, who: str, command: Any) -> None:
    here.submit(room, hashed(who), f"c-{next(_ids)}", command)


def talk(here: Node, room: Room) -> None:
    """Slowly enough for a chat."""
    for _ in range(20):
        say(here, room, "Ada", Say("x" * 190))
        here.passes(3_000)


def test_a_command_beyond_the_budget_is_refused_and_nothing_of_it_is_stored() -> None:
    here, room = table_with(TableBudgets(stored_per_seat=Rate(1, 1 * KB)))
    with pytest.raises(Refused, match="over-budget"):
        talk(here, room)
    number = room.table.number
    assert len(here.stored(room.table.code)) == number < 10


def test_what_a_table_holds_is_counted_again_after_a_restart() -> None:
    here, room = table_with(TableBudgets(stored_in_all=2 * KB))
    with pytest.raises(Refused, match="table-too-long"):
        talk(here, room)
    again = here.restarted().find(room.table.code)
    assert again.table.stored == room.table.stored > 1_000


def test_reactions_of_an_address_are_counted_at_all_its_seats() -> None:
    budgets = TableBudgets(reactions_per_seat=Rate(1, 9), reactions_per_address=Rate(1, 2))
    here = spending(budgets=budgets)
    here.react(Account("seat 0", "192.0.2.1"))
    here.react(Account("seat 1", "192.0.2.1"))
    with pytest.raises(Refused, match="too-fast"):
        here.react(Account("seat 2", "192.0.2.1"))
    here.react(Account("seat 3", "192.0.2.2"))


def test_reactions_are_a_seats_own_however_many_devices_it_has() -> None:
    here, room = table_with(TableBudgets(reactions_per_seat=Rate(1, 2)))
    eyes = [arrive(room, hashed("Ada")) for _ in range(3)]
    for _ in eyes[:2]:
        react(room, hashed("Ada"), "bravo")
    with pytest.raises(Refused, match="too-fast"):
        react(room, hashed("Ada"), "bravo")
    here.passes(1_000)
    react(room, hashed("Ada"), "bravo")
    assert len(eyes[0].reactions) == 3
