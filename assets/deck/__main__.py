"""Writes the deck: ``python -m assets.deck OUT``; OUT is ``assets`` for the files we ship."""

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from assets.deck.controls import control_files
from assets.deck.icon import icon_file
from assets.deck.index_glyphs import index_file
from assets.deck.pack import deck_files
from assets.deck.palettes import PALETTES
from assets.deck.portraits import portrait_files


def files(palettes: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Give path and text of every file: decks, index shapes, icon, portraits and controls."""
    for name in palettes:
        for path, text in deck_files(PALETTES[name]):
            yield f"cards/{name}/{path}", text
    yield "cards/index.json", index_file()
    yield "icons/tarock-desktop.svg", icon_file()
    for name, text in portrait_files().items():
        yield f"portraits/{name}", text
    for name, text in control_files().items():
        yield f"controls/{name}", text


def main() -> None:
    """Read the command line and write the files."""
    parser = argparse.ArgumentParser(prog="python -m assets.deck", description=__doc__)
    parser.add_argument("out", type=Path, help="folder to write to")
    parser.add_argument(
        "--palette",
        choices=(*PALETTES, "all"),
        default="all",
        help="write the cards of one palette only",
    )
    options = parser.parse_args()
    palettes = tuple(PALETTES) if options.palette == "all" else (options.palette,)
    count = 0
    for path, text in files(palettes):
        target: Path = options.out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
        count += 1
    print(f"{count} files written to {options.out}")


if __name__ == "__main__":
    main()
