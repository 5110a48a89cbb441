"""What a browser fetches until you can play stays small."""

import pytest

from tests.budget.visits import KB, LETTERS, Face, faces, files, first_page, manifest, sent, table_of
from vernissage.games.registry import PACKAGES

HOME_LIMIT = 120 * KB
FACES = ("Cormorant 500", "Cormorant 600", "Inter 400", "Inter 600")
CHUNKS_OF_HOME = 3  # scripts: each costs a kilobyte of headers, and time
CHUNKS_OF_TABLES = 10  # with one game
FONT_LIMIT = 21 * KB  # one face with the letters of English and Spanish


def scripts(names: set[str]) -> list[str]:
    return [name for name in names if name.endswith(".js")]


@pytest.mark.parametrize("game", PACKAGES)
def test_the_first_page_needs_little_code_in_few_files(game: str) -> None:
    """With the picture of whichever game somebody played last."""
    needed = first_page() | files(f"src/games/{game}/cover/Picture.svelte")
    assert sent(needed, *FACES) <= HOME_LIMIT
    assert len(scripts(needed)) <= CHUNKS_OF_HOME


@pytest.mark.parametrize("game", PACKAGES)
def test_a_table_needs_few_files_and_nothing_of_another_game(game: str) -> None:
    needed = table_of(game)
    assert len(scripts(needed)) <= CHUNKS_OF_TABLES
    for other in PACKAGES:
        if other != game:
            assert manifest()[f"src/games/{other}/Screen.svelte"]["file"] not in needed


def test_english_is_written_with_small_fonts_alone() -> None:
    """Of the faces of one name that have a sign the last counts: it is the only one that is fetched for it."""
    named: dict[tuple[str, ...], list[Face]] = {}
    for face in faces():
        named.setdefault(face.name, []).append(face)
    assert named
    for of_one_name in named.values():
        fetched = {[face for face in of_one_name if face.has(sign)][-1].file for sign in LETTERS}
        assert len(fetched) == 1
        assert fetched.pop().stat().st_size <= FONT_LIMIT
