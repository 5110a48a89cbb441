"""Turns the recipe of one deck into its folder of pictures and `deck.json`."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

import msgspec

from vernissage.decks.building.deck_sources import PaintingRecipe, Recipe
from vernissage.decks.building.packages import Pin, read_files
from vernissage.decks.building.stamps import MADE_FILE, Made, picture_stamp, still_good
from vernissage.decks.colours import computed_tags
from vernissage.decks.import_pictures import open_picture
from vernissage.decks.model import DECK_FILE, StoredDeck, StoredPainting, write_atomically, write_deck
from vernissage.decks.rendering import render
from vernissage.decks.trimming import cut, trim

Progress = Callable[[str, int, int], None]  # deck, paintings done, of how many
Archive = Callable[[str], Path]  # where the archive of a package is; may have to fetch it


class MissingPicture(Exception):
    """A recipe names a file that its package does not have."""


def make_deck(recipe: Recipe, folder: Path, pinned: Mapping[str, Pin], archive: Archive, progress: Progress) -> None:
    """Makes what is missing and leaves the rest as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted, heading = recipe.deck.painting, recipe.deck.deck
    stamps = [picture_stamp(one, pinned[one.package]) for one in wanted]
    made = still_good(folder)
    missing = [(one, stamp) for one, stamp in zip(wanted, stamps, strict=True) if stamp not in made]
    for count, (stamp, one) in enumerate(_make(missing, folder, archive), len(wanted) - len(missing) + 1):
        made[stamp] = one
        progress(heading.id, count, len(wanted))
    made = {stamp: made[stamp] for stamp in stamps}
    paintings = [
        _painting(one, recipe, pinned[one.package], made[stamp]) for one, stamp in zip(wanted, made, strict=True)
    ]
    write_deck(folder, StoredDeck(heading.id, heading.name, tuple(paintings), origin="built-in"))
    write_atomically(folder / MADE_FILE, msgspec.json.encode(made))
    _sweep(folder, made.values())


def picture(recipe: PaintingRecipe, content: bytes, folder: Path) -> Made:
    """The pictures of one painting; runs in a process of its own."""
    image = open_picture(content)
    image = cut(image, recipe.crop) if recipe.crop else trim(image)
    return Made(render(image, folder, recipe.id), computed_tags(image))


def _make(missing: Sequence[tuple[PaintingRecipe, str]], folder: Path, archive: Archive) -> Iterable[tuple[str, Made]]:
    if not missing:
        return
    recipes = [one for one, _ in missing]
    contents = _contents(recipes, archive)
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        made = pool.map(picture, recipes, contents, repeat(folder))
        yield from zip((stamp for _, stamp in missing), made, strict=True)


def _contents(recipes: Sequence[PaintingRecipe], archive: Archive) -> list[bytes]:
    found = {
        package: read_files(archive(package), {one.file for one in recipes if one.package == package})
        for package in sorted({one.package for one in recipes})
    }
    absent = [f"{one.package}/{one.file}" for one in recipes if one.file not in found[one.package]]
    if absent:
        raise MissingPicture(", ".join(absent))
    return [found[one.package][one.file] for one in recipes]


def _painting(one: PaintingRecipe, recipe: Recipe, pin: Pin, made: Made) -> StoredPainting:
    artist = recipe.artists.get(one.artist)
    return StoredPainting(
        id=one.id,
        pictures=made.pictures,
        title=one.title,
        artist=artist.name if artist else {"en": one.artist},
        spellings=artist.spellings if artist else (),
        year=one.year,
        licence=one.licence,
        source=one.source,
        package=f"{one.package} {pin.version}",
        file=one.file,
        tags=recipe.tags.get(one.id, ()),
        computed=made.computed,
    )


def _sweep(folder: Path, made: Iterable[Made]) -> None:
    """Takes away the pictures of an earlier build."""
    kept = {DECK_FILE}
    for one in made:
        kept |= {one.pictures.thumb, one.pictures.card, one.pictures.large}
    for path in folder.iterdir():
        if path.is_file() and path.name not in kept and not path.name.startswith("."):  # another build may be writing
            path.unlink()
