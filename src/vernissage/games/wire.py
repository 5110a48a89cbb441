"""The data of all games that crosses the wire, one line a game in each list. Structs only: no rule lives here."""

from typing import TypeAlias

from vernissage.games.artline.commands import Considered, PlayerCommand, Query
from vernissage.games.artline.events import Event
from vernissage.games.artline.setup import ArtlineSetup
from vernissage.games.artline.view_types import ArtlineView

Setup: TypeAlias = ArtlineSetup
GameCommand: TypeAlias = PlayerCommand
GameQuery: TypeAlias = Query
GameAnswer: TypeAlias = Considered
GameEvent: TypeAlias = Event
GameView: TypeAlias = ArtlineView
