"""Every type that a stranger's message is decoded to: of the socket, of each game, and of HTTP bodies."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.json import Decoder

from tests import high_card
from tests.any_game import AnyMessages, any_game
from vernissage.contract.deck_views import PaintingWords
from vernissage.contract.resources import Resources
from vernissage.decks.catalogue import Decks
from vernissage.games.registry import all_games
from vernissage.table.state.settings import TableSettings
from vernissage.table.state.table import Games
from vernissage.web.http.messages import DeckName
from vernissage.web.socket.messages import FromClient
from vernissage.words.own import ServerBook

NOWHERE = Path("no-such-folder")


def games() -> Games:
    """All of the registry, and the little one, without any deck."""
    decks = Decks(NOWHERE, NOWHERE)
    others = all_games(Resources(decks, decks.vocabulary, ServerBook(NOWHERE)))
    return {high_card.Rules.name: any_game(high_card.Rules()), **others}


def of_game(messages: AnyMessages) -> Mapping[str, Any]:
    kinds: dict[str, Decoder[Any] | None] = {
        "setup": messages.setup,
        "command": messages.command,
        "query": messages.query,
    }
    return {kind: decoder.type for kind, decoder in kinds.items() if decoder is not None}


def inbound() -> Mapping[str, Any]:
    """By where they come in."""
    of_games = {
        f"{name} {kind}": wanted for name, game in games().items() for kind, wanted in of_game(game.messages).items()
    }
    of_http = {"POST /api/tables": TableSettings, "an owner's deck": DeckName, "an owner's painting": PaintingWords}
    return {"socket": FromClient, **of_http, **of_games}
