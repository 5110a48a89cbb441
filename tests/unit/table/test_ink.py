"""Live ink, without any I/O: what is drawn now, and what of it a reader has not seen."""

from hypothesis import given, settings
from hypothesis import strategies as st

from vernissage.table.ink import LONGEST, Inkwell, Piece, Seen


class Reader:
    """Looks when it likes, and puts together what it is handed, as the client does."""

    def __init__(self, well: Inkwell, seat: int | None = None) -> None:
        self._well = well
        self._seat = seat
        self._seen: Seen = {}
        self.has: dict[tuple[int, int], bytes] = {}

    def look(self) -> list[Piece]:
        pieces = self._well.missing(self._seen, self._seat)
        self._well.note(self._seen, pieces)
        for piece in pieces:
            before = self.has.get((piece.seat, piece.stroke), b"")
            assert piece.offset in (0, len(before))
            self.has = {key: ink for key, ink in self.has.items() if key[0] != piece.seat}
            if piece.data:
                self.has[piece.seat, piece.stroke] = before[: piece.offset] + piece.data
        return pieces


def test_everybody_but_the_one_who_draws_sees_the_pieces_in_order() -> None:
    well = Inkwell()
    watcher, other, drawer = Reader(well), Reader(well, 1), Reader(well, 0)
    assert well.put(Piece(0, 5, 0, b"abc"))
    assert watcher.look() == other.look() == [Piece(0, 5, 0, b"abc")]
    assert well.put(Piece(0, 5, 3, b"de"))
    assert watcher.look() == other.look() == [Piece(0, 5, 3, b"de")]
    assert drawer.look() == []
    assert watcher.look() == []


def test_who_was_slow_gets_what_is_missing_in_one_piece() -> None:
    well = Inkwell()
    slow = Reader(well)
    well.put(Piece(0, 5, 0, b"a"))
    slow.look()
    for at in range(1, 500):
        well.put(Piece(0, 5, at, b"x"))
    assert slow.look() == [Piece(0, 5, 1, b"x" * 499)]


def test_of_older_strokes_nobody_is_told_any_more() -> None:
    well = Inkwell()
    slow = Reader(well)
    for stroke in range(300):
        well.put(Piece(0, stroke % 256, 0, b"abc"))
    assert slow.look() == [Piece(0, 299 % 256, 0, b"abc")]


def test_a_stroke_of_the_same_number_is_another_stroke() -> None:
    well = Inkwell()
    reader = Reader(well)
    well.put(Piece(0, 5, 0, b"abc"))
    reader.look()
    well.put(Piece(0, 5, 0, b"abd"))
    assert reader.look() == [Piece(0, 5, 0, b"abd")]


def test_what_does_not_continue_a_stroke_is_dropped() -> None:
    well = Inkwell()
    assert not well.put(Piece(0, 5, 3, b"abc"))
    well.put(Piece(0, 5, 0, b"abc"))
    for offset, stroke in ((2, 5), (4, 5), (1_000_000, 5), (3, 6)):
        assert not well.put(Piece(0, stroke, offset, b"x"))
    assert Reader(well).look() == [Piece(0, 5, 0, b"abc")]


def test_a_stroke_has_a_longest_length() -> None:
    well = Inkwell()
    well.put(Piece(0, 5, 0, b"x" * 1000))
    taken = [well.put(Piece(0, 5, 1000 * at, b"x" * 1000)) for at in range(1, 20)]
    assert taken.count(True) == LONGEST // 1000 - 1


def test_a_stroke_that_is_taken_back_disappears_for_those_who_saw_it() -> None:
    well = Inkwell()
    reader, newcomer = Reader(well), Reader(well)
    well.put(Piece(0, 5, 0, b"abc"))
    reader.look()
    well.put(Piece(0, 5, 0, b""))
    assert reader.look() == [Piece(0, 5, 0, b"")]
    assert (reader.has, reader.look(), newcomer.look()) == ({}, [], [])
    assert not well.put(Piece(0, 5, 3, b"x"))


def test_a_stroke_that_goes_another_way_is_not_shown_to_newcomers() -> None:
    well = Inkwell()
    well.put(Piece(0, 5, 0, b"abc"))
    well.lift(0)
    assert Reader(well).look() == []
    assert not well.put(Piece(0, 5, 3, b"x"))


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.booleans(), st.binary(min_size=1, max_size=4), st.integers(0, 2))))
def test_however_often_a_reader_looks_he_ends_with_the_same(steps: list[tuple[int, bool, bytes, int]]) -> None:
    well = Inkwell()
    readers = [Reader(well) for _ in range(3)]
    drawn: dict[int, tuple[int, bytes]] = {}
    for seat, begins, data, looks in steps:
        stroke, before = drawn.get(seat, (0, b""))
        stroke, before = (stroke + 1, b"") if begins or not before else (stroke, before)
        assert well.put(Piece(seat, stroke, len(before), data))
        drawn[seat] = (stroke, before + data)
        for reader in readers[:looks]:
            reader.look()
    for reader in readers:
        reader.look()
        assert reader.has == {(seat, stroke): ink for seat, (stroke, ink) in drawn.items()}
