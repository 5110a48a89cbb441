"""A code for phones, in the terminal."""

from vernissage.web.server.qr import for_terminal


def test_it_is_a_square_of_blocks_with_a_quiet_edge() -> None:
    shown = for_terminal("http://192.168.1.5:8000").splitlines()
    widths = {len(line) for line in shown}
    assert len(widths) == 1
    assert widths == {2 * len(shown)} or widths == {2 * len(shown) - 1}  # two rows of the code in one line of text
    assert len(set("".join(shown))) > 1


def test_another_address_is_another_code() -> None:
    assert for_terminal("http://192.168.1.5:8000") != for_terminal("http://192.168.1.6:8000")
