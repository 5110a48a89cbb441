from tests.rules.storyteller.table import Table, choosing
from tests.seats import S0, S1, S2
from vernissage.games.storyteller.commands import Vote
from vernissage.games.storyteller.events import Revealed, Voted


def hung(players: int = 4, **changes: object) -> Table:
    return Table(players, choosing(**changes)).tell().give()


def test_everyone_but_the_storyteller_votes_for_a_painting_they_did_not_give() -> None:  # S5
    table = Table(4).tell()
    assert table.refuses(1, Vote(1, table.turn.given[S0])) == "wrong-phase"
    table.give()
    assert table.refuses(0, Vote(1, table.turn.given[S1])) == "storyteller-only-tells"
    assert table.refuses(1, Vote(1, table.turn.given[S1])) == "own-painting"
    assert table.refuses(1, Vote(1, table.state.hands[S1][:1])) == "not-shown"
    assert table.refuses(1, Vote(1, ())) == "wrong-number-of-votes"
    assert set(table.own(1).votable) == set(table.turn.shown) - set(table.turn.given[S1])
    table.vote({1: 0, 2: 0, 3: 1})
    assert table.public.phase == "reveal"


def test_votes_are_secret_until_all_are_in() -> None:  # S5 S9
    table = hung()
    voted = table.do(1, Vote(1, table.turn.given[S0]))[0]
    assert isinstance(voted, Voted)
    assert table.game.redact(voted, S2).paintings is None  # type: ignore[union-attr]
    assert (table.public.voted, table.public.acting) == ((1,), (2, 3))
    assert table.public.history == {}
    table.vote({2: 1, 3: 1})
    assert table.public.history[1].votes == table.turn.votes


def test_a_vote_can_be_changed_until_the_last_one_is_in() -> None:  # S9
    table = hung().vote({1: 0})
    table.vote({1: 2})
    assert table.own(1).votes == table.turn.given[S2]
    assert table.do(1, Vote(1, table.turn.given[S2])) == []


def test_seven_and_eight_have_a_second_vote_for_another_painting_if_they_want_it() -> None:  # S5
    for players, most in ((6, 1), (7, 2), (8, 2)):
        assert hung(players).public.votes_each == most
    table = hung(7).vote({1: (0, 2), 2: 0})
    one = table.turn.given[S0][0]
    assert table.refuses(3, Vote(1, (one, one))) == "wrong-number-of-votes"
    assert table.refuses(3, Vote(1, table.turn.shown[:3])) == "wrong-number-of-votes"


def test_the_host_may_switch_the_second_vote_on_or_off() -> None:  # S5
    assert hung(4, second_vote=True).public.votes_each == 2
    assert hung(8, second_vote=False).public.votes_each == 1


def test_the_reveal_opens_everything_about_the_turn() -> None:  # S11
    table = hung().vote({1: 0, 2: 0, 3: 1})
    revealed = table.events[-1]
    assert isinstance(revealed, Revealed)
    assert table.game.redact(revealed, None) == revealed
    shown = table.public.history[1]
    assert (shown.given, shown.votes, shown.shown) == (revealed.given, revealed.votes, table.turn.shown)
    assert shown.score == table.score
