"""Finds the ``self.tr(...)`` calls of a Python file and whatever lupdate would misunderstand."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

CHOICE = re.compile(r"\((?:s|es|[^()|]*\|[^()|]*)\)")
OTHER_SPELLINGS = {
    "_",
    "tr",
    "translate",
    "qtTrId",
    "QT_TR_NOOP",
    "QT_TRANSLATE_NOOP",
    "QT_TRANSLATE_NOOP3",
    "QT_TRANSLATE_N_NOOP",
}
APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication", "qApp"}


@dataclass(frozen=True, order=True)
class Marked:
    """A text marked for translation, as the program would ask for it."""

    context: str
    source: str
    comment: str
    plural: bool


@dataclass(frozen=True)
class Place:
    """A line of a source file."""

    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line}"


class Calls(ast.NodeVisitor):
    """Collects marked texts and complaints of one file."""

    def __init__(self, file: Path) -> None:
        self.marked: dict[Marked, Place] = {}
        self.complaints: list[str] = []
        self._file = file
        self._classes: list[ast.ClassDef] = []
        self._called: set[int] = set()

    def _complain(self, node: ast.AST, text: str) -> None:
        place = Place(self._file, getattr(node, "lineno", 1))
        self.complaints.append(f"{place}: {text}")

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Remember the class: its name is the context."""
        self._classes.append(node)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Catch ``say = self.tr``, which lupdate cannot follow."""
        if node.attr == "tr" and id(node) not in self._called:
            self._complain(node, "tr is passed on or renamed; call self.tr(...) where the text is")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Look at one call."""
        match node.func:
            case ast.Attribute(attr="tr", value=owner) as function:
                self._called.add(id(function))
                if isinstance(owner, ast.Name) and owner.id == "self":
                    self._marked_text(node)
                else:
                    self._complain(node, "tr is called on something else than self")
            case ast.Name(id=name) if name in OTHER_SPELLINGS:
                self._complain(node, f"{name}(...) is not used here; write self.tr(...)")
            case ast.Attribute(attr="translate", value=ast.Name(id=name)) if name in APPLICATIONS:
                self._complain(node, f"{name}.translate is not used here; write self.tr(...)")
            case _:
                pass
        self.generic_visit(node)

    def _marked_text(self, node: ast.Call) -> None:
        if not self._classes:
            self._complain(node, "self.tr stands outside of a class, so it has no context")
            return
        literals = self._literals(node)
        if literals is None:
            return
        source, comment = literals
        plural = len(node.args) == 3
        if plural != ("%n" in source):
            self._complain(node, "%n in the text and the third argument belong together")
        if not plural and CHOICE.search(source):
            self._complain(node, "(s) or (one|other) stands in a text without a number")
        owner = self._classes[-1]
        if (plural or "texts" in self._file.parts) and not is_final(owner):
            self._complain(node, f"class {owner.name} must be @final: see docs/translating.md")
        marked = Marked(owner.name, source, comment, plural)
        self.marked.setdefault(marked, Place(self._file, node.lineno))

    def _literals(self, node: ast.Call) -> tuple[str, str] | None:
        if node.keywords or not 1 <= len(node.args) <= 3:
            self._complain(node, "write self.tr(text), (text, comment) or (text, comment, n)")
            return None
        match node.args:
            case [ast.Constant(value=str(source)), *_] if source:
                pass
            case _:
                self._complain(node, "the text of self.tr is not one string literal")
                return None
        match node.args[1:2]:
            case [] | [ast.Constant(value=None)]:
                return source, ""
            case [ast.Constant(value=str(comment))]:
                return source, comment
            case _:
                self._complain(node, "the comment of self.tr is neither None nor a literal")
                return None


def is_final(owner: ast.ClassDef) -> bool:
    """Tell whether a class is decorated with ``final``."""
    names = {ast.unparse(decorator).rpartition(".")[2] for decorator in owner.decorator_list}
    return "final" in names


def find_calls(root: Path, files: list[Path]) -> tuple[dict[Marked, Place], list[str]]:
    """Return the marked texts of *files* and what is wrong with their calls."""
    marked: dict[Marked, Place] = {}
    complaints: list[str] = []
    for file in files:
        calls = Calls(file.relative_to(root))
        calls.visit(ast.parse(file.read_text("utf-8"), str(file)))
        complaints += calls.complaints
        for text, place in calls.marked.items():
            marked.setdefault(text, place)
    return marked, complaints
