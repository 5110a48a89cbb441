"""Whatever a player sends, in whatever moment of a game: a clear answer, and what is refused changes nothing."""

import json
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from tests.fuzz.effort import effort
from tests.fuzz.shapes import Shapes
from tests.inbound import of_game
from tests.secrecy.worlds import Story, Worlds, secret_of
from tests.virtual_player import Player, Server
from vernissage.contract.seat import first_seats
from vernissage.games.registry import PACKAGES
from vernissage.table.shell.room import Room
from vernissage.table.state.commands import TableCommand
from vernissage.web.socket.messages import FromClient

CODE = "AAAAA"
PAUSE = 500  # milliseconds between two messages: what comes too fast is another matter
LONGEST_ANSWER = 1_000_000  # characters


class Scene:
    """A table in the middle of a game, and everybody there."""

    def __init__(self, worlds: Worlds) -> None:
        self.server = Server({worlds.game.name: worlds.game})
        story = Story(CODE, worlds)
        story.begins(1, worlds.game, worlds.here[0])
        for append in worlds.here[1:]:
            story.tells("game", *append)
        self.server.store.tables[CODE] = story.entries
        self.players = [Player.at(self.server, CODE, secret_of(seat)) for seat in first_seats(worlds.players)]
        self.kinds = of_game(worlds.game.messages)

    @property
    def room(self) -> Room:
        return self.server.find(CODE)

    def known(self) -> list[str]:
        """Words that the first player was sent."""
        return sorted({text for text in _texts(self.players[0].line.texts[0]) if len(text) < 60})

    def sends(self, at: int, message: Any) -> None:
        player = self.players[at % len(self.players)]
        if not player.line.is_open:
            return
        before, heard = self.room.table, len(player.line.texts)
        player.send(json.dumps(message))
        answers = [one for one in player.line.texts[heard:] if one["type"] in ("Refusal", "Bye")]
        assert not [one for one in answers if one["code"] == "server-error"], (message, answers)
        if any(one["type"] == "Refusal" for one in answers):
            assert self.room.table == before, message
        assert all(len(json.dumps(one)) <= LONGEST_ANSWER for one in player.line.texts[heard:])
        self.server.passes(PAUSE)


def _texts(value: Any) -> list[str]:
    match value:
        case str():
            return [value]
        case dict():
            return [text for pair in value.items() for part in pair for text in _texts(part)]
        case list():
            return [text for part in value for text in _texts(part)]
        case _:
            return []


def messages(scene: Scene) -> st.SearchStrategy[Any]:
    """Mostly moves and questions of the game, whole messages of any kind among them."""
    shapes = Shapes(scene.known())
    ids = st.uuids().map(str)

    def filled(kind: str, field: str, wanted: Any) -> st.SearchStrategy[Any]:
        inner = shapes.of(inspect.type_info(wanted))
        return st.fixed_dictionaries({"type": st.just(kind), "id": ids, field: inner})

    whole = shapes.of(inspect.type_info(FromClient))
    told = [whole, filled("Do", "command", TableCommand), filled("Play", "command", scene.kinds["command"])]
    if "query" in scene.kinds:
        told.append(filled("Ask", "query", scene.kinds["query"]))
    return st.one_of(told)


@pytest.mark.parametrize("game", PACKAGES)
def test_any_message_gets_an_answer_and_changes_nothing_when_refused(game: str) -> None:
    make_worlds = import_module(f"tests.secrecy.{game}.worlds").make_worlds

    @effort(short=240)
    @given(st.data(), st.integers(0, 200))
    def fuzz(data: st.DataObject, seed: int) -> None:
        scene = Scene(make_worlds(seed))
        sent = messages(scene)
        for at, message in enumerate(data.draw(st.lists(sent, min_size=1, max_size=12))):
            scene.sends(at, message)

    fuzz()
