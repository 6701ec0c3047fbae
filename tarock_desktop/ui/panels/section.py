"""A part of the rail that folds."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.style.tokens import Space


class Panel(QWidget):
    """What a section shows. Subclasses say a title and how a glance is shown."""

    counted = Signal(str)
    """What stands behind the title, and in the folded rail: a counter or a mark."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("body")
        self.glance: Glance | None = None
        self._shown: object = None

    def title(self) -> str:
        """Return the title in the present language."""
        raise NotImplementedError

    def show_glance(self, glance: Glance) -> None:
        """Show *glance* instead of what was shown before, if it says anything else here."""
        subject = (glance.words, self.subject(glance))
        self.glance = glance
        if subject != self._shown:
            self._shown = subject
            self.fill(glance)

    def subject(self, glance: Glance) -> object:
        """Return the part of *glance* the panel shows."""
        raise NotImplementedError

    def fill(self, glance: Glance) -> None:
        """Build what is shown."""
        raise NotImplementedError


class Section(QFrame):
    """A panel under a heading that folds it away."""

    folded = Signal()
    recounted = Signal()

    def __init__(self, panel: Panel, *, open_: bool = True) -> None:
        super().__init__()
        self.setObjectName("section")
        self.panel = panel
        self._count = ""
        self._open = open_
        self.head = QToolButton()
        self.head.setProperty("role", "head")
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.head.clicked.connect(lambda: self.set_open(open_=not self._open))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.XS, 0, Space.XS, Space.XS)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(panel, 1)
        panel.counted.connect(self._set_count)
        self.retranslate()
        self._show()

    @property
    def is_open(self) -> bool:
        """Whether the panel is to be seen."""
        return self._open

    @property
    def count(self) -> str:
        """The counter or mark behind the title."""
        return self._count

    def set_open(self, *, open_: bool) -> None:
        """Open or fold the section."""
        self._open = open_
        self._show()
        self.folded.emit()

    def retranslate(self) -> None:
        """Say the title anew."""
        title = self.panel.title()
        text = f"{title}  {self._count}" if self._count else title
        self.head.setText(text.replace("&", "&&"))
        self.head.setAccessibleName(title)

    def _set_count(self, count: str) -> None:
        if count == self._count:
            return
        self._count = count
        self.retranslate()
        self.recounted.emit()

    def _show(self) -> None:
        self.panel.setVisible(self._open)
        arrow = Qt.ArrowType.DownArrow if self._open else Qt.ArrowType.RightArrow
        self.head.setArrowType(arrow)
        self.head.setAccessibleDescription(
            self.tr("Collapse") if self._open else self.tr("Expand")
        )
