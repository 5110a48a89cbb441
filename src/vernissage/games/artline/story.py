"""The events of one decision as they follow from one another."""

from vernissage.games.artline.events import Event
from vernissage.games.artline.evolve import evolve
from vernissage.games.artline.state import Placement, State


class Story:
    """What a command leads to: each event is judged on the state that those before it have made."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._recorded = 0  # how many of the events are in it: nobody asks what the last one has made
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    @property
    def state(self) -> State:
        """After all that was told."""
        while self._recorded < len(self.events):
            self._state = evolve(self._state, self.events[self._recorded])
            self._recorded += 1
        return self._state

    @property
    def placement(self) -> Placement:
        placement = self.state.placement
        assert placement, "only told while a placement does not stand yet"
        return placement
