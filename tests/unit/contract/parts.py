"""Parts of views that belong to no game: every kind of value that a delta meets."""

from msgspec import Struct


class Picture(Struct, frozen=True):
    title: str
    marks: dict[int, str] = {}
    by: int | None = None


class Empty(Struct, frozen=True, tag="empty"):
    since: int


class Full(Struct, frozen=True, tag="full"):
    since: int


class Corner(Struct, frozen=True, array_like=True):
    x: int
    y: int


class Part(Struct, frozen=True):
    turn: int = 0
    word: str | None = None
    listed: tuple[int, ...] = ()
    corner: Corner = Corner(0, 0)
    shown: Picture | None = None
    room: Empty | Full = Empty(0)
    wall: dict[str, Picture] = {}
    sheets: dict[int, dict[int, str]] = {}
