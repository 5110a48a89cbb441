"""The owner's decks over real HTTP: who may, what is refused, and that tables see the result at once."""

import asyncio
import json
import os
import stat
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.player import request
from tests.serving import served
from tests.unit.decks.pictures import painting, png_that_claims, saved
from vernissage.decks.model import StoredPainting
from vernissage.decks.own import MOST_BYTES, OwnDecks
from vernissage.web.http import own_decks
from vernissage.web.http.owner import SECRET_FILE, owner_link, owner_secret

DECKS = "/api/owner/decks"


class OwnersBrowser:
    def __init__(self, port: int, folder: Path) -> None:
        self.port = port
        self.key = {"Authorization": f"Bearer {owner_secret(folder)}"}

    async def ask(self, method: str, path: str, body: bytes | None = None) -> tuple[int, Any]:
        status, headers, answer = await request(self.port, method, path, body, self.key)
        assert headers["cache-control"] == "no-store"
        return status, json.loads(answer) if answer else None

    async def say(self, method: str, path: str, **words: Any) -> tuple[int, Any]:
        return await self.ask(method, path, json.dumps(words).encode())

    async def new_deck(self, name: str = "Our trip") -> str:
        status, deck = await self.say("POST", DECKS, name=name)
        assert status == 201
        return str(deck["id"])

    async def upload(self, deck: str, content: bytes, name: str = "a.jpg") -> tuple[int, Any]:
        return await self.ask("POST", f"{DECKS}/{deck}/paintings?name={name}", content)


def as_owner(folder: Path, work: Callable[[OwnersBrowser], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with served(folder, **settings) as port:
            await work(OwnersBrowser(port, folder))

    asyncio.run(run())


def test_a_deck_is_made_filled_described_and_played_with_at_once(tmp_path: Path) -> None:
    async def work(owner: OwnersBrowser) -> None:
        deck = await owner.new_deck()
        status, added = await owner.upload(deck, saved(painting(colour="#2060d0")), "Old%20harbour.jpg")
        assert (status, added["id"], added["card"]["title"]) == (201, "old-harbour", {"en": "Old harbour"})
        assert added["given"] == []
        assert added["measured"]
        words = {"title": {"en": "The harbour"}, "artist": {"en": "Anna"}, "year": "2019", "tags": ["boat", "sea"]}
        status, told = await owner.say("PATCH", f"{DECKS}/{deck}/paintings/old-harbour", **words)
        assert (status, told["given"], told["card"]["year"]) == (200, ["boat", "sea"], "2019")
        _, _, body = await request(owner.port, "GET", f"/api/decks/{deck}")
        card = json.loads(body)["paintings"][0]
        assert (card["title"], card["artist"], card["tags"][:2]) == (words["title"], words["artist"], words["tags"])
        assert (await request(owner.port, "GET", card["card"]))[1]["content-type"] == "image/webp"

    as_owner(tmp_path, work)


def test_words_that_are_not_sent_stay(tmp_path: Path) -> None:
    async def work(owner: OwnersBrowser) -> None:
        deck = await owner.new_deck()
        await owner.upload(deck, saved(painting()))
        here = f"{DECKS}/{deck}/paintings/a"
        await owner.say("PATCH", here, tags=["boat"], artist={"en": "Anna", "ru": "Анна"})
        _, told = await owner.say("PATCH", here, title={"en": "Boats", "ru": "Лодки"})
        assert (told["given"], told["card"]["artist"]) == (["boat"], {"en": "Anna", "ru": "Анна"})
        _, told = await owner.say("PATCH", here, artist={"en": " "}, year="")
        assert (told["card"]["artist"], told["card"]["title"]["ru"]) == ({}, "Лодки")

    as_owner(tmp_path, work)


def test_decks_are_listed_renamed_and_thrown_away(tmp_path: Path) -> None:
    async def work(owner: OwnersBrowser) -> None:
        deck = await owner.new_deck("Наша поездка")
        other = await owner.new_deck("Наша поездка")
        assert (deck, other) == ("deck", "deck-2")
        await owner.upload(deck, saved(painting()))
        await owner.say("PATCH", f"{DECKS}/{deck}", name="Лето")
        _, listed = await owner.ask("GET", DECKS)
        rows = [(row["name"]["en"], row["paintings"], row["tagged"], len(row["first"])) for row in listed["decks"]]
        assert rows == [("Лето", 1, 0, 1), ("Наша поездка", 0, 0, 0)]
        assert (await owner.ask("DELETE", f"{DECKS}/{deck}/paintings/a"))[0] == 204
        assert (await owner.ask("GET", f"{DECKS}/{deck}"))[1]["paintings"] == []
        assert (await owner.ask("DELETE", f"{DECKS}/{deck}"))[0] == 204
        assert (await owner.ask("GET", f"{DECKS}/{deck}"))[0] == 404
        _, _, body = await request(owner.port, "GET", "/api/decks")
        assert [row["id"] for row in json.loads(body)] == [other]

    as_owner(tmp_path, work)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", DECKS),
        ("POST", DECKS),
        ("GET", f"{DECKS}/trip"),
        ("PATCH", f"{DECKS}/trip"),
        ("DELETE", f"{DECKS}/trip"),
        ("POST", f"{DECKS}/trip/paintings?name=a.jpg"),
        ("PATCH", f"{DECKS}/trip/paintings/a"),
        ("DELETE", f"{DECKS}/trip/paintings/a"),
        ("GET", "/api/owner/words/en"),
    ],
)
def test_only_the_owner_may(tmp_path: Path, method: str, path: str) -> None:
    async def work(owner: OwnersBrowser) -> None:
        await owner.new_deck("Trip")
        await owner.upload("trip", saved(painting()))
        secret = owner_secret(tmp_path)
        for header in (
            {},
            *({"Authorization": wrong} for wrong in ("Bearer x", f"Basic {secret}", f"Bearer {secret}x")),
        ):
            status, _, body = await request(owner.port, method, path, b'{"name":"Mine"}', header)
            assert (status, json.loads(body)["code"]) == (403, "not-owner")
        _, deck = await owner.ask("GET", f"{DECKS}/trip")
        assert (deck["name"], len(deck["paintings"])) == ({"en": "Trip"}, 1)

    as_owner(tmp_path, work)


