"""The table of budgets in `docs/on-a-server.md` says what the code does, and has a row for each."""

import re
from pathlib import Path
from typing import get_args

import pytest

from vernissage.config import Config
from vernissage.decks.own import MOST_BYTES
from vernissage.limits.budgets import GUESSES, KB, MESSAGE_BYTES, WORDS, Budgets, TableBudgets
from vernissage.limits.hits import Budget
from vernissage.limits.rate_limits import Rate
from vernissage.table.state.retention import DAY, Retention
from vernissage.web.http.routes import BODY_LIMIT
from vernissage.web.server.uvicorn_server import KEEP_ALIVE
from vernissage.web.socket.picows_adapter import PING_AFTER, PONG_WITHIN
from vernissage.web.socket.session import JOIN_WITHIN

PAGE = Path(__file__).parents[2] / "docs" / "on-a-server.md"
MB = 1024 * KB
FRONT, TABLE, CONFIG, KEPT = Budgets(), TableBudgets(), Config(), Retention()


def rate(of: Rate) -> str:
    return f"{amount(of.per_second)} per second, {amount(of.at_once)} at once"


def size(rate_of: Rate) -> str:
    return f"{kilobytes(rate_of.per_second)} per second, {kilobytes(rate_of.at_once)} at once"


def amount(number: float) -> str:
    return "one" if number == 1 else f"{number:,.0f}"


def kilobytes(number: float) -> str:
    return f"{number / MB:.0f} MB" if number >= MB else f"{number / KB:.0f} KB"


def guesses(of: Rate) -> tuple[str, str]:
    return f"{of.at_once:.0f}", f"then one every {1 / of.per_second:.0f} seconds"


SAID = {
    "connections in all": (amount(FRONT.connections),),
    "connections of one address": (amount(FRONT.connections_per_address),),
    "HTTP requests of one address": (rate(FRONT.requests),),
    "tables that one address opens": (f"{CONFIG.tables_per_minute} per minute",),
    "wrong codes, passes and owner links of one address": guesses(GUESSES),
    "own word cards that one address has checked for bots": guesses(WORDS),
    "messages of one connection": (
        rate(FRONT.messages),
        f"live ink {amount(FRONT.ink.per_second)} per second",
    ),
    "bytes of one connection": (size(FRONT.bytes),),
    "messages of all connections of one address": (
        rate(FRONT.address_messages),
        size(FRONT.address_bytes),
    ),
    "a message": (kilobytes(MESSAGE_BYTES),),
    "reactions of one seat": (
        rate(TABLE.reactions_per_seat),
        rate(TABLE.reactions_per_address),
    ),
    "people who watch one table": (
        f"{TABLE.watchers}, and {TABLE.watchers_per_address} of one address",
        f"{TABLE.connections_per_seat} connections",
    ),
    "stored by one seat": (size(TABLE.stored_per_seat),),
    "stored by one table": (size(TABLE.stored_per_table),),
    "stored by one address at all tables": (size(TABLE.stored_per_address), size(TABLE.stored_per_seat_at_least)),
    "stored by one table in all": (kilobytes(TABLE.stored_in_all),),
    "request headers; its URL": (f"{kilobytes(FRONT.head_bytes)}, {kilobytes(FRONT.url_bytes)}",),
    "body of a request": (kilobytes(BODY_LIMIT), f"{MOST_BYTES // 10**6} MB"),
    "requests sent before the first is answered": (str(FRONT.requests_ahead),),
    "time for the request headers": (f"{FRONT.head_seconds} seconds",),
    "time for its body": (f"{FRONT.body_seconds} seconds", f"{kilobytes(FRONT.body_bytes_per_second)} per second"),
    "time for a client to read what was sent": (f"{FRONT.unread_seconds} seconds",),
    "idle time on a keep-alive connection": (f"{KEEP_ALIVE} seconds",),
    "silence on a socket": (
        f"{PING_AFTER:.0f} seconds",
        f"within {PONG_WITHIN:.0f}",
        f"{JOIN_WITHIN // 1000} seconds until it has joined",
    ),
    "a table with a finished game": (f"{KEPT.finished // DAY} days",),
    "any other table": (f"{KEPT.abandoned // DAY} days",),
}
# Where the owner who sees that a budget was hit finds how much it is.
ROW_OF: dict[Budget, str] = {
    "connections": "connections in all",
    "connections-per-address": "connections of one address",
    "requests": "HTTP requests of one address",
    "requests-ahead": "requests sent before the first is answered",
    "head": "request headers; its URL",
    "url": "request headers; its URL",
    "body": "body of a request",
    "slow-request": "time for the request headers",
    "unread": "time for a client to read what was sent",
    "tables": "tables that one address opens",
    "words": "own word cards that one address has checked for bots",
    "codes": "wrong codes, passes and owner links of one address",
    "passes": "wrong codes, passes and owner links of one address",
    "owner-keys": "wrong codes, passes and owner links of one address",
    "messages": "messages of one connection",
    "bytes": "bytes of one connection",
    "messages-per-address": "messages of all connections of one address",
    "message-length": "a message",
    "join": "silence on a socket",
    "reactions-per-seat": "reactions of one seat",
    "reactions-per-address": "reactions of one seat",
    "connections-per-seat": "people who watch one table",
    "watchers": "people who watch one table",
    "watchers-per-address": "people who watch one table",
    "stored-per-seat": "stored by one seat",
    "stored-per-table": "stored by one table",
    "stored-per-address": "stored by one address at all tables",
    "stored-in-all": "stored by one table in all",
}


def rows() -> dict[str, str]:
    section = PAGE.read_text("utf-8").partition("## Budgets")[2].partition("\n## ")[0]
    found = re.findall(r"^\| (.+?) \| (.+?) \|", section, re.MULTILINE)
    return {what: how_much for what, how_much in found if what != "what"}


def test_the_table_has_these_rows_and_no_others() -> None:
    assert rows().keys() == SAID.keys()


@pytest.mark.parametrize("what", SAID)
def test_a_row_says_what_the_code_does(what: str) -> None:
    for words in SAID[what]:
        assert re.search(rf"(?<![\d,]){re.escape(words)}(?!\d)", rows()[what]), (words, rows()[what])


def test_every_budget_that_can_be_hit_has_its_row() -> None:
    assert ROW_OF.keys() == set(get_args(Budget))
    assert set(ROW_OF.values()) <= rows().keys()
