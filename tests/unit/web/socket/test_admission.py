"""Who gets to a table: whoever knows its code. `test_guessing.py` has those who try codes."""

import pytest

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual import Node
from vernissage.contract.refused import Refused
from vernissage.limits.request_limits import RequestLimits
from vernissage.table.state.secrets import hashed
from vernissage.web.socket.admission import Admission, Admitted
from vernissage.web.socket.messages import Join

SECRET = "a secret of mine, long"


class Hall:
    """One table, and limits that all who come share."""

    def __init__(self) -> None:
        self.node = Node({Rules.name: any_game(Rules())})
        self.code = self.node.open(high_card())
        self.limits = RequestLimits(60, self.node.house.limits, self.node.timers)

    def asks(self, code: str, secret: str = SECRET, address: str = "192.0.2.1") -> Admitted:
        admission = Admission(self.node.house, self.limits, address)
        admitted: Admitted = self.node.answer(lambda then: admission.ask(Join(code, secret), then))
        return admitted

    def refuses(self, code: str, secret: str = SECRET, address: str = "192.0.2.1") -> str:
        with pytest.raises(Refused) as refused:
            self.asks(code, secret, address)
        return refused.value.code


def test_a_code_that_exists_leads_to_its_table_with_the_hash_of_the_secret() -> None:
    hall = Hall()
    admitted = hall.asks(hall.code.lower())
    assert (admitted.room.table.code, admitted.key) == (hall.code, hashed(SECRET))


def test_a_secret_that_could_be_guessed_is_refused() -> None:
    hall = Hall()
    assert hall.refuses(hall.code, "short") == "bad-secret"


def test_passes_are_guesses_too() -> None:
    hall = Hall()
    admission = Admission(hall.node.house, hall.limits, "192.0.2.1")
    for _ in range(20):
        admission.spend_guess()
    with pytest.raises(Refused, match="too-fast"):
        admission.spend_guess()