def test_whoever_tries_secrets_is_soon_stopped_and_who_sends_none_is_not(tmp_path: Path) -> None:
    async def work(owner: OwnersBrowser) -> None:
        for _ in range(30):
            assert (await request(owner.port, "GET", DECKS))[0] == 403
        wrong = {"Authorization": "Bearer perhaps-this-one"}
        answers = [(await request(owner.port, "GET", DECKS, headers=wrong))[0] for _ in range(40)]
        assert (answers[0], answers[-1]) == (403, 429)
        assert (await owner.ask("GET", DECKS))[0] == 200, "the right one is let in all the same"

    as_owner(tmp_path, work)


def test_the_secret_is_made_once_and_for_the_servers_user_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    secret = owner_secret(folder)
    assert owner_secret(folder) == secret
    assert len(secret) >= 40
    if os.name == "posix":
        assert stat.S_IMODE((folder / SECRET_FILE).stat().st_mode) == 0o600
    assert owner_link("http://localhost:8000", secret) == f"http://localhost:8000/decks#owner={secret}"
    (folder / SECRET_FILE).write_text("")  # a power cut between making and writing it
    assert owner_secret(folder) not in ("", secret)


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 422, "not-a-picture"),
        (b"<html>no picture</html>", 422, "not-a-picture"),
        (b"GIF89a" + b"\0" * 99, 422, "picture-format"),
        (png_that_claims(50_000, 50_000), 422, "picture-too-many-pixels"),
        (png_that_claims(400, 300), 422, "picture-broken"),
        (saved(painting())[:2000], 422, "picture-broken"),
        (saved(painting(20, 20)), 422, "picture-too-small"),
        (
            saved(painting(), "WEBP", save_all=True, append_images=[painting(mark=30)], duration=100),
            422,
            "picture-animated",
        ),
        (saved(painting(), "JPEG") + b"\0" * MOST_BYTES, 413, "picture-too-large"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_bad_picture_gets_its_word_and_does_the_rest_no_harm(
    tmp_path: Path, content: bytes, status: int, code: str
) -> None:
    async def work(owner: OwnersBrowser) -> None:
        deck = await owner.new_deck()
        await owner.upload(deck, saved(painting()), "before.jpg")
        told, refusal = await owner.upload(deck, content, "bad.jpg")
        assert (told, refusal["code"]) == (status, code)
        await owner.upload(deck, saved(painting(mark=40)), "after.jpg")
        _, found = await owner.ask("GET", f"{DECKS}/{deck}")
        assert [one["id"] for one in found["paintings"]] == ["before", "after"]

    as_owner(tmp_path, work)


@pytest.mark.parametrize(
    ("size", "status", "code"),
    [
        ("Transfer-Encoding: chunked", b"411", b"length-unknown"),
        (f"Content-Length: {10 * MOST_BYTES}", b"413", b"too-big"),
    ],
)
def test_a_picture_that_hides_its_size_or_is_endless_is_refused_while_it_comes(
    tmp_path: Path, size: str, status: bytes, code: bytes
) -> None:
    async def work(owner: OwnersBrowser) -> None:
        deck = await owner.new_deck()
        reader, writer = await asyncio.open_connection("127.0.0.1", owner.port)
        head = f"POST {DECKS}/{deck}/paintings?name=x.jpg HTTP/1.1\r\nHost: x\r\n{size}\r\n"
        writer.write(f"{head}Authorization: {owner.key['Authorization']}\r\n\r\n".encode())
        writer.write(b"\xff" * 5_000_000)
        answer = await asyncio.wait_for(reader.read(), 60)
        assert (answer.split()[1], code in answer) == (status, True)
        writer.close()

    as_owner(tmp_path, work)


def test_an_upload_that_falls_silent_gives_up_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_decks, "SILENCE", 0.2)

    async def work(owner: OwnersBrowser) -> None:
        deck = await owner.new_deck()
        lines = [await _half_an_upload(owner, deck) for _ in range(own_decks.UPLOADS_AT_ONCE + 1)]
        assert (await owner.upload(deck, saved(painting())))[0] == 201
        for reader, writer in lines:
            assert b"upload-stalled" in await asyncio.wait_for(reader.readuntil(b"}"), 60)
            writer.close()

    as_owner(tmp_path, work)


