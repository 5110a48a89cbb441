"""Competitive curators: A32."""

from tests.rules.artline.table import Table, kinds, refusal
from tests.seats import S0, S1, S2
from vernissage.games.artline.events import Declined, HandShown, Laid, LastRoundBegan, Pointed, TakenBack
from vernissage.games.artline.values import Finger

CROSSING = """
    mona .   .
    .    hat .
    .    .   cap
"""


def shown(museum: str = CROSSING, **options: object) -> Table:
    """Seat 0 of three has shown its hand; seat 2 sits on its right."""
    table = Table(museum, curators=True, **options)  # type: ignore[arg-type]
    table.show_hand(0)
    return table


def test_a_player_who_does_not_lay_shows_their_hand_instead_of_discarding() -> None:  # A5 A32
    table = Table(curators=True)
    assert table.own(0).may == ("lay", "show-hand")
    assert refusal(table.discard, 0, "a1", sure=True).code == "must-show-hand"
    assert table.show_hand(0) == [HandShown(S0, S2, ("a1", "a2", "a3", "a4", "a5"))]


def test_the_hand_is_shown_to_everyone() -> None:  # A32
    table = shown()
    assert table.public.shown == {0: ("a1", "a2", "a3", "a4", "a5")}


def test_only_the_player_at_turn_shows_their_hand_and_only_in_this_variant() -> None:  # A32
    assert refusal(Table().show_hand, 0).code == "not-in-this-variant"
    table = Table(curators=True)
    assert refusal(table.show_hand, 1).code == "not-your-turn"
    table.show_hand(0)
    assert refusal(table.show_hand, 0).code == "wrong-phase"


def test_the_open_seat_before_them_may_lay_from_the_shown_hand() -> None:  # A32
    table = shown()
    assert table.game.waiting(table.state).seats == (2,)
    assert table.own(2).may == ("lay", "decline", "point")
    assert table.own(2).layable == ("a1", "a2", "a3", "a4", "a5")
    assert table.own(0).may == table.own(1).may == ("point",)
    assert refusal(table.lay, 0, "a1", (1, 0), r0="red", c1="dog").facts == {"turn": 2}
    assert refusal(table.lay, 1, "a1", (1, 0), r0="red", c1="dog").code == "not-your-turn"
    assert refusal(table.lay, 2, "c1", (1, 0), r0="red", c1="dog").code == "not-in-hand"
    laid = table.lay(2, "a1", (1, 0), r0="red", c1="dog")[0]
    assert isinstance(laid, Laid)
    assert (laid.seat, laid.owner, laid.themes["r0"].by) == (2, 0, 2)


def test_everyone_but_the_one_who_laid_it_objects_and_votes_the_owner_too() -> None:  # A32
    table = shown()
    table.lay(2, "a1", (1, 0), r0="red", c1="dog")
    assert table.game.waiting(table.state).seats == (0, 1)
    table.object_to(0, "not-allowed", "r0")
    table.accept(1)
    assert table.game.waiting(table.state).seats == (1,)
    assert refusal(table.vote, c=True).code == "not-an-opponent"
    assert "Stood" in kinds(table.vote(b=True))


def test_the_placement_counts_as_the_owners_turn() -> None:  # A32
    table = shown("mona hat")
    events = table.lay(2, "a1", (2, 0)) + table.accept(0, 1)
    assert kinds(events)[-3:] == ["Stood", "Drew", "TurnBegan"]
    assert table.own(0).hand == ("a2", "a3", "a4", "a5", "p1")
    assert table.turn == 1


def test_the_owner_draws_nothing_after_an_exhibition_of_their_neighbour() -> None:  # A32
    table = shown()
    table.lay(2, "a1", (1, 0), r0="red", c1="dog")
    assert "Drew" not in kinds(table.accept(0, 1))
    assert table.public.counts == {0: 4, 1: 5, 2: 5}


def test_the_owners_last_painting_laid_so_starts_the_last_round_for_them() -> None:  # A28 A32
    table = shown(hands={0: "a1"})
    table.lay(2, "a1", (1, 0), r0="red", c1="dog")
    assert LastRoundBegan(S0, (S1, S2)) in table.accept(0, 1)


