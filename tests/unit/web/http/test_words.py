"""The words of all cards over HTTP."""

import asyncio
import json
from pathlib import Path

from tests.player import request
from tests.serving import served
from vernissage.words.book import built_in


async def words(port: int, language: str) -> tuple[int, dict[str, list[str]]]:
    status, _, body = await request(port, "GET", f"/api/words/{language}")
    return status, json.loads(body)


def test_every_card_is_told_in_the_language_of_its_reader(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "dances.txt").write_text("2: waltz, tango, samba, polka, ballet, tap dance, limbo", "utf-8")

    async def run() -> None:
        async with served(tmp_path) as port:
            status, english = await words(port, "en")
            _, ukrainian = await words(port, "uk")
            assert status == 200
            (dances,) = english.keys() - {card.id for card in built_in()}
            assert (dances.split("/")[:2], english.keys()) == (["house", "dances"], ukrainian.keys())
            assert all(len(seven) == 7 for seven in english.values())
            assert (english["1/farm-animals"][0], ukrainian["1/farm-animals"][0]) == ("cow", "корова")
            assert (await words(port, "tlh"))[0] == 404
            _, _, facts = await request(port, "GET", "/api/words")
            assert json.loads(facts).keys() == english.keys()
            assert json.loads(facts)["4/bad-dreams"] == {"level": 4, "family": False}
            _, american = await words(port, "en-US")
            assert (english["1/road-vehicles"][2], american["1/road-vehicles"][2]) == ("lorry", "truck")
            assert american["1/farm-animals"] == english["1/farm-animals"]

    asyncio.run(run())
