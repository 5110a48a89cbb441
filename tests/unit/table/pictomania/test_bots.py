"""Bots that play Pictomania at a real table: they read, draw as live ink, guess, and stand in (P33)."""

from typing import Any

import pytest
from msgspec import structs

from tests.rules.pictomania.table import state_of
from tests.seats import S0, S1, S2, S3
from tests.unit.table.evening import Evening
from tests.virtual import arrive, leave
from vernissage.contract.messages import raw
from vernissage.contract.seat import first_seats
from vernissage.drawing.ink import decode, growing
from vernissage.games.pictomania import commands as p
from vernissage.games.pictomania.package import PICTOMANIA
from vernissage.games.pictomania.setup import Setup
from vernissage.table.ink.fan_out import TICK
from vernissage.table.shell.timing import Patience
from vernissage.table.state import commands as c
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import TableSettings

SHORT = TableSettings(PICTOMANIA.game.name, raw(Setup(rounds=1, seconds=0)))


def read(table: Evening, who: str = "Ada") -> None:
    """The words as they stand."""
    current = state_of(table.room.table).round
    table.does(p.Ready(current.number, current.card_ids), who)


def evening(*strengths: Any, **ways: Any) -> Evening:
    return Evening(SHORT, *strengths, **ways)


def test_bots_read_draw_guess_and_wait_for_the_person() -> None:  # P8 P10 P18 P33
    table = evening("strong", "medium", "easy")
    table.does(c.StartGame())
    read(table)
    table.sees(lambda now: state_of(now).phase == "drawing")
    table.sees(lambda now: state_of(now).round.done >= {1, 2, 3})
    assert all(state_of(table.room.table).round.sheet(seat).strokes for seat in (S1, S2, S3))
    table.does(p.Finish(1, sure=True))
    table.sees(lambda now: state_of(now).phase == "reveal" and state_of(now).ready >= {1, 2, 3})


@pytest.mark.parametrize("away", [3_000, 60_000])
def test_a_bot_draws_and_guesses_for_one_who_has_left(away: int) -> None:  # P33
    """Whether or not the game was told first that they are away."""
    patience = Patience(grace=0, away=away)
    table = evening("strong", patience=patience)
    arrive(table.room, hashed("Ben"))
    table.does(c.TakeSeat("Ben"), "Ben")
    table.does(c.StartGame())
    read(table, "Ben")
    leave(table.room, table.eye)
    table.sees(lambda now: now.seats[S0].stand_in is not None)
    table.sees(lambda now: state_of(now).phase == "drawing" and bool(state_of(now).round.sheet(S0).strokes))
    assert 0 not in state_of(table.room.table).away
    table.sees(lambda now: 0 in state_of(now).round.done)


def beside_a_drawing_bot(eye_sees: int) -> Evening:
    """A table at which at least this many pieces of bots' live ink were seen."""
    table = evening("strong", "strong")
    table.does(c.StartGame())
    read(table)
    table.sees(lambda _now: len(table.eye.pieces()) >= eye_sees)
    return table


def test_a_bots_stroke_grows_before_everybodys_eyes_and_is_stored_whole() -> None:  # P11
    table = beside_a_drawing_bot(1)
    table.sees(lambda now: all(state_of(now).round.sheet(seat).strokes for seat in (S1, S2)))
    for seat in (S1, S2):
        first = decode(state_of(table.room.table).round.sheet(seat).strokes[0])
        number = next(piece.stroke for piece in table.eye.pieces() if piece.seat == seat)
        seen = b"".join(one.data for one in table.eye.pieces() if (one.seat, one.stroke) == (seat, number))
        assert seen
        assert b"".join(growing(first)).startswith(seen)


def test_a_bot_that_is_removed_takes_back_what_it_had_half_drawn() -> None:  # P11
    table = beside_a_drawing_bot(2)
    last = table.eye.pieces()[-1]
    table.does(c.RemoveSeat(last.seat))
    strokes = state_of(table.room.table).round.sheet(last.seat).strokes
    table.passes(TICK)
    assert [piece for piece in table.eye.pieces() if piece.seat == last.seat][-1] == structs.replace(
        last, offset=0, data=b""
    )
    table.passes(10_000)
    assert state_of(table.room.table).round.sheet(last.seat).strokes == strokes


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("played", [0, 3_000, 15_000, 40_000])
def test_bots_are_done_within_eight_seconds_of_the_last_person(played: int, seed: int) -> None:  # P19
    """Whether they have not begun, draw or guess."""
    table = evening("strong", "medium", "easy", "easy", "strong")
    table.resources.rng.seed(seed)
    table.does(c.StartGame())
    read(table)
    table.sees(lambda now: state_of(now).phase == "drawing")
    table.passes(played)
    table.does(p.Finish(1, sure=True))
    table.until(lambda: state_of(table.room.table).phase == "reveal", most=8_000)
    assert all(state_of(table.room.table).rounds[0].sheet(seat).strokes for seat in first_seats(6)[1:])


def test_bots_take_their_time_again_in_the_next_round() -> None:
    settings = TableSettings(PICTOMANIA.game.name, raw(Setup(rounds=2, seconds=0)))
    table = Evening(settings, "strong", "easy")
    table.does(c.StartGame())
    for number in (1, 2):
        table.sees(lambda now: state_of(now).phase == "reading")
        read(table)
        table.sees(lambda now: state_of(now).phase == "drawing")
        table.passes(8_000)
        assert not state_of(table.room.table).round.done
        table.does(p.Finish(number, sure=True))
        table.sees(lambda now: state_of(now).phase in ("reveal", "over"))
        if number == 1:
            table.does(p.Ready(1))


def test_bots_that_nobody_plays_with_are_in_no_hurry() -> None:
    """Somebody who only watches wants to see them draw."""
    table = evening("strong", "strong", "strong")
    table.does(c.StartGame())
    read(table)
    table.sees(lambda now: state_of(now).phase == "drawing")
    table.does(c.LeaveSeat())
    table.passes(8_000)
    assert state_of(table.room.table).round.done == {0}
