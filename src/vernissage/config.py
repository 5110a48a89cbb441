"""Every setting of the server, in one place: its flag, its variable in the environment, and what it is for."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, structs

from vernissage.limits.budgets import KB, MB, Budgets, TableBudgets
from vernissage.table.state.retention import DAY, Retention

PREFIX = "VERNISSAGE_"
MOST_DAYS = 36_500  # a hundred years
USUAL, AT_A_TABLE, KEPT = Budgets(), TableBudgets(), Retention()
BUS = re.compile(r"(nats|tls)://.")
STATUS = re.compile(r".+:\d{1,5}")
ORIGIN = re.compile(r"https?://[^/?#@\s]+/?")
YES_AND_NO = {"yes": True, "on": True, "no": False, "off": False, "": False}  # besides true, false, 1 and 0


def about(text: str, least: int | None = None, most: int | None = None) -> Meta:
    """The help text of a setting, and the range of a number."""
    return Meta(description=text, ge=least, le=most)


class Config(Struct, frozen=True):
    """The settings: the type, help text, range and default of each. `port` is `None` when the next free one will do."""

    host: Annotated[
        str, about("Address to listen on. 0.0.0.0: every device on the network; 127.0.0.1: this one only.")
    ] = "0.0.0.0"
    port: Annotated[int, about("Port to listen on. By default, the first free one from 8000.", 0, 65535)] | None = None
    data: Annotated[Path, about("Folder for the tables (one SQLite file) and your own decks.")] = Path("data")
    log: Annotated[
        str, about("Where tables are stored instead: postgresql://user@host/database. Several nodes can share it.")
    ] = ""
    bus: Annotated[str, about("How several nodes talk to each other: nats://host:4222. Needs --log.")] = ""
    open: Annotated[bool, about("Open the browser once the server is listening.")] = False
    public_tables: Annotated[bool, about("List the open tables that their hosts made public.")] = False
    tables_per_minute: Annotated[int, about("Maximum number of tables one IP address may open per minute.", 1)] = 30
    bot_seconds: Annotated[
        float, about("Approximate seconds a bot takes per move (also speeds up its drawing). 0: no delay.", 0, 60)
    ] = 1.5
    behind_proxy: Annotated[bool, about("Trust X-Forwarded-For and X-Forwarded-Proto from your reverse proxy.")] = False
    origin: Annotated[
        tuple[str, ...],
        about(
            "A public address of this server, such as https://play.example. Not needed for network addresses and local"
            " names."
        ),
    ] = ()
    connections: Annotated[int, about("Maximum connections in total; idle ones are dropped for new ones.", 1)] = (
        USUAL.connections
    )
    connections_per_address: Annotated[int, about("Maximum connections per IP address.", 1)] = (
        USUAL.connections_per_address
    )
    requests_per_second: Annotated[float, about("HTTP requests per second per IP address, on average.", 1)] = (
        USUAL.requests.per_second
    )
    watchers: Annotated[int, about("Maximum number of people watching one table.", 1)] = AT_A_TABLE.watchers
    watchers_per_address: Annotated[int, about("Maximum number of people from one IP address watching a table.", 1)] = (
        AT_A_TABLE.watchers_per_address
    )
    table_megabytes: Annotated[int, about("Maximum size of one table's log, in MB.", 1)] = (
        AT_A_TABLE.stored_in_all // MB
    )
    keep_finished_days: Annotated[
        float, about("Days a table with a finished game is kept after its last event.", 1, MOST_DAYS)
    ] = KEPT.finished / DAY
    keep_abandoned_days: Annotated[float, about("Days any other table is kept after its last event.", 1, MOST_DAYS)] = (
        KEPT.abandoned / DAY
    )
    messages_per_second: Annotated[float, about("Messages per second per connection, on average.", 1)] = (
        USUAL.messages.per_second
    )
    kilobytes_per_second: Annotated[
        float, about("Kilobytes per second that one connection may send, on average.", 1)
    ] = USUAL.bytes.per_second / KB
    status: Annotated[
        str, about("Address and port for /healthz, /readyz and /metrics (Prometheus), such as 127.0.0.1:9464.")
    ] = ""
    json_logs: Annotated[bool, about("Write log lines as JSON.")] = False
    watch_loop: Annotated[bool, about("Log whatever blocked the event loop for more than 50 ms. For debugging.")] = (
        False
    )


class Setting(Struct, frozen=True):
    """`--name` on the command line, `VERNISSAGE_NAME` in the environment; the flag wins."""

    name: str
    hint: Any  # the type with its range
    type: Any
    about: Meta
    default: Any

    @property
    def flag(self) -> str:
        """How it is written on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """How it is written in the environment."""
        return PREFIX + self.name.upper()

    @property
    def many(self) -> bool:
        """Whether it is given several times; in the environment, separated by commas."""
        return get_origin(self.type) is tuple


def _setting(field: structs.FieldInfo) -> Setting:
    """An optional setting has its range inside: `Annotated[int, …] | None`."""
    hint = next(hint for hint in (field.type, *get_args(field.type)) if get_origin(hint) is Annotated)
    kind, meta = get_args(hint)
    return Setting(field.name, hint, kind, meta, field.default)


SETTINGS = [*map(_setting, structs.fields(Config))]


class BadSetting(ValueError):
    """A sentence for the owner of the server."""


def configure(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Config:
    """Reads the settings: flags (unless `None` or empty) override the environment, which overrides the defaults."""
    chosen: dict[str, Any] = {}
    for setting in SETTINGS:
        flag = flags.get(setting.name)
        if flag is not None and flag != ():
            chosen[setting.name] = _read(setting, flag, setting.flag)
        elif (text := environment.get(setting.variable)) is not None:
            chosen[setting.name] = _read(setting, _value(setting, text), setting.variable)
    config = Config(**chosen)
    _check_origins(config)
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


def _check_origins(config: Config) -> None:
    for origin in config.origin:
        if not ORIGIN.fullmatch(origin):
            raise BadSetting(f"--origin: expected something like https://play.example, got {origin}")


def _value(setting: Setting, text: str) -> Any:
    """What is written in the environment, as a flag would give it."""
    if setting.many:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return YES_AND_NO.get(text.lower(), text) if setting.type is bool else text


def _read(setting: Setting, value: Any, where: str) -> Any:
    try:
        return msgspec.convert(value, setting.hint, strict=False, dec_hook=lambda hint, text: hint(text))
    except msgspec.ValidationError as error:
        raise BadSetting(f"{where}: expected {_range(setting)}, got {value!r}") from error


def _range(setting: Setting) -> str:
    least, most = setting.about.ge, setting.about.le
    if least is None:
        return str(setting.type.__name__)
    return f"{least} or more" if most is None else f"{least} to {most}"
