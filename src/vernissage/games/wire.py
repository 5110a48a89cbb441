"""The data of all games that crosses the wire, one line a game in each list. Structs only: no rule lives here."""

from typing import TypeAlias

from vernissage.games.artline import commands as artline_commands
from vernissage.games.artline import events as artline_events
from vernissage.games.artline.setup import ArtlineSetup
from vernissage.games.artline.whole_view import ArtlineView
from vernissage.games.pictomania import commands as pictomania_commands
from vernissage.games.pictomania import events as pictomania_events
from vernissage.games.pictomania.setup import PictomaniaSetup
from vernissage.games.pictomania.whole_view import PictomaniaView

Setup: TypeAlias = ArtlineSetup | PictomaniaSetup
GameCommand: TypeAlias = artline_commands.PlayerCommand | pictomania_commands.PlayerCommand
GameQuery: TypeAlias = artline_commands.Query
GameAnswer: TypeAlias = artline_commands.Answer
GameEvent: TypeAlias = artline_events.Event | pictomania_events.Event
GameView: TypeAlias = ArtlineView | PictomaniaView
