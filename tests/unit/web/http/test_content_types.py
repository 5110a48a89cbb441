"""Kinds of files, on a machine without any list of them."""

import mimetypes
from pathlib import Path

import pytest

from vernissage.web.http.content_types import kind_of


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.webp", "image/webp"),
        ("a.woff2", "font/woff2"),
        ("a.js", "text/javascript"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.unheard-of", "application/octet-stream"),
    ],
)
def test_what_we_send_is_called_by_its_kind(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mimetypes, "guess_type", lambda _name: (None, None))
    assert kind_of(Path(name)) == kind
