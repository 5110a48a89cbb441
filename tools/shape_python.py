"""Finds pronouns, methods that only pass on, and the members of a class in Python source."""

import ast
import builtins
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

PRONOUNS = ("one", "found", "known", "at", "here")
COMPUTE = {*dir(builtins), "assert_never"}  # to call one of these is to do something
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Binding(NamedTuple):
    line: int
    name: str


class Forwarding(NamedTuple):
    line: int
    name: str
    lines: int
    is_method: bool


class Members(NamedTuple):
    names: tuple[str, ...]
    needed: tuple[str, ...]  # those without a default


parse = lru_cache(maxsize=None)(ast.parse)  # most files are the same in every tree


# --- pronouns


def pronouns(text: str) -> Iterator[Binding]:
    """Every place that binds a pronoun: an assignment, a `for`, a comprehension, a `with`, an argument, a pattern."""
    for node in ast.walk(parse(text)):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) if name in PRONOUNS:
                yield Binding(node.lineno, name)
            case ast.arg(arg=name) if name in PRONOUNS:
                yield Binding(node.lineno, name)
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) if name in PRONOUNS:
                yield Binding(node.lineno, name)
            case ast.ExceptHandler(name=str(name)) if name in PRONOUNS:
                yield Binding(node.lineno, name)


# --- passing on


def forwarding(text: str) -> Iterator[Forwarding]:
    """Methods and functions that only pass on, closures aside.

    The only statement, docstring aside, is a call, returned or not, and all that it passes on are the function's own
    arguments and attributes, nothing computed: `self._core.leave(visitor)`. After it a method without arguments of the
    same object may be called: `self._settle()`. What returns an attribute of an attribute passes on, too:
    `return self._core.table`. Calls of Python's own functions do not count: `len(self._rows)`.
    """
    for owner in ast.walk(parse(text)):
        if not isinstance(owner, ast.Module | ast.ClassDef):
            continue
        for node in owner.body:
            if isinstance(node, Function) and passes_on(node):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                name = f"{owner.name}.{node.name}" if isinstance(owner, ast.ClassDef) else node.name
                lines = (node.end_lineno or first) - first + 1
                yield Forwarding(first, name, lines, isinstance(owner, ast.ClassDef))


def passes_on(function: Function) -> bool:
    match _body(function):
        case [ast.Return(value=ast.Attribute(value=ast.Attribute()) as attribute)]:
            return _is_path(attribute)
        case [ast.Return() | ast.Expr() as only]:
            return _passes_on(only, function)
        case [ast.Expr() as first, ast.Expr(value=ast.Call(func=ast.Attribute(value=owner), args=[], keywords=[]))]:
            return isinstance(owner, ast.Name) and owner.id == "self" and _passes_on(first, function)
    return False


def _body(function: Function) -> list[ast.stmt]:
    """What `function` does, without its docstring, and without the `...` of a port."""
    return [line for line in function.body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))]


def _passes_on(line: ast.Return | ast.Expr, function: Function) -> bool:
    call = line.value.value if isinstance(line.value, ast.Await) else line.value
    if not isinstance(call, ast.Call) or not _is_path(call.func):
        return False
    if isinstance(call.func, ast.Name) and call.func.id in COMPUTE:
        return False
    takes = {argument.arg for argument in _arguments(function.args)}
    passed = chain(call.args, (keyword.value for keyword in call.keywords))
    return all(_is_own(value.value if isinstance(value, ast.Starred) else value, takes) for value in passed)


def _arguments(of: ast.arguments) -> Iterator[ast.arg]:
    yield from chain(of.posonlyargs, of.args, of.kwonlyargs)
    yield from (argument for argument in (of.vararg, of.kwarg) if argument is not None)


def _is_own(value: ast.expr, takes: set[str]) -> bool:
    return value.id in takes if isinstance(value, ast.Name) else isinstance(value, ast.Attribute) and _is_path(value)


def _is_path(value: ast.expr) -> bool:
    """`a`, `a.b`, `a.b.c`."""
    while isinstance(value, ast.Attribute):
        value = value.value
    return isinstance(value, ast.Name)


# --- the members of a class


def members(sources: Iterable[str], name: str) -> Members | None:
    """What the class `name` in `sources` asks for, what its bases there ask for likewise; private names aside.

    A method has a default when it does something, or when it is an empty one of an ordinary class that returns `None`;
    an attribute when it has a value.
    """
    classes = {node.name: node for text in sources for node in parse(text).body if isinstance(node, ast.ClassDef)}
    if name not in classes:
        return None
    has_default: dict[str, bool] = {}
    for owner in _lineage(name, classes):
        for member, default in _members(owner):
            has_default[member] = default or has_default.get(member, False)
    return Members(tuple(has_default), tuple(member for member, default in has_default.items() if not default))


def _lineage(name: str, classes: Mapping[str, ast.ClassDef]) -> Iterator[ast.ClassDef]:
    if name in classes:
        yield classes[name]
        for base in classes[name].bases:
            yield from _lineage(_name_of(base), classes)


def _name_of(base: ast.expr) -> str:
    return ast.unparse(base).partition("[")[0].rpartition(".")[2]


def _members(owner: ast.ClassDef) -> Iterator[tuple[str, bool]]:
    is_port = any(_name_of(base) == "Protocol" for base in owner.bases)
    for node in owner.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)) if not name.startswith("_"):
                yield name, node.value is not None
            case ast.Assign():
                yield from ((target.id, True) for target in node.targets if isinstance(target, ast.Name))
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if not name.startswith("_"):
                yield name, _has_default(node, is_port)


def _has_default(method: Function, is_port: bool) -> bool:
    if any("abstract" in ast.unparse(decorator) for decorator in method.decorator_list):
        return False
    match _body(method):
        case []:
            return not is_port and (method.returns is None or ast.unparse(method.returns) == "None")
        case [ast.Raise(exc=error)] if error is not None:
            return "NotImplementedError" not in ast.unparse(error)
    return True
