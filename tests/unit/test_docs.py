"""The documents beside the code: paths and links lead somewhere, the map is short, and pictures are up to date."""

import re
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from picture import svg

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
ELSEWHERE = ("http:", "https:", "mailto:")
OF_THE_CODE = {"architecture", "glossary", "protocol", "adding-a-game"}  # pages about the code, beside those in folders
LONGEST_MAP = 1_200  # words
SPLIT = {"table", "web"}  # packages of the server with a row for each folder inside
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *DOCS.rglob("*.md")])
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.*-]*(?:/[\w.*-]+)+/?|[\w.-]+/|\w[\w-]*(?:\.svelte)?\.(?:py|ts|js|svelte|md|toml|tsv|css)")
LINK = re.compile(r"\]\(([^)\s]+)\)")


@cache
def tracked() -> frozenset[str]:
    """Every file and folder of the repository, with a slash in front."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [Path(name) for name in listed.splitlines() if (ROOT / name).exists()]
    return frozenset(f"/{path.as_posix()}" for file in files for path in (file, *file.parents))


def paths_in(text: str) -> Iterator[str]:
    """Everything in code type that looks like a path in the repository."""
    without_blocks = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    for code in CODE.findall(without_blocks):
        if PATH.fullmatch(code.partition("::")[0]) and not code.startswith(("/", "~")) and "data/" not in code:
            yield code.partition("::")[0].removeprefix("./").rstrip("/")


def exists(path: str) -> bool:
    """As the end of a tracked path: pages say which folder theirs begin at."""
    if "*" in path:
        return any(fnmatch(known, f"*/{path}") for known in tracked())
    return any(known.endswith(f"/{path}") for known in tracked())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_path_exists(page: Path) -> None:
    assert [path for path in paths_in(page.read_text("utf-8")) if not exists(path)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text("utf-8")) if not link.startswith(ELSEWHERE)]
    assert [link for link in links if not leads_somewhere(page, link)] == []


def leads_somewhere(page: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    return target.exists() and (not anchor or anchor in anchors(target))


def anchors(page: Path) -> set[str]:
    """Of its headings, as GitHub and GitLab make them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_map_is_short() -> None:
    assert len((DOCS / "architecture.md").read_text("utf-8").split()) <= LONGEST_MAP


@pytest.mark.parametrize("text", sorted(DOCS.glob("pictures/*.txt")), ids=lambda text: text.stem)
def test_a_picture_is_drawn_from_its_text(text: Path) -> None:
    assert text.with_suffix(".svg").read_text("utf-8") == svg(text.read_text("utf-8")), "run `just picture`"


@pytest.mark.parametrize("source", ["src/vernissage", "client/src"])
def test_the_map_has_every_folder(source: str) -> None:
    rows = re.findall(r"^\| (`.+?/`) \|", (DOCS / "architecture.md").read_text("utf-8"), re.MULTILINE)
    named = {name.strip("`/ ") for row in rows for name in row.split(",")}
    assert {folder for folder in folders(source) if folder not in named} == set()


def folders(source: str) -> set[str]:
    """The folders at the top, and those inside the ones that are split further."""
    below = {path.removeprefix(f"/{source}/") for path in tracked() if path.startswith(f"/{source}/")}
    top = {path.split("/")[0] for path in below if "/" in path}
    inside = {"/".join(path.split("/")[:2]) for path in below if path.count("/") > 1 and path.split("/")[0] in SPLIT}
    return (top - SPLIT) | inside if source == "src/vernissage" else top


def rows_of_changes() -> list[tuple[str, str]]:
    """From "to change X, open Y": the files of each row, and what to look for in them."""
    table = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## To change X, open Y")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| [^|]+ \| ([^|]+) \|([^|]*)\|$", table, re.MULTILINE)
    return [row for row in rows if row[0].strip("- ") and row[0] != "open"]


def test_to_change_something_you_find_what_to_look_for() -> None:
    rows = rows_of_changes()
    assert len(rows) >= 20
    for files, wanted in rows:
        text = "".join((ROOT / path).read_text("utf-8") for path in paths_in(files) if (ROOT / path).is_file())
        names = [name for name in CODE.findall(wanted) if re.fullmatch(r"\w+", name)]
        assert [name for name in names if name not in text] == [], files


def test_a_breakpoint_can_be_set_where_the_page_on_tables_says() -> None:
    page = (DOCS / "design" / "table.md").read_text("utf-8")
    rows = re.findall(r"^\| \d+ \| ([^|]+) \| ([^|]+) \|$", page, re.MULTILINE)
    assert len(rows) > 8
    for files, functions in rows:
        paths = [path if path.startswith("client/") else f"src/vernissage/{path}" for path in paths_in(files)]
        text = "".join((ROOT / path).read_text("utf-8") for path in paths if (ROOT / path).is_file())
        assert [name for name in CODE.findall(functions) if f"{name}(" not in text] == [], files


SOURCES = re.compile(r"/(src|client/src|tests|tools)/.+\.(py|ts|js|svelte)|/client/package\.json")


@cache
def words_of_the_sources() -> frozenset[str]:
    sources = (ROOT / path[1:] for path in tracked() if SOURCES.fullmatch(path))
    return frozenset(word for source in sources for word in re.findall(r"\w+", source.read_text("utf-8")))


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.parent != DOCS or page.stem in OF_THE_CODE], ids=lambda page: page.stem
)
def test_every_name_exists(page: Path) -> None:
    """A name in code type, perhaps with what it is called with, is a name in the sources."""
    spans = CODE.findall(page.read_text("utf-8"))
    names = {name for span in spans for name in re.findall(r"^(?:\w+\.)*([A-Za-z]\w+)(?:\(.*\))?$", span)}
    assert sorted(names - words_of_the_sources()) == []
