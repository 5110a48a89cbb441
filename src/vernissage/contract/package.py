"""A game's package: everything that the program asks of it by name. The registry lists one for each game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

import click
from msgspec import Struct

from vernissage.contract.bot import Bot
from vernissage.contract.game import Game, State
from vernissage.contract.messages import Answer, Command, Event, Own, Public, Query, Setup
from vernissage.contract.resources import Resources


class GamePackage(Struct, Generic[Setup, State, Command, Query, Answer, Event, Public, Own], frozen=True):
    """What a game brings. Its functions import what they need only when called: dictionaries and networks are slow to
    read."""

    game: type[Game[Setup, State, Command, Query, Answer, Event, Public, Own]]
    rules: Callable[[Resources], Game[Setup, State, Command, Query, Answer, Event, Public, Own]]
    bot: Callable[[Resources], Bot[Public, Own, Query, Answer, Command]] | None = None
    # What of a setup bots cannot do, in the setup's own words.
    unsupported_by_bots: Callable[[Resources], Callable[[Setup], Sequence[str]]] | None = None
    simulation: Callable[[], click.Command] | None = None  # `vernissage dev simulate <name>`
    commands: Mapping[str, Callable[[], click.Command]] = {}  # further commands under `vernissage dev`
