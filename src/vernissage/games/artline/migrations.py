"""Events of Artline as schema 1 stored them."""

from vernissage.contract.migration import Body, Rewriting
from vernissage.games.artline.state import REASONS


def from_schema_1() -> Rewriting:
    return _Rewriting()


class _Rewriting:
    """Schema 1 stored one objection at a time, each beside what the same seat had said of the other line; now an answer
    holds all of them."""

    def __init__(self) -> None:
        self._said: dict[int, dict[str, str]] = {}  # reasons by line, of each seat

    def __call__(self, event: Body) -> Body:
        match event["type"]:
            case "Started":
                return _without_name_of_game(event)
            case "Objected":
                return self._objected(event)
            case "Accepted":
                self._said.pop(event["seat"], None)
            case "Laid" | "Renamed":
                self._said.clear()
            case "Explained":
                self._said = {seat: said for seat, said in self._said.items() if "unclear" not in said.values()}
        return event

    def _objected(self, event: Body) -> Body:
        said = self._said.setdefault(event["seat"], {})
        said[event["line"]] = event["reason"]
        in_order = [(reason, line) for reason in REASONS for line in sorted(said, reverse=True) if said[line] == reason]
        objections = [{"reason": reason, "line": line} for reason, line in in_order]
        return {"type": "Objected", "placement": event["placement"], "seat": event["seat"], "objections": objections}


def _without_name_of_game(event: Body) -> Body:
    """Nobody else reads a game's events."""
    return {**event, "setup": {name: value for name, value in event["setup"].items() if name != "type"}}
