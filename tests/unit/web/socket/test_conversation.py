"""What a connection and its table say to each other, in virtual time: in order, once, and with a code when refused."""

import json

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual_player import Player, Server, table_of
from vernissage.limits.budgets import MAX_UNANSWERED, TableBudgets
from vernissage.limits.rate_limits import Rate
from vernissage.table.readers.presence_throttle import PAUSE

SECRET = "a secret of mine, long"


class Scene(Server):
    """A table with Ada and Ben, on a slow disk."""

    def __init__(self, budgets: TableBudgets | None = None) -> None:
        super().__init__({Rules.name: any_game(Rules())}, budgets=budgets)
        settings = high_card(first=0)
        self.table, (self.ada, self.ben) = table_of(self, settings, "Ada", "Ben")
        self.store.delay = 10


def say(id: str, text: str = "hello") -> str:
    return json.dumps({"type": "Do", "id": id, "command": {"type": "Say", "text": text}})


def ping() -> str:
    return '{"type":"Ping"}'


def test_messages_are_answered_one_after_another() -> None:
    on = Scene()
    on.ada.send(say("one"))
    on.ada.send(ping())
    on.ada.send(say("two"))
    assert on.ada.messages("Pong") == []
    on.passes(20)
    answers = [message for message in on.ada.line.texts if message["type"] in ("Done", "Pong")][-3:]
    assert [answer.get("id") for answer in answers] == ["one", None, "two"]


def test_an_answer_comes_with_the_news_it_led_to_in_one_frame() -> None:
    on = Scene()
    frames = on.ada.line.frames
    on.ada.send(say("one"))
    on.passes(10)
    assert [message["type"] for message in on.ada.line.texts[-2:]] == ["Update", "Done"]
    assert on.ada.line.frames == frames + 1
    on.ada.send(say("one"))  # said again, it leads to nothing, and is answered all the same
    on.passes(10)
    assert on.ada.messages("Done")[-2:] == [on.ada.last] * 2
    assert on.ada.line.frames == frames + 2


def test_too_many_that_wait_close_the_line() -> None:
    on = Scene()
    for number in range(MAX_UNANSWERED + 2):
        on.ada.send(say(str(number)))
    assert on.ada.last == {"type": "Bye", "code": "too-fast"}


def test_what_was_asked_of_the_table_is_done_though_the_line_is_closed() -> None:
    on = Scene()
    on.ada.send(say("one", "the last word"))
    on.ada.send(say("two", "never said"))
    on.ada.hang_up()
    on.passes(50)
    assert [line["text"] for line in on.ben.view["chat"].values()] == ["the last word"]


def test_whoever_hangs_up_while_the_table_is_read_never_comes() -> None:
    on = Scene()
    for player in (on.ada, on.ben):
        player.hang_up()
    again = Server(on.resources.games, beside=on)
    late = Player(again)
    late.send({"type": "Join", "table": on.table, "secret": SECRET})
    late.hang_up()
    again.passes(50)
    assert late.line.texts == []
    (room,) = again.house.rooms()
    assert room.machine.is_idle


def test_a_reader_who_was_too_slow_is_shown_everything_then_every_answer() -> None:
    on = Scene()
    on.ben.session.pause_writing()
    on.ben.send(ping())
    on.ben.send(say("mine"))
    for number in range(3):
        on.ada.do("ChangeProfile", name=f"Ada {number}", colour="orange")
    before = len(on.ben.line.texts)
    on.ben.session.resume_writing()
    assert [message["type"] for message in on.ben.line.texts[before:]] == ["Welcome", "Pong", "Done"]
    assert on.ben.view["seats"]["0"]["name"] == "Ada 2"


def test_a_full_table_lets_nobody_in_and_says_so() -> None:
    on = Scene()
    most = TableBudgets().watchers_per_address
    watchers = [Player.at(on, on.table, f"watcher {number}, long enough") for number in range(most)]
    late = Player(on)
    late.send({"type": "Join", "table": on.table, "secret": SECRET})
    assert late.messages("Refusal")[-1]["code"] == "table-full"
    assert late.last == {"type": "Bye", "code": "table-full"}
    late.hang_up()
    on.passes(PAUSE)
    assert len(watchers) == on.ada.messages("Presence")[-1]["watchers"]


def test_whoever_has_too_much_stored_is_told_so_and_disconnected() -> None:
    on = Scene(TableBudgets(stored_per_seat=Rate(1, 1_000)))
    for number in range(4):
        on.ada.send(say(str(number), "x" * 190))
        on.passes(50)
    assert [message["code"] for message in on.ada.messages("Refusal")] == ["over-budget"]
    assert on.ada.last == {"type": "Bye", "code": "over-budget"}
    assert on.ben.do("Say", text="I may still talk")["type"] == "Done"


def test_a_pong_tells_the_tables_own_time() -> None:
    on = Scene()
    on.ada.send(ping())
    assert on.ada.last == {"type": "Pong", "now": on.house.rooms()[0].machine.time.now()}
