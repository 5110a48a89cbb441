"""What a browser fetches until you can play Artline: code, and the letters of its texts."""

from tests.budget.visits import KB, sent, table_of

LIMIT = 170 * KB
FACES = ("Cormorant 600", "Inter 400", "Inter 600")


def test_a_first_game_needs_few_bytes() -> None:
    assert sent(table_of("artline"), *FACES) <= LIMIT
