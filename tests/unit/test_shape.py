"""`just shape` counts alike before and after, so its rules must be the same whatever the files are called."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import pytest

from tests.unit.test_tools import tool

PLAYER = '''
class Player:
    """Has cards."""

    def lay(self, card: str) -> None:
        """A card leaves the hand."""
        self._hand.lay(card)
'''
HAND = """
class Hand:
    def lay(self, card: str) -> None:
        for one in self.cards:  # each of them
            if one == card:
                self.cards.remove(one)
"""
SCREEN = "export const lay = (card: string) => socket.send(card);\n"


@pytest.fixture
def python(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return tool("shape_python", monkeypatch)


@pytest.fixture
def walks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return tool("shape_walks", monkeypatch)


def tree(monkeypatch: pytest.MonkeyPatch, texts: dict[str, str]) -> Any:
    return tool("shape_tree", monkeypatch).Tree("made up", texts)


# --- what only passes on


@pytest.mark.parametrize(
    "body",
    [
        "self._core.leave(visitor)",
        "return self._core.leave(visitor, self._code)",
        "return await leave(visitor=visitor)",
        "self._core.leave(*visitor)\n        self._settle()",
        "return self._core.leave",
        '"""Says why."""\n        self._core.leave()',
    ],
)
def test_a_method_passes_on_when_it_computes_nothing(body: str, python: ModuleType) -> None:
    [found] = python.forwarding(f"class Room:\n    async def leave(self, visitor):\n        {body}\n")
    assert (found.name, found.is_method) == ("Room.leave", True)


@pytest.mark.parametrize(
    "body",
    [
        "self._core.leave(visitor + 1)",
        "self._core.leave(visitor, 1)",
        "self._core.leave(other)",
        "self._core.leave(visitor)\n        self._settle(visitor)",
        "visitor.here = False\n        self._core.leave(visitor)",
        "return self._visitors",
        "return len(self._visitors)",
        "...",
        '"""A port."""',
    ],
)
def test_a_method_that_does_anything_itself_does_not_pass_on(body: str, python: ModuleType) -> None:
    assert [*python.forwarding(f"class Room:\n    def leave(self, visitor):\n        {body}\n")] == []


def test_a_function_outside_classes_is_told_apart_and_a_closure_does_not_count(python: ModuleType) -> None:
    source = (
        "def play(card):\n    lay(card)\n\ndef begin():\n    def later(card):\n        lay(card)\n    return later\n"
    )
    assert [(found.name, found.is_method) for found in python.forwarding(source)] == [("play", False)]


# --- pronouns


def test_a_pronoun_counts_wherever_it_is_bound(python: ModuleType) -> None:
    source = """
        def find(one, *, at=0):
            known = [found for found in here()]
            with open(one) as found, (known := 1):
                match found:
                    case [one, *at] | {"a": one, "b": at}:
                        self.known = one
            for here, seat in known: ...
    """
    names = sorted(binding.name for binding in python.pronouns(dedent(source)))
    assert names == ["at", "at", "at", "found", "found", "here", "known", "known", "one", "one", "one"]


# --- the contract of a game


def test_a_port_has_no_defaults_but_what_does_something(python: ModuleType) -> None:
    source = """
        class Game(Protocol[State]):
            name: str
            version: int = 1
            def begin(self) -> State: ...
            def check(self) -> None:
                '''Raises.'''
            def is_over(self) -> bool:
                return not self.waiting()
            def _private(self) -> None: ...
    """
    assert python.members([dedent(source)], "Game") == (
        ("name", "version", "begin", "check", "is_over"),
        ("name", "begin", "check"),
    )


def test_a_base_class_has_the_defaults_of_its_own_bases(python: ModuleType) -> None:
    game = """
        class Game(Ink, ABC):
            min_seats: int
            @abstractmethod
            def start(self) -> list: ...
            def redact(self) -> str:
                raise NotImplementedError
            def check(self) -> None:
                '''Nothing to check.'''
    """
    ink = "class Ink:\n    recalled = 0\n    def may_ink(self) -> bool:\n        return False\n"
    found = python.members([dedent(game), ink], "Game")
    assert set(found.names) - set(found.needed) == {"check", "recalled", "may_ink"}
    assert python.members([ink], "Game") is None


# --- lines


@pytest.mark.parametrize(
    ("path", "text", "expected"),
    [
        ("a.py", '"""Doc.\n\nMore."""\n\n# why\nA = """x\n\n# y"""  # z\n', {"Python": 2}),
        (
            "a.ts",
            'const a = "//"; // b\n/* c\n d */\nconst e = /[/*"]/;\n\nconst f = `\n// ${`g`}`;\n',
            {"TypeScript": 4},
        ),
        ("a.css", "/* a */\nb {\n  c: d; /* e */\n}\n", {"CSS": 3}),
        (
            "a.svelte",
            "<script>\n  // a\n  let b;\n</script>\n\n<!-- c -->\n<p>d</p>\n\n<style>\n/* e */\np {\n}\n</style>\n",
            {"Svelte script": 1, "Svelte markup": 5, "Svelte CSS": 2},
        ),
        ("a.json", "{}\n", {}),
    ],
)
def test_comments_docstrings_and_blank_lines_are_no_code(
    path: str, text: str, expected: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = tool("shape_lines", monkeypatch).code_lines(path, text)
    assert {kind: len(lines) for kind, lines in counted.items()} == expected


# --- modules


def test_tests_and_what_is_generated_are_no_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up = tree(
        monkeypatch,
        {
            "src/a/b.py": "",
            "src/a/__init__.py": "",
            "client/src/a/b.svelte": "",
            "client/src/a/b.test.ts": "",
            "client/src/a/wire.ts": "// Made by a tool. Do not edit.\n",
            "tests/a.py": "",
        },
    )
    assert [*made_up.modules()] == ["src/a/b.py", "client/src/a/b.svelte"]


def test_a_small_module_with_one_importer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up = tree(
        monkeypatch,
        {
            "src/a/small.py": "A = 1\n",
            "src/a/shared.py": "A = 1\n",
            "src/a/large.py": "from a import small\nfrom a.shared import A\n" + "B = 1\n" * 20,
            "src/c.py": "import a.shared\n",
            "client/src/a/year.ts": "export const a = 1;\n",
            "client/src/b.svelte": '<script>\n  import { a } from "./a/year";\n  // import "./gone"\n</script>\n',
        },
    )
    assert tool("shape_imports", monkeypatch).only_imported_once(made_up) == {
        "src/a/small.py": "src/a/large.py",
        "client/src/a/year.ts": "client/src/b.svelte",
    }


# --- walks


@pytest.mark.parametrize("name", ["Core", "take", "choose", "go_on", "LIMIT"])
def test_a_function_is_found_in_python(name: str, walks: ModuleType) -> None:
    source = "LIMIT = 1\nclass Core:\n    async def take(self):\n        def choose(): ...\n        self.go_on = 1\n"
    assert walks.is_defined(name, "a.py", source)
    assert not walks.is_defined(name, "a.py", "take_it(Core.go_on, choose, LIMIT)")
    assert not walks.is_defined(name, "a.py", None)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("lay", "export async function lay(card: Card): void {"),
        ("lay", "class A {\n  async #lay<T>(\n    card: Card,\n  ): { a: T } {\n  }\n}"),
        ("lay", "class A {\n  lay(seat: Seat): (show: Show) => () => void {\n"),
        ("lay", "const lay = (card) => put(card);"),
        ("lay", "return {\n  lay: (card) => put(card),\n};"),
        ("lay", "return { lay: table.lay };"),
        ("lay", "class A {\n  lay = once(async () => 1);\n}"),
        ("onclose", "socket.onclose = () => again();"),
        ("Wall", "<Wall {table} />"),
        ("wall.hear", "$effect(() => wall.hear(news));"),
    ],
)
def test_a_function_is_found_in_the_client(name: str, source: str, walks: ModuleType) -> None:
    assert walks.is_defined(name, "a.svelte", source)


