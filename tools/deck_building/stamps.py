"""Incremental builds: stamps tell which parts of a built deck are still up to date with the recipe and our code."""

import hashlib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from deck_building import trimming
from deck_building.deck_sources import BUILTIN, PaintingRecipe
from deck_building.packages import PINS_FILE, Pin
from vernissage.decks import colours, import_pictures, model, rendering
from vernissage.decks.model import Pictures

STAMP_FILE = ".stamp"
MADE_FILE = ".made.json"
_CODE = (colours, import_pictures, rendering, trimming)


class Made(Struct, frozen=True):
    """The files made from one picture, and the tags measured on it."""

    pictures: Pictures
    computed: tuple[str, ...]


def deck_stamp(deck: str, recipes: Path = BUILTIN) -> str:
    """A hash of everything that could change the built deck."""
    texts = [recipes / f"{deck}.toml", recipes / "artists.toml", recipes / "tags" / f"{deck}.toml", PINS_FILE]
    return _digest([*texts, Path(model.__file__), *sorted(Path(__file__).parent.glob("*.py"))]) + _code()


def picture_stamp(painting: PaintingRecipe, pin: Pin) -> str:
    """A hash of everything that could change the pictures of this painting; its titles and tags cannot."""
    facts = [_code(), pin.sha256, painting.id, painting.file, painting.crop]
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:24]


def is_fresh(folder: Path, stamp: str) -> bool:
    """Whether the folder was built with this stamp and none of its pictures is missing."""
    kept = folder / STAMP_FILE
    if not kept.exists() or kept.read_text("utf-8") != stamp:
        return False
    try:
        deck = model.read_deck(folder)
    except (OSError, msgspec.DecodeError):
        return False
    return all(_is_there(folder, painting.pictures) for painting in deck.paintings)


def still_good(folder: Path) -> dict[str, Made]:
    """The pictures of an earlier build that can be used again, by picture stamp."""
    try:
        made = msgspec.json.decode((folder / MADE_FILE).read_bytes(), type=dict[str, Made])
    except (OSError, msgspec.DecodeError):
        return {}
    return {stamp: entry for stamp, entry in made.items() if _is_there(folder, entry.pictures)}


def _is_there(folder: Path, pictures: Pictures) -> bool:
    return all((folder / name).is_file() for name in (pictures.thumb, pictures.card, pictures.large))


@cache
def _code() -> str:
    return _digest([Path(module.__file__) for module in _CODE if module.__file__])


def _digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes() if path.exists() else b""
        total.update(f"{path.name} {len(content)}\n".encode() + content)
    return total.hexdigest()
