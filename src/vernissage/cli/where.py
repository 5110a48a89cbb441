"""Options that say where the tables are: in a data folder or in a database."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from vernissage.config import BadSetting, Config, configure
from vernissage.eventlog.port import EventLog, Unusable

data_option = click.option(
    "--data",
    envvar="VERNISSAGE_DATA",
    default=Config().data,
    show_default=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="Data folder. Also VERNISSAGE_DATA.",
)


def where_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds `--data` and `--log`, as `serve` has them."""
    log = click.option(
        "--log", envvar="VERNISSAGE_LOG", default="", help="PostgreSQL database instead. Also VERNISSAGE_LOG."
    )
    return data_option(log(command))


def config_of(data: Path, log: str, **more: Any) -> Config:
    """Reads the flags alone: other settings in the environment are meant for the server."""
    try:
        return configure({"data": data, "log": log or None, **more}, {})
    except BadSetting as problem:
        raise click.ClickException(str(problem)) from problem


def open_log(config: Config) -> EventLog:
    from vernissage import app

    try:
        return app.open_log(config)
    except (OSError, Unusable) as problem:
        place = "the database" if config.log else f"the data folder {config.data}"
        raise click.ClickException(f"{place} cannot be used: {problem}") from problem