@pytest.mark.parametrize(
    "source",
    [
        "lay(card);",
        "if (lay(card)) {",
        "// function lay() {",
        "a = { lay: string };",
        "relay = () => 1;",
        "export interface A {\n  lay: (card: Card) => void;\n}",
    ],
)
def test_a_call_a_comment_and_a_type_are_no_function(source: str, walks: ModuleType) -> None:
    assert not walks.is_defined("lay", "a.ts", source)


def test_a_walk_is_read_with_what_only_passes_on(walks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    [walk] = walks.read_walks("# a list\n[placement]\n\nsrc/player.py: lay*, Player\nsrc/hand.py: lay, gone\n")
    made_up = tree(monkeypatch, {"src/player.py": PLAYER, "src/hand.py": HAND})
    assert walk.name == "placement"
    assert [step.passes_on for step in walk.steps] == [True, False, False, False]
    assert walks.missing(walk, made_up) == ["src/hand.py: gone"]
    [unmarked] = walks.read_walks("[placement]\nsrc/player.py: lay\nsrc/hand.py: lay\n")
    assert walks.undeclared(unmarked, made_up) == ["src/player.py: lay"]


# --- the whole table


def git(root: Path, *words: str) -> None:
    names = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *names, *words], cwd=root, check=True, capture_output=True)


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, "utf-8")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Its commit `before` has a module and no list of walks; in the working tree part of it has moved to `tools`."""
    write(tmp_path, "src/player.py", PLAYER)
    write(tmp_path, "src/hand.py", HAND)
    write(tmp_path, "client/src/screen.ts", SCREEN)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "Begin")
    git(tmp_path, "tag", "before")
    (tmp_path / "src/hand.py").unlink()
    write(tmp_path, "tools/hand.py", HAND)
    write(tmp_path, "tools/walks.txt", "[placement]\nsrc/player.py: lay*\n")
    write(tmp_path, "then.txt", "[placement]\nclient/src/screen.ts: lay\nsrc/player.py: lay*\nsrc/hand.py: lay\n")
    monkeypatch.setattr(tool("shape", monkeypatch), "ROOT", tmp_path)
    return tmp_path


def shape(repository: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["shape.py", "--walks", str(repository / "then.txt"), *words])
    tool("shape", monkeypatch).main()


def test_a_commit_and_the_working_tree_are_counted_side_by_side(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shape(repository, monkeypatch, "before", ".")
    rows = [line.rsplit(maxsplit=2) for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    figures = {title.strip(): (before, after) for title, before, after in rows[1:]}
    assert figures["src"] == ("8", "3")  # the last row of that name: lines
    assert figures["one, found, known, at"] == ("1", "0")
    assert figures["methods"] == ("1", "1")
    assert figures["placement: functions"] == ("3", "1")
    assert figures["fewer than in the first"] == ("–", "5")
    assert figures["moved out"] == ("–", "5")
    assert figures["fewer, moved lines aside"] == ("–", "0")
    assert figures["Game: members"] == ("–", "–")


def test_a_function_that_is_not_in_its_file_is_said(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(repository, "tools/walks.txt", "[placement]\nsrc/hand.py: lay\n")
    with pytest.raises(SystemExit, match=r"working tree: placement: src/hand\.py: lay"):
        shape(repository, monkeypatch)


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("forwarding", "src/player.py:5: Player.lay\n"),
        ("pronouns", "src/hand.py:4: one\n"),
        ("folders", "   2 src\n   1 client/src\n"),
        ("walks", "[placement]\nclient/src/screen.ts: lay\nsrc/player.py: lay*\nsrc/hand.py: lay\n"),
    ],
)
def test_what_was_counted_is_listed(
    what: str, expected: str, repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shape(repository, monkeypatch, "--list", what, "before")
    assert capsys.readouterr().out == expected
