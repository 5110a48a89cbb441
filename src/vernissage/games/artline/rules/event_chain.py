"""A chain of events: each follows from the state that those before it have made."""

from vernissage.games.artline.events import Event
from vernissage.games.artline.evolve import evolve
from vernissage.games.artline.state import Placement, State


class EventChain:
    """What one command leads to."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._recorded = 0  # how many of the events `_state` includes: nobody asks for the state after the last one
        self.events: list[Event] = []

    def emit(self, *events: Event) -> None:
        self.events += events

    @property
    def state(self) -> State:
        """After all that was emitted."""
        for event in self.events[self._recorded :]:
            self._state = evolve(self._state, event)
        self._recorded = len(self.events)
        return self._state

    @property
    def placement(self) -> Placement:
        placement = self.state.placement
        assert placement, "only asked for while a placement does not stand yet"
        return placement
