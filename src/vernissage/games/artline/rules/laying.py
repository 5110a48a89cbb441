"""Laying a painting, and what its player may do until it stands (A5–A13, A19, A24)."""

from typing import Literal

from vernissage.contract.catalogue import Painting
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Explain, Lay, Rename, TakeBack
from vernissage.games.artline.events import Event, Explained, Laid, Renamed, TakenBack
from vernissage.games.artline.museum import Museum
from vernissage.games.artline.rules.event_chain import EventChain
from vernissage.games.artline.rules.naming import Naming, Wish, tidy
from vernissage.games.artline.rules.seating import laying_seat, placement_of
from vernissage.games.artline.rules.settling import close_window_if_answered
from vernissage.games.artline.state import Placement, State
from vernissage.games.artline.values import Cell, Line, Theme

LONGEST_EXPLANATION = 120  # A19


def lay(state: State, seat: Seat, command: Lay, naming: Naming) -> list[Event]:
    if seat != laying_seat(state):
        raise Refused("not-your-turn", turn=laying_seat(state))
    if state.phase not in ("turn", "neighbour"):
        raise Refused("wrong-phase", phase=state.phase)
    refuse_absent(state, command.painting)
    refuse_cell(state.museum, command.cell)
    wish = Wish(seat, command.painting, command.cell, command.themes, command.language, command.put_to_table)
    themes = naming.name(state, wish)
    return [
        Laid(
            placement=state.placements + 1,
            seat=seat,
            owner=state.turn.seat,
            painting=command.painting,
            cell=command.cell,
            themes=themes,
            exhibition=state.museum.makes_exhibition(command.cell),
        )
    ]


def refuse_absent(state: State, painting: Painting) -> None:
    """Refuses a painting that is not in the hand of the player whose turn it is, even in A32."""
    if painting not in state.hands[state.turn.seat]:
        raise Refused("not-in-hand", painting=painting)


def refuse_cell(museum: Museum, cell: Cell) -> None:
    if not museum.contains(cell):
        raise Refused("cell-off-table", cell=list(cell), size=museum.size)  # A7
    if cell in museum.hung:
        raise Refused("cell-not-free", cell=list(cell))  # A6
    if cell not in museum.border:
        raise Refused("cell-not-adjacent", cell=list(cell))  # A6


def take_back(state: State, seat: Seat, command: TakeBack) -> list[Event]:
    placement = placement_of(state, seat, command.placement)
    why: Literal["conceded", "choice"] = "conceded" if placement.vote else "choice"  # A22 A24
    return [TakenBack(placement.id, seat, placement.owner, placement.painting, why)]


def rename(state: State, seat: Seat, command: Rename, naming: Naming) -> list[Event]:
    """Names other themes; those left out stay."""
    placement = placement_of(state, seat, command.placement)
    if placement.mend is None:
        raise Refused("wrong-phase", phase=state.phase)
    _refuse_unchanged(placement, placement.mend.line, command, naming)
    texts = {line: theme.text for line, theme in placement.themes.items()} | command.themes
    wish = Wish(seat, placement.painting, placement.cell, texts, command.language, command.put_to_table)
    named = naming.name(state, wish)
    return [Renamed(placement.id, seat, _changed(placement, named))]


def _refuse_unchanged(placement: Placement, line: Line, command: Rename, naming: Naming) -> None:
    if line not in command.themes:
        raise Refused("theme-missing", line=line)
    if naming.are_same(tidy(command.themes[line]), placement.themes[line].text, command.language):
        raise Refused("theme-unchanged", line=line)


def _changed(placement: Placement, named: dict[Line, Theme]) -> dict[Line, Theme]:
    """Returns the themes that differ; one whose words are the same stays as it was written."""
    old = placement.themes
    return {line: old[line] if old[line].text == theme.text else theme for line, theme in named.items()}


def explain(state: State, seat: Seat, command: Explain) -> list[Event]:
    placement = placement_of(state, seat, command.placement)
    if not may_explain(state, placement):
        raise Refused("nothing-to-explain", phase=state.phase)
    if seat in state.turn.explained:
        raise Refused("explained-before")
    text = tidy(command.text)
    if not 1 <= len(text) <= LONGEST_EXPLANATION:
        raise Refused("explanation-length", limit=LONGEST_EXPLANATION)
    chain = EventChain(state)
    chain.emit(Explained(placement.id, seat, text))
    close_window_if_answered(chain)  # whoever did not understand may have left meanwhile
    return chain.events


def may_explain(state: State, placement: Placement) -> bool:
    """Whether the player may explain: new themes, while opponents answer or when one was not understood."""
    unclear = placement.mend is not None and placement.mend.reason == "unclear"
    return bool(placement.themes) and (state.phase == "window" or unclear)
