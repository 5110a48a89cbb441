"""Tables that several nodes share: everybody sees the same, whoever dies and whatever is lost in between."""

from random import Random
from typing import Any

import pytest

from tests.any_game import any_bot, any_game
from tests.high_card import Agree, Offer, Rules
from tests.high_card_table import high_card, state_of
from tests.scribbles import Scribbles, Yes
from tests.seats import S0, S1
from tests.virtual import Eye, Node, arrive, leave, react
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.table.ink.live_ink import Piece
from vernissage.table.nodes.messages import subject_of
from vernissage.table.nodes.node_sync import LOOK_WITHOUT_BUS
from vernissage.table.readers.visitor import Present
from vernissage.table.shell.inputs import CommandSent, InkSent, Joined
from vernissage.table.shell.room import Room
from vernissage.table.shell.timing import Patience
from vernissage.table.state import commands as c
from vernissage.table.state.secrets import hashed

ADA, BEN, CLEO = hashed("Ada"), hashed("Ben"), hashed("Cleo")
SOON = 50  # milliseconds: the bus takes none, ink is handed round every 50


class Venue:
    """Ada at one node, Ben at another, and nobody at the third; a game of the two is on."""

    def __init__(self) -> None:
        self.bot = Yes()
        first = Node(
            {Rules.name: any_game(Scribbles())},
            {Rules.name: any_bot(self.bot)},
            Patience(grace=0, bot_pause=(2_000, 2_000)),
        )
        self.nodes = [first, first.another(), first.another()]
        for node in self.nodes:
            node.house.keep_order()
        self.code = first.open(high_card(first=0, turn_seconds=30, window_seconds=600))
        self.rooms = [node.find(self.code) for node in self.nodes]
        self.eyes = [arrive(self.rooms[0], ADA), arrive(self.rooms[1], BEN)]
        self.does(0, ADA, c.TakeSeat("Ada"))
        self.does(1, BEN, c.TakeSeat("Ben"))

    def does(self, at: int, key: str, command: Any) -> None:
        self.nodes[at].submit(self.rooms[at], key, f"{Random().random()}", command)
        self.passes(SOON)

    def passes(self, milliseconds: int) -> None:
        self.nodes[0].passes(milliseconds)

    def seats_a_bot_and_offers(self) -> None:
        """The bot is to agree now."""
        self.does(0, ADA, c.SeatBot())
        self.does(0, ADA, c.StartGame())
        self.does(0, ADA, Offer(state_of(self.rooms[0].table).hands[S0][0]))

    def turns(self) -> list[Seat]:
        """Whose turn it is, as each node knows."""
        return [state_of(room.table).left[0] for room in self.rooms]

    def numbers(self) -> list[int]:
        return [room.table.number for room in self.rooms]


@pytest.fixture
def venue() -> Venue:
    return Venue()


def present(room: Room) -> Present:
    return room.machine.present()


def told(eye: Eye) -> list[tuple[int, int]]:
    return [(news.after, news.number) for news in eye.news]


def test_what_happens_at_one_node_is_told_at_all_in_the_same_order(venue: Venue) -> None:
    for number in range(5):
        venue.does(number % 2, (ADA, BEN)[number % 2], c.Say(f"{number}"))
    assert len(set(venue.numbers())) == 1
    assert [line.text for line in venue.rooms[2].table.chat.values()] == ["0", "1", "2", "3", "4"]
    assert told(venue.eyes[0])[-4:] == told(venue.eyes[1])[-4:]


def test_both_at_once_one_after_the_other(venue: Venue) -> None:
    outcomes: list[Any] = []
    venue.rooms[0].take(CommandSent(ADA, "a", c.Say("from Ada"), outcomes.append))
    venue.rooms[1].take(CommandSent(BEN, "b", c.Say("from Ben"), outcomes.append))
    venue.passes(SOON)
    assert len({outcome.number for outcome in outcomes}) == 2
    assert venue.rooms[0].table == venue.rooms[1].table


def test_who_is_connected_anywhere_is_there(venue: Venue) -> None:
    assert [present(room) for room in venue.rooms] == [Present((S0, S1), 0)] * 3
    arrive(venue.rooms[2], CLEO)
    venue.passes(SOON)
    assert present(venue.rooms[0]) == Present((S0, S1), 1)
    assert venue.eyes[1].present[-1] == Present((S0, S1), 1)
    leave(venue.rooms[1], venue.eyes[1])
    venue.passes(SOON)
    assert present(venue.rooms[0]) == Present((S0,), 1)


def test_a_node_that_loads_a_table_late_knows_who_is_there(venue: Venue) -> None:
    late = venue.nodes[0].another()
    room = late.find(venue.code)
    venue.passes(SOON)
    assert present(room) == Present((S0, S1), 0)


def test_players_of_a_dead_node_are_away_within_seconds(venue: Venue) -> None:
    venue.nodes[1].dies()
    venue.passes(1_500)
    assert present(venue.rooms[0]) == Present((S0,), 0)
    assert venue.eyes[0].present[-1] == Present((S0,), 0)


def test_players_of_a_node_that_is_stopped_are_away_at_once(venue: Venue) -> None:
    venue.nodes[1].house.close()
    venue.passes(SOON)
    assert present(venue.rooms[0]) == Present((S0,), 0)


def test_without_the_bus_play_goes_on_and_nobody_is_away(venue: Venue) -> None:
    venue.nodes[0].hub.is_up = False
    venue.does(0, ADA, c.Say("anybody there?"))
    venue.passes(LOOK_WITHOUT_BUS)
    assert [line.text for line in venue.rooms[1].table.chat.values()] == ["anybody there?"]
    assert venue.eyes[1].news[-1].number == venue.rooms[0].table.number
    venue.passes(60_000)
    assert present(venue.rooms[0]) == Present((S0, S1), 0)
    leave(venue.rooms[1], venue.eyes[1])
    venue.nodes[0].hub.is_up = True
    venue.passes(2_000)
    assert present(venue.rooms[0]) == Present((S0,), 0)


