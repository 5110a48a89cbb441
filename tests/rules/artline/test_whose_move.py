"""Who may do what, and when: what belongs to another phase, and what the game says about itself."""

from tests.rules.artline.table import Table, refusal
from tests.seats import S0, S1
from vernissage.contract.game import CloseSeat, HurryOn, SeatAway, SeatBack, TimeUp
from vernissage.games.artline.commands import Discard
from vernissage.games.artline.events import CameBack, WentAway


def test_two_to_six_play_and_the_game_says_so() -> None:  # A2
    game = Table().game
    assert (game.name, game.seats, game.has_bots) == ("artline", range(2, 7), True)
    assert (game.wants_presence, game.waits_for_absent, game.events_on_rejoin) == (True, True, 40)


def test_nobody_draws_and_everybody_may_talk() -> None:  # A24
    table = Table()
    assert not table.game.may_ink(table.state, S0)
    assert table.game.chat_is_open(table.state)


def test_there_is_nothing_to_hurry_and_the_game_waits_for_who_is_away() -> None:  # A33
    table = Table(first=1)
    assert refusal(table.do, None, HurryOn("turn:1")).code == "nothing-to-hurry"
    assert table.do(None, SeatBack(S1)) == []
    assert table.do(None, SeatAway(S1)) == [WentAway(S1)]
    assert table.do(None, SeatAway(S1)) == []
    assert table.game.waiting(table.state).seats == (1,)
    assert table.do(None, SeatBack(S1)) == [CameBack(S1)]


def test_what_the_table_orders_is_not_for_players() -> None:  # A33 A34
    table = Table(turn_seconds=30)
    assert refusal(table.do, 0, TimeUp("turn:1")).code == "not-for-players"
    assert refusal(table.do, 0, CloseSeat(S1)).code == "not-for-players"


def test_after_the_end_nothing_is_played() -> None:  # A30
    table = Table(players=2)
    assert not table.game.is_over(table.state)
    table.close(1)
    assert table.game.is_over(table.state)
    assert refusal(table.discard, 0, "a1").code == "game-over"


def test_somebody_who_watches_does_nothing() -> None:  # A4
    for nobody in (None, 9):
        assert refusal(Table().do, nobody, Discard("a1")).code == "not-a-player"


def test_no_second_painting_is_laid_before_the_first_stands() -> None:  # A5 A20
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    refused = refusal(table.lay, 0, "a2", (2, 0), r0="hats")
    assert (refused.code, refused.facts) == ("wrong-phase", {"phase": "window"})


def test_a_theme_is_changed_only_when_another_is_asked_for() -> None:  # A15 A19
    table = Table()
    table.lay(0, "a1", (1, 0), r0="hats")
    refused = refusal(table.rename, 0, r0="dogs")
    assert (refused.code, refused.facts) == ("wrong-phase", {"phase": "window"})


def test_another_theme_is_named_for_the_line_in_question() -> None:  # A19
    table = Table(players=2)
    table.lay(0, "a1", (1, 0), r0="hats")
    table.object_to(1, "unclear", "r0")
    refused = refusal(table.rename, 0)
    assert (refused.code, refused.facts) == ("theme-missing", {"line": "r0"})


def test_nobody_declines_a_hand_that_was_not_shown() -> None:  # A32
    refused = refusal(Table(curators=True).decline, 2)
    assert (refused.code, refused.facts) == ("wrong-phase", {"phase": "turn"})


def test_an_explanation_has_one_to_120_characters() -> None:  # A19
    for text in ("x", "x" * 120):
        table = Table()
        table.lay(0, "a1", (1, 0), r0="hats")
        assert table.explain(0, text)
    for text in ("", "  ", "x" * 121):
        table = Table()
        table.lay(0, "a1", (1, 0), r0="hats")
        refused = refusal(table.explain, 0, text)
        assert (refused.code, refused.facts) == ("explanation-length", {"limit": 120})
