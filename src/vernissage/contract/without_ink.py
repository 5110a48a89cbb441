"""The answers of a game in which nobody draws to what the table asks about pens."""

from vernissage.contract.seat import Seat


class WithoutInk:
    def may_ink(self, state: object, seat: Seat) -> bool:  # noqa: ARG002 - the contract's signature
        return False

    def stroke_of(self, command: object) -> int | None:  # noqa: ARG002 - the contract's signature
        return None

    def stroke_stored(self, event: object) -> tuple[Seat, int] | None:  # noqa: ARG002 - the contract's signature
        return None
