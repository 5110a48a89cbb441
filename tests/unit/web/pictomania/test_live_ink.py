"""Live ink from line to line: seen by the others, merged for the slow, and bad ink harms nobody."""

from random import Random

import pytest

from tests.any_game import any_game
from tests.bad_line import Browser
from tests.rules.pictomania.numbered_cards import NumberedCards
from tests.rules.pictomania.table import LINE
from tests.seats import S0, S1, S2
from tests.unit.web.socket.test_ink_frames import pieces_in
from tests.virtual_player import Player, Server, table_of
from vernissage.contract.messages import raw
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.limits.budgets import Budgets
from vernissage.table.ink.fan_out import TICK
from vernissage.table.ink.live_ink import Piece
from vernissage.table.state.settings import TableSettings

NAMES = ("Ada", "Ben", "Cléo")
STROKES = 50


class Scene(Server):
    """A table of three that has begun to draw."""

    def __init__(self) -> None:
        super().__init__({"pictomania": any_game(Rules(NumberedCards(12)))})
        self.table, self.players = table_of(
            self, TableSettings(Rules.name, raw(Setup(seconds=0, countdown=False))), *NAMES
        )
        assert self.players[0].do("StartGame")["type"] == "Done"
        assert self.players[0].do("Hurry", step=self.players[0].view["game"]["step"])["type"] == "Done"


def piece(stroke: int, offset: int, data: bytes) -> bytes:
    """A frame as a client sends it."""
    return bytes([1]) + varint(stroke) + varint(offset) + data


def varint(number: int) -> bytes:
    return bytes([number]) if number < 128 else bytes([number & 0x7F | 0x80, number >> 7])


def cards_of(player: Player) -> list[str]:
    """At A, B and C: what "ready" names."""
    cards: dict[str, str] = player.view["game"]["cards"]
    return [cards[letter] for letter in "ABC"]


def seen(player: Player) -> list[Piece]:
    return [one for frame in player.line.ink for one in pieces_in(frame)]


def draws(drawer: Player, *others: Player, stroke: int = 0) -> None:
    """A whole stroke goes through: the game is unharmed."""
    done = drawer.play("Draw", round=1, stroke=stroke, ink=LINE)
    assert done["type"] == "Done"
    for player in others:
        update = player.messages("Update")[-1]
        assert (update["number"], update["events"][-1]["event"]["type"]) == (done["number"], "StrokeDrawn")


def test_ink_is_seen_by_everybody_while_it_is_drawn() -> None:  # P11
    on = Scene()
    ada, ben, cleo = on.players
    watcher = Player.at(on, on.table, "a watcher's secret")
    ada.send_ink(piece(1, 0, b"abc"))
    cleo.send_ink(piece(9, 0, b"xyz"))
    on.passes(TICK)
    ada.send_ink(piece(1, 3, b"def"))
    on.passes(TICK)
    assert [one for one in seen(ada) if one.seat != 0] == [Piece(S2, 9, 0, b"xyz")]
    assert len(ada.line.ink) == 1, "nobody is shown what they alone draw"
    for reader in (ben, watcher):
        assert [one for one in seen(reader) if one.seat == 0] == [Piece(S0, 1, 0, b"abc"), Piece(S0, 1, 3, b"def")]
    draws(ada, ben, cleo, watcher, stroke=1)
    late = Player.at(on, on.table, "late, but long enough")
    ben.send_ink(piece(1, 0, b"pen"))
    on.passes(TICK)
    assert seen(late) == [Piece(S2, 9, 0, b"xyz"), Piece(S1, 1, 0, b"pen")]
    assert late.view["game"]["sheets"]["1"]["0"]["steps"] == {"1": LINE}


def test_a_reader_gets_at_most_one_frame_in_50_milliseconds() -> None:
    on = Scene()
    ada, ben, cleo = on.players
    for at in range(20):
        ada.send_ink(piece(1, at, b"a"))
        cleo.send_ink(piece(1, at, b"c"))
        on.passes(20)
    on.passes(TICK)
    assert len(ben.line.ink) == 20 * 20 // TICK + 1
    assert b"".join(one.data for one in seen(ben) if one.seat == 0) == b"a" * 20


def test_a_slow_reader_is_merged_and_slows_nobody() -> None:
    on = Scene()
    ada, ben, _ = on.players
    slow = Player.at(on, on.table, "a slow one's secret")
    slow.session.pause_writing()
    for stroke in range(1, STROKES + 1):
        ada.send_ink(piece(stroke, 0, b"x" * 100))
        on.passes(TICK)
        draws(ada, ben, stroke=stroke)
    ada.send_ink(piece(200, 0, b"the last"))
    on.passes(TICK)
    assert len(seen(ben)) == STROKES + 1
    assert seen(ben)[-1] == Piece(S0, 200, 0, b"the last")
    slow.session.resume_writing()
    on.passes(TICK)
    assert slow.view["game"]["sheets"]["1"]["0"]["done"] == STROKES
    assert seen(slow) == [Piece(S0, 200, 0, b"the last")]


