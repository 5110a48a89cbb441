"""One server for one log."""

import os
from pathlib import Path

import pytest

from vernissage.eventlog.ownership import Ownership
from vernissage.eventlog.port import Unusable


def test_another_is_told_which_process_has_it(tmp_path: Path) -> None:
    held = Ownership.take(tmp_path / "log")
    with pytest.raises(Unusable, match=rf"process {os.getpid()}\)"):
        Ownership.take(tmp_path / "log")
    held.release()


def test_what_was_released_can_be_taken_again(tmp_path: Path) -> None:
    Ownership.take(tmp_path / "log").release()
    Ownership.take(tmp_path / "log").release()


def test_another_log_has_a_lock_of_its_own(tmp_path: Path) -> None:
    one, other = Ownership.take(tmp_path / "one"), Ownership.take(tmp_path / "other")
    one.release()
    other.release()


def test_whoever_waits_is_told_even_when_the_holder_has_not_said_who_it_is(tmp_path: Path) -> None:
    held = Ownership.take(tmp_path / "log")
    (tmp_path / "log.lock").write_text("no number")
    with pytest.raises(Unusable, match="another Vernissage is using it"):
        Ownership.take(tmp_path / "log")
    held.release()
