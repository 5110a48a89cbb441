"""Every setting of the server, in one place: its flag, its variable in the environment, and what it is for."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

PREFIX = "VERNISSAGE_"
ORIGIN = re.compile(r"https?://[^/?#@\s]+/?")


class Setting(Struct, frozen=True):
    """`--name` on the command line, `VERNISSAGE_NAME` in the environment; the flag wins."""

    name: str
    kind: type
    default: Any
    help: str
    many: bool = False  # given several times; separated by commas in the environment

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


SETTINGS = (
    Setting("host", str, "0.0.0.0", "Address to listen on. 0.0.0.0: every device in the network; 127.0.0.1: this one."),
    Setting("port", int, 8000, "Port to listen on. Without this, the next free one from 8000 on."),
    Setting("data", Path, Path("data"), "Folder for the tables (one SQLite file) and for decks of your own."),
    Setting("open", bool, False, "Open the browser once the server listens."),
    Setting("public_tables", bool, False, "Show a list of open tables that their hosts made public."),
    Setting("tables_a_minute", int, 30, "Tables that one address may open in a minute."),
    Setting(
        "bot_seconds",
        float,
        1.5,
        "How long a bot thinks about a move, more or less; shorter, and it draws faster too. 0: not at all.",
    ),
    Setting(
        "behind_proxy", bool, False, "A reverse proxy of yours is in front: believe its X-Forwarded-For and -Proto."
    ),
    Setting(
        "origin",
        str,
        (),
        "An address of yours under which people reach this server, such as https://play.example. Not needed for"
        " network addresses and local names.",
        many=True,
    ),
    Setting("connections", int, 4000, "Connections in all; idle ones give way to new ones."),
    Setting("connections_per_address", int, 256, "Connections of one address."),
    Setting("requests_per_second", float, 100.0, "HTTP requests of one address, in the long run."),
)


class Config(Struct, frozen=True):
    """The settings with their values. `port` is `None` when the next free one will do."""

    host: str = "0.0.0.0"
    port: int | None = None
    data: Path = Path("data")
    open: bool = False
    public_tables: bool = False
    tables_a_minute: int = 30
    bot_seconds: float = 1.5
    behind_proxy: bool = False
    origin: tuple[str, ...] = ()
    connections: int = 4000
    connections_per_address: int = 256
    requests_per_second: float = 100.0


class BadSetting(ValueError):
    """A sentence for the owner of the server."""


def configure(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Config:
    """Flags that were given (not `None`, not empty) before the environment, before the defaults."""
    chosen: dict[str, Any] = {}
    for setting in SETTINGS:
        flag = flags.get(setting.name)
        if flag is not None and flag != ():
            chosen[setting.name] = flag
        elif setting.variable in environment:
            chosen[setting.name] = _read(setting, environment[setting.variable])
    config = Config(**chosen)
    if config.port is not None and not 0 <= config.port <= 65535:
        raise BadSetting(f"{SETTINGS[1].flag}: expected a port from 0 to 65535, got {config.port}")
    if config.tables_a_minute < 1:
        raise BadSetting(f"--tables-a-minute: expected 1 or more, got {config.tables_a_minute}")
    if not 0 <= config.bot_seconds <= 60:
        raise BadSetting(f"--bot-seconds: expected 0 to 60, got {config.bot_seconds}")
    _check_budgets(config)
    return config


def _check_budgets(config: Config) -> None:
    for name in ("connections", "connections_per_address", "requests_per_second"):
        if getattr(config, name) < 1:
            raise BadSetting(f"--{name.replace('_', '-')}: expected 1 or more, got {getattr(config, name)}")
    for origin in config.origin:
        if not ORIGIN.fullmatch(origin):
            raise BadSetting(f"--origin: expected something like https://play.example, got {origin}")


def _read(setting: Setting, text: str) -> Any:
    if setting.many:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if setting.kind is Path:
        return Path(text)
    if setting.kind is bool and text.lower() in ("yes", "on"):
        return True
    if setting.kind is bool and text.lower() in ("no", "off", ""):
        return False
    try:
        return msgspec.convert(text, setting.kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{setting.variable}: expected {setting.kind.__name__}, got {text!r}") from error
