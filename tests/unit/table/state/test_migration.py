"""A table of schema 1 in the words of schema 2: one event at a time, each rewritten by the game or table it belongs
to."""

from typing import Any

import msgspec

from vernissage.contract.migration import Body, Rewriting
from vernissage.eventlog.port import Entry, Scope
from vernissage.table.state.migration import migrated

OLD_SETTINGS = {"setup": {"type": "chess", "minutes": 5}, "seats": 4}
NEW_SETTINGS = {"game": "chess", "setup": {"minutes": 5}, "seats": 4}


def rewritten(*events: tuple[Scope, dict[str, Any]], games: dict[str, Any] | None = None) -> list[Any]:
    entries = [
        Entry(number, number, None, None, scope, msgspec.json.encode(body))
        for number, (scope, body) in enumerate(events, 1)
    ]
    return [msgspec.json.decode(body) for body in migrated(entries, games or {})]


def counting() -> Rewriting:
    """Numbers the events of one game, and begins anew with the next."""
    seen = 0

    def rewrite(body: Body) -> Body:
        nonlocal seen
        seen += 1
        return {**body, "seen": seen}

    return rewrite


def test_the_name_of_the_game_moves_out_of_its_setup() -> None:
    opened, changed = rewritten(
        ("table", {"type": "TableOpened", "version": 1, "settings": OLD_SETTINGS}),
        ("table", {"type": "SettingsChanged", "settings": OLD_SETTINGS}),
    )
    assert opened == {"type": "TableOpened", "version": 2, "settings": NEW_SETTINGS}
    assert changed == {"type": "SettingsChanged", "settings": NEW_SETTINGS}


def test_what_says_nothing_of_settings_stays_as_it_is() -> None:
    said = {"type": "Said", "seat": 0, "text": "hello"}
    assert rewritten(("table", said)) == [said]


def test_every_game_rewrites_its_own_events_and_begins_anew_with_each_game() -> None:
    began, move = ("table", {"type": "GameBegan", "name": "chess"}), ("game", {"type": "Moved"})
    found = rewritten(began, move, move, began, move, games={"chess": counting})  # type: ignore[arg-type]
    assert [body.get("seen") for body in found] == [None, 1, 2, None, 1]


def test_the_events_of_a_game_that_needs_no_rewriting_stay() -> None:
    found = rewritten(
        ("table", {"type": "GameBegan", "name": "chess"}),
        ("game", {"type": "Moved"}),
        ("table", {"type": "GameBegan", "name": "go"}),
        ("game", {"type": "Placed"}),
        games={"chess": counting},
    )
    assert found[1] == {"type": "Moved", "seen": 1}
    assert found[3] == {"type": "Placed"}
