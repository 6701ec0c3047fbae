"""Small modules and small functions: what fits on a screen is read, the rest is searched."""

import ast
from collections.abc import Iterator
from pathlib import Path

import _tree

MODULE_LINES = 500
FUNCTION_LINES = 40  # without its docstring

LEAD_IN = 3  # docstring, one statement, match
CODE = ("tarock_desktop/**/*.py", ".ci/**/*.py", "*.py")  # drawings and test tables may be long

# Longer on purpose, each with its reason.
EXCEPTIONS: dict[str, str] = {
    "tarock_desktop/kernel/tricks.py": "C inlines only what stands in one module",
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def findings() -> list[str]:
    """Return what is too long, modules first."""
    paths = [path for path in _tree.files("**/*.py") if _tree.name(path) not in EXCEPTIONS]
    modules = [
        f"{_tree.name(path)}: {count} lines, at most {MODULE_LINES}"
        for path in paths
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > MODULE_LINES
    ]
    code = set(_tree.files(*CODE))
    functions = [finding for path in paths if path in code for finding in long_functions(path)]
    return modules + functions


def long_functions(path: Path) -> Iterator[str]:
    """Yield the functions of one module that are too long."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, Function) and not is_table(node) and length(node) > FUNCTION_LINES:
            where = f"{_tree.name(path)}:{node.lineno}"
            yield f"{where}: {node.name} has {length(node)} lines, at most {FUNCTION_LINES}"


def is_table(node: Function) -> bool:
    """Tell whether the function is a ``match`` or a dictionary, which is read case by case."""
    match node.body[-1]:
        case ast.Match() | ast.Return(value=ast.Dict()):
            return len(node.body) <= LEAD_IN
        case _:
            return False


def length(node: Function) -> int:
    """Return the lines from the name to the end, the docstring left out."""
    last = node.end_lineno or node.lineno
    count = last - node.lineno + 1
    if ast.get_docstring(node, clean=False) is not None:
        docstring = node.body[0]
        count -= (docstring.end_lineno or docstring.lineno) - docstring.lineno + 1
    return count


if __name__ == "__main__":
    _tree.report(findings(), "modules or functions that are too long")
