"""A token bucket refills with time, and never above its burst."""

from vernissage.limits.bucket import Allowance, Bucket


def test_what_was_taken_comes_back_with_time() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=4, now=lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_nothing_is_saved_up_beyond_the_burst() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=4, now=lambda: now[0])
    now[0] = 1_000.0
    assert bucket.take(4)
    assert not bucket.has()


def test_everybody_has_a_bucket_of_their_own() -> None:
    allowance = Allowance(1, 1, now=lambda: 0.0)
    assert allowance.of("one").take()
    assert not allowance.of("one").has()
    assert allowance.of("other").has()
