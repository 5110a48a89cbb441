"""Every setting of the server, in one place: its flag, its variable in the environment, and what it is for."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

PREFIX = "VERNISSAGE_"
MOST_DAYS = 36_500  # a hundred years
AT_LEAST_ONE = (
    "connections",
    "connections_per_address",
    "requests_per_second",
    "messages_per_second",
    "kilobytes_per_second",
    "watchers",
    "watchers_per_address",
    "table_megabytes",
)
BUS = re.compile(r"(nats|tls)://.")
STATUS = re.compile(r".+:\d{1,5}")
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
        """How it is written on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """How it is written in the environment."""
        return PREFIX + self.name.upper()


SETTINGS = (
    Setting(
        "host", str, "0.0.0.0", "Address to listen on. 0.0.0.0: every device on the network; 127.0.0.1: this one only."
    ),
    Setting("port", int, 8000, "Port to listen on. By default, the first free one from 8000."),
    Setting("data", Path, Path("data"), "Folder for the tables (one SQLite file) and your own decks."),
    Setting(
        "log",
        str,
        "",
        "Where tables are stored instead: postgresql://user@host/database. Several nodes can share it.",
    ),
    Setting("bus", str, "", "How several nodes talk to each other: nats://host:4222. Needs --log."),
    Setting("open", bool, False, "Open the browser once the server listens."),
    Setting("public_tables", bool, False, "List the open tables that their hosts made public."),
    Setting("tables_per_minute", int, 30, "Maximum tables one IP address may open per minute."),
    Setting(
        "bot_seconds",
        float,
        1.5,
        "Approximate seconds a bot takes per move (also speeds up its drawing). 0: no delay.",
    ),
    Setting("behind_proxy", bool, False, "Trust X-Forwarded-For and X-Forwarded-Proto from your reverse proxy."),
    Setting(
        "origin",
        str,
        (),
        "A public address of this server, such as https://play.example. Not needed for network"
        " addresses and local names.",
        many=True,
    ),
    Setting("connections", int, 4000, "Maximum connections in total; idle ones are dropped for new ones."),
    Setting("connections_per_address", int, 256, "Maximum connections per IP address."),
    Setting("requests_per_second", float, 100.0, "HTTP requests per second per IP address, on average."),
    Setting("watchers", int, 200, "Maximum people who watch one table."),
    Setting("watchers_per_address", int, 40, "Maximum people from one IP address who watch one table."),
    Setting("table_megabytes", int, 100, "Maximum size of one table's log, in MB."),
    Setting("keep_finished_days", float, 365.0, "Days a table with a finished game is kept after its last event."),
    Setting("keep_abandoned_days", float, 30.0, "Days any other table is kept after its last event."),
    Setting("messages_per_second", float, 20.0, "Messages per second per connection, on average."),
    Setting("kilobytes_per_second", float, 64.0, "Kilobytes per second that one connection may send, on average."),
    Setting(
        "status",
        str,
        "",
        "Address and port for /healthz, /readyz and /metrics (Prometheus), such as 127.0.0.1:9464.",
    ),
    Setting("json_logs", bool, False, "Write log lines as JSON."),
    Setting("watch_loop", bool, False, "Log whatever made everybody wait for more than 50 ms. For debugging."),
)


class Config(Struct, frozen=True):
    """The settings with their values. `port` is `None` when the next free one will do."""

    host: str = "0.0.0.0"
    port: int | None = None
    data: Path = Path("data")
    log: str = ""
    bus: str = ""
    open: bool = False
    public_tables: bool = False
    tables_per_minute: int = 30
    bot_seconds: float = 1.5
    behind_proxy: bool = False
    origin: tuple[str, ...] = ()
    connections: int = 4000
    connections_per_address: int = 256
    requests_per_second: float = 100.0
    watchers: int = 200
    watchers_per_address: int = 40
    table_megabytes: int = 100
    keep_finished_days: float = 365.0
    keep_abandoned_days: float = 30.0
    messages_per_second: float = 20.0
    kilobytes_per_second: float = 64.0
    status: str = ""
    json_logs: bool = False
    watch_loop: bool = False


class BadSetting(ValueError):
    """A sentence for the owner of the server."""


def configure(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Config:
    """Reads the settings: flags (unless `None` or empty) override the environment, which overrides the defaults."""
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
    if config.tables_per_minute < 1:
        raise BadSetting(f"--tables-per-minute: expected 1 or more, got {config.tables_per_minute}")
    if not 0 <= config.bot_seconds <= 60:
        raise BadSetting(f"--bot-seconds: expected 0 to 60, got {config.bot_seconds}")
    _check_budgets(config)
    _check_nodes(config)
    return config


def status_address(config: Config) -> tuple[str, int]:
    """Splits `--status` into an address and a port."""
    host, _, port = config.status.rpartition(":")
    return host.strip("[]"), int(port)


def _check_nodes(config: Config) -> None:
    """Checks the settings for several nodes. Messages do not repeat an address, which may hold a password."""
    if config.status and not STATUS.fullmatch(config.status):
        raise BadSetting(f"--status: expected something like 127.0.0.1:9464, got {config.status}")
    if config.log and not config.log.startswith(("postgresql://", "postgres://")):
        raise BadSetting("--log: expected something like postgresql://user@host/database")
    if config.bus and not all(BUS.match(server.strip()) for server in config.bus.split(",")):
        raise BadSetting("--bus: expected something like nats://host:4222")
    if config.bus and not config.log:
        raise BadSetting("--bus: nodes share tables in PostgreSQL; say where with --log")


def _check_budgets(config: Config) -> None:
    for name in AT_LEAST_ONE:
        if getattr(config, name) < 1:
            raise BadSetting(f"--{name.replace('_', '-')}: expected 1 or more, got {getattr(config, name)}")
    for name in ("keep_finished_days", "keep_abandoned_days"):
        if not 1 <= getattr(config, name) <= MOST_DAYS:
            raise BadSetting(f"--{name.replace('_', '-')}: expected 1 to {MOST_DAYS}, got {getattr(config, name)}")
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
