"""The seats of a table. Whatever is told or expected holds these; the tests' own tables also take plain numbers."""

from vernissage.contract.seat import Seat, first_seats

S0, S1, S2, S3, S4, S5, S6 = first_seats(7)


def reader(number: int | None) -> Seat | None:
    """The seat with this number; `None`: somebody who watches, or the table itself."""
    return None if number is None else Seat(number)
