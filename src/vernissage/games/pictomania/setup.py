"""Settings of Pictomania: what the host chooses, and the tokens by number of players."""

from typing import Annotated

from msgspec import Struct, field

from vernissage.contract.sizes import MANY, SHORT_LIST, Typed

PLAYERS = range(3, 7)  # P4
ROUNDS = range(1, 9)  # P5
SECONDS = range(30, 601)  # P19


class TokenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Star values of tokens; `own` has one for each opponent, `black` one for each player (P4)."""

    own: Annotated[tuple[int, ...], SHORT_LIST]
    black: Annotated[tuple[int, ...], SHORT_LIST]


TOKENS = {  # P4, by players
    3: TokenTable(own=(2, 1), black=(2, 2, 1)),
    4: TokenTable(own=(2, 1, 1), black=(2, 2, 1, 1)),
    5: TokenTable(own=(3, 2, 1, 1), black=(3, 2, 2, 1, 1)),
    6: TokenTable(own=(3, 2, 1, 1, 1), black=(3, 2, 2, 1, 1, 1)),
}


class OwnCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A word card that the host brought for this table; its words are the same in every language."""

    level: int
    words: Annotated[tuple[Typed, ...], SHORT_LIST]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's choices; every one has the default that a newcomer wants."""

    rounds: int = 4
    levels: Annotated[tuple[int, ...], SHORT_LIST] = ()  # P6: one a round; empty: 1, 2, 3, 4 and 4 from then on
    seconds: int = 180  # P19: 0 is off
    hurry: bool = False  # P30
    learning: bool = False  # P26
    tokens: Annotated[dict[int, TokenTable], SHORT_LIST] = field(
        default_factory=TOKENS.copy
    )  # the usual ones if left out
    own_cards: Annotated[tuple[OwnCard, ...], MANY] = ()  # not shown during a game: the view has the words of the round
    own_only: bool = False  # play with these alone
    family: bool = False  # leave out cards with something for grown-ups; your own are your own business
    countdown: bool = True  # P10: 3–2–1 before all draw; off where nobody has to get ready, as in a simulation
    led: bool = False  # P20: the host moves the reveal on, stack by stack, for everybody


def level_of(setup: Setup, number: int) -> int:
    """Returns the level of round `number`, counted from 1 (P6)."""
    if number <= len(setup.levels):
        return setup.levels[number - 1]
    return min(number, 4)


def own_tokens(setup: Setup, players: int) -> tuple[int, ...]:
    """Returns what each player can give away, highest first."""
    return tuple(sorted(_table(setup, players).own, reverse=True))


def black_tokens(setup: Setup, players: int) -> tuple[int, ...]:
    """Returns the black tokens, highest first; in a quick game one of the lowest is missing (P30)."""
    ordered = tuple(sorted(_table(setup, players).black, reverse=True))
    return ordered[:-1] if setup.hurry else ordered


def _table(setup: Setup, players: int) -> TokenTable:
    players = max(players, PLAYERS[0])  # with fewer left before the deal the game is over, but still shown (P34)
    return setup.tokens.get(players, TOKENS[players])
