"""Stores a deck: `deck.json` beside its pictures, the same for built-in decks and the owner's."""

import os
import tempfile
from pathlib import Path

import msgspec
from msgspec import Struct, field

DECK_FILE = "deck.json"
BUILT = Path(__file__).with_name("built")  # the built-in decks


class Pictures(Struct, frozen=True):
    """The file names of a picture in three sizes, with a hash of the content, and what browsers show until it loads."""

    thumb: str
    card: str
    large: str
    width: int  # of `large`
    height: int
    colour: str  # "#rrggbb"


class StoredPainting(Struct, frozen=True):
    id: str
    pictures: Pictures
    title: dict[str, str]
    artist: dict[str, str] = field(default_factory=dict)
    spellings: tuple[str, ...] = ()  # further ways to write the artist's name
    year: str = ""
    licence: str = ""
    source: str = ""  # the museum or page it comes from
    package: str = ""  # "name version" for built-in decks
    file: str = ""  # in the package, or as it was named when it was uploaded
    tags: tuple[str, ...] = ()  # seen by looking, most telling first
    computed: tuple[str, ...] = ()  # colours and light, measured
    digest: str = ""  # hash of the uploaded picture, so that none is added twice


class StoredDeck(Struct, frozen=True):
    id: str
    name: dict[str, str]
    paintings: tuple[StoredPainting, ...] = ()
    origin: str = "own"  # "built-in", "own", "met" or "wikidata"


def read_deck(folder: Path) -> StoredDeck:
    return msgspec.json.decode((folder / DECK_FILE).read_bytes(), type=StoredDeck)


def write_deck(folder: Path, deck: StoredDeck) -> None:
    write_atomically(folder / DECK_FILE, msgspec.json.format(msgspec.json.encode(deck), indent=1))


def write_atomically(path: Path, content: bytes) -> None:
    """Replaces a file atomically: after a power cut there is either the old file or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
