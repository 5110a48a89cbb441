"""One game and one bot, handed to a table as the registry hands over packages."""

from typing import TypeAlias, cast

from vernissage.contract.any_game import (
    AnyBot,
    AnyGame,
    SomeAnswer,
    SomeCommand,
    SomeEvent,
    SomeOwn,
    SomePublic,
    SomeQuery,
    SomeSetup,
)
from vernissage.contract.bot import Bot
from vernissage.contract.game import Game, State
from vernissage.contract.messages import Answer, Command, Event, Messages, Own, Public, Query, Setup

AnyMessages: TypeAlias = Messages[SomeSetup, SomeCommand, SomeQuery, SomeAnswer, SomeEvent, SomePublic, SomeOwn]


def any_game(game: Game[Setup, State, Command, Query, Answer, Event, Public, Own]) -> AnyGame:
    return cast(AnyGame, game)


def any_bot(bot: Bot[Public, Own, Query, Answer, Command]) -> AnyBot:
    return cast(AnyBot, bot)
