"""Five phones, one for each language, that are shown the same: pages of a server, and a table in virtual time."""

import time
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from picows import WSMsgType
from playwright.sync_api import Browser

from tests.browser.fitting.families import SHELL, Patterns, families
from tests.browser.fitting.phone import EXPECTED, GUIDES, Message, Phone
from tests.browser.fitting.unseen import mistakes
from tests.virtual_player import Frame, Server, Transport
from vernissage.contract.languages import LANGUAGES
from vernissage.web.socket.session import Session

PATIENCE = 60.0  # seconds: a busy machine is slow


class Carried(Transport):
    """The server's end of one phone's line: keeps what has not been carried to the phone."""

    def __init__(self, session: Session, number: int) -> None:
        super().__init__(session)
        self.number = number
        self.waiting: list[Message] = []

    def send(self, kind: WSMsgType, payload: bytes) -> None:
        if kind == WSMsgType.TEXT:
            self.waiting.append((self.number, "text", payload.decode()))

    def disconnect(self, graceful: bool = True) -> None:
        if self.is_open:
            self.waiting.append((self.number, "close", ""))
        super().disconnect(graceful)


class Company:
    """Whatever is done is done on every phone."""

    def __init__(self, browser: Browser, address: str, server: Server, patterns: Patterns) -> None:
        self.server = server
        self._lines: dict[Phone, dict[int, tuple[Session, Carried]]] = {}
        self.phones = [Phone(browser, address, language, families([*SHELL, *patterns])) for language in LANGUAGES]
        for phone in self.phones:
            self._lines[phone] = {}
            phone.opens()
            phone.remembers(**GUIDES)

    def each(self, do: Callable[[Phone], None]) -> None:
        for phone in self.phones:
            do(phone)
        self.settles()

    def goes(self, path: str, until: str) -> None:
        self.each(lambda phone: phone.goes(path))
        self.looks(until)

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.waits_for(key)
            self.each(lambda phone, key=key: phone.presses(key))  # type: ignore[misc]

    def clicks(self, selector: str, nth: int = 0) -> None:
        self.each(lambda phone: phone.clicks(selector, nth))

    def touches(self, selector: str) -> None:
        self.each(lambda phone: phone.clicks(selector, how="touch"))

    def writes(self, selector: str, text: str) -> None:
        self.each(lambda phone: phone.writes(selector, text))

    def looks(self, until: str | None = None) -> None:
        """Once the sentence `until` is there."""
        self.settles()
        if until is not None:
            self.waits_for(until)
        for phone in self.phones:
            phone.looks()

    def waits_for(self, key: str) -> None:
        """Carry what is said until everybody reads the sentence."""
        end = time.monotonic() + PATIENCE
        while missing := [phone for phone in self.phones if not phone.shows(key)]:
            assert time.monotonic() < end, f"{key} is not there, but {missing[0].says()}"
            self.settles()

    def settles(self) -> None:
        """Carry what is said until nobody says anything."""
        while True:
            told = [self._tell(phone) for phone in self.phones]
            heard = [self._hear(phone) for phone in self.phones]
            if not any(told + heard):
                return
            self.server.passes(20)

    def _tell(self, phone: Phone) -> bool:
        lines = [line for _, line in self._lines[phone].values()]
        if not (came := [message for line in lines for message in line.waiting]):
            return False
        for line in lines:
            line.waiting.clear()
        phone.is_told(came)
        return True

    def _hear(self, phone: Phone) -> bool:
        sent = phone.tells()
        for number, what, text in sent:
            self._take(self._lines[phone], number, what, text)
        return bool(sent)

    def _take(self, lines: dict[int, tuple[Session, Carried]], number: int, what: str, text: str) -> None:
        if what == "open":
            session = Session(self.server.sockets, "192.0.2.7")
            lines[number] = session, Carried(session, number)
            session.on_ws_connected(lines[number][1])  # type: ignore[arg-type] # it looks the same
        elif what == "close":
            lines.pop(number)[1].disconnect()
        else:
            session, line = lines[number]
            session.on_ws_frame(line, Frame(WSMsgType.TEXT, text.encode()))  # type: ignore[arg-type]

    def sits(self, code: str, secret: str, until: str) -> None:
        """All of them with the same secret: on the same seat, if it has one."""
        for phone in self.phones:
            phone.remembers(**{f"secret.{code}": secret})
        self.goes(f"/t/{code}", until)

    def answers(self, path: str, answer: object) -> None:
        """The server's answer from now on; `None`: its own again."""
        for phone in self.phones:
            phone.is_answered(path, answer)

    def meets_version(self, client: str) -> None:
        """From now on, joining phones meet a server that hands out this page; empty: the page they have."""
        self.server.sockets = replace(self.server.sockets, client=client)

    def breaks_lines(self, broken: bool) -> None:
        for phone in self.phones:
            phone.page.evaluate("broken => fitting.breakLines(broken)", broken)

    def checks(self, owners: tuple[str, ...], never_seen: Path) -> None:
        """Everything that these say could be read, and was looked at."""
        faults = {fault for phone in self.phones for fault in phone.faults}
        said = sorted(f"{fault.language} {fault.key}: {fault.what}: {fault.text}" for fault in faults)
        complaints = [line for phone in self.phones for line in phone.complaints if not EXPECTED.search(line)]
        wrong = complaints + said + mistakes(self.seen, owners, never_seen)
        assert not wrong, "\n".join(wrong)

    @property
    def seen(self) -> set[str]:
        """By everybody."""
        return set.intersection(*(phone.seen for phone in self.phones))

    def closes(self) -> None:
        for phone in self.phones:
            phone.closes()
