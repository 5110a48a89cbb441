"""What a browser fetches until you can play Storyteller: code, and the letters of its texts."""

from tests.budget.visits import KB, sent, table_of

LIMIT = 160 * KB
FACES = ("Cormorant 600", "Inter 400", "Inter 600")


def test_a_first_game_needs_few_bytes() -> None:
    assert sent(table_of("storyteller"), *FACES) <= LIMIT
