"""Events of Pictomania as schema 1 stored them."""

from vernissage.core.migration import Body, Rewriting

RENAMED = {"PictomaniaStarted": "Started", "PictomaniaSeatClosed": "SeatClosed", "PictomaniaEnded": "Ended"}


def from_schema_1() -> Rewriting:
    """One for each game, so that what a game counts can be counted here too."""
    return _rewritten


def _rewritten(event: Body) -> Body:
    """Names that had to differ from those of other games, and a setup that named the game."""
    event = {**event, "type": RENAMED.get(event["type"], event["type"])}
    if event["type"] != "Started":
        return event
    return {**event, "setup": {name: value for name, value in event["setup"].items() if name != "type"}}