def test_a_lost_word_heals_from_the_log(venue: Venue) -> None:
    venue.nodes[0].hub.is_up = False
    venue.does(0, ADA, c.Say("unheard"))
    venue.nodes[0].hub.is_up = True
    venue.passes(20_000)
    assert len(set(venue.numbers())) == 1


def test_a_lost_word_of_who_is_there_is_said_again(venue: Venue) -> None:
    venue.nodes[0].hub.is_up = False
    arrive(venue.rooms[2], CLEO)
    venue.nodes[0].hub.is_up = True
    venue.passes(SOON)
    assert present(venue.rooms[0]) == Present((S0, S1), 0)
    venue.passes(20_000)
    assert present(venue.rooms[0]) == Present((S0, S1), 1)


def test_nobody_is_refused_for_what_another_node_has_changed(venue: Venue) -> None:
    venue.does(0, ADA, c.StartGame())
    venue.nodes[0].hub.is_up = False
    venue.does(0, ADA, Offer(state_of(venue.rooms[0].table).hands[S0][0]))
    venue.does(1, BEN, Agree())  # of a card that this node has not heard of
    assert venue.turns()[1] == 1
    with pytest.raises(Refused, match="not-your-turn"):
        venue.does(0, ADA, Offer("1"))


def test_whoever_changes_nodes_sees_no_less_than_before(venue: Venue) -> None:
    venue.nodes[0].hub.is_up = False
    venue.does(0, ADA, c.Say("news"))
    seen = venue.rooms[0].table.number
    assert venue.rooms[2].table.number < seen
    assert venue.nodes[2].find(venue.code).table.number == seen


def test_ink_is_seen_at_other_nodes_and_goes_with_its_drawer(venue: Venue) -> None:
    venue.does(0, ADA, c.StartGame())
    venue.rooms[0].take(InkSent(ADA, 1, 0, b"abc"))
    venue.rooms[0].take(InkSent(ADA, 1, 3, b"de"))
    venue.passes(3 * SOON)
    assert b"".join(piece.data for piece in venue.eyes[1].pieces()) == b"abcde"
    venue.nodes[0].dies()
    venue.passes(1_500)
    assert venue.eyes[1].pieces()[-1] == Piece(S0, 1, 0, b"")


def test_a_reaction_is_seen_everywhere(venue: Venue) -> None:
    react(venue.rooms[0], ADA, "bravo")
    venue.passes(SOON)
    assert venue.eyes[0].reactions == venue.eyes[1].reactions == [(0, "bravo")]


def test_one_node_moves_the_bots(venue: Venue) -> None:
    venue.seats_a_bot_and_offers()
    venue.passes(2_100)
    assert venue.bot.asked == 1
    assert venue.turns() == [1, 1, 1]


def test_when_it_dies_another_goes_on_within_three_seconds(venue: Venue) -> None:
    venue.seats_a_bot_and_offers()
    venue.passes(500)
    venue.nodes[0].dies()
    venue.passes(1_500)
    assert venue.bot.asked == 1
    assert venue.turns()[1:] == [1, 1]


def test_time_is_called_once_whichever_node_dies(venue: Venue) -> None:
    venue.does(0, ADA, c.StartGame())
    venue.nodes[0].dies()
    venue.passes(32_000)
    assert venue.turns()[1:] == [1, 1]


def test_a_table_deleted_at_one_node_is_gone_at_all(venue: Venue) -> None:
    venue.nodes[2].answer(lambda then: venue.nodes[2].house.delete(venue.code, lambda problem: then(problem or True)))
    venue.passes(SOON)
    assert [eye.goodbyes for eye in venue.eyes] == [["table-deleted"]] * 2
    for node in venue.nodes:
        with pytest.raises(Refused, match="unknown-table"):
            node.find(venue.code)


@pytest.mark.parametrize("milliseconds", range(0, 220, 20))
def test_whoever_comes_while_a_table_is_deleted_elsewhere_is_not_left_alone_there(
    venue: Venue, milliseconds: int
) -> None:
    venue.nodes[2].store.delay = 100
    venue.nodes[2].house.delete(venue.code, lambda _problem: None)
    venue.passes(milliseconds)
    late, eye = venue.nodes[0], Eye()
    found: list[Room | Refused] = []
    late.house.find(venue.code, lambda room: found.append(joined(room, eye)))
    venue.passes(1_000)
    assert eye.goodbyes == ["table-deleted"] or isinstance(found[0], Refused)


def joined(room: Room | Refused, eye: Eye) -> Room | Refused:
    if isinstance(room, Room):
        room.take(Joined(eye, hashed("late"), lambda _refused: None))
    return room


def test_a_node_that_did_not_hear_of_it_finds_out_with_the_next_command(venue: Venue) -> None:
    venue.nodes[0].hub.is_up = False
    venue.nodes[2].answer(lambda then: venue.nodes[2].house.delete(venue.code, lambda problem: then(problem or True)))
    with pytest.raises(Refused, match="table-gone"):
        venue.does(0, ADA, c.Say("hello?"))
    assert venue.eyes[0].goodbyes == ["table-deleted"]


def test_words_of_a_node_of_another_version_are_left_aside(venue: Venue) -> None:
    venue.nodes[2].bus.publish(subject_of(venue.code), b"\xc1")
    venue.does(0, ADA, c.Say("still here"))
    assert [line.text for line in venue.rooms[1].table.chat.values()] == ["still here"]
