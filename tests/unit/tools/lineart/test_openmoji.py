"""The package of pictograms: its names, its files and their strokes."""

from lineart.openmoji import Entry, entries, file_of, normalised, pictograms, slug


def test_pictograms_fill_a_box_of_a_thousand_from_its_corner() -> None:
    (stroke,) = normalised([((10.0, 20.0), (30.0, 30.0))])
    assert stroke == (0, 0, 1000, 500)
    assert normalised([((1.0, 1.0), (1.0, 1.0))]) == ()


def test_names_are_slugs_and_never_the_same_twice() -> None:
    assert slug("Piñata’s “Day”: Box") == "pinatas-day-box"
    facts = '"subgroups": "", "tags": "", "openmoji_tags": ""'
    listed = ",".join(
        f'{{"hexcode": "{code}", "annotation": "donkey", "skintone": {tone}, {facts}}}'
        for code, tone in (("A", '""'), ("B", '""'), ("C", "3"))
    )
    assert [(name, entry.hexcode) for name, entry in entries(f"[{listed}]".encode())] == [
        ("donkey", "A"),
        ("donkey--2", "B"),
    ]


def test_what_has_no_file_or_no_line_is_left_out_and_letters_are_marked() -> None:
    owl = Entry("1F989", "owl", "animal-bird", "wise,  bird", "Bird", "")
    key = Entry("0031", "keycap: 1", "keycap", "one", "", "")
    lost = Entry("FFFF", "lost", "", "", "", "")
    line = b'<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1L9 9" fill="none" stroke="#000"/></svg>'
    empty = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
    files = {file_of(owl): line, file_of(key): line, file_of(Entry("E", "empty", "", "", "", "")): empty}
    named = [("owl", owl), ("one", key), ("lost", lost), ("empty", Entry("E", "empty", "", "", "", ""))]
    found = list(pictograms(named, files.get))
    assert [(one.name, one.written) for one in found] == [("owl", False), ("one", True)]
    assert found[0].words == ("wise", "bird")
