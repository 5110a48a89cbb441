import json

import pytest
from click.testing import CliRunner, Result

from vernissage.cli import main

SIX = (
    "courbet-calm-sea,goya-manuel-osorio,manet-boating,chardin-soap-bubbles,steen-merry-company,rembrandt-self-portrait"
)


def run(*arguments: str, given: str = "") -> Result:
    return CliRunner().invoke(main, ["dev", "clues", *arguments], input=given)


def test_check_says_how_whole_the_table_is() -> None:
    result = run("check", "--json")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert report["problems"] == report["unlinked_tags"] == []
    assert report["notions"] == report["complete"] == report["linked"] >= 1500
    assert report["languages"] == dict.fromkeys(("en", "ru", "es", "zh", "uk"), report["notions"])


def test_match_ranks_the_paintings() -> None:
    result = run("match", "--paintings", SIX, "--json", "blowing bubbles")
    answer = json.loads(result.stdout)
    assert list(answer) == ["ranked", "ms"]
    assert all(list(one) == ["painting", "odds"] for one in answer["ranked"])
    assert answer["ranked"][0]["painting"] == "chardin-soap-bubbles"
    assert {one["painting"] for one in answer["ranked"]} == set(SIX.split(","))
    assert sum(one["odds"] for one in answer["ranked"]) == pytest.approx(1.0)
    assert answer["ms"] >= 0


@pytest.mark.parametrize("how", [(), ("--json",)])
def test_match_refuses_a_painting_that_is_not_in_the_deck(how: tuple[str, ...]) -> None:
    result = run("match", "--paintings", "courbet-calm-sea,no-such-painting", *how, "the sea")
    assert result.exit_code == 1
    assert "no-such-painting" in result.stderr
    assert result.stdout == ""


def test_match_answers_line_by_line() -> None:
    asked = {"deck": "met", "lang": "ru", "paintings": SIX.split(","), "clue": "море"}
    lines = [
        json.dumps(asked),
        json.dumps({**asked, "paintings": ["nothing"]}),
        json.dumps({**asked, "paintings": []}),
        json.dumps({**asked, "deck": "nowhere"}),
        "{}",
        json.dumps(asked | {"lang": "xx"}),
        json.dumps(asked),
    ]
    result = run("match", "--stdin", given="\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert answers[0]["ranked"][0]["painting"] == "courbet-calm-sea"
    assert ["error" in answer for answer in answers] == [False, True, True, True, True, True, False]
    assert result.exit_code == 1


def test_tell_gives_the_same_clues_for_the_same_seed() -> None:
    one, other = (run("tell", "--json", "--seed", "7", "--lang", "es", "manet-boating") for _ in range(2))
    assert one.stdout == other.stdout
    told = json.loads(one.stdout)
    assert told["painting"] == "manet-boating"
    assert len(told["clues"]) >= 4
    assert all(clue["clue"] and 0 < clue["obvious"] < 1 for clue in told["clues"])


def test_tell_refuses_a_painting_that_is_not_in_the_deck() -> None:
    assert run("tell", "no-such-painting").exit_code == 1


def test_the_paintings_are_called_as_decks_show_calls_them() -> None:
    shown = CliRunner().invoke(main, ["decks", "show", "met", "--json"])
    ids = {painting["id"] for painting in json.loads(shown.stdout)}
    assert set(SIX.split(",")) <= ids
