"""`vernissage doctor`: what is well, what is not, and what to do."""

import sqlite3
from pathlib import Path

from click.testing import CliRunner, Result

from tests.nats_server import nats_server
from tests.postgres import Postgres, free_port
from vernissage.app import LOG_FILE
from vernissage.cli import main


def examined(*words: object) -> Result:
    return CliRunner().invoke(main, ["doctor", *map(str, words)])


def test_a_fresh_setup_is_well(tmp_path: Path) -> None:
    said = examined("--data", tmp_path / "new")
    assert "is not there yet" in said.output
    assert "connections are possible" in said.output


def test_damaged_tables_are_noticed(tmp_path: Path) -> None:
    (tmp_path / LOG_FILE).write_bytes(b"this is no database" * 100)
    said = examined("--data", tmp_path)
    assert said.exit_code == 1
    assert f"fix   {tmp_path / LOG_FILE}: file is not a database" in said.output
    assert "restore a copy" in said.output


def test_tables_in_a_folder_with_an_unusual_name_are_well(tmp_path: Path) -> None:
    folder = tmp_path / "100% ours? #1"
    folder.mkdir()
    sqlite3.connect(folder / LOG_FILE).execute("CREATE TABLE t (x)").connection.close()
    said = examined("--data", folder).output
    assert f"{LOG_FILE}: ok" in said.replace("\n", "")
    assert [file.name for file in tmp_path.iterdir()] == [folder.name]


def test_a_spoilt_deck_is_named(tmp_path: Path) -> None:
    (tmp_path / "decks" / "mine").mkdir(parents=True)
    (tmp_path / "decks" / "mine" / "deck.json").write_text("{", "utf-8")
    said = examined("--data", tmp_path).output
    assert "the deck mine cannot be read" in said
    assert f"vernissage decks check --data {tmp_path}" in said.replace("\n", "")
    assert "mine" in CliRunner().invoke(main, ["decks", "check", "--data", str(tmp_path)]).output


def test_a_database_and_a_bus_are_tried(tmp_path: Path, postgres_server: Postgres) -> None:
    with nats_server() as nats:
        words = ("--data", tmp_path, "--log", postgres_server.fresh(), "--bus", nats.address)
        said = examined(*words).output
        assert "ok    the database can be used" in said
        assert "fix   fsync is off" in said  # the tests' own server is in a hurry
        assert "ok    the bus answers" in said


def test_what_cannot_be_reached_is_said(tmp_path: Path) -> None:
    port = free_port()
    words = (
        "--data",
        tmp_path,
        "--log",
        f"postgresql://me:hidden@127.0.0.1:{port}/x",
        "--bus",
        f"nats://127.0.0.1:{port}",
    )
    said = examined(*words)
    assert said.exit_code == 1
    assert "fix   the database cannot be used" in said.output
    assert "fix   the bus does not answer" in said.output
    assert "hidden" not in said.output
