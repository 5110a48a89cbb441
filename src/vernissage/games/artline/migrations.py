"""Events of Artline as schema 1 stored them."""

from vernissage.core.migration import Body, Rewriting


def from_schema_1() -> Rewriting:
    return _rewritten


def _rewritten(event: Body) -> Body:
    """The setup no longer names the game: its events are read by nobody else."""
    if event["type"] != "Started":
        return event
    return {**event, "setup": {name: value for name, value in event["setup"].items() if name != "type"}}
