"""Small faults that somebody might make in a module: each a source that differs in one place."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

Replacement = tuple[str, ast.AST]

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_OTHER_WAY_ROUND = {"any": "all", "all": "any", "min": "max", "max": "min"}
_NO_BEHAVIOUR = (ast.Import, ast.ImportFrom, ast.Assert, ast.JoinedStr)
_NOT_RUN = ("annotation", "returns", "decorator_list")
_TESTED = (ast.If, ast.IfExp, ast.While)
_HAVE_VARIANTS_OF_THEIR_OWN = (ast.Compare, ast.BoolOp)


class Mutant(NamedTuple):
    line: int
    fault: str
    source: str


def mutants(source: str) -> Iterator[Mutant]:
    tree = ast.parse(source)
    for parent, field, at, node in _places(tree):
        for fault, replacement in _variants(parent, node):
            _put(parent, field, at, replacement)
            yield Mutant(_line(node), fault, ast.unparse(ast.fix_missing_locations(tree)))
            _put(parent, field, at, node)


def _places(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every node that does something, and where it hangs; types and sentences for us are left out."""
    for field, value in ast.iter_fields(node):
        if field in _NOT_RUN or _is_type_alias(node) or (isinstance(node, ast.ClassDef) and field == "keywords"):
            continue
        children = value if isinstance(value, list) else [value]
        for at, child in enumerate(children):
            if isinstance(child, ast.AST) and not isinstance(child, _NO_BEHAVIOUR) and not _says_nothing(child):
                yield node, field, at if isinstance(value, list) else None, child
                yield from _places(child)


def _line(node: ast.AST) -> int:
    placed = node.target if isinstance(node, ast.comprehension) else node
    line: int = getattr(placed, "lineno", 0)
    return line


def _is_type_alias(node: ast.AST) -> bool:
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def _says_nothing(node: ast.AST) -> bool:
    """A docstring, or what only the type checker reads."""
    match node:
        case ast.Expr(ast.Constant()) | ast.Expr(ast.Call(ast.Name("assert_never"))):
            return True
        case ast.Assign(value=ast.Call(ast.Name("TypeVar"))):
            return True
        case _:
            return False


def _put(parent: ast.AST, field: str, at: int | None, node: ast.AST) -> None:
    if at is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[at] = node


def _variants(parent: ast.AST, node: ast.AST) -> Iterator[Replacement]:
    if isinstance(node, ast.expr):
        yield from _of_expression(node)
        if _is_asked(parent, node) and not isinstance(node, _HAVE_VARIANTS_OF_THEIR_OWN):
            yield "asks for the opposite", ast.UnaryOp(ast.Not(), node)
    if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield f"leaves out {_short(node)}", ast.Pass()
    if isinstance(node, ast.AugAssign | ast.Continue | ast.Break):
        yield f"leaves out {_short(node)}", ast.Pass()
    if isinstance(node, ast.comprehension) and node.ifs:
        everything = ast.comprehension(node.target, node.iter, [], node.is_async)
        yield f"takes everything of {_short(node.iter)}", everything


def _is_asked(parent: ast.AST, node: ast.expr) -> bool:
    return isinstance(parent, _TESTED) and parent.test is node


def _of_expression(node: ast.expr) -> Iterator[Replacement]:
    match node:
        case ast.Compare(left, [operator], [right]):
            for other in _COMPARISONS[type(operator)]:
                yield _instead(node, ast.Compare(left, [other()], [right]))
        case ast.BoolOp(operator, values):
            yield _instead(node, ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values))
        case ast.UnaryOp(ast.Not(), operand):
            yield _instead(node, operand)
        case ast.BinOp(left, operator, right) if type(operator) in _OPERATORS:
            yield _instead(node, ast.BinOp(left, _OPERATORS[type(operator)](), right))
        case ast.Call(ast.Name(name), arguments, named) if name in _OTHER_WAY_ROUND:
            yield _instead(node, ast.Call(ast.Name(_OTHER_WAY_ROUND[name]), arguments, named))
        case ast.Constant(bool(value)):
            yield _instead(node, ast.Constant(not value))
        case ast.Constant(int(value)):
            yield _instead(node, ast.Constant(value + 1))
            yield _instead(node, ast.Constant(value - 1))
        case ast.Constant(str(value)):
            yield _instead(node, ast.Constant(value + "~"))


def _instead(node: ast.expr, other: ast.expr) -> Replacement:
    return f"{_short(other)} instead of {_short(node)}", other


def _short(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node)).split("\n")[0]