@pytest.mark.parametrize("seed", range(3))
def test_ink_over_a_bad_line_comes_in_order_and_catches_up(seed: int) -> None:
    on, rng = Scene(), Random(seed)
    drawer = Browser(on, on.table, "Ada's long secret", rng)
    reader = Browser(on, on.table, "a watcher far away", rng)
    on.passes(3_000)
    for at in range(60):
        drawer.draw(piece(1, 3 * at, b"%03d" % at))
        on.passes(TICK)
    on.passes(3_000)
    came = [one for frame in reader.ink for one in pieces_in(frame)]
    assert [one.offset for one in came] == [sum(len(one.data) for one in came[:at]) for at in range(len(came))]
    assert b"".join(one.data for one in came) == b"".join(b"%03d" % at for at in range(60))


HANGS_UP = {
    "empty": b"",
    "an unknown kind": b"\x09\x01\x00abc",
    "the server's own kind": b"\x02\x00\x01\x00\x03abc",
    "an offset that does not end": b"\x01\x01\xff\xff\xff\xff",
}


@pytest.mark.parametrize("case", HANGS_UP)
def test_what_is_no_ink_closes_the_line_and_harms_nobody(case: str) -> None:
    on = Scene()
    ada, ben, cleo = on.players
    ben.send_ink(HANGS_UP[case])
    assert ben.last == {"type": "Bye", "code": "not-text"}
    draws(ada, cleo)


DROPPED = {
    "too long": piece(1, 0, b"x" * 1100),
    "longer than any message": piece(1, 0, b"x" * 100_000),
    "an offset out of nowhere": piece(1, 99, b"abc"),
}


@pytest.mark.parametrize("case", DROPPED)
def test_ink_that_leads_nowhere_is_dropped(case: str) -> None:
    on = Scene()
    ada, ben, cleo = on.players
    ben.send_ink(DROPPED[case])
    on.passes(TICK)
    assert seen(ada) == seen(cleo) == []
    draws(ben, ada, cleo)


def test_after_the_first_guess_no_ink_is_seen() -> None:  # P15
    on = Scene()
    ada, ben, cleo = on.players
    own = ben.view["game"]["word"]["number"]
    guess = ben.play("MakeGuess", round=1, drawer=0, number=own % 7 + 1)
    assert guess["type"] == "Done"
    ben.send_ink(piece(1, 0, b"abc"))
    assert ben.play("Draw", round=1, stroke=1, ink=LINE)["code"] == "drawing-finished"
    on.passes(TICK)
    assert seen(ada) == seen(cleo) == []
    draws(ada, cleo)


def test_a_stroke_that_is_refused_goes_again() -> None:
    on = Scene()
    ada, ben, cleo = on.players
    ben.send_ink(piece(1, 0, b"abc"))
    on.passes(TICK)
    assert ben.play("Draw", round=1, stroke=1, ink="no ink")["code"] == "bad-ink"
    on.passes(TICK)
    assert seen(ada) == [Piece(S1, 1, 0, b"abc"), Piece(S1, 1, 0, b"")]
    draws(ben, ada, cleo)


def test_a_burst_is_thinned_out_and_the_line_stays() -> None:
    on = Scene()
    ada, ben, cleo = on.players
    for stroke in range(int(Budgets().flood.at_once) // 2):
        ben.send_ink(piece(stroke, 0, bytes([stroke])))
    on.passes(TICK)
    assert max(one.stroke for one in seen(ada)) < int(Budgets().ink.at_once) + 10
    draws(ben, ada, cleo)


def test_ten_thousand_frames_per_second_end_the_line_and_slow_nobody() -> None:
    on = Scene()
    ada, ben, cleo = on.players
    for at in range(10_000):
        ben.send_ink(piece(at % 256, 0, b"flood"))
    draws(ada, cleo)
    assert ben.last == {"type": "Bye", "code": "too-fast"}
    on.passes(TICK)
    assert ben.line.close_code is not None
    assert len(ada.line.ink) < 10


def test_a_stroke_that_is_stored_ends_its_own_ink_and_no_other() -> None:  # P11
    on = Scene()
    ada, ben, _ = on.players
    ada.send_ink(piece(1, 0, b"abc"))
    ada.send_ink(piece(2, 0, b"xyz"))
    draws(ada, ben, stroke=1)
    ada.send_ink(piece(2, 3, b"!"))
    late = Player.at(on, on.table, "late, but long enough")
    on.passes(TICK)
    assert seen(late) == [Piece(S0, 2, 0, b"xyz!")]


def test_a_stroke_that_is_refused_takes_back_its_own_ink_and_not_that_of_the_next() -> None:
    on = Scene()
    ada, ben, _ = on.players
    ben.send_ink(piece(1, 0, b"abc"))
    ben.send_ink(piece(2, 0, b"xyz"))
    on.passes(TICK)
    ben.play("Draw", round=1, stroke=1, ink="no ink")
    on.passes(TICK)
    assert seen(ada)[2:] == [Piece(S1, 1, 0, b"")]


def test_other_moves_leave_the_ink_alone() -> None:
    on = Scene()
    ada, ben, _ = on.players
    draws(ben, ada, stroke=1)
    ben.send_ink(piece(2, 0, b"abc"))
    assert ben.play("UndoStroke", round=1)["type"] == "Done"
    ben.send_ink(piece(2, 3, b"def"))
    on.passes(TICK)
    assert b"".join(one.data for one in seen(ada)) == b"abcdef"


def test_a_stroke_that_comes_twice_is_drawn_once() -> None:
    on = Scene()
    ada, ben, _ = on.players
    draws(ada, ben, stroke=1)
    number = ben.number
    assert ada.play("Draw", round=1, stroke=1, ink=LINE)["type"] == "Done"
    assert ben.number == number
