"""Fills a deck from a museum, picture by picture, and resumes after an interruption."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct, structs

from vernissage.contract.refused import Refused
from vernissage.decks.model import StoredPainting, write_atomically
from vernissage.decks.museums.fetching import Fetcher, NotThere
from vernissage.decks.own import OwnDecks, slug

STATE_FILE = "import.json"
Progress = Callable[[int, str], None]  # paintings so far, and the title of what was just looked at


class Find(Struct, frozen=True):
    """A painting that a museum has and gives away."""

    image: str  # address
    title: dict[str, str]
    artist: dict[str, str]
    year: str
    licence: str
    source: str
    tags: tuple[str, ...]


class Museum(Protocol):
    """`question` tells two imports apart; `batch` is how many keys `look_up` takes at once."""

    question: str
    origin: str
    batch: int

    def search(self) -> Sequence[str]:
        """Keys of all that might do, best first."""

    def look_up(self, keys: Sequence[str]) -> Mapping[str, Find]:
        """What is free and complete among these."""


class State(Struct, frozen=True):
    """How far an import has come: `done` of the candidates have been looked at."""

    question: str
    candidates: tuple[str, ...]
    done: int = 0


def collect(own: OwnDecks, deck: str, name: str, museum: Museum, fetcher: Fetcher, count: int, tell: Progress) -> int:
    """Brings the deck to `count` paintings, or as many as there are, and tells how many it has now."""
    state = _begin(own, deck, name, museum)
    have = len(own.get(deck).paintings)
    while have < count and state.done < len(state.candidates):
        keys = state.candidates[state.done : state.done + museum.batch]
        found = museum.look_up(keys)
        for key in keys:
            if have >= count:
                break
            have += _take(own, deck, found.get(key), fetcher)
            state = _save(own, deck, structs.replace(state, done=state.done + 1))
            tell(have, found[key].title["en"] if key in found else "")
    return have


def _begin(own: OwnDecks, deck: str, name: str, museum: Museum) -> State:
    """The state that was left behind by the same question, or a fresh one for a new deck."""
    kept = _kept(own.folder / deck / STATE_FILE)
    if kept and kept.question == museum.question:
        own.get(deck)
        return kept
    candidates = tuple(museum.search())  # before the deck is made: offline leaves nothing behind
    if not candidates:
        raise Refused("museum-found-nothing", question=museum.question)
    own.create(deck, name, origin=museum.origin)
    return _save(own, deck, State(museum.question, candidates))


def _kept(path: Path) -> State | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=State)
    except (OSError, msgspec.MsgspecError):
        return None


def _save(own: OwnDecks, deck: str, state: State) -> State:
    write_atomically(own.folder / deck / STATE_FILE, msgspec.json.encode(state))
    return state


def _take(own: OwnDecks, deck: str, find: Find | None, fetcher: Fetcher) -> int:
    """1 if a painting was added. Pictures that can't be used are skipped; an unreachable museum is an error."""
    if find is None:
        return 0
    before = len(own.get(deck).paintings)
    try:
        painting = _stored(own, deck, fetcher.content(find.image), f"{slug(find.title['en'])}.jpg")
    except NotThere:
        return 0
    except Refused as refused:
        if refused.code.startswith("museum-") or refused.code == "deck-full":
            raise
        return 0
    if painting is not None:
        facts = {name: getattr(find, name) for name in ("title", "artist", "year", "licence", "source", "tags")}
        own.describe(deck, painting, **facts)
    return len(own.get(deck).paintings) - before


def _stored(own: OwnDecks, deck: str, content: bytes, filename: str) -> str | None:
    """The id of the new painting. A painting without a source comes from an import that was interrupted before its
    facts were stored."""
    try:
        return own.add_picture(deck, content, filename).id
    except Refused as refused:
        if refused.code != "picture-already-there":
            raise
        there = [one for one in own.get(deck).paintings if one.id == refused.facts["painting"]]
        return next((one.id for one in there if _is_bare(one)), None)


def _is_bare(one: StoredPainting) -> bool:
    return not one.source
