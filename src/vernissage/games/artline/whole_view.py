"""The whole view of one reader, as the client draws it: what is public, and what is its own."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.core.catalogue import Painting
from vernissage.core.seat import Seat
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.view_types import (
    Answer,
    LastRoundView,
    MendView,
    Move,
    Own,
    Phase,
    Public,
    RefusedPlacement,
    ResultView,
)
from vernissage.games.artline.view_types import Place as OwnPlace
from vernissage.games.artline.view_types import PlacementView as PublicPlacement
from vernissage.games.artline.words import Cell, Line, Objection, Reason, Theme, cell_of, named

Effect: TypeAlias = Literal["opens", "extends"]


class HungView(Struct, frozen=True):
    painting: Painting
    cell: Cell
    by: Seat | None  # None: it was there from the start


class GalleryView(Struct, frozen=True):
    """A line with a standing theme; `cells` in order along it."""

    line: Line
    theme: Theme
    cells: tuple[Cell, ...]


class TouchedLine(Struct, frozen=True):
    """What a painting does to a line: opens it (a theme is to be named) or extends it (it must fit `theme`)."""

    line: Line
    effect: Effect
    theme: Theme | None
    paintings: tuple[Painting, ...]  # that already hang in this line, in order


class PlaceView(Struct, frozen=True):
    """A legal cell (A6, A7) and what laying there would do."""

    cell: Cell
    lines: tuple[TouchedLine, ...]
    exhibition: bool


class PlacementView(Struct, frozen=True):
    """The painting that was laid and does not stand yet. In `lines` new themes have effect "opens" and a theme."""

    id: int
    seat: Seat
    owner: Seat
    painting: Painting
    cell: Cell
    lines: tuple[TouchedLine, ...]
    exhibition: bool
    answers: dict[Seat, Answer]  # of everyone who may object
    objections: dict[Seat, tuple[Objection, ...]]
    explanation: str | None
    may_object: dict[Line, tuple[Reason, ...]]  # what this reader may still object to, by line
    naming: int  # rises with every renaming; answers may name it


class VoteView(Struct, frozen=True):
    reason: Reason
    line: Line
    theme: Theme
    by: tuple[Seat, ...]
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    mine: bool | None


class ArtlineView(Struct, frozen=True, tag="artline"):
    setup: Setup
    seats: tuple[Seat, ...]  # everyone who plays, in the order of turns
    closed: tuple[Seat, ...]
    phase: Phase
    turn: Seat
    turn_number: int
    acting: tuple[Seat, ...]  # on whom the game waits
    may: tuple[Move, ...]  # what the reader may do now
    museum: tuple[HungView, ...]
    galleries: tuple[GalleryView, ...]
    places: tuple[PlaceView, ...]  # where the next painting may be laid; the same for every reader
    hand: tuple[Painting, ...]
    layable: tuple[Painting, ...]  # what the reader may lay now: from their hand, or a neighbour's shown hand (A32)
    counts: dict[Seat, int]  # paintings in each hand
    shown: dict[Seat, tuple[Painting, ...]]  # hands that lie open (A32; all of them at the end)
    pile: int
    discarded: int
    placement: PlacementView | None
    vote: VoteView | None
    mend: MendView | None
    last_round: LastRoundView | None
    result: ResultView | None
    refused: tuple[RefusedPlacement, ...] = ()


def whole(public: Public, own: Own) -> ArtlineView:
    return ArtlineView(
        setup=public.setup,
        seats=public.seats,
        closed=public.closed,
        phase=public.phase,
        turn=public.turn,
        turn_number=public.turn_number,
        acting=public.acting,
        may=own.may,
        museum=tuple(HungView(hanging.painting, cell_of(name), hanging.by) for name, hanging in public.wall.items()),
        galleries=tuple(GalleryView(line, theme, public.lines[line]) for line, theme in public.themes.items()),
        places=tuple(_place(public, place) for place in own.places),
        hand=own.hand,
        layable=own.layable,
        counts=public.counts,
        shown=public.shown,
        pile=public.pile,
        discarded=public.discarded,
        placement=_placement(public, public.placement, own) if public.placement else None,
        vote=_vote(public, own),
        mend=public.mend,
        last_round=public.last_round,
        result=public.result,
        refused=public.refused,
    )


def _place(public: Public, place: OwnPlace) -> PlaceView:
    lines = tuple(_touched(public, line, public.themes.get(line)) for line in place.lines)
    return PlaceView(place.cell, lines, place.exhibition)


def _touched(public: Public, line: Line, theme: Theme | None) -> TouchedLine:
    effect: Effect = "extends" if line in public.themes else "opens"
    paintings = tuple(public.wall[named(cell)].painting for cell in public.lines[line])
    return TouchedLine(line, effect, theme, paintings)


def _placement(public: Public, laid: PublicPlacement, own: Own) -> PlacementView:
    themes = public.themes | laid.themes
    return PlacementView(
        id=laid.id,
        seat=laid.seat,
        owner=laid.owner,
        painting=laid.painting,
        cell=laid.cell,
        lines=tuple(_touched(public, line, themes[line]) for line in laid.lines),
        exhibition=laid.exhibition,
        answers=laid.answers,
        objections=laid.objections,
        explanation=laid.explanation,
        may_object=own.may_object,
        naming=laid.naming,
    )


def _vote(public: Public, own: Own) -> VoteView | None:
    vote, laid = public.vote, public.placement
    if vote is None or laid is None:
        return None
    theme = (public.themes | laid.themes)[vote.line]
    return VoteView(vote.reason, vote.line, theme, vote.by, vote.voters, vote.voted, own.ballot)
