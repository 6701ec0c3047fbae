"""Makes the font files of this folder; needs fonttools, which nothing else here does.

    npm pack @fontsource/alegreya-sans@5.3.0 @fontsource/alegreya@5.3.0   (then unpack each)
    python assets/fonts/make_fonts.py ALEGREYA_SANS_FOLDER ALEGREYA_FOLDER DEJAVU_SANS_FILE

A weight of Alegreya is one file with the Latin letters of both its web fonts. Its figures are
lining and of one width in the file itself, so that columns of numbers stand straight in every
widget without a font feature. ``tarock-symbols.ttf`` has the few signs that Alegreya lacks, from
DejaVu Sans 2.37.
"""

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
WEIGHTS = {
    ("alegreya-sans", "Alegreya Sans"): (400, 500, 700, 800),
    ("alegreya", "Alegreya"): (700, 800),
}
STYLES = {400: "Regular", 500: "Medium", 700: "Bold", 800: "ExtraBold"}
FEATURES = ["ccmp", "locl", "liga", "kern", "mark", "mkmk", "frac", "numr", "dnom"]
FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
SYMBOLS = "⅓⅔←↑→↓↔≈≠≡≤≥Σ▲▶▸►▼▾◀○●★☆✎✓✗♠♥♦♣↶↷"
SYMBOLS_FAMILY = "Tarock Symbols"
SANS_LINE = (0.9, -0.3)
"""Ascent and descent of Alegreya Sans, in the height of the type."""
LETTER_NAMES = (1, 2, 4, 6, 16, 17)


def main(sans: str, serif: str, dejavu: str) -> None:
    """Write all files."""
    for ((name, family), weights), package in zip(WEIGHTS.items(), (sans, serif), strict=True):
        for weight in weights:
            font = merged(Path(package) / "files", name, weight)
            use_table_figures(font)
            # Alegreya has two arrows of the four: all of them come from one hand.
            keep(font, set(font.getBestCmap()) - {ord(sign) for sign in SYMBOLS}, FEATURES)
            rename(font, family, weight)
            same_lines(font)
            save(font, f"{name}-{weight}.ttf")
    symbols = TTFont(dejavu)
    keep(symbols, {ord(sign) for sign in SYMBOLS}, [])
    rename(symbols, SYMBOLS_FAMILY, 400)
    # A line with a sign is as high as one without.
    symbols["hhea"].ascent, symbols["hhea"].descent = (
        round(symbols["head"].unitsPerEm * part) for part in SANS_LINE
    )
    same_lines(symbols)
    save(symbols, "tarock-symbols.ttf")


def merged(files: Path, name: str, weight: int) -> TTFont:
    """Return one font of the Latin letters and their extension."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for subset in ("latin", "latin-ext"):
            font = TTFont(files / f"{name}-{subset}-{weight}-normal.woff")
            font.flavor = None
            parts.append(str(Path(folder) / f"{subset}.ttf"))
            font.save(parts[-1])
        return without_doubles(Merger().merge(parts))


def without_doubles(font: TTFont) -> TTFont:
    """Return a merged font in which every letter is drawn by the glyph that stands for it.

    What both parts have, such as the space and the A, is there twice. The merger has the second
    one drawn: then a PDF does not tell which letter it is, and nobody finds the word.
    """
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            changed = getattr(table, "mapping", {})
            if "space" in changed:
                changed.clear()
    return font


def use_table_figures(font: TTFont) -> None:
    """Let the ten figures be those for tables: lining, all of one width."""
    for table in font["cmap"].tables:
        for code, glyph in table.cmap.items():
            if glyph in FIGURES:
                table.cmap[code] = f"{glyph}.tf"


def keep(font: TTFont, characters: set[int], features: list[str]) -> None:
    """Leave out everything but some characters."""
    options = Options(layout_features=features, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.notdef_outline = True
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def rename(font: TTFont, family: str, weight: int) -> None:
    """Give a font its family and weight, so that both select it on every system."""
    style = STYLES[weight]
    short = family if style in ("Regular", "Bold") else f"{family} {style}"
    names = {
        1: short,
        2: style if short == family else "Regular",
        4: f"{family} {style}",
        6: f"{family}-{style}".replace(" ", ""),
        16: family,
        17: style,
    }
    table = font["name"]
    for identity in LETTER_NAMES:
        table.removeNames(nameID=identity)
        table.setName(names[identity], identity, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


def same_lines(font: TTFont) -> None:
    """Make lines as high on every system, and high enough for a capital with a caron."""
    lines, other = font["hhea"], font["OS/2"]
    lines.lineGap = other.sTypoLineGap = 0
    other.sTypoAscender, other.sTypoDescender = lines.ascent, lines.descent
    other.usWinAscent, other.usWinDescent = lines.ascent, -lines.descent


def save(font: TTFont, name: str) -> None:
    """Write a font, the same to the byte each time."""
    font["head"].created = font["head"].modified = 3_600_000_000
    font.recalcTimestamp = False
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size)


if __name__ == "__main__":
    main(*sys.argv[1:])