def test_the_neighbour_may_try_again_after_a_lost_vote() -> None:  # A32
    table = shown("mona hat", players=2)
    table.lay(1, "a1", (2, 0))
    assert table.object_to(0, "does-not-fit", "r0")[-1] == TakenBack(1, S1, S0, "a1", "does-not-fit")
    assert table.phase == "neighbour"
    assert refusal(table.lay, 1, "a1", (2, 0)).code == "refused-before"
    table.lay(1, "a2", (2, 0))
    assert refusal(table.take_back, 0).code == "not-your-placement"
    table.take_back(1)
    assert table.own(1).may == ("lay", "decline", "point")


def test_if_the_neighbour_finds_no_place_the_owner_discards_one_and_draws() -> None:  # A32
    table = shown()
    assert refusal(table.decline, 1).code == "not-your-turn"
    assert table.decline(2) == [Declined(S2, by_clock=False)]
    assert table.own(0).may == ("discard",)
    assert refusal(table.lay, 2, "a1", (1, 0), r0="red", c1="dog").facts == {"phase": "must-discard"}
    assert kinds(table.discard(0, "a1")) == ["Discarded", "Drew", "TurnBegan"]


def test_in_the_tretyakov_too_the_owner_need_not_be_sure_any_more() -> None:  # A25 A32
    table = shown(edition="tretyakov")
    table.decline(2)
    assert kinds(table.discard(0, "a1")) == ["Discarded", "Drew", "TurnBegan"]


def test_the_hand_is_hidden_again_after_the_turn() -> None:  # A32
    table = shown()
    table.decline(2)
    assert 0 in table.public.shown
    table.discard(0, "a1")
    assert table.public.shown == {}


def test_a_neighbour_whose_clock_runs_out_found_no_place() -> None:  # A32
    table = shown(turn_seconds=30)
    assert table.time_is_up() == [Declined(S2, by_clock=True)]
    assert table.phase == "must-discard"


def test_a_neighbour_who_does_not_mend_in_time_found_no_place() -> None:  # A32
    table = shown(turn_seconds=30)
    table.lay(2, "a1", (1, 0), r0="sfumato", c1="dog")
    table.object_to(0, "unclear", "r0")
    table.accept(1)
    assert table.time_is_up() == [TakenBack(1, S2, S0, "a1", "time"), Declined(S2, by_clock=True)]


def test_owner_and_neighbour_each_may_explain_once() -> None:  # A19 A32
    table = Table(curators=True)
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.explain(0, "like smoke")
    table.take_back(0)
    table.show_hand(0)
    table.lay(2, "a1", (1, 0), r0="impasto")
    table.explain(2, "thick paint")
    assert refusal(table.explain, 2, "again").code == "explained-before"


def test_nobody_declines_what_was_not_shown() -> None:  # A32
    assert refusal(Table(curators=True).decline, 2).facts == {"phase": "turn"}


def test_while_the_hand_lies_open_anybody_may_point_and_everybody_sees_it() -> None:  # A32
    table = shown(players=4)
    assert table.point(1, "a1", (1, 0)) == [Pointed(S1, "a1", (1, 0))]
    table.point(0, "a2", (2, 1))
    assert table.public.fingers == {0: Finger("a2", (2, 1)), 1: Finger("a1", (1, 0))}
    table.point(1, "a3", (1, 0))
    assert table.public.fingers[S1] == Finger("a3", (1, 0)), "everybody has one finger"


def test_they_point_at_a_painting_of_that_hand_and_at_a_place() -> None:  # A32
    table = shown()
    assert refusal(table.point, 1, "b1", (1, 0)).code == "not-in-hand"
    assert refusal(table.point, 1, "a1", (0, 0)).code == "cell-not-free"
    assert refusal(table.point, 1, "a1", (6, 6)).code == "cell-not-adjacent"


def test_nobody_points_while_no_hand_lies_open() -> None:  # A32
    table = Table(CROSSING, curators=True)
    assert refusal(table.point, 1, "a1", (1, 0)).facts == {"phase": "turn"}
    table.show_hand(0)
    table.point(1, "a1", (1, 0))
    table.decline(2)
    assert refusal(table.point, 1, "a1", (1, 0)).facts == {"phase": "must-discard"}
    assert table.public.fingers == {}


def test_fingers_go_with_the_turn_and_with_who_leaves() -> None:  # A32 A33
    table = shown(players=4)
    table.point(1, "a1", (1, 0))
    table.point(2, "a1", (1, 0))
    table.close(1)
    assert table.public.fingers.keys() == {S2}
    table.decline(3)
    table.discard(0, "a1")
    table.show_hand(2)
    assert table.public.fingers == {}
