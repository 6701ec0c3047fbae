#!/usr/bin/env python3
"""Checks the translations, or brings them up to date with ``--update``.

    python3 .ci/checks/catalogue.py             exit 0: all is well, 1: something is wrong,
                                                2: lupdate is missing or failed
    python3 .ci/checks/catalogue.py --update    rewrites translations/tarock_*.ts

It fails when a catalogue differs from what lupdate makes of the program, when a message is not
finished, when placeholders differ, when a translation is the English text, when a text uses a word
that is not used or a game of another sheet, when a name or a number does not fit its sentence, and
when a call of tr is written so that lupdate does not find it. ``docs/translating.md`` has the
rules.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(HERE)]

from _catalogue_calls import Marked, Place, find_calls  # noqa: E402
from _catalogue_terms import english_complaints, foreign_game, wrong_ruler  # noqa: E402
from _catalogue_words import complaints_about, read_names  # noqa: E402

from tarock_desktop.texts.english import english_forms  # noqa: E402
from tarock_desktop.texts.languages import LANGUAGES, Language, language  # noqa: E402
from tarock_desktop.texts.linguist_file import (  # noqa: E402
    DamagedCatalogue,
    Entry,
    read_entries,
)

NAMES = HERE / "catalogue_names.txt"
SEED = (
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    '<TS version="2.1" language="{code}" sourcelanguage="en">\n</TS>\n'
)
MESSAGE = re.compile(
    r"(<message\b[^>]*>\s*<source>(?P<source>[^<]*)</source>.*?)<translation\b.*?</translation>",
    re.DOTALL,
)


def lupdate() -> str:
    """Return the path of pyside6-lupdate.

    Raises:
        FileNotFoundError: PySide6 is not installed.
    """
    beside = Path(sys.executable).parent
    found = shutil.which("pyside6-lupdate", path=str(beside)) or shutil.which("pyside6-lupdate")
    if found is None:
        message = "pyside6-lupdate is missing: install PySide6-Essentials"
        raise FileNotFoundError(message)
    return found


def sources(root: Path) -> list[Path]:
    """Return the program's Python files in a fixed order."""
    return sorted((root / "tarock_desktop").rglob("*.py"))


def with_english(text: str) -> str:
    """Return the English catalogue with both forms of every plural made from its source."""

    def finished(match: re.Match[str]) -> str:
        forms = "".join(
            f"            <numerusform>{form}</numerusform>\n"
            for form in english_forms(match["source"])
        )
        return f"{match[1]}<translation>\n{forms}        </translation>"

    return MESSAGE.sub(finished, text)


def refreshed(root: Path) -> dict[str, str]:
    """Return what every catalogue should be, by language code.

    The English one has the plural messages only: a sentence without a number is what stands in
    the program.

    Raises:
        FileNotFoundError: lupdate is not installed.
        subprocess.CalledProcessError: lupdate failed.
    """
    with tempfile.TemporaryDirectory() as folder:
        copies = {}
        for spoken in LANGUAGES:
            file = catalogue_file(root, spoken)
            copy = copies[spoken.code] = Path(folder) / file.name
            text = file.read_text("utf-8") if file.is_file() else SEED.format(code=spoken.code)
            copy.write_text(text, "utf-8", newline="\n")
        files = [path.relative_to(root).as_posix() for path in sources(root)]
        options = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en"]
        english = str(copies["en"])
        others = [str(copy) for code, copy in copies.items() if code != "en"]
        for kind, targets in ((["-pluralonly"], [english]), ([], others)):
            command = [lupdate(), *options, *kind, *files, "-ts", *targets]
            subprocess.run(command, cwd=root, check=True)
        result = {code: copy.read_text("utf-8") for code, copy in copies.items()}
    result["en"] = with_english(result["en"])
    return result


def catalogue_file(root: Path, spoken: Language) -> Path:
    """Return where the catalogue of a language lies."""
    return root / "translations" / f"tarock_{spoken.code}.ts"


