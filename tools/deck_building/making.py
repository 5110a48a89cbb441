"""Builds one deck from its recipe: a folder of pictures and `deck.json`."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

import msgspec

from deck_building.deck_sources import PaintingRecipe, Recipe
from deck_building.packages import Pin, read_files
from deck_building.stamps import MADE_FILE, Made, picture_stamp, still_good
from deck_building.trimming import cut, trim
from vernissage.decks.colours import computed_tags
from vernissage.decks.import_pictures import open_picture
from vernissage.decks.model import DECK_FILE, StoredDeck, StoredPainting, write_atomically, write_deck
from vernissage.decks.rendering import render

Progress = Callable[[str, int, int], None]  # gets the deck, the number of paintings done, and of how many
Archive = Callable[[str], Path]  # returns where the archive of a package is; may have to fetch it


class MissingPicture(Exception):
    """A recipe names a file that its package does not have."""


def make_deck(recipe: Recipe, folder: Path, pinned: Mapping[str, Pin], archive: Archive, progress: Progress) -> None:
    """Renders the pictures that are missing; keeps the others from an earlier build."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted, heading = recipe.deck.painting, recipe.deck.deck
    stamps = [picture_stamp(painting, pinned[painting.package]) for painting in wanted]
    made = still_good(folder)
    missing = [(painting, stamp) for painting, stamp in zip(wanted, stamps, strict=True) if stamp not in made]
    for count, (stamp, entry) in enumerate(_make(missing, folder, archive), len(wanted) - len(missing) + 1):
        made[stamp] = entry
        progress(heading.id, count, len(wanted))
    made = {stamp: made[stamp] for stamp in stamps}
    paintings = tuple(
        _painting(source, recipe, pinned[source.package], made[stamp])
        for source, stamp in zip(wanted, made, strict=True)
    )
    write_deck(folder, StoredDeck(heading.id, heading.name, paintings, origin="built-in"))
    write_atomically(folder / MADE_FILE, msgspec.json.encode(made))
    _sweep(folder, made.values())


def picture(recipe: PaintingRecipe, content: bytes, folder: Path) -> Made:
    """Renders the pictures of one painting; runs in a process of its own."""
    image = open_picture(content)
    image = cut(image, recipe.crop) if recipe.crop else trim(image)
    return Made(render(image, folder, recipe.id), computed_tags(image))


def _make(missing: Sequence[tuple[PaintingRecipe, str]], folder: Path, archive: Archive) -> Iterable[tuple[str, Made]]:
    if not missing:
        return
    recipes = [painting for painting, _ in missing]
    contents = _contents(recipes, archive)
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        made = pool.map(picture, recipes, contents, repeat(folder))
        yield from zip((stamp for _, stamp in missing), made, strict=True)


def _contents(recipes: Sequence[PaintingRecipe], archive: Archive) -> list[bytes]:
    contents = {
        package: read_files(archive(package), {recipe.file for recipe in recipes if recipe.package == package})
        for package in sorted({recipe.package for recipe in recipes})
    }
    absent = [f"{recipe.package}/{recipe.file}" for recipe in recipes if recipe.file not in contents[recipe.package]]
    if absent:
        raise MissingPicture(", ".join(absent))
    return [contents[recipe.package][recipe.file] for recipe in recipes]


def _painting(painting: PaintingRecipe, recipe: Recipe, pin: Pin, made: Made) -> StoredPainting:
    artist = recipe.artists.get(painting.artist)
    return StoredPainting(
        id=painting.id,
        pictures=made.pictures,
        title=painting.title,
        artist=artist.name if artist else {"en": painting.artist},
        spellings=artist.spellings if artist else (),
        year=painting.year,
        licence=painting.licence,
        source=painting.source,
        package=f"{painting.package} {pin.version}",
        file=painting.file,
        tags=recipe.tags.get(painting.id, ()),
        computed=made.computed,
    )


def _sweep(folder: Path, made: Iterable[Made]) -> None:
    """Deletes pictures of an earlier build that are no longer used."""
    kept = {DECK_FILE}
    for entry in made:
        kept |= {entry.pictures.thumb, entry.pictures.card, entry.pictures.large}
    for path in folder.iterdir():
        if path.is_file() and path.name not in kept and not path.name.startswith("."):  # another build may be writing
            path.unlink()