async def _half_an_upload(owner: OwnersBrowser, deck: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", owner.port)
    head = f"POST {DECKS}/{deck}/paintings?name=x.jpg HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n"
    writer.write(f"{head}Authorization: {owner.key['Authorization']}\r\n\r\nhalf".encode())
    await writer.drain()
    return reader, writer


@pytest.mark.parametrize(
    "deck", ["..", "%2e%2e", "..%2f..%2fetc", "%00", "A", "x" * 99, "impressions", "-", "a%5c..%5cb"]
)
def test_no_address_leads_out_of_the_folder(tmp_path: Path, deck: str) -> None:
    async def work(owner: OwnersBrowser) -> None:
        before = sorted(path for path in tmp_path.rglob("*") if "sqlite" not in path.name)
        for method, path in (("GET", ""), ("DELETE", ""), ("PATCH", ""), ("POST", "/paintings?name=a.jpg")):
            content = b'{"name":"x"}' if method == "PATCH" else saved(painting())
            status, _, body = await request(owner.port, method, f"{DECKS}/{deck}{path}", content, owner.key)
            assert status in (404, 405, 422)
            assert json.loads(body)["code"]
        assert sorted(path for path in tmp_path.rglob("*") if "sqlite" not in path.name) == before

    as_owner(tmp_path, work)


@pytest.mark.parametrize("name", ["..%2f..%2fevil.jpg", "C:%5cx%5cevil.jpg", "%2fetc%2fevil.jpg", "evil%00%0a.jpg", ""])
def test_a_file_name_names_the_painting_and_no_place(tmp_path: Path, name: str) -> None:
    async def work(owner: OwnersBrowser) -> None:
        deck = await owner.new_deck("Trip")
        status, added = await owner.upload(deck, saved(painting()), name)
        assert (status, added["id"]) == (201, "evil" if name else "picture")
        assert added["card"]["title"]["en"].isprintable()
        pictures = {path.parent for path in tmp_path.rglob("*.webp")}
        assert pictures == {tmp_path / "decks" / "trip"}

    as_owner(tmp_path, work)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"title": {"en": ""}}, "bad-title"),
        ({"title": {}}, "bad-title"),
        ({"title": {"en": "x" * 201}}, "bad-title"),
        ({"title": {"xx": "x"}}, "unknown-language"),
        ({"year": "9" * 201}, "bad-title"),
        ({"tags": ["unicorn of mine"]}, "unknown-tag"),
        ({"tags": "boat"}, "bad-settings"),
    ],
)
def test_words_that_cannot_be_are_refused_and_nothing_changes(tmp_path: Path, words: Any, code: str) -> None:
    async def work(owner: OwnersBrowser) -> None:
        deck = await owner.new_deck()
        _, added = await owner.upload(deck, saved(painting()))
        status, refusal = await owner.say("PATCH", f"{DECKS}/{deck}/paintings/a", **words)
        assert (status, refusal["code"]) == (422, code)
        assert (await owner.ask("GET", f"{DECKS}/{deck}"))[1]["paintings"] == [added]

    as_owner(tmp_path, work)


def test_words_to_choose_from_have_synonyms_and_no_measured_tag(tmp_path: Path) -> None:
    async def work(owner: OwnersBrowser) -> None:
        _, words = await owner.ask("GET", "/api/owner/words/ru")
        assert len(words) >= 200
        assert words["boat"][0] == "лодка"
        assert max(len(said) for said in words.values()) > 1
        _, added = await owner.upload(await owner.new_deck(), saved(painting(colour="#2060d0")))
        assert not set(added["measured"]) & set(words)
        assert (await owner.ask("GET", "/api/owner/words/tlh"))[0] == 404

    as_owner(tmp_path, work)


def test_others_are_answered_while_pictures_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, answered = threading.Event(), threading.Event()
    add = OwnDecks.add_picture

    def slowly(decks: OwnDecks, deck: str, content: bytes, filename: str) -> StoredPainting:
        begun.set()
        assert answered.wait(60), "nobody was answered while a picture was made"
        return add(decks, deck, content, filename)

    monkeypatch.setattr(OwnDecks, "add_picture", slowly)

    async def work(owner: OwnersBrowser) -> None:
        uploading = asyncio.ensure_future(owner.upload(await owner.new_deck(), saved(painting())))
        await asyncio.to_thread(begun.wait, 60)
        await request(owner.port, "GET", "/api/server")
        answered.set()
        assert (await uploading)[0] == 201

    as_owner(tmp_path, work)
