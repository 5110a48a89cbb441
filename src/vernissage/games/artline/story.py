"""The events of one decision as they follow from one another."""

from vernissage.games.artline.events import Event
from vernissage.games.artline.evolve import evolve
from vernissage.games.artline.state import Placement, State

_REMEMBERED = 16  # steps; a command hardly ever leads to more
_steps: dict[int, tuple[State, Event, State]] = {}  # by the id of the state before


def recorded(state: State, event: Event) -> State:
    """The same as `evolve`. What was worked out to judge a command is not worked out again to record it."""
    known = _steps.get(id(state))
    if known is not None and known[0] is state and known[1] == event:
        return known[2]
    return evolve(state, event)


class EventChain:
    """What a command leads to: each event is judged on the state that those before it have made."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._recorded = 0  # how many of the events `_state` includes: nobody asks for the state after the last one
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    @property
    def state(self) -> State:
        """After all that was told."""
        while self._recorded < len(self.events):
            before, event = self._state, self.events[self._recorded]
            self._state = evolve(before, event)
            self._recorded += 1
            if len(_steps) >= _REMEMBERED:
                _steps.clear()
            _steps[id(before)] = before, event, self._state
        return self._state

    @property
    def placement(self) -> Placement:
        placement = self.state.placement
        assert placement, "only told while a placement does not stand yet"
        return placement
