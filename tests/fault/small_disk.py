"""A real server whose disk is really full: its folder is a small tmpfs, or its files may not grow."""

import os
import resource
import signal
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Protocol

SIZE = "8m"
# In a mount namespace of its own, which needs no rights where the kernel lets users have one, and goes with the server.
MOUNTED = f'mount -t tmpfs -o size={SIZE} tmpfs "$0" && exec "$@"'
IN_NAMESPACE = ("unshare", "--map-root-user", "--mount", "sh", "-c", MOUNTED)


class SmallDisk(Protocol):
    """Of the server in the process `pid`. `folder`: where the server's folder is found from here."""

    folder: Path

    def __init__(self, pid: int, folder: Path) -> None: ...

    def fill(self) -> None: ...

    def free(self) -> None: ...


class Tmpfs:
    def __init__(self, pid: int, folder: Path) -> None:
        self.folder = Path(f"/proc/{pid}/root{folder}")
        self._ballast = self.folder / "ballast"

    def fill(self) -> None:
        """To the last byte."""
        with self._ballast.open("wb", buffering=0) as ballast:
            for size in (1 << 16, 1 << 8, 1):
                _write_until_full(ballast.fileno(), size)

    def free(self) -> None:
        self._ballast.unlink()


class NoGrowth:
    """Nothing can be written beyond the first bytes of any file."""

    def __init__(self, pid: int, folder: Path) -> None:
        self._pid = pid
        self.folder = folder

    def fill(self) -> None:
        self._limit(1)

    def free(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def _write_until_full(file: int, size: int) -> None:
    try:
        while True:
            os.write(file, bytes(size))
    except OSError:
        return


class ServerOnSmallDisk:
    """Started when it is made; `port` is where it listens."""

    def __init__(self, folder: Path, kind: type[SmallDisk]) -> None:
        if kind is Tmpfs and not _may_mount(folder):
            warnings.warn(
                "nothing can be mounted here: files that may not grow stand in for a full tmpfs", stacklevel=2
            )
            kind = NoGrowth
        words = [sys.executable, "-m", "tests.serving", "0", str(folder)]
        apart = [*IN_NAMESPACE, str(folder)] if kind is Tmpfs else []
        self._process = subprocess.Popen([*apart, *words], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().split()[1])
        self.disk = kind(self._process.pid, folder)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)


def _may_mount(folder: Path) -> bool:
    return subprocess.run([*IN_NAMESPACE, str(folder), "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0
