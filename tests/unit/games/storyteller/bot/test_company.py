"""What others would lay down: imagined hands, and what sets a storyteller's painting apart."""

from math import log
from random import Random

import pytest

from vernissage.games.storyteller.bot.company import USUAL, Company, others_of, usual_plainness
from vernissage.simulation.numbered_paintings import NumberedPaintings

FEW_SUIT = Company([log(0.9)] * 2 + [log(0.01)] * 46)
MOST_SUIT = Company([log(0.9)] * 40 + [log(0.01)] * 8)


def test_a_painting_that_suits_is_plain_where_few_others_do() -> None:
    assert FEW_SUIT.plain(log(0.9)) > 0.7
    assert MOST_SUIT.plain(log(0.9)) < 0.3


def test_a_painting_that_suits_as_all_do_is_found_by_chance() -> None:
    assert Company([0.0] * 10).plain(0.0) == pytest.approx(1 / 6)


def test_what_anybody_could_give_is_less_suspicious_than_what_tellers_tell_of() -> None:
    dull, telling = FEW_SUIT.suspicion([log(0.01), log(0.9)], USUAL, Random(1))
    assert telling > 2 * dull


def test_the_plainest_of_all_is_a_decoy_to_whoever_knows_that_the_teller_hints() -> None:
    hinted, plain = log(0.12), log(0.9)
    hints, tells = (FEW_SUIT.suspicion([hinted, plain], usual, Random(1)) for usual in (0.3, 0.9))
    assert hints[0] > hints[1]
    assert tells[1] > tells[0]


def test_what_everybody_or_nobody_finds_is_no_good_clue() -> None:
    chances = [FEW_SUIT.found_by_some(log(fit), voters=3, gifts=2, rng=Random(1)) for fit in (90, 0.2, 0.0001)]
    assert chances[1] == max(chances)


def test_earlier_turns_say_how_plainly_somebody_tells() -> None:
    assert usual_plainness([]) == USUAL
    assert usual_plainness([0.1]) > usual_plainness([0.1] * 4) > 0.1


def test_others_hold_none_of_the_paintings_one_knows() -> None:
    paintings = NumberedPaintings(20)
    known = paintings.paintings(["wall"])[:5]
    others = others_of(paintings, ["wall"], known, Random(1))
    assert sorted({*others, *known}) == sorted(paintings.paintings(["wall"]))
    assert len(others) == 15
