"""What tests of several modules watch."""

import unicodedata

import pytest


@pytest.fixture
def normalised(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of all texts that were normalised, which takes the square of their accents' number."""
    lengths: list[int] = []
    real = unicodedata.normalize

    def counted(form: str, text: str) -> str:
        lengths.append(len(text))
        return real(form, text)  # type: ignore[arg-type]

    monkeypatch.setattr(unicodedata, "normalize", counted)
    return lengths
