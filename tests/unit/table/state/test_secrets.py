"""Secrets of browsers, codes of tables, and passes."""

from random import Random

import pytest

from vernissage.contract.refused import Refused
from vernissage.table.state.secrets import (
    ALPHABET,
    CODE_LENGTH,
    WORD_LENGTH,
    fresh_code,
    fresh_word,
    hashed_address,
    key_of,
    read_code,
)


def test_a_key_says_nothing_of_its_secret_and_is_always_the_same() -> None:
    secret = "s" * 16
    assert key_of(secret) == key_of(secret)
    assert secret not in key_of(secret)
    assert key_of(secret) != key_of("t" * 16)


@pytest.mark.parametrize("length", [0, 15, 129, 100_000])
def test_a_secret_that_could_be_guessed_or_is_too_long_is_refused(length: int) -> None:
    with pytest.raises(Refused, match="bad-secret"):
        key_of("s" * length)


@pytest.mark.parametrize("length", [16, 128])
def test_the_shortest_and_the_longest_secret_will_do(length: int) -> None:
    assert key_of("s" * length)


def test_nobody_can_be_followed_by_address_from_one_table_to_the_next() -> None:
    assert hashed_address("ABCDE", "192.0.2.1") != hashed_address("FGHJK", "192.0.2.1")
    assert hashed_address("ABCDE", "192.0.2.1") == hashed_address("ABCDE", "192.0.2.1")


def test_codes_and_passes_have_no_letter_that_is_read_as_another() -> None:
    assert not {*"ILO01"} & {*ALPHABET}
    rng = Random(1)
    code, word = fresh_code(rng), fresh_word(rng)
    assert (len(code), len(word)) == (CODE_LENGTH, WORD_LENGTH)
    assert {*code, *word} <= {*ALPHABET}


@pytest.mark.parametrize("typed", ["abcde", "ABCDE", "  AbCdE\n"])
def test_a_code_is_read_however_people_type_it(typed: str) -> None:
    assert read_code(typed) == "ABCDE"


@pytest.mark.parametrize("typed", ["", "ABCD", "ABCDEF", "ABCD0", "ABC E", "АBCDE", "x" * 100_000])
def test_what_cannot_be_a_code_is_an_unknown_table(typed: str) -> None:
    with pytest.raises(Refused, match="unknown-table"):
        read_code(typed)
