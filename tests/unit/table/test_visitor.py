"""Nobody is shown ink of their own."""

from tests.seats import S0, S1
from vernissage.table.ink import Piece
from vernissage.table.visitor import InkShown


def test_a_reader_sees_the_pieces_of_others() -> None:
    ada, ben = Piece(S0, 1, 0, b"a"), Piece(S1, 1, 0, b"b")
    assert InkShown((ada, ben), S0).seen == [ben]
    assert InkShown((ada, ben), None).seen == [ada, ben]
