"""`just release`: builds the wheel and the source package into `dist/`, and checks them and the changelog. Needs uv."""

import re
import shutil
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import tomli

from steps import ROOT, Failed, run, step

DIST = ROOT / "dist"
IN_WHEEL = (
    "vernissage/web/static/index.html",
    "vernissage/decks/built/",
    "vernissage/drawing/built/",
)
IN_SOURCE = ("pyproject.toml", "LICENSE", "NOTICE", "hatch_build.py", "client/package-lock.json", "tools/building.py")


def main() -> None:
    try:
        version = tomli.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
        _check_changelog(version)
        shutil.rmtree(DIST, ignore_errors=True)
        with step("building"):
            # Both from this checkout: a wheel made of the source package would make the decks and the client again.
            run(["uv", "build", "--quiet", "--sdist", "--wheel", "--out-dir", DIST], "the packages could not be built")
        (wheel,), (source,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
        _check_names(wheel, zipfile.ZipFile(wheel).namelist(), IN_WHEEL)
        with tarfile.open(source) as archive:
            inner = [name.partition("/")[2] for name in archive.getnames()]
        _check_names(source, inner, IN_SOURCE)
        with step("installing the wheel in an empty environment"):
            _check_installed(wheel, version)
    except Failed as problem:
        sys.exit(f"\nNot released. {problem}")
    print(f"\n{wheel.name} and {source.name} are in {DIST.name}/. Tag this commit v{version}.")


def _check_changelog(version: str) -> None:
    """Its first section is this version, with a date."""
    heading = re.search(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    if heading is None or not re.fullmatch(rf"{re.escape(version)}, \d{{4}}-\d\d-\d\d", heading[1]):
        got = "no section" if heading is None else repr(heading[1])
        raise Failed(f"CHANGELOG.md: expected its first section to be '{version}, <date>', got {got}.")


def _check_names(package: Path, names: list[str], wanted: tuple[str, ...]) -> None:
    for one in wanted:
        if not any(name.startswith(one) for name in names):
            raise Failed(f"{package.name} has no {one}.")


def _check_installed(wheel: Path, version: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        run(["uv", "venv", "--quiet", folder], "an environment could not be made")
        python = Path(folder) / "bin" / "python"
        run(["uv", "pip", "install", "--quiet", "--python", python, wheel], "the wheel cannot be installed")
        says = f"import vernissage; assert vernissage.__version__ == {version!r}"
        run([python, "-c", says], "the installed version is another one", cwd=Path(folder))
        run([python.with_name("vernissage"), "doctor"], "the installed program is not well", cwd=Path(folder))


if __name__ == "__main__":
    main()
