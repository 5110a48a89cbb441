"""Finds a Python that is new enough. Written so that an old one can read it: no f-strings, types in comments."""

import os
import shutil
import sys

NEEDED = (3, 11)
NEWEST = 15


def or_start_again(here, script):  # type: (str, str) -> None
    """Carry on if this Python will do; otherwise restart the script with one that will, or say what is missing."""
    if sys.version_info[:2] >= NEEDED:
        return
    other = _other(here)
    if other is None:
        sys.exit(
            "Vernissage needs Python %d.%d or newer; this is %d.%d, and there is no newer one on the PATH.\n"
            "Install it (Debian and Ubuntu: apt install python3.12 python3.12-venv; macOS: brew install python@3.12)."
            % (NEEDED + tuple(sys.version_info[:2]))
        )
    os.execv(other, [other, os.path.abspath(script)] + sys.argv[1:])


def _other(here):  # type: (str) -> str | None
    own = os.path.join(here, ".venv", "bin", "python")
    if os.path.exists(own):
        return own
    names = ["python%d.%d" % (NEEDED[0], minor) for minor in range(NEWEST, NEEDED[1] - 1, -1)]
    return next((found for found in map(shutil.which, names) if found), None)
