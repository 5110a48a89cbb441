"""A lock file: one server for one log. The system releases it when the process ends, however it ends."""

import os
import sys
from pathlib import Path

from vernissage.eventlog.port import Unusable


class Ownership:
    """The lock, held from `take` to `release`. It is on a file beside the log, which says who holds it."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def take(cls, log: Path) -> "Ownership":
        """Takes the lock; raises `Unusable` while another process, or another log of this one, holds it."""
        handle = os.open(log.with_name(log.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError as error:
            owner = _read_owner(handle)
            os.close(handle)
            raise Unusable(f"another Vernissage{owner} is using it: stop that one, or choose another folder") from error
        _write_owner(handle)
        return cls(handle)

    def release(self) -> None:
        """Releases the lock. The file stays: another process may have opened it already, and all must lock the same
        one."""
        os.close(self._handle)


def _write_owner(handle: int) -> None:
    os.ftruncate(handle, 0)
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, str(os.getpid()).encode())


def _read_owner(handle: int) -> str:
    os.lseek(handle, 0, os.SEEK_SET)
    number = os.read(handle, 20).decode("ascii", "replace")
    return f" (process {number})" if number.isdigit() else ""


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        """Locks one byte far behind the process id, so that others can still read that."""
        os.lseek(handle, 1 << 20, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
