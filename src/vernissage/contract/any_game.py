"""Type-erased games, bots and packages, as a table plays them and the registry lists them.

A table keeps a game's state and passes on its commands and events without looking inside. Each kind is a type of its
own here, so that nothing of the table's can be mistaken for the game's, nor an event for a state.
"""

from typing import NewType, TypeAlias, cast

from vernissage.contract.bot import Bot, Deed
from vernissage.contract.game import Game, State
from vernissage.contract.messages import Answer, Command, Event, Own, Public, Query, Setup
from vernissage.contract.package import GamePackage

SomeSetup = NewType("SomeSetup", object)
SomeState = NewType("SomeState", object)
SomeCommand = NewType("SomeCommand", object)
SomeQuery = NewType("SomeQuery", object)
SomeAnswer = NewType("SomeAnswer", object)
SomeEvent = NewType("SomeEvent", object)
SomePublic = NewType("SomePublic", object)
SomeOwn = NewType("SomeOwn", object)

AnyGame: TypeAlias = Game[SomeSetup, SomeState, SomeCommand, SomeQuery, SomeAnswer, SomeEvent, SomePublic, SomeOwn]
AnyBot: TypeAlias = Bot[SomePublic, SomeOwn, SomeQuery, SomeAnswer, SomeCommand]
AnyDeed: TypeAlias = Deed[SomeCommand]
AnyPackage: TypeAlias = GamePackage[
    SomeSetup, SomeState, SomeCommand, SomeQuery, SomeAnswer, SomeEvent, SomePublic, SomeOwn
]


# The types of one game are known up to here and not beyond: what comes from a game goes back to that game alone.


def any_package(package: GamePackage[Setup, State, Command, Query, Answer, Event, Public, Own]) -> AnyPackage:
    return cast(AnyPackage, package)
