"""The lines of a ruling in the window."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tarock_desktop.texts.ruling_texts import RulingText
from tarock_desktop.ui.panels.ruling_lines import RulingLines
from tarock_desktop.ui.style.widgets import LineButton
from tests.unit.texts.speech import words


def test_each_article_opens_its_own_rule(qtbot):
    said = words("en", "koenigrufen")
    lines = RulingLines(
        RulingText(
            what="A played the V.",
            duty="You must follow suit.",
            follows="A pays.",
            rule=said.article("Grundlagen"),
            consequence=said.article("Renonce"),
        )
    )
    qtbot.addWidget(lines)
    wanted: list[str] = []
    lines.article_wanted.connect(wanted.append)
    buttons = lines.findChildren(LineButton)
    headings = [button.accessibleName() for button in buttons]
    assert headings == [
        "Grundlagen (basics)",
        "Renonce (offenses)",
    ]
    for button in buttons:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted == ["Grundlagen", "Renonce"]
