import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.unit.decks.pictures import painting, saved
from vernissage.cli.deck_words import SENTENCES, sentence
from vernissage.cli.decks import command
from vernissage.contract.refused import Refused
from vernissage.decks.model import read_deck


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "holidays"
    place.mkdir()
    for mark in (0, 30):
        (place / f"p{mark}.jpg").write_bytes(saved(painting(mark=mark)))
    (place / "bad.png").write_bytes(b"no picture")
    (place / "list.csv").write_text("file;title;tags\np0.jpg;The boat;boat, unicorn\n")
    return place


def run(tmp_path: Path, *words: str) -> Result:
    return CliRunner().invoke(command, [*words], env={"VERNISSAGE_DATA": str(tmp_path / "data")})


def test_a_folder_becomes_a_deck_and_goes_again(tmp_path: Path, folder: Path) -> None:
    added = run(tmp_path, "add", str(folder), "--name", "Our holidays")
    assert added.exit_code == 0, added.output
    assert "Our holidays (our-holidays): 2 paintings, 1 refused" in added.output
    assert "bad.png: this is not a picture" in added.output
    assert "no tag is called: unicorn" in added.output
    assert "1 paintings have no tags: bots see only their colours and light" in added.output
    assert "our-holidays" in run(tmp_path, "list").output
    assert "The boat" in run(tmp_path, "show", "our-holidays").output
    shown = json.loads(run(tmp_path, "show", "our-holidays", "--json").output)
    assert "The boat" in [painting["title"]["en"] for painting in shown]
    assert run(tmp_path, "remove", "our-holidays").exit_code == 0
    assert "our-holidays" not in run(tmp_path, "list").output


def test_a_folder_of_bad_pictures_leaves_no_deck_behind(tmp_path: Path) -> None:
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "a.jpg").write_bytes(b"no picture")
    assert "none of the pictures can be used" in run(tmp_path, "add", str(tmp_path / "bad")).output
    assert not (tmp_path / "data" / "decks" / "bad").exists()


def test_an_id_can_be_chosen(tmp_path: Path, folder: Path) -> None:
    assert run(tmp_path, "add", str(folder), "--id", "h1").exit_code == 0
    assert read_deck(tmp_path / "data" / "decks" / "h1").name == {"en": "holidays"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["show", "none"], "there is no deck called none"),
        (["remove", "met"], "met is built in"),
        (["remove", "../../etc"], "is no id"),
        (["add", "/nowhere"], "no folder with pictures"),
        (["add", "met"], "--search"),
        (["add", "wikidata"], "hermitage, louvre, tretyakov"),
        (["add", "wikidata", "--collection", "prado"], "prado"),
        (["add", "met", "--search", "boat", "--count", "0"], "--count"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path, words: list[str], told: str) -> None:
    done = run(tmp_path, *words)
    assert done.exit_code != 0
    assert told in done.output
    assert "Traceback" not in done.output


def test_a_deck_of_ones_own_is_checked_too(tmp_path: Path, folder: Path) -> None:
    run(tmp_path, "add", str(folder), "--id", "h1")
    place = tmp_path / "data" / "decks" / "h1"
    (place / read_deck(place).paintings[0].pictures.card).unlink()
    checked = run(tmp_path, "check", "--json")
    (report,) = [report for report in json.loads(checked.stdout) if report["deck"] == "h1"]
    assert set(report) == {"deck", "paintings", "median_tags", "pairs_sharing", "problems"}
    assert report["paintings"] == 2
    assert len(report["problems"]) == 1
    assert checked.exit_code == 1


def test_every_refusal_of_the_decks_has_a_sentence() -> None:
    source = Path(__file__).parents[3] / "src" / "vernissage" / "decks"
    raised = {
        line.split('Refused("')[1].split('"')[0]
        for path in source.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if 'Refused("' in line and "raises" not in line.lower()
    }
    assert raised == set(SENTENCES)


def test_every_refusal_of_the_decks_is_in_the_book() -> None:
    book = (Path(__file__).parents[3] / "docs" / "refusals.md").read_text("utf-8")
    assert [code for code in SENTENCES if f"`{code}`" not in book] == []


def test_a_sentence_has_its_facts() -> None:
    assert sentence(Refused("unknown-deck", deck="x")) == "there is no deck called x"
    assert sentence(Refused("picture-too-large", bytes=26_100_000, most=25_000_000)) == (
        "the file has 26.1 MB, 25 MB is the most"
    )
