"""A log for a report: no hash of a secret, and of a running game only what those who watch are told."""

from tests.high_card import Agree, Offer
from tests.high_card_table import state_of
from tests.seats import S0, S1
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.table.state.stripping import stripped


def text(log: LogOfTable) -> str:
    return "\n".join(f"{one.cause} {one.body.decode()}" for one in stripped(log.games, log.log))


def test_hands_of_a_running_game_are_not_in_it() -> None:
    log = LogOfTable.playing(2)
    hands = [card for hand in state_of(log.table).hands.values() for card in hand]
    assert '"cards":["' in "".join(one.body.decode() for one in log.log)
    assert '"cards":["' not in text(log)
    assert not any(f'"{card}"' in text(log) for card in hands)


def test_what_was_played_openly_stays() -> None:
    log = LogOfTable.playing(2)
    card = state_of(log.table).hands[S0][0]
    log.does(0, Offer(card))
    assert f'"card":"{card}"' in text(log)


def test_a_game_that_is_over_is_all_there() -> None:
    log = LogOfTable.playing(2)
    for seat in (S0, S1):
        log.does(seat, Offer(state_of(log.table).hands[seat][0]))
        log.does(1 - seat, Agree())
    assert log.table.stage == "over"
    assert [one.body for one in stripped(log.games, log.log) if one.scope == "game"] == [
        one.body for one in log.log if one.scope == "game"
    ]


def test_no_hash_of_a_secret_is_in_it() -> None:
    log = LogOfTable.playing(3)
    log.does(0, Offer(state_of(log.table).hands[S0][0]), cause=f"{LogOfTable.key(0)[:16]}/1")
    assert not any(LogOfTable.key(seat)[:16] in text(log) for seat in range(3))
