"""Bots on the built-in decks: what each strength tells, gives and votes for."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from tests.clues.undescribed import Undescribed
from vernissage.cli import built_in_resources
from vernissage.contract.bot import STRENGTHS, Strength
from vernissage.contract.catalogue import Language
from vernissage.contract.game import CloseSeat
from vernissage.contract.resources import Resources
from vernissage.contract.seat import Seat, first_seats
from vernissage.decks.catalogue import Decks
from vernissage.games.storyteller.bot import Player
from vernissage.games.storyteller.commands import Command, Give, Tell, Vote
from vernissage.games.storyteller.evolve import evolve_all
from vernissage.games.storyteller.notion_clues import NotionClues
from vernissage.games.storyteller.queries import Suggested
from vernissage.games.storyteller.rules.scoring import SeatScore, TurnScore
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.simulation.bots import hall_of_bots
from vernissage.games.storyteller.simulation.playing import Hall
from vernissage.games.storyteller.state import State
from vernissage.games.storyteller.values import Clue
from vernissage.games.storyteller.view_types import Own, Public, TurnView
from vernissage.simulation.playing import Mover, play

TELLER, GIVER = first_seats(2)
SHORT = Setup(decks=("met",), rounds=1)
SEA, BUBBLES, PARTY = "met/courbet-calm-sea", "met/chardin-soap-bubbles", "met/steen-merry-company"
OTHERS = ("met/goya-manuel-osorio", "met/rembrandt-self-portrait", "met/manet-boating")


@cache
def resources() -> Resources:
    return built_in_resources()


@cache
def hall(language: Language = "en") -> Hall:
    return hall_of_bots(resources(), language)


@cache
def bot() -> Player:
    return Player(NotionClues(resources().catalogue, resources().vocabulary), resources().catalogue)


def begun() -> Public:
    """Seat 0 has told "blowing bubbles" at a table of four."""
    game = hall().game
    state = evolve_all(game.begin(), game.start(replace(SHORT, first=0), first_seats(4), Random(1)))
    public: Public = game.public(state)
    return replace(public, clue=Clue("blowing bubbles", "en"), acting=(1, 2, 3))


def chosen(public: Public, own: Own, strength: Strength) -> list[tuple[str, ...]]:
    moves = [
        bot().move(public, own, GIVER, strength=strength, language="en", rng=Random(seed), ask=lambda _: Suggested(()))
        for seed in range(20)
    ]
    commands = [move.command for move in moves if move is not None]
    chosen = [command.paintings for command in commands if isinstance(command, Give | Vote)]
    assert len(chosen) == len(moves)
    return chosen


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_bot_mostly_gives_what_suits_the_clue(strength: Strength) -> None:  # S3
    given = chosen(begun(), Own(may=("give",), hand=(SEA, BUBBLES, PARTY, *OTHERS)), strength)
    assert given.count((BUBBLES,)) >= (8 if strength == "easy" else 14)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_bot_mostly_votes_for_what_suits_the_clue(strength: Strength) -> None:  # S5
    public = replace(begun(), phase="voting", shown=(SEA, BUBBLES, PARTY))
    voted = chosen(public, Own(may=("vote",), votable=(SEA, BUBBLES, PARTY)), strength)
    assert voted.count((BUBBLES,)) >= (8 if strength == "easy" else 14)


def test_a_strong_bot_keeps_its_second_vote_where_it_is_sure() -> None:  # S7
    public = replace(begun(), phase="voting", shown=(SEA, BUBBLES, PARTY), votes_each=2)
    voted = chosen(public, Own(may=("vote",), votable=(SEA, BUBBLES, PARTY)), "strong")
    assert voted.count((BUBBLES,)) >= 10
    assert all(len(votes) == 2 for votes in chosen(public, Own(may=("vote",), votable=(SEA, BUBBLES)), "medium"))


def test_a_strong_bot_mistrusts_the_plainest_painting_of_a_teller_who_hints() -> None:
    def past(turn: int, clue: str, painting: str) -> TurnView:
        score = TurnScore("some", (GIVER,), {TELLER: SeatScore(told=3)})
        return TurnView(turn, TELLER, Clue(clue, "en"), None, (painting,), {TELLER: (painting,)}, {}, (), score, ())

    public = replace(begun(), phase="voting", shown=(SEA, BUBBLES, PARTY), turn=9)
    plain = {turn: past(turn, "soap bubbles", BUBBLES) for turn in (1, 3, 5, 7)}
    dark = {turn: past(turn, "soap bubbles", SEA) for turn in (1, 3, 5, 7)}
    own = Own(may=("vote",), votable=(SEA, BUBBLES, PARTY))
    trusting, wary = (
        chosen(replace(public, history=history), own, "strong").count((BUBBLES,)) for history in (plain, dark)
    )
    assert trusting > wary


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("players", [3, 4])
def test_the_last_one_left_votes_for_what_hangs_there(players: int, strength: Strength) -> None:  # S5 S14
    game, player, rng = hall().game, hall().players[strength], Random(1)
    setup = replace(SHORT, first=0, second_vote=True)
    state = evolve_all(game.begin(), game.start(setup, first_seats(players), rng))
    state = evolve_all(state, game.decide(state, TELLER, one_move(player, state, TELLER, rng), rng))
    for seat in first_seats(players)[2:]:
        state = evolve_all(state, game.decide(state, seat, one_move(player, state, seat, rng), rng))
        state = evolve_all(state, game.decide(state, None, CloseSeat(seat), rng))
    while state.phase != "reveal":
        state = evolve_all(state, game.decide(state, GIVER, one_move(player, state, GIVER, rng), rng))
    assert state.turn.votes[GIVER]
    assert set(state.turn.votes[GIVER]) <= set(state.turn.shown) - set(state.turn.given[GIVER])


def one_move(player: Mover[State, Command], state: State, seat: Seat, rng: Random) -> Command:
    command = player(state, seat, rng)
    assert command is not None
    return command


def evening(language: Language, games: int) -> list[State]:
    """Games one after another at the same table."""
    finals: list[State] = []
    for number in range(games):
        before = finals[-1] if finals else None
        finals.append(play(hall(language), SHORT, ["strong"] * 4, Random(number), before).final)
    return finals


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_strong_bot_never_repeats_a_clue_in_an_evening(language: Language) -> None:
    told = [turn.clue.text.casefold() for final in evening(language, 3) for turn in final.turns if turn.clue]
    assert len(told) == len(set(told)) == 12


def test_bots_play_a_deck_that_nobody_has_described_by_colours_and_light() -> None:
    own = Undescribed(Decks())
    bare = Resources(own, own.vocabulary, resources().book)
    played = play(hall_of_bots(bare), Setup(decks=("own",), rounds=2), ["strong", "medium", "easy"], Random(1))
    assert (played.refused, played.final.reason) == (0, "rounds")
    suggested = [turn.clue.words for turn in played.final.turns if turn.clue]
    assert sum(map(bool, suggested)) >= 4


def tells_nothing_in_particular(told: list[str], seed: int) -> str:
    """What a bot says of a painting of which nothing is known, after these clues."""
    past = TurnView(0, TELLER, None, None, (), {}, {}, (), None, ())
    history = {turn: replace(past, turn=turn, clue=Clue(text, "en")) for turn, text in enumerate(told)}
    deed = bot().move(
        replace(begun(), phase="clue", acting=(0,), history=history),
        Own(may=("tell",), hand=(SEA,)),
        TELLER,
        strength="easy",
        language="en",
        rng=Random(seed),
        ask=lambda _: Suggested(()),
    )
    assert deed is not None
    assert isinstance(deed.command, Tell)
    return deed.command.text


def test_a_bot_that_knows_nothing_of_its_paintings_does_not_repeat_itself_either() -> None:
    told: list[str] = []
    for seed in range(20):
        told.append(tells_nothing_in_particular(told, seed))
    assert len(set(told)) == 20
