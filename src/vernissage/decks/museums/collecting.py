"""Imports a deck from a museum, picture by picture, and resumes after an interruption."""

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
Progress = Callable[[int, str], None]  # gets the number of paintings so far, and the title of the latest


class Find(Struct, frozen=True):
    """A painting that a museum offers for free."""

    image: str  # address
    title: dict[str, str]
    artist: dict[str, str]
    year: str
    licence: str
    source: str
    tags: tuple[str, ...]


class Museum(Protocol):
    """A museum to import from. `question` tells two imports apart; `batch` is how many keys `look_up` takes at once."""

    question: str
    origin: str
    batch: int

    def search(self) -> Sequence[str]:
        """The keys of all candidates, the best first."""

    def look_up(self, keys: Sequence[str]) -> Mapping[str, Find]:
        """The paintings with these `keys`, if they are free and complete."""


class State(Struct, frozen=True):
    """The progress of an import: the first `done` candidates have been looked at."""

    question: str
    candidates: tuple[str, ...]
    done: int = 0


def collect(own: OwnDecks, deck: str, name: str, museum: Museum, fetcher: Fetcher, count: int, tell: Progress) -> int:
    """Adds paintings until the deck has `count`, or there are no more; returns how many it has now."""
    state = _begin(own, deck, name, museum)
    have = len(own.get(deck).paintings)
    while have < count and state.done < len(state.candidates):
        keys = state.candidates[state.done : state.done + museum.batch]
        finds = museum.look_up(keys)
        for key in keys:
            if have >= count:
                break
            have += _take(own, deck, finds.get(key), fetcher)
            state = _save(own, deck, structs.replace(state, done=state.done + 1))
            tell(have, finds[key].title["en"] if key in finds else "")
    return have


def _begin(own: OwnDecks, deck: str, name: str, museum: Museum) -> State:
    """The state left by an interrupted import with the same question, or a fresh one for a new deck."""
    kept = _kept(own.folder / deck / STATE_FILE)
    if kept and kept.question == museum.question:
        own.get(deck)
        return kept
    candidates = tuple(museum.search())  # before the deck is made, so that a failure leaves nothing behind
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
    """Adds a painting; returns how many were added, 1 or 0. Unusable pictures are skipped; an unreachable museum is an
    error."""
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
    """The id of the stored painting, or `None` if the deck has it already. If that has no source, an import was
    interrupted before it stored the facts, and the painting counts as new."""
    try:
        return own.add_picture(deck, content, filename).id
    except Refused as refused:
        if refused.code != "picture-already-there":
            raise
        there = [painting for painting in own.get(deck).paintings if painting.id == refused.facts["painting"]]
        return next((painting.id for painting in there if _is_bare(painting)), None)


def _is_bare(painting: StoredPainting) -> bool:
    return not painting.source
