"""Printouts become pages: nothing is lost, torn or taken for markup."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise

import pytest
from PySide6.QtGui import QTextDocument

from tarock_desktop.printing.markup import RED, markup
from tarock_desktop.printing.paging import Piece, placed_on_pages, rows
from tarock_desktop.printing.pdf import A4, LETTER, pdf, write_pdf
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import ENGLISH
from tarock_desktop.texts.printout import (
    Box,
    Column,
    Diagram,
    Heading,
    Line,
    PrintoutTexts,
    Row,
    Signatures,
    Table,
    Together,
    Tone,
)

pytestmark = pytest.mark.gui


def printout(*blocks):
    texts = PrintoutTexts(read_catalogue(ENGLISH))
    return texts.printout("Evening", "SPJST", "0123456789abcdef", blocks)


def long_table(count):
    columns = (Column("Hand", share=60), Column("Anna", is_number=True))
    return Table(columns, tuple(Row((f"Hand {n}", "+4"), ("Game: 4",)) for n in range(count)))


def box_of(content, name=b"MediaBox"):
    found, *_ = re.findall(rb"/%s \[([\d. ]+)\]" % name, content)
    return [round(float(number)) for number in found.split()]


def test_a_pdf_has_the_pages_it_says(qapp):
    blocks = (
        Diagram(tuple(Box(name, ("♥ K",)) for name in "ABCD"), Box("Talon", ("♦ 4",))),
        long_table(60),
        Heading("Next", on_new_page=True),
        Signatures(("Anna", "Karel")),
    )
    content, pages = pdf(printout(*blocks), A4)
    assert content.startswith(b"%PDF-")
    assert re.findall(rb"/Count (\d+)", content)[-1] == b"4"
    assert pages == 4
    assert b"Alegreya" in content
    assert b"TarockSymbols" in content.replace(b"-", b"").replace(b"#20", b"")


def test_paper_is_a4_or_letter(qapp):
    assert box_of(pdf(printout(), A4)[0])[2:] == [595, 842]
    assert box_of(pdf(printout(), LETTER)[0])[2:] == [612, 792]


def test_names_are_no_markup(qapp):
    document = QTextDocument()
    document.setHtml(markup(Table((Column("<b>"),), (Row(("A & <i>B</i>",), ("</td>",)),))))
    assert "A & <i>B</i>" in document.toPlainText()
    assert "</td>" in document.toPlainText()


def test_red_suits_and_wrong_rows_are_red(qapp):
    html = markup(Table((Column(),), (Row(("K♥ 7♠",)), Row(("Σ 3",), tone=Tone.WRONG))))
    assert f'<span style="color:{RED}">♥</span>' in html
    assert "♠</span>" not in html
    assert html.count(RED) == 2


def piece(height, **more):
    return Piece(QTextDocument(), 0, height, **more)


def heights(pages):
    return [[placed.piece.height for placed in page] for page in pages]


def test_a_heading_goes_to_the_page_of_what_follows(qapp):
    pages = placed_on_pages([piece(70), piece(10, stays_with_next=True), piece(30)], 100)
    assert heights(pages) == [[70], [10, 30]]


def test_space_above_is_left_out_at_the_top_of_a_page(qapp):
    pages = placed_on_pages([piece(50, space=9), piece(40, space=9), piece(60, space=9)], 100)
    assert [[placed.at for placed in page] for page in pages] == [[0, 59], [0]]


def test_column_heads_are_repeated_and_no_row_is_torn(qapp):
    document = QTextDocument()
    document.setHtml(markup(long_table(30)))
    found = list(rows(document, 1))
    assert found[0].stays_with_next
    assert all(one.bottom == pytest.approx(two.top) for one, two in pairwise(found))
    pages = placed_on_pages(found, 5 * found[1].height)
    assert len(pages) > 6
    for page in pages:
        assert page[0].piece.top == 0
        assert page[0].piece.bottom == found[0].bottom
    told = [placed.piece.top for page in pages for placed in page[1:]]
    assert told == [row.top for row in found[1:]]


def test_what_belongs_together_is_not_divided(qapp):
    part = Together((Heading("Question", 2), long_table(14)))
    assert pdf(printout(*part.parts * 3), A4)[1] == 2
    assert pdf(printout(part, part, part), A4)[1] == 3


def test_what_is_higher_than_a_page_is_cut_and_not_lost(qapp):
    pages = placed_on_pages([piece(10), piece(250)], 100)
    assert heights(pages) == [[10], [100], [100], [50]]


def test_a_file_is_whole_or_not_there(qapp, tmp_path):
    path = tmp_path / "evening.pdf"
    assert write_pdf(printout(Line("One line.")), path) == 1
    assert path.read_bytes().endswith(b"%%EOF\n")
    with pytest.raises(OSError, match=r"evening\.pdf"):
        write_pdf(printout(), path / "a file is no folder.pdf")
    assert [each.name for each in tmp_path.iterdir()] == ["evening.pdf"]


def test_without_a_window_an_application_is_made_for_the_time_of_printing(tmp_path):
    code = (
        "import sys; from pathlib import Path;"
        "from tarock_desktop.printing.pdf import write_pdf;"
        "from tarock_desktop.texts.printout import Line, Printout;"
        "write_pdf(Printout('t', 'h', 'f', 'en', (Line('K♥'),)), Path(sys.argv[1]))"
    )
    path = tmp_path / "a.pdf"
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], check=True, capture_output=True, text=True
    )
    assert done.stderr == ""
    assert b"Alegreya" in path.read_bytes()


def test_every_letter_can_be_found_in_a_pdf(qapp):
    words = "An offer, fit, End"
    content, _ = pdf(printout(Heading(words), Line(words, Tone.STRONG)))
    tables = re.findall(rb"beginbfrange\n(.*?)endbfrange", content, re.DOTALL)
    assert len(tables) == 3
    for table in tables:
        ranges = re.findall(rb"^<(\w+)> <(\w+)>", table, re.MULTILINE)
        numbers = [(int(first, 16), int(last, 16)) for first, last in ranges]
        # A glyph of which nobody knows the letter is left out between two of them.
        assert all(after[0] == before[1] + 1 for before, after in pairwise(numbers))
