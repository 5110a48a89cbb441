"""A token bucket refills with time, and never above its burst."""

import pytest

from vernissage.contract.refused import Refused
from vernissage.limits.rate_limits import Bucket, Rate, RateLimit


def test_what_was_taken_comes_back_with_time() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 4), lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_nothing_is_saved_up_beyond_the_burst() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 4), lambda: now[0])
    now[0] = 1_000.0
    assert bucket.take(4)
    assert not bucket.has()


def test_everybody_has_a_bucket_of_their_own() -> None:
    limit = RateLimit(Rate(1, 1), lambda: 0.0)
    assert limit.take("one")
    assert not limit.take("one")
    assert limit.take("other")


def test_who_had_nothing_left_is_heard_of_and_refused() -> None:
    hits: list[str] = []
    limit = RateLimit(Rate(1, 1), lambda: 0.0, hits.append)
    limit.spend("one")
    assert hits == []
    with pytest.raises(Refused, match="too-fast"):
        limit.spend("one")
    assert hits == ["one"]


def test_those_unused_for_longest_are_forgotten() -> None:
    limit = RateLimit(Rate(0, 1), lambda: 0.0)
    limit.take("one")
    for number in range(RateLimit.MOST - 1):
        limit.take(f"other {number}")
    assert not limit.take("one"), "it has just been asked for"
    for number in range(RateLimit.MOST):
        limit.take(f"another {number}")
    assert limit.take("one")
