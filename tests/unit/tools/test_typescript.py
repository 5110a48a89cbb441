"""The client's types are made from the structs, and a name that means two things is noticed."""

from typing import Literal

import pytest
from msgspec import Raw, Struct, defstruct
from msgspec.json import Decoder
from msgspec.structs import replace

from tests.high_card import HIGH_CARD, Offer, Rules
from typescript import of_game, of_messages, shared
from vernissage.contract.seat import Seat
from vernissage.table.state.text import LINE_LENGTH

MESSAGES = HIGH_CARD.game.messages


class Sample(Struct, frozen=True):
    seat: Seat | None = None
    wins: dict[Seat, int] = {}
    cells: tuple[tuple[int, int], ...] = ()
    kinds: tuple[Literal["column", "row"], ...] = ("row",)
    own: Raw = Raw(b"{}")
    odds: float = 0.0


def test_a_games_messages_are_written_under_the_names_of_their_kinds() -> None:
    written = of_messages(MESSAGES)
    assert 'export interface Offer {\n  type: "Offer";\n  card: string;\n}' in written
    assert "export type Command = Offer | Agree;" in written
    assert "export type Answer = Counted;" in written
    assert "export interface Messages {\n  setup: Setup;\n  command: Command;" in written


def test_every_kind_of_field_has_a_type() -> None:
    written = of_messages(replace(MESSAGES, setup=Decoder(Sample)))
    lines = (
        "seat: Seat | null;",
        "wins: Record<Seat, number>;",
        "cells: [number, number][];",
        'kinds: ("column" | "row")[];',
        "own: unknown;",
        "odds: number;",
    )
    assert "export interface Sample {\n  " + "\n  ".join(lines) + "\n}" in written


def test_a_seat_is_a_type_of_its_own_everywhere() -> None:
    assert "export type Seat = number & { readonly [seat]: true };" in shared()
    assert 'import type { Seat } from "../../wire";' in of_messages(MESSAGES)


def test_two_structs_of_one_name_in_a_game_are_an_error() -> None:
    other = defstruct("Offer", [("price", int)], tag="Sell")
    with pytest.raises(TypeError, match="expected one struct named Offer"):
        of_messages(replace(MESSAGES, command=Decoder(Offer | other)))


def test_the_client_gets_what_a_host_who_changes_nothing_has_chosen() -> None:
    written = of_game(Rules)
    assert "export const USUAL_SETUP: Setup = {\n  hand: " in written
    assert "export const PLAYERS: readonly [number, number] = [2,6];" in written
    assert "LIMITS" not in written, "it has none"


def test_the_client_gets_numbers_rather_than_repeat_them() -> None:
    written = shared()
    assert f"  chat_letters: {LINE_LENGTH}," in written
    assert "export const USUAL_SETTINGS: " in written
    assert 'export const COLOURS: readonly Colour[] = ["orange","sky",' in written


def test_a_list_of_words_is_named_where_it_has_a_name() -> None:
    written = shared()
    assert 'export type Strength = "easy" | "medium" | "strong";' in written
    assert "  colour: Colour;\n" in written
    assert "  face: PersonFace | BotFace | null;\n" in written
    assert "  face: PersonFace | null;\n" in written


def test_a_struct_that_is_named_like_a_kind_is_an_error() -> None:
    with pytest.raises(TypeError, match="expected no struct named like a union, got Event"):
        of_messages(replace(MESSAGES, setup=Decoder(defstruct("Event", []))))


def test_a_game_without_questions_never_answers() -> None:
    written = of_messages(replace(MESSAGES, query=None, answer=None))
    assert "  query: never;\n  answer: never;" in written


def test_what_has_no_type_in_typescript_is_an_error() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        of_messages(replace(MESSAGES, setup=Decoder(defstruct("Choices", [("when", complex)]))))
