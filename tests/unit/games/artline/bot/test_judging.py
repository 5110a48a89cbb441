"""How a bot answers what others lay: the benefit of the doubt, and a friend's vote."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.seats import S0, S1, S2
from vernissage.contract.bot import Strength
from vernissage.contract.catalogue import Painting, PaintingFacts
from vernissage.games.artline.bot import Player
from vernissage.games.artline.bot.eyes import Eyes
from vernissage.games.artline.bot.seen import Seen
from vernissage.games.artline.commands import Accept, Object, Vote
from vernissage.games.artline.museum import Hanging
from vernissage.games.artline.queries import Suggested
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.state import Phase
from vernissage.games.artline.values import Contested, Objection, Reason, Theme
from vernissage.games.artline.view_types import Own, PlacementView, Public, VoteView

SEEN = {
    "d/boats": {"rowing-boat", "boat", "transport", "water"},
    "d/ship": {"ship", "transport", "sea", "water"},
    "d/cat": {"cat", "animal", "sofa"},
    "d/dog": {"dog", "animal", "garden"},
}
BROADER = {
    "rowing-boat": frozenset({"boat", "transport"}),
    "boat": frozenset({"transport"}),
    "ship": frozenset({"transport"}),
    "sea": frozenset({"water"}),
    "cat": frozenset({"animal"}),
    "dog": frozenset({"animal"}),
}
NAMES = {tag: {"en": (tag,)} for tags in SEEN.values() for tag in tags}


class Four:
    revision = 0

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        return list(SEEN) if decks else []

    def facts(self, painting: Painting) -> PaintingFacts:
        return PaintingFacts(painting, tags=frozenset(SEEN[painting]))

    def deck_ids(self) -> Sequence[str]:
        return ["d"]


def theme(*understood: str) -> Theme:
    return Theme(" ".join(understood) or "what only its author knows", "en", by=S1, understood=understood)


def asked(painting: Painting, named: Theme, *, vote: bool = False) -> Seen:
    """Seat 0 is asked about `painting`, which seat 1 laid beside a boat under `named`."""
    placement = PlacementView(7, S1, S1, painting, (6, 5), ("r5",), {}, False, {S0: "none"}, {}, None, 1)
    phase: Phase = "vote" if vote else "window"
    public = Public(
        setup=Setup(decks=("d",)),
        seats=(S0, S1, S2),
        closed=(),
        phase=phase,
        turn=S1,
        turn_number=4,
        acting=(S0,),
        wall={"5,5": Hanging("d/boats", None)},
        lines={"r5": ((5, 5),), "c5": ((5, 5),)},
        themes={"r5": named},
        doubts={},
        counts={S0: 5, S1: 4, S2: 5},
        shown={},
        pile=50,
        discarded=0,
        placement=placement,
        vote=VoteView("does-not-fit", "r5", (S2,), (S0, S2), (), None, False, ()) if vote else None,
        mend=None,
        last_round=None,
        result=None,
        refused=(),
        ruled_out=(),
        rulings={},
        default_accepting=(),
        fingers={},
        house_rules=False,
    )
    return Seen(public, Own(may=("accept", "object"), may_object={"r5": ("does-not-fit",)}))


def answer(seen: Seen, strength: Strength = "strong") -> Any:
    bot = Player(Four(), NAMES, BROADER)
    deed = bot.move(
        seen.public, seen.own, S0, strength=strength, language="en", rng=Random(1), ask=lambda _query: Suggested(())
    )
    return deed and deed.command


def test_it_accepts_what_it_sees() -> None:  # A20
    assert answer(asked("d/boats", theme("boat"))) == Accept(7, 1)


def test_it_objects_to_what_surely_is_not_there() -> None:  # A21
    """And says what it sees instead."""
    why = Objection("does-not-fit", "r5", "cat, sofa, animal")
    assert answer(asked("d/cat", theme("boat"))) == Object(7, (why,), 1)


def test_it_does_not_repeat_what_somebody_has_objected() -> None:  # A21
    seen = asked("d/cat", theme("boat"))
    assert seen.public.placement is not None
    seen.public.placement.objections[S2] = (Objection("does-not-fit", "r5"),)
    assert answer(seen) == Accept(7, 1)


def test_something_of_the_same_kind_gets_the_benefit_of_the_doubt() -> None:  # A24
    assert answer(asked("d/ship", theme("boat"))) == Accept(7, 1)
    assert answer(asked("d/dog", theme("cat"))) == Accept(7, 1)


def test_a_theme_it_does_not_know_gets_the_benefit_of_the_doubt() -> None:  # A24
    assert answer(asked("d/cat", theme())) == Accept(7, 1)


def test_an_easy_bot_never_objects() -> None:
    assert answer(asked("d/cat", theme("boat")), "easy") == Accept(7, 1)


@pytest.mark.parametrize(
    ("painting", "keep"), [("d/boats", True), ("d/ship", True), ("d/cat", False)], ids=["seen", "near", "missing"]
)
def test_it_votes_like_a_friend(painting: str, keep: bool) -> None:  # A22
    assert answer(asked(painting, theme("boat"), vote=True)) == Vote(7, "r5", keep, "does-not-fit", 1)


def opened(hung: Painting, laid: Painting, *, vote: bool = False) -> Seen:
    """Seat 0 is asked about `laid`, with which seat 1 opens a gallery of boats beside `hung`."""
    seen = asked(laid, theme("boat"), vote=vote)
    assert seen.public.placement is not None
    placement = replace(seen.public.placement, themes={"r5": theme("boat")})
    public = replace(seen.public, placement=placement, themes={}, wall={"5,5": Hanging(hung, None)})
    return replace(seen, public=public)


@pytest.mark.parametrize(("hung", "laid"), [("d/cat", "d/boats"), ("d/boats", "d/cat"), ("d/cat", "d/dog")])
def test_a_new_theme_must_fit_the_painting_that_hung_there_too(hung: Painting, laid: Painting) -> None:  # A12
    assert isinstance(answer(opened(hung, laid)), Object)
    assert answer(opened(hung, laid, vote=True)) == Vote(7, "r5", False, "does-not-fit", 1)


def test_it_says_what_it_sees_on_the_painting_that_misses_the_theme() -> None:  # A12 A21
    assert answer(opened("d/cat", "d/boats")).objections[0].argument == "cat, sofa, animal"
    assert answer(opened("d/boats", "d/dog")).objections[0].argument == "dog, garden, animal"


def contested(*, reason: Reason | None = None) -> Seen:
    """Seat 1 opens a gallery of boats, which the referee refused to call so, and put it to the table."""
    seen = opened("d/boats", "d/boats", vote=reason is not None)
    placement, vote = seen.public.placement, seen.public.vote
    assert placement is not None
    named = replace(theme("boat"), contested=Contested("theme-negation", {"word": "no"}))
    public = replace(
        seen.public,
        placement=replace(placement, themes={"r5": named}),
        vote=replace(vote, reason=reason) if vote else None,
    )
    return replace(seen, public=public, own=replace(seen.own, may_object={"r5": ("not-allowed", "does-not-fit")}))


def test_it_objects_to_a_theme_that_the_referee_refused_and_gives_its_reason() -> None:  # A17 A21
    assert answer(contested()) == Object(7, (Objection("not-allowed", "r5", "no"),), 1)
    assert answer(contested(), "easy") == Accept(7, 1)


@pytest.mark.parametrize(("reason", "keep"), [("not-allowed", False), ("does-not-fit", True), ("unclear", True)])
def test_it_votes_against_what_the_referee_refused(reason: Reason, keep: bool) -> None:  # A17 A22
    assert answer(contested(reason=reason)) == Vote(7, "r5", keep, reason, 1)


def test_what_the_referee_let_pass_it_finds_allowed() -> None:  # A22
    seen = opened("d/boats", "d/boats", vote=True)
    assert seen.public.vote is not None
    seen = replace(seen, public=replace(seen.public, vote=replace(seen.public.vote, reason="not-allowed")))
    assert answer(seen) == Vote(7, "r5", True, "not-allowed", 1)


def test_a_painting_of_a_standing_gallery_is_not_judged_again() -> None:  # A24
    seen = asked("d/boats", theme("boat"))
    seen.public.wall["5,5"] = Hanging("d/cat", None)
    assert answer(seen) == Accept(7, 1)


def test_an_answered_placement_is_not_answered_again() -> None:
    seen = asked("d/boats", theme("boat"))
    assert seen.public.placement is not None
    seen.public.placement.answers[S0] = "fine"
    assert answer(seen) is None


def test_what_it_does_not_understand_it_does_not_use() -> None:  # A24
    eyes = Eyes(Four(), ("d",), NAMES, BROADER)
    assert eyes.fits("d/boats", theme("boat"))
    assert not eyes.fits("d/boats", theme())
    assert eyes.chance(theme()) is None
