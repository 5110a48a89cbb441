"""Nobody finds a table by trying codes, and nobody is kept from their own by others who try."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.player import Player as RealPlayer
from tests.player import open_table, request
from tests.serving import served
from tests.virtual_player import Player, Server, table_of
from vernissage.limits.budgets import GUESSES
from vernissage.limits.request_limits import GUESS_PENALTY_MS
from vernissage.web.http.owner import owner_secret

BURST = int(GUESSES.at_once)
ADA = "Ada's long secret"
STRANGER = "a stranger's secret"


@pytest.fixture
def server() -> Server:
    return Server({Rules.name: any_game(Rules())})


def tries(server: Server, table: str, secret: str = STRANGER, address: str = "192.0.2.1") -> Player:
    player = Player(server, address)
    player.send({"type": "Join", "table": table, "secret": secret})
    return player


def outcome(player: Player) -> str:
    """`Welcome`, or the code of the refusal."""
    return str(player.line.texts[0].get("code", player.line.texts[0]["type"]))


def use_up(server: Server) -> None:
    tried = [tries(server, "ZZZZZ") for _ in range(BURST)]
    server.until(lambda: all(one.line.texts for one in tried))


def test_many_codes_at_once_get_no_further_than_one_after_another(server: Server) -> None:
    tried = [tries(server, "ZZZZZ") for _ in range(400)]
    server.until(lambda: all(one.line.texts for one in tried))
    assert [outcome(one) for one in tried] == ["unknown-table"] * BURST + ["too-fast"] * (400 - BURST)


def test_a_right_code_costs_nothing(server: Server) -> None:
    table, _ = table_of(server, high_card(), "Ada", "Ben")
    for _ in range(3 * BURST):
        tried = tries(server, table)
        server.until(lambda tried=tried: bool(tried.line.texts))  # type: ignore[misc]
        assert outcome(tried) == "Welcome"
        tried.hang_up()


def test_beyond_the_allowance_right_and_wrong_are_the_same_to_a_stranger(server: Server) -> None:
    table, _ = table_of(server, high_card(), "Ada", "Ben")
    use_up(server)
    began = server.timers.now()
    for code in (table, "ZZZZZ", "not a code"):
        late = tries(server, code)
        server.until(lambda late=late: bool(late.line.texts))  # type: ignore[misc]
        assert outcome(late) == "too-fast"
        began += GUESS_PENALTY_MS
        assert server.timers.now() == began, "the time tells nothing either"


def test_beyond_the_allowance_whoever_has_a_seat_comes_back(server: Server) -> None:
    table, _ = table_of(server, high_card(), "Ada", "Ben")
    use_up(server)
    again = tries(server, table, ADA)
    server.until(lambda: bool(again.line.texts))
    assert outcome(again) == "Welcome"


def test_others_have_an_allowance_of_their_own_and_time_fills_it_up(server: Server) -> None:
    table, _ = table_of(server, high_card(), "Ada", "Ben")
    use_up(server)
    elsewhere = tries(server, table, address="192.0.2.2")
    server.until(lambda: bool(elsewhere.line.texts))
    assert outcome(elsewhere) == "Welcome"
    server.passes(60_000)
    later = tries(server, table)
    server.until(lambda: bool(later.line.texts))
    assert outcome(later) == "Welcome"


def test_passes_are_not_tried_for_ever_and_do_not_count_as_codes(server: Server) -> None:
    table, (ada, _) = table_of(server, high_card(), "Ada", "Ben")
    codes = [ada.do("UsePass", word="NOTTHEWORD")["code"] for _ in range(BURST + 1)]
    assert codes == ["pass-unknown"] * BURST + ["too-fast"]
    assert ada.do("MakePass")["type"] == "Done"
    stranger = tries(server, table)
    server.until(lambda: bool(stranger.line.texts))
    assert outcome(stranger) == "Welcome"


def test_a_right_pass_is_no_guess(server: Server) -> None:
    table, (ada, _) = table_of(server, high_card(), "Ada", "Ben")
    for _ in range(BURST - 1):
        ada.do("UsePass", word="NOTTHEWORD")
    for number in range(3):
        word = ada.do("MakePass")["word"]
        phone = Player.at(server, table, f"the secret of phone {number}")
        assert phone.do("UsePass", word=word)["type"] == "Done"


def test_pictures_of_a_foreign_page_lock_nobody_out(tmp_path: Path) -> None:
    """`<img src="http://here/api/tables/ZZZZZ">`: any page may make a browser ask for that."""

    async def run() -> None:
        async with served(tmp_path) as port:
            table = await open_table(port)
            answers = await asyncio.gather(*(request(port, "GET", "/api/tables/ZZZZZ") for _ in range(2 * BURST)))
            assert {status for status, *_ in answers} == {404, 429}
            assert await RealPlayer.join(port, table, STRANGER)

    asyncio.run(run())


def test_wrong_keys_keep_the_owner_from_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as port:

            async def ask(key: str) -> tuple[int, str]:
                headers = {"Authorization": f"Bearer {key}"}
                status, _, body = await request(port, "GET", "/api/owner/decks", None, headers)
                return status, json.loads(body).get("code", "")

            tried = [await ask("wrong") for _ in range(2 * BURST)]
            assert (tried[0], tried[-1]) == ((403, "not-owner"), (429, "too-fast"))
            assert await ask(owner_secret(tmp_path)) == (200, "")

    asyncio.run(run())
