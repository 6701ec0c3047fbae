"""Looks for names of families and rulesets in code that serves all of them.

General code asks the record of a family (`families.py` of its layer) and never which family it is.
Comments and docstrings may cite an article of a sheet.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import _tree

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tarock_desktop.families import FAMILY_OF

FAMILIES = frozenset(FAMILY_OF.values())
SPELT = ("königrufen", "žiri")  # as people write them
WORD = re.compile("|".join(sorted({*FAMILIES, *FAMILY_OF, *SPELT})), re.IGNORECASE)

# Files that may name them, each with its reason.
EXCEPTIONS = {
    "tarock_desktop/families.py": "the list of rulesets",
    "tarock_desktop/messages/keys.py": "the list of all keys of messages, a family's among them",
    "tarock_desktop/texts/languages.py": "Czech is a language here",
    "tarock_desktop/ui/application/walk.py": "the tour of pictures shows one incident",
    "tarock_desktop/ui/dialogs/setting_texts.py": "Czech, and English as in Texas, are languages",
}


def findings() -> list[str]:
    """Return every name as ``file:line: name``."""
    found = []
    for path in _tree.files("tarock_desktop/**/*.py"):
        name = _tree.name(path)
        if name in EXCEPTIONS or is_of_family(name):
            continue
        for line, word in names_in(path.read_text("utf-8")):
            found.append(f"{name}:{line}: general code names a family: {word}")
    return found


def is_of_family(name: str) -> bool:
    """Return whether a file belongs to a family, or is the table of families of a layer."""
    *folders, file = name.removesuffix(".py").split("/")
    if file == "families" or any(folder in FAMILIES for folder in folders):
        return True
    return any(file.startswith(f"{family}_") or file.endswith(f"_{family}") for family in FAMILIES)


def names_in(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and text of every identifier, import and string that names a family."""
    tree = ast.parse(source)
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if id(node) not in told:
            for text in texts_of(node):
                if WORD.search(text):
                    yield getattr(node, "lineno", 0), text[:60]


def texts_of(node: ast.AST) -> tuple[str, ...]:
    """Return the identifiers or the string that *node* itself holds."""
    match node:
        case ast.Constant(value=str(text)):
            return (text,)
        case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
            return (text,)
        case ast.FunctionDef(name=text) | ast.ClassDef(name=text):
            return (text,)
        case ast.keyword(arg=str(text)) | ast.ImportFrom(module=str(text)):
            return (text,)
        case ast.alias(name=text, asname=other):
            return (text, other or "")
        case _:
            return ()


if __name__ == "__main__":
    _tree.report(findings(), "names of families in general code")
