"""`vernissage serve`: settings, ports, words, and a graceful end."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from click.testing import CliRunner

from vernissage.cli import COMMANDS, main
from vernissage.cli.serve import check_status_port, listen, qr_code
from vernissage.config import SETTINGS, BadSetting, Config, configure

ADDRESS = re.compile(r"http://localhost:(\d+)")


def test_help_names_every_command_and_every_setting() -> None:
    shown = CliRunner().invoke(main, ["--help"]).output
    hidden = [name for name in COMMANDS if not re.search(rf"^  {name} ", shown, re.MULTILINE)]
    assert hidden == ["dev"]
    said = CliRunner().invoke(main, ["serve", "--help"]).output
    assert all(setting.flag in said and setting.variable in said for setting in SETTINGS)


def test_a_flag_wins_over_the_environment_and_that_over_the_default() -> None:
    environment = {"VERNISSAGE_PORT": "9000", "VERNISSAGE_HOST": "127.0.0.1", "VERNISSAGE_PUBLIC_TABLES": "yes"}
    config = configure({"port": 9001, "host": None, "origin": ()}, environment)
    assert (config.port, config.host, config.public_tables, config.data) == (9001, "127.0.0.1", True, Path("data"))


def test_several_origins_are_separated_by_commas() -> None:
    config = configure({}, {"VERNISSAGE_ORIGIN": "https://a.example, https://b.example"})
    assert config.origin == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    "environment",
    [
        {"VERNISSAGE_PORT": "many"},
        {"VERNISSAGE_PORT": "70000"},
        {"VERNISSAGE_OPEN": "perhaps"},
        {"VERNISSAGE_TABLES_PER_MINUTE": "0"},
        {"VERNISSAGE_BOT_SECONDS": "61"},
        {"VERNISSAGE_KEEP_FINISHED_DAYS": "0.5"},
        {"VERNISSAGE_ORIGIN": "https://a.example, ftp://b.example"},
        {"VERNISSAGE_STATUS": "here"},
    ],
    ids=str,
)
def test_a_setting_that_makes_no_sense_is_said(environment: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match="expected"):
        configure({}, environment)


def test_a_port_that_is_taken_is_said_and_without_one_the_next_free_is_used() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with pytest.raises(BadSetting, match=f"port {taken} is taken"):
            listen(Config(host="127.0.0.1", port=taken))
        free = listen(Config(host="127.0.0.1"))
        assert free.getsockname()[1] >= 8000
        free.close()


def test_a_status_port_that_is_taken_is_said_before_anything_starts() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(BadSetting, match=f"cannot listen on {taken} for --status"):
            check_status_port(Config(status=taken))
    check_status_port(Config(status=taken))
    check_status_port(Config())


def test_an_address_that_is_not_ours_is_said() -> None:
    with pytest.raises(BadSetting, match=r"cannot listen on 192\.0\.2\.77"):
        listen(Config(host="192.0.2.77", port=0))


@pytest.mark.parametrize("signal_sent", [signal.SIGTERM, signal.SIGINT])
def test_it_starts_says_where_it_is_and_ends_gracefully(tmp_path: Path, signal_sent: signal.Signals) -> None:
    words = [sys.executable, "-m", "vernissage", "serve", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    )
    try:
        assert server.stdout is not None
        lines = iter(server.stdout.readline, b"")
        found = next(match for line in lines if (match := ADDRESS.search(line.decode())))
        with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/api/server", timeout=60) as answer:
            assert answer.status == 200
    finally:
        server.send_signal(signal_sent)
        _, errors = server.communicate(timeout=60)
    assert (server.returncode, errors) in ((0, b""), (-signal_sent, b""))
    assert (tmp_path / "tables.sqlite").is_file()


def test_a_data_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(tmp_path / "file")])
    assert said.exit_code == 1
    assert "data folder" in said.output


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ({"log": "mysql://here"}, "--log: expected something like postgresql://"),
        ({"log": "postgresql://me:secret@db/x", "bus": "redis://here"}, "--bus: expected something like nats://"),
        ({"bus": "nats://here:4222"}, "say where with --log"),
    ],
)
def test_addresses_of_a_log_and_a_bus_are_checked(flags: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(sentence)) as refused:
        configure(flags, {})
    assert "secret" not in str(refused.value)


def test_several_servers_of_a_bus_are_named_with_commas() -> None:
    bus = "nats://a:4222, tls://b:4222"
    assert configure({"log": "postgresql://db/x", "bus": bus}, {}).bus == bus


def test_a_database_that_cannot_be_reached_is_said(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--log", "postgresql://me:hidden@127.0.0.1:1/x"]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 1
    assert "the database of --log cannot be used" in said.output
    assert "hidden" not in said.output


def test_the_code_is_a_square_of_blocks_with_a_quiet_edge() -> None:
    shown = qr_code("http://192.168.1.5:8000").splitlines()
    widths = {len(line) for line in shown}
    assert len(widths) == 1
    assert widths == {2 * len(shown)} or widths == {2 * len(shown) - 1}  # two rows of the code in one line of text
    assert len(set("".join(shown))) > 1


def test_another_address_is_another_code() -> None:
    assert qr_code("http://192.168.1.5:8000") != qr_code("http://192.168.1.6:8000")
