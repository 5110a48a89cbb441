"""A line that breaks, as in a tunnel."""

from playwright.sync_api import WebSocketRoute

from tests.browser.person import Person


class Tunnel:
    """Around one player's line. A browser that is told to be offline keeps the lines it has, so they are cut here."""

    def __init__(self, player: Person) -> None:
        self._player = player
        self._lines: list[WebSocketRoute] = []
        player.page.route_web_socket("**/socket", self._dialled)

    def _dialled(self, line: WebSocketRoute) -> None:
        self._lines += [line, line.connect_to_server()]

    def enter(self) -> None:
        self._player.context.set_offline(True)
        for line in self._lines:
            line.close()

    def leave(self) -> None:
        self._lines.clear()
        self._player.context.set_offline(False)
