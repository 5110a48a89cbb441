"""Live ink, without any I/O: what is drawn now, and what of it a reader has not seen."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.seats import S0, S1
from vernissage.contract.seat import Seat
from vernissage.table.ink.live_ink import MAX_STROKE_BYTES, MOST_WET, Inkwell, Piece, Seen


class Reader:
    """Looks when it likes, and puts together what it is handed, as the client does."""

    def __init__(self, well: Inkwell) -> None:
        self._well = well
        self._seen: Seen = {}
        self.has: dict[tuple[int, int], bytes] = {}

    def look(self) -> list[Piece]:
        pieces = self._well.missing(self._seen)
        self._well.note(self._seen, pieces)
        for piece in pieces:
            before = self.has.pop((piece.seat, piece.stroke), b"")
            assert piece.offset in (0, len(before))
            if piece.data:
                self.has[piece.seat, piece.stroke] = before[: piece.offset] + piece.data
        return pieces


def test_every_reader_sees_the_pieces_in_order() -> None:
    well = Inkwell()
    watcher, other = Reader(well), Reader(well)
    assert well.put(Piece(S0, 5, 0, b"abc"))
    assert watcher.look() == other.look() == [Piece(S0, 5, 0, b"abc")]
    assert well.put(Piece(S0, 5, 3, b"de"))
    assert watcher.look() == other.look() == [Piece(S0, 5, 3, b"de")]
    assert watcher.look() == []


def test_who_was_slow_gets_what_is_missing_in_one_piece() -> None:
    well = Inkwell()
    slow = Reader(well)
    well.put(Piece(S0, 5, 0, b"a"))
    slow.look()
    for at in range(1, 500):
        well.put(Piece(S0, 5, at, b"x"))
    assert slow.look() == [Piece(S0, 5, 1, b"x" * 499)]


def test_a_seat_has_a_few_strokes_that_wait_for_their_stored_form() -> None:
    well = Inkwell()
    slow = Reader(well)
    for stroke in range(300):
        well.put(Piece(S0, stroke, 0, b"abc"))
    assert slow.look() == [Piece(S0, stroke, 0, b"abc") for stroke in range(300 - MOST_WET, 300)]


def test_a_stroke_goes_on_though_the_next_has_begun() -> None:
    well = Inkwell()
    reader = Reader(well)
    well.put(Piece(S0, 5, 0, b"abc"))
    well.put(Piece(S0, 6, 0, b"xyz"))
    assert well.put(Piece(S0, 5, 3, b"def"))
    reader.look()
    assert reader.has == {(0, 5): b"abcdef", (0, 6): b"xyz"}


def test_a_stroke_that_is_begun_again_is_shown_from_its_beginning() -> None:
    well = Inkwell()
    reader = Reader(well)
    well.put(Piece(S0, 5, 0, b"abc"))
    reader.look()
    well.put(Piece(S0, 5, 0, b"abd"))
    assert reader.look() == [Piece(S0, 5, 0, b"abd")]


def test_what_does_not_continue_a_stroke_is_dropped() -> None:
    well = Inkwell()
    assert not well.put(Piece(S0, 5, 3, b"abc"))
    well.put(Piece(S0, 5, 0, b"abc"))
    for offset, stroke in ((2, 5), (4, 5), (1_000_000, 5), (3, 6)):
        assert not well.put(Piece(S0, stroke, offset, b"x"))
    assert Reader(well).look() == [Piece(S0, 5, 0, b"abc")]


def test_a_stroke_has_a_longest_length() -> None:
    well = Inkwell()
    well.put(Piece(S0, 5, 0, b"x" * 1000))
    taken = [well.put(Piece(S0, 5, 1000 * at, b"x" * 1000)) for at in range(1, 20)]
    assert taken.count(True) == MAX_STROKE_BYTES // 1000 - 1


def test_a_stroke_that_is_taken_back_disappears_for_those_who_saw_it() -> None:
    well = Inkwell()
    reader, newcomer = Reader(well), Reader(well)
    well.put(Piece(S0, 5, 0, b"abc"))
    reader.look()
    assert well.put(Piece(S0, 5, 0, b""))
    assert not well.put(Piece(S0, 5, 0, b"")), "once"
    assert reader.look() == [Piece(S0, 5, 0, b"")]
    assert (reader.has, reader.look(), newcomer.look()) == ({}, [], [])
    assert not well.put(Piece(S0, 5, 3, b"x"))


def test_the_next_stroke_stays_when_the_one_before_is_taken_back() -> None:
    well = Inkwell()
    reader = Reader(well)
    well.put(Piece(S0, 5, 0, b"abc"))
    well.put(Piece(S0, 6, 0, b"xyz"))
    reader.look()
    well.take_back(S0, 5)
    reader.look()
    assert reader.has == {(0, 6): b"xyz"}


def test_everything_of_one_seat_is_taken_back_and_nothing_of_the_others() -> None:
    well = Inkwell()
    reader = Reader(well)
    for seat, stroke in ((S0, 5), (S0, 6), (S1, 5)):
        well.put(Piece(seat, stroke, 0, b"abc"))
    reader.look()
    assert well.take_all_back(S0)
    assert not well.take_all_back(S0)
    reader.look()
    assert (reader.has, well.seats) == ({(1, 5): b"abc"}, {1})


def test_what_all_have_been_told_of_is_forgotten_and_may_begin_anew() -> None:
    well = Inkwell()
    reader = Reader(well)
    well.put(Piece(S0, 5, 0, b"abc"))
    reader.look()
    well.take_back(S0, 5)
    reader.look()
    well.forget_taken_back()
    assert well.put(Piece(S0, 5, 0, b"de"))
    assert reader.look() == [Piece(S0, 5, 0, b"de")]


def test_a_stroke_that_is_stored_is_not_shown_to_newcomers_and_the_next_goes_on() -> None:
    well = Inkwell()
    well.put(Piece(S0, 5, 0, b"abc"))
    well.put(Piece(S0, 6, 0, b"xyz"))
    well.dry(S0, 5)
    assert Reader(well).look() == [Piece(S0, 6, 0, b"xyz")]
    assert not well.put(Piece(S0, 5, 3, b"x"))
    assert well.put(Piece(S0, 6, 3, b"x"))


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.booleans(), st.binary(min_size=1, max_size=4), st.integers(0, 2))))
def test_however_often_a_reader_looks_they_end_with_the_same(steps: list[tuple[int, bool, bytes, int]]) -> None:
    well = Inkwell()
    readers = [Reader(well) for _ in range(3)]
    drawn: dict[int, tuple[int, bytes]] = {}
    for number, begins, data, looks in steps:
        seat = Seat(number)
        stroke, before = drawn.get(seat, (0, b""))
        if begins or not before:
            well.dry(seat, stroke)
            stroke, before = stroke + 1, b""
        assert well.put(Piece(seat, stroke, len(before), data))
        drawn[seat] = (stroke, before + data)
        for reader in readers[:looks]:
            reader.look()
    for reader in readers:
        reader.look()
        wet = {one: ink for one, ink in reader.has.items() if one[1] == drawn[one[0]][0]}
        assert wet == {(seat, stroke): ink for seat, (stroke, ink) in drawn.items()}
