from tests.rules.storyteller.table import Table, with_clocks
from tests.seats import S0, S1, S2, S3
from vernissage.games.storyteller.commands import Give
from vernissage.games.storyteller.events import Given, Hung


def test_everyone_else_gives_one_painting_of_their_hand() -> None:  # S3
    table = Table(4).tell()
    assert table.refuses(1, Give(1, table.state.hands[S2][:1])) == "not-in-hand"
    assert table.refuses(1, Give(1, table.state.hands[S1][:2])) == "wrong-number-of-paintings"
    assert table.refuses(1, Give(1, ())) == "wrong-number-of-paintings"
    assert table.refuses(0, table.gift(0)) == "storyteller-only-tells"
    table.give()
    assert len(table.public.shown) == 4


def test_with_three_open_seats_everyone_gives_two() -> None:  # S3
    table = Table(3).tell()
    one = table.state.hands[S1][0]
    assert table.refuses(1, Give(1, (one, one))) == "wrong-number-of-paintings"
    table.give()
    assert len(table.public.shown) == 5


def test_it_is_secret_what_was_given_but_not_who_has_given() -> None:  # S3 S9
    table = Table(4).tell()
    given = table.do(1, table.gift(1))[0]
    assert isinstance(given, Given)
    assert table.game.redact(given, None).paintings is None  # type: ignore[union-attr]
    assert table.public.given == (0, 1)
    assert table.public.acting == (2, 3)


def test_all_hang_side_by_side_in_one_order_for_everybody() -> None:  # S4
    table = Table(4).tell().give()
    hung = table.events[-1]
    assert isinstance(hung, Hung)
    assert {table.game.redact(hung, seat) == hung for seat in (None, S0, S1, S2, S3)} == {True}
    assert table.public.shown == hung.paintings
    assert set(hung.paintings) == {painting for gift in table.turn.given.values() for painting in gift}


def test_the_order_says_nothing_about_the_givers() -> None:  # S4
    orders = set()
    for seed in range(20):
        table = Table(4, seed=seed).tell().give()
        orders.add(table.turn.shown.index(table.turn.given[S0][0]))
    assert orders == {0, 1, 2, 3}


def test_a_given_painting_can_be_exchanged_until_the_last_one_is_in() -> None:  # S9
    table = Table(4).tell().give(1)
    other = table.gift(1, first=3)
    table.do(1, other)
    assert table.own(1).given == other.paintings
    assert table.do(1, other) == []
    table.give(2, 3)
    assert table.refuses(1, table.gift(1)) == "wrong-phase"
    assert set(other.paintings) <= set(table.turn.shown)


def test_a_command_for_another_turn_hits_nothing() -> None:  # S9
    table = Table(4).tell()
    assert table.refuses(1, Give(2, table.state.hands[S1][:1])) == "turn-gone"


def test_a_gift_is_exchanged_as_often_as_one_likes() -> None:  # S9
    for players in (3, 5):
        table = Table(players).tell()
        for first in (0, 1, 2, 0):
            table.do(1, table.gift(1, first=first))
        assert table.own(1).given == table.state.hands[S1][: table.public.gifts_each]


def test_what_is_given_by_chance_may_be_any_painting_of_the_hand() -> None:  # S10
    """And the storyteller's hand is not touched."""
    places: set[int] = set()
    for seed in range(60):
        table = Table(4, with_clocks(), seed=seed).tell()
        hands = dict(table.state.hands)
        table.time_up()
        given = [event for event in table.events if isinstance(event, Given)]
        assert [event.by_chance for event in given] == [True] * 3
        places |= {hands[event.seat].index(painting) for event in given for painting in event.paintings or ()}
    assert places == set(range(6))


def test_only_whoever_has_not_given_gives_by_chance() -> None:  # S10
    table = Table(4, with_clocks()).tell().give(2)
    mine = table.turn.given[S2]
    table.time_up()
    assert table.turn.given[S2] == mine
    assert [event.seat for event in table.events if isinstance(event, Given)] == [1, 3]