def extraction_complaints(marked: dict[Marked, Place], entries: tuple[Entry, ...]) -> list[str]:
    """Return where lupdate and the program disagree."""
    extracted = {
        Marked(entry.context, entry.source, entry.comment, entry.plural) for entry in entries
    }
    return [
        f"{marked[text]}: lupdate does not find this text as it is meant"
        for text in sorted(marked.keys() - extracted)
    ] + [
        f"lupdate finds {text.source!r} in {text.context}, where the program does not ask for it"
        for text in sorted(extracted - marked.keys())
    ]


def word_complaints(root: Path, code: str, name: str, entries: tuple[Entry, ...]) -> list[str]:
    """Return what is wrong with the translations of one language."""
    names = read_names(root / NAMES.relative_to(ROOT))
    return [
        f"{name}:{entry.line}: {entry.context} {entry.source!r} {complaint}"
        for entry in entries
        for complaint in (
            *complaints_about(entry, code, names),
            *foreign_game(entry),
            *wrong_ruler(entry, code),
        )
    ]


def check_words(root: Path) -> list[str]:
    """Return what is wrong with the words of all languages.

    Raises:
        DamagedCatalogue: a file cannot be read.
    """
    complaints = []
    for spoken in LANGUAGES:
        for name in (f"tarock_{spoken.code}.ts", f"qt_{spoken.code}.ts"):
            file = root / "translations" / name
            if file.is_file():
                entries = read_entries(file.read_bytes(), name, spoken)
                complaints += word_complaints(root, spoken.code, name, entries)
    return complaints


def check_extraction(root: Path, marked: dict[Marked, Place]) -> list[str]:
    """Return where the catalogues and the program disagree.

    Raises:
        FileNotFoundError: lupdate is not installed.
        subprocess.CalledProcessError: lupdate failed.
        DamagedCatalogue: what lupdate wrote cannot be read.
    """
    texts = refreshed(root)
    complaints = [
        f"translations/tarock_{code}.ts is not up to date (run with --update)"
        for code, text in texts.items()
        if not (file := root / "translations" / f"tarock_{code}.ts").is_file()
        or file.read_text("utf-8") != text
    ]
    czech = read_entries(texts["cs"].encode(), "tarock_cs.ts", language("cs"))
    return complaints + extraction_complaints(marked, czech)


def check(root: Path) -> list[str]:
    """Return everything that is wrong, one line each.

    Raises:
        FileNotFoundError: lupdate is not installed.
        subprocess.CalledProcessError: lupdate failed.
    """
    marked, complaints = find_calls(root, sources(root))
    complaints += [
        f"{place}: {complaint}"
        for text, place in marked.items()
        for complaint in english_complaints(text.context, text.source)
    ]
    try:
        complaints += check_words(root)
        complaints += check_extraction(root, marked)
    except DamagedCatalogue as damage:
        complaints.append(str(damage))
    return complaints


def update(root: Path) -> None:
    """Rewrite the catalogues and tell how many messages of each wait for a translator."""
    (root / "translations").mkdir(exist_ok=True)
    texts = refreshed(root)
    for spoken in LANGUAGES:
        file, text = catalogue_file(root, spoken), texts[spoken.code]
        file.write_text(text, "utf-8", newline="\n")
        entries = read_entries(text.encode(), file.name, spoken)
        waiting = sum(entry.state == "unfinished" for entry in entries)
        print(f"{file.name}: {len(entries)} messages, {waiting} not finished")


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--update", action="store_true", help="rewrite translations/tarock_*.ts")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    options = parser.parse_args(arguments)
    root = options.root.resolve()
    try:
        if options.update:
            update(root)
            return 0
        complaints = check(root)
    except (FileNotFoundError, subprocess.CalledProcessError, DamagedCatalogue) as error:
        print(f"catalogue: {error}", file=sys.stderr)
        return 2
    for line in complaints:
        print(line)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
