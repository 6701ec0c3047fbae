"""About the program."""

from __future__ import annotations

from typing import final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarock_desktop import __version__
from tarock_desktop.kernel import COMPILED
from tarock_desktop.ui.style.dialog import CloseBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text


@final
class AboutDialog(Dialog):
    """What the program is, its version and its licences."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Tarock Desktop"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.L, Space.L, Space.L, Space.L)
        layout.addWidget(Text("Tarock Desktop", "big"))
        layout.addWidget(Text(self.tr("Version {version}").format(version=__version__), "muted"))
        layout.addWidget(Text(self.tr("A tarock table with a referee who explains every ruling.")))
        layout.addWidget(
            Text(
                self.tr(
                    "Free software under the GNU General Public License, version 3 or later. "
                    "The card faces may be used under CC BY-SA 4.0."
                )
            )
        )
        layout.addWidget(
            Text(
                self.tr(
                    "The program runs on this computer only and sends nothing over the network."
                ),
                "muted",
            )
        )
        kernel = self.tr("The search of the computer players runs as compiled code.")
        if not COMPILED:
            kernel = self.tr("The search of the computer players runs in plain Python.")
        layout.addWidget(Text(kernel, "muted"))
        layout.addWidget(CloseBox(self))
        resize_to_fit(self, 460)
