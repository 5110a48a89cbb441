"""Counts lines of code: comments, docstrings and blank lines do not count."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from functools import cache

NOT_CODE = (
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
)
# Strings, templates and regular expressions come first, for what looks like a comment in them is none.
TYPESCRIPT = re.compile(
    r"""
    (?P<kept> "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*'
      | `(?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^`{}]|`[^`]*`|\{[^{}]*\})*\})*`
      | (?<=[(,=:\[!&|?{};>\n])[ ]*/(?![*/])(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w* )
    | //[^\n]* | /\*.*?\*/
    """,
    re.VERBOSE | re.DOTALL,
)
CSS = re.compile(r"""(?P<kept> "[^"\n]*" | '[^'\n]*' ) | /\*.*?\*/""", re.VERBOSE | re.DOTALL)
MARKUP = re.compile(r"(?P<kept>(?!))|<!--.*?-->", re.DOTALL)
SCRIPT_BLOCK = re.compile(r"(<script\b[^>]*>)(.*?)(?=</script>)", re.DOTALL)
STYLE_BLOCK = re.compile(r"(<style\b[^>]*>)(.*?)(?=</style>)", re.DOTALL)


@cache  # most files are the same in every tree
def code_lines(path: str, text: str) -> Mapping[str, list[str]]:
    """The lines of code in a file, without their indentation, by language."""
    match path.rpartition(".")[2]:
        case "py":
            return {"Python": python_lines(text)}
        case "ts" | "js":
            return {"TypeScript": _rest(TYPESCRIPT, text)}
        case "css":
            return {"CSS": _rest(CSS, text)}
        case "svelte":
            return {kind: [*lines] for kind, lines in svelte_lines(text)}
    return {}


def python_lines(text: str) -> list[str]:
    docstrings = {line for first, last in _docstrings(text) for line in range(first, last + 1)}
    code: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        is_docstring = token.type == tokenize.STRING and token.start[0] in docstrings
        if token.type not in NOT_CODE and not is_docstring:
            code.update(range(token.start[0], token.end[0] + 1))
    return [line.strip() for number, line in enumerate(text.splitlines(), 1) if number in code and line.strip()]


def _docstrings(text: str) -> Iterator[tuple[int, int]]:
    """The first and last line of every string that stands alone."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.end_lineno or node.lineno


def svelte_lines(text: str) -> Iterator[tuple[str, list[str]]]:
    scripts = "\n".join(block[2] for block in SCRIPT_BLOCK.finditer(text))
    styles = "\n".join(block[2] for block in STYLE_BLOCK.finditer(text))
    yield "Svelte script", _rest(TYPESCRIPT, scripts)
    yield "Svelte markup", _rest(MARKUP, STYLE_BLOCK.sub(r"\1\n", SCRIPT_BLOCK.sub(r"\1\n", text)))
    yield "Svelte CSS", _rest(CSS, styles)


def without_comments(text: str) -> str:
    """TypeScript, or a Svelte component, as it would be without its comments."""
    return _without(TYPESCRIPT, text)


def _rest(pattern: "re.Pattern[str]", text: str) -> list[str]:
    return [line.strip() for line in _without(pattern, text).splitlines() if line.strip()]


def _without(pattern: "re.Pattern[str]", text: str) -> str:
    return pattern.sub(lambda match: match["kept"] or "\n" * match[0].count("\n"), text)
