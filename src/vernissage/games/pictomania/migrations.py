"""Events of Pictomania as schema 1 stored them."""

from collections import Counter

from vernissage.contract.migration import Body, Rewriting

RENAMED = {"PictomaniaStarted": "Started", "PictomaniaSeatClosed": "SeatClosed", "PictomaniaEnded": "Ended"}


def from_schema_1() -> Rewriting:
    """One for each game: strokes are counted, on each sheet of each round."""
    strokes: Counter[int] = Counter()

    def rewritten(event: Body) -> Body:
        event = _renamed(event)
        if event["type"] == "RoundBegan":
            strokes.clear()
        if event["type"] != "StrokeDrawn":
            return event
        strokes[event["seat"]] += 1
        return {"type": "StrokeDrawn", "seat": event["seat"], "stroke": strokes[event["seat"]], "ink": event["ink"]}

    return rewritten


def _renamed(event: Body) -> Body:
    """Names that had to differ from those of other games, and a setup that named the game."""
    event = {**event, "type": RENAMED.get(event["type"], event["type"])}
    if event["type"] != "Started":
        return event
    return {**event, "setup": {name: value for name, value in event["setup"].items() if name != "type"}}
