"""A printout as text shows everything that is printed."""

from __future__ import annotations

from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import GERMAN
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
    as_lines,
)


def test_lines_hold_every_word_of_a_printout():
    texts = PrintoutTexts(read_catalogue(GERMAN))
    table = Table(
        (Column("Hand"), Column("Anna", is_number=True), Column("Karl", is_number=True)),
        (
            Row(("Rufer", "+12", "−12"), ("Spiel: 4", "still: 2")),
            Row(("Σ", "+12", "−12"), tone=Tone.STRONG),
        ),
    )
    diagram = Diagram((Box("Anna", ("♥ K", "XX")), Box("Karl", ())), Box("Talon", ("♦ 4",)))
    printout = texts.printout(
        "Ein Spiel",
        "Königrufen",
        "0123456789abcdef",
        [Heading("Runde"), Line("Nur eine Zeile."), table, diagram, Signatures(("Anna", "Karl"))],
    )
    assert printout.language == "de"
    assert printout.head.startswith("Königrufen · 0123456789abcdef · ")
    assert list(as_lines(printout))[2:] == [
        "",
        "# Runde",
        "Nur eine Zeile.",
        "Hand   Anna  Karl",
        "Rufer   +12   −12",
        "    Spiel: 4",
        "    still: 2",
        "Σ       +12   −12",
        "Anna   ♥ K",
        "       XX",
        "Karl",
        "Talon  ♦ 4",
        "",
        "________________________  ________________________",
        "Anna                      Karl",
    ]


def test_a_table_without_heads_has_no_line_of_heads():
    table = Table((Column(), Column()), (Row(("a", "b")),))
    printout = PrintoutTexts(read_catalogue(GERMAN)).printout("t", "", "", [table])
    assert list(as_lines(printout))[2:] == ["a  b"]


def test_parts_that_belong_together_are_told_one_after_the_other():
    printout = PrintoutTexts(read_catalogue(GERMAN)).printout(
        "t", "", "", [Together((Heading("Question", 2), Line("asked")))]
    )
    assert list(as_lines(printout))[2:] == ["", "## Question", "asked"]
