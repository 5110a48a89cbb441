"""Knows what of a built deck is still what its recipe, the packages and our code would make."""

import hashlib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from vernissage.decks import colours, import_pictures, model, rendering, trimming
from vernissage.decks.building.deck_sources import BUILTIN, PaintingRecipe
from vernissage.decks.building.packages import PINS_FILE, Pin
from vernissage.decks.model import Pictures

STAMP_FILE = ".stamp"
MADE_FILE = ".made.json"
_CODE = (colours, import_pictures, rendering, trimming)


class Made(Struct, frozen=True):
    """What was made of one picture."""

    pictures: Pictures
    computed: tuple[str, ...]


def deck_stamp(deck: str, recipes: Path = BUILTIN) -> str:
    """Changes with anything that could change the built deck."""
    texts = [recipes / f"{deck}.toml", recipes / "artists.toml", recipes / "tags" / f"{deck}.toml", PINS_FILE]
    return _digest([*texts, Path(model.__file__), *sorted(Path(__file__).parent.glob("*.py"))]) + _code()


def picture_stamp(one: PaintingRecipe, pin: Pin) -> str:
    """Changes with anything that could change the pictures of this painting; its titles and tags cannot."""
    facts = [_code(), pin.sha256, one.id, one.file, one.crop]
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:24]


def is_fresh(folder: Path, stamp: str) -> bool:
    """True when the folder was made with this stamp and none of its pictures has gone."""
    kept = folder / STAMP_FILE
    if not kept.exists() or kept.read_text("utf-8") != stamp:
        return False
    try:
        deck = model.read_deck(folder)
    except (OSError, msgspec.DecodeError):
        return False
    return all(_is_there(folder, one.pictures) for one in deck.paintings)


def still_good(folder: Path) -> dict[str, Made]:
    """What an earlier build made, by picture stamp."""
    try:
        made = msgspec.json.decode((folder / MADE_FILE).read_bytes(), type=dict[str, Made])
    except (OSError, msgspec.DecodeError):
        return {}
    return {stamp: one for stamp, one in made.items() if _is_there(folder, one.pictures)}


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
