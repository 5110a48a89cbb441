"""The events of one decision as they follow from one another."""

from vernissage.games.artline.events import Event
from vernissage.games.artline.evolve import evolve
from vernissage.games.artline.state import Placement, State


class Story:
    """What a command leads to: each event is judged on the state that those before it have made."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.state = evolve(self.state, event)
        self.events.append(event)

    @property
    def placement(self) -> Placement:
        assert self.state.placement, "only told while a placement does not stand yet"
        return self.state.placement
