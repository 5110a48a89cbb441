import socket

import pytest
from msgspec import Struct

from tests.unit.decks.museums.server import Reply, Town, hasty
from vernissage.contract.refused import Refused
from vernissage.decks.museums.fetching import Fetcher, NotThere


class Number(Struct):
    number: int


@pytest.mark.parametrize("trouble", [[503], [429, 502], [None], [None, 500]])
def test_a_busy_or_silent_server_is_asked_again(town: Town, trouble: list[Reply]) -> None:
    town.routes["/x"] = lambda _: {"number": 7}
    town.trouble["/x"] = list(trouble)
    assert hasty().answer(f"{town.address}/x", Number) == Number(7)
    assert town.asked["/x"] == len(trouble) + 1


@pytest.mark.parametrize(
    ("trouble", "code", "asked"),
    [([503] * 9, "museum-busy", 3), ([None] * 9, "museum-timeout", 3), ([403], "museum-error", 1),
     ([b"<html>"], "museum-nonsense", 1), ([{"number": "seven"}], "museum-nonsense", 1)],
)  # fmt: skip
def test_patience_has_an_end_and_each_end_its_own_word(town: Town, trouble: list[Reply], code: str, asked: int) -> None:
    town.trouble["/x"] = list(trouble)
    with pytest.raises(Refused) as refused:
        hasty().answer(f"{town.address}/x", Number)
    assert (refused.value.code, town.asked["/x"]) == (code, asked)


def test_nobody_at_the_address_means_offline() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound but not listening: connections are refused
        host = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(Refused, match="museum-offline") as refused:
            hasty().content(f"http://{host}/x?query=SELECT+everything")
    assert refused.value.facts["address"] == host


def test_what_is_not_there_is_no_reason_to_wait(town: Town) -> None:
    with pytest.raises(NotThere):
        hasty().content(f"{town.address}/none")
    assert town.asked["/none"] == 1


def test_an_answer_cannot_lead_us_to_files_of_this_machine() -> None:
    with pytest.raises(NotThere):
        hasty().content("file:///etc/hostname")


def test_we_pause_between_questions_wait_as_told_and_say_who_we_are(town: Town) -> None:
    slept: list[float] = []
    town.routes["/x"] = lambda _: b"ok"
    town.trouble["/x"] = [429]
    town.retry_after = "17"
    Fetcher(pause=0.25, contact="me@example.org", sleep=slept.append).content(f"{town.address}/x")
    assert slept == [0.25, 17.0, 0.25]
    (agent,) = town.agents
    assert agent.startswith("Vernissage/")
    assert "me@example.org" in agent
