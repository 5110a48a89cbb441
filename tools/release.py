"""`just release`: builds the wheel and the source package into `dist/`, and checks them and the changelog. Needs uv.

`just release --rehearse` does the same with a changelog that does not have its date yet.
"""

import argparse
import re
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import tomli

import installed
from steps import ROOT, Failed, run, step

DIST = ROOT / "dist"
IN_WHEEL = (
    "vernissage/web/static/index.html",
    "vernissage/decks/built/",
    "vernissage/drawing/built/",
    "vernissage/language/dictionaries/built/",
)
IN_SOURCE = ("pyproject.toml", "LICENSE", "NOTICE", "hatch_build.py", "client/package-lock.json", "tools/building.py")


def main() -> None:
    parser = argparse.ArgumentParser(prog="just release", description=__doc__)
    parser.add_argument("--rehearse", action="store_true", help="accept a changelog that says 'unreleased'")
    is_rehearsal = parser.parse_args().rehearse
    try:
        check_uv()
        version = tomli.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
        check_changelog((ROOT / "CHANGELOG.md").read_text("utf-8"), version, is_rehearsal=is_rehearsal)
        wheel, source = _build()
        with step("installing the wheel in an empty environment, and serving from it"):
            installed.check(wheel, version)
    except Failed as problem:
        sys.exit(f"\nNot released. {problem}")
    advice = "Nothing is wrong with them." if is_rehearsal else f"Tag this commit v{version}."
    print(f"\n{wheel.name} and {source.name} are in {DIST.name}/. {advice}")


def check_uv() -> None:
    if shutil.which("uv") is None:
        raise Failed("It needs uv, which is not on the PATH: `pipx install uv`, or see docs.astral.sh/uv.")


def check_changelog(text: str, version: str, *, is_rehearsal: bool) -> None:
    """Its first section is this version, with a date."""
    heading = re.search(r"^## (.+)$", text, re.MULTILINE)
    when = r"(\d{4}-\d\d-\d\d|unreleased)" if is_rehearsal else r"\d{4}-\d\d-\d\d"
    if heading is None or not re.fullmatch(rf"{re.escape(version)}, {when}", heading[1]):
        got = "no section" if heading is None else repr(heading[1])
        raise Failed(f"CHANGELOG.md: expected its first section to be '{version}, <date>', got {got}.")


def _build() -> tuple[Path, Path]:
    """Both from this checkout: a wheel made of the source package would make the decks and the client again."""
    shutil.rmtree(DIST, ignore_errors=True)
    with step("building"):
        run(["uv", "build", "--quiet", "--sdist", "--wheel", "--out-dir", DIST], "the packages could not be built")
    (wheel,), (source,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    check_names(wheel, zipfile.ZipFile(wheel).namelist(), IN_WHEEL)
    with tarfile.open(source) as archive:
        check_names(source, [name.partition("/")[2] for name in archive.getnames()], IN_SOURCE)
    return wheel, source


def check_names(package: Path, names: list[str], wanted: tuple[str, ...]) -> None:
    for one in wanted:
        if not any(name.startswith(one) for name in names):
            raise Failed(f"{package.name} has no {one}.")


if __name__ == "__main__":
    main()
