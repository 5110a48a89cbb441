"""One-time words for another device, and what people say."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.high_card_table import high_card
from tests.seats import S0
from tests.unit.table.state.test_decide_seats import refusal
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.refused import Refused
from vernissage.table.state import commands as c
from vernissage.table.state import events as e
from vernissage.table.state.decide import KEYS_A_SEAT
from vernissage.table.state.secrets import ALPHABET, fresh_code, fresh_word, hashed, key_of, read_code


def with_pass(word: str = "WORDWORD23") -> LogOfTable:
    table = LogOfTable.seated(2)
    table.does(0, c.MakePass(), word=word)
    return table


def test_a_pass_brings_another_browser_to_the_same_seat_once() -> None:
    table = with_pass()
    assert table.does("phone", c.UsePass(" wordword23 ")) == [e.KeyAdded(S0, table.key("phone"))]
    assert table.table.seat_of(table.key("phone")) == table.table.seat_of(table.key(0)) == 0
    assert refusal(table, "thief", c.UsePass("WORDWORD23")) == "pass-unknown"


def test_a_pass_dies_after_ten_minutes_with_a_newer_one_and_with_the_seat() -> None:
    table = with_pass()
    table.passes(601)
    assert refusal(table, "phone", c.UsePass("WORDWORD23")) == "pass-unknown"
    table = with_pass()
    table.does(0, c.MakePass(), word="NEWERWORD2")
    assert refusal(table, "phone", c.UsePass("WORDWORD23")) == "pass-unknown"
    table.does(0, c.LeaveSeat())
    assert refusal(table, "phone", c.UsePass("NEWERWORD2")) == "pass-unknown"


def test_a_pass_works_in_a_running_game_too() -> None:
    table = LogOfTable.playing(2)
    table.does(1, c.MakePass(), word="WORDWORD23")
    table.does("phone", c.UsePass("WORDWORD23"))
    assert table.own(table.table.seat_of(table.key("phone"))).you == 1


def test_who_sits_already_takes_no_second_seat_and_who_watches_makes_no_pass() -> None:
    table = with_pass()
    assert refusal(table, 1, c.UsePass("WORDWORD23")) == "already-seated"
    assert table.does(0, c.UsePass("WORDWORD23")) == []
    assert refusal(table, "watcher", c.MakePass()) == "not-seated"


def test_a_seat_has_a_limited_number_of_devices() -> None:
    table = LogOfTable.seated(1)
    for number in range(KEYS_A_SEAT - 1):
        table.does(0, c.MakePass(), word=f"W{number}")
        table.does(f"device {number}", c.UsePass(f"W{number}"))
    assert refusal(table, 0, c.MakePass()) == "too-many-devices"


def test_the_log_holds_hashes_and_no_secret() -> None:
    table = with_pass()
    bodies = b"".join(entry.body for entry in table.log)
    assert b"WORDWORD23" not in bodies
    assert b"secret of" not in bodies
    assert hashed("WORDWORD23").encode() in bodies


def test_codes_and_words_have_no_signs_that_look_alike() -> None:
    assert not set("ILO01") & set(ALPHABET)
    assert (len(fresh_code(Random(1))), len(fresh_word(Random(1)))) == (5, 10)
    assert read_code(" abcde ") == "ABCDE"
    for text in ("ABCD", "ABCDEF", "ABCD0", "АВСDE", ""):
        with pytest.raises(Refused, match="unknown-table"):
            read_code(text)


@pytest.mark.parametrize("secret", ["", "short", "x" * 129])
def test_a_secret_that_could_be_guessed_is_refused(secret: str) -> None:
    with pytest.raises(Refused, match="bad-secret"):
        key_of(secret)


def test_what_is_said_is_shown_to_all_and_the_last_hundred_lines_stay() -> None:
    table = LogOfTable.seated(2)
    for number in range(103):
        table.passes(3)
        table.does(0, c.Say(f"  line   {number}"))
    chat = list(table.public.chat.values())
    assert (len(chat), chat[-1].text, chat[-1].name) == (100, "line 102", "Ada")


@pytest.mark.parametrize(("text", "code"), [("", "text-empty"), ("x" * 201, "text-too-long"), ("a\x07b", "bad-text")])
def test_a_line_is_visible_and_short(text: str, code: str) -> None:
    assert refusal(LogOfTable.seated(1), 0, c.Say(text)) == code


def test_who_talks_too_fast_waits_and_others_need_not() -> None:
    table = LogOfTable.seated(2)
    for number in range(5):
        table.does(0, c.Say(str(number)))
    assert refusal(table, 0, c.Say("and")) == "too-fast"
    table.does(1, c.Say("hm"))
    table.passes(11)
    table.does(0, c.Say("and"))


def test_talk_can_be_switched_off_and_watchers_only_listen() -> None:
    table = LogOfTable(replace(high_card(), chat=False))
    table.does(0, c.TakeSeat("Ada"))
    assert refusal(table, 0, c.Say("hello")) == "chat-off"
    assert refusal(table, "watcher", c.Say("hello")) == "not-seated"
