import pytest

from vernissage.decks.years import years_in


@pytest.mark.parametrize(
    ("label", "years"),
    [
        ("1665", (1665,)),
        ("c. 1665", (1665,)),
        ("1890–95", (1890, 1895)),
        ("1890-1895", (1890, 1895)),
        ("1899–1901", (1899, 1901)),
        ("ca. 1440–5", (1440, 1445)),
        ("c. 750", (750,)),
        ("1886 and 1888", (1886, 1888)),
        ("early 16th century", ()),
        ("", ()),
    ],
)
def test_a_date_names_its_years_however_it_is_written(label: str, years: tuple[int, ...]) -> None:
    assert years_in(label) == years
