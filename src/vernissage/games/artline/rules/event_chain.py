"""A chain of events, each decided on the state after those before it."""

from vernissage.games.artline.events import Event
from vernissage.games.artline.evolve import evolve
from vernissage.games.artline.state import Placement, State


class EventChain:
    """The events that one command leads to, and the state after them."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._recorded = 0  # how many events `_state` includes: it is brought up to date only when asked for
        self.events: list[Event] = []

    def emit(self, *events: Event) -> None:
        self.events += events

    @property
    def state(self) -> State:
        """The state after all events so far."""
        for event in self.events[self._recorded :]:
            self._state = evolve(self._state, event)
        self._recorded = len(self.events)
        return self._state

    @property
    def placement(self) -> Placement:
        placement = self.state.placement
        assert placement, "only asked for while a placement does not stand yet"
        return placement
