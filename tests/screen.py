"""What a client has on its screen: both parts of what a table shows, kept up to date by deltas."""

from typing import Any

from msgspec import convert

from vernissage.contract.delta import Delta, apply

Message = dict[str, Any]


def messages_in(message: Message) -> list[Message]:
    """An update, and the answer that came with it, as two messages."""
    done = message.pop("done", None)
    return [message] if done is None else [message, done]


class Screen:
    """Everything comes with a welcome; an update that goes on from there tells what has changed."""

    def __init__(self) -> None:
        self.public: Message = {}
        self.own: Message = {}
        self.number = 0
        self.teller = 0

    def show(self, message: Message) -> None:
        if message["type"] == "Welcome":
            self.public, self.own, self.number = message["public"], message["own"], message["number"]
            self.teller = message["teller"]
        elif message["type"] == "Resumed":
            for change in message["public"]:
                self.public = apply(convert(change, Delta), self.public)
            self.own = self.own if message["own"] is None else message["own"]
            self.number = message["number"]
        elif message["type"] == "Update":
            assert message["after"] == self.number, "an update is missing"
            self.public = apply(convert(message["public"], Delta), self.public)
            self.own = apply(convert(message["own"], Delta), self.own)
            self.number = message["number"]

    @property
    def view(self) -> Message:
        """Both parts as one."""
        shown, own = self.public["game"], self.own["game"]
        return {**self.public, **self.own, "game": None if shown is None else {**shown, **own}}
