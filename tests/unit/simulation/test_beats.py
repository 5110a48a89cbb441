"""How often one kind of player finishes before another."""

from vernissage.simulation.beats import beats, seated


def test_every_pair_of_two_kinds_counts_and_ties_count_half() -> None:
    games = [[("strong", 9), ("easy", 3), ("strong", 5), ("easy", 5)]]
    assert beats(games) == {"easy>strong": 0.125, "strong>easy": 0.875}


def test_pairs_of_one_kind_say_nothing() -> None:
    assert beats([[("easy", 1), ("easy", 2)]]) == {}


def test_pairs_are_counted_over_all_games() -> None:
    games = [[("strong", 1), ("easy", 0)], [("easy", 4), ("strong", 0)], [("strong", 2), ("easy", 0)]]
    assert beats(games)["strong>easy"] == 0.6667


def test_every_kind_sits_everywhere_once_in_as_many_games_as_there_are_seats() -> None:
    kinds = ["strong", "medium", "easy"]
    assert [seated(kinds, game)[0] for game in range(4)] == ["strong", "medium", "easy", "strong"]
    assert sorted(seated(kinds, 5)) == sorted(kinds)
