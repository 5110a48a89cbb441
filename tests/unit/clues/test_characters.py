from vernissage.clues.characters import Characters
from vernissage.clues.lexis import NEAR, PART, WHOLE, Heard


def test_chinese_is_found_by_its_characters() -> None:
    characters = Characters([("花", "flowers"), ("花无百日红", "~fading")])
    assert characters.hear("真是花无百日红啊")[0] == Heard(("~fading",), WHOLE, 3)
    assert characters.hear("花") == [Heard(("flowers",), WHOLE, 1)]


def test_a_part_of_a_chinese_phrase_says_less_than_the_phrase() -> None:
    assert Characters([("花无百日红", "~fading")]).hear("百日") == [Heard(("~fading",), PART, 1)]
    assert Characters([("花无百日红", "~fading")]).hear("红") == [Heard(("~fading",), NEAR, 1)]
