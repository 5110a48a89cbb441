"""House rules: an edition with single switches of its own (A1, ours)."""

import pytest

from tests.rules.artline.table import Table, artline, kinds, refusal
from tests.seats import S0
from vernissage.contract.refused import Refused
from vernissage.games.artline.queries import Consider, Considered
from vernissage.games.artline.setup import House, Setup


def test_the_louvre_but_half_must_not_understand() -> None:  # A19
    table = Table(players=4, edition="louvre", house=House(unclear_to="half-of-opponents"))
    table.lay(0, "a1", (1, 0), r0="sfumato")
    table.object_to(1, "unclear", "r0")
    assert "Stood" in kinds(table.accept(2, 3))


def test_the_tretyakov_with_free_discards() -> None:  # A25
    table = Table(edition="tretyakov", house=House(may_discard_freely=True))
    assert table.own(0).may == ("lay", "discard")
    assert table.discard(0, "a1")
    assert refusal(Table(house=House(may_discard_freely=False)).discard, 0, "a1").code == "not-sure-yet"


@pytest.mark.parametrize("is_fault", [True, False])
def test_too_broad_on_or_off(is_fault: bool) -> None:  # A18
    table = Table(edition="louvre", house=House(too_broad_is_a_fault=is_fault))
    said = table.game.answer(table.state, S0, Consider((1, 0), {"r0": "landscape"}, "en"))
    assert isinstance(said, Considered)
    assert said.verdicts["r0"].verdict == ("doubt" if is_fault else "ok")


def test_what_is_not_changed_is_the_editions() -> None:  # A1
    table = Table(edition="tretyakov", house=House(unclear_to="any-opponent"))
    assert table.own(0).may == ("lay", "discard-if-sure")


def test_a_table_with_house_rules_says_so() -> None:  # A1
    game = artline()
    house = Setup(house=House(unclear_to="half-of-opponents"))
    assert (game.label(house), game.label(Setup())) == ("house-rules", "louvre")
    assert Table(house=house.house).public.house_rules
    assert not Table().public.house_rules


def test_a_switch_that_says_what_the_edition_does_is_no_house_rule() -> None:  # A1
    assert artline().label(Setup(house=House(unclear_to="any-opponent"))) == "louvre"


def test_the_box_is_as_big_as_one_of_the_boxes() -> None:  # A1
    with pytest.raises(Refused, match="bad-setup"):
        artline().check_setup(Setup(house=House(paintings=50)))
    artline().check_setup(Setup(house=House(paintings=96)))
