"""Gives Qt the words of our catalogue."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTranslator

from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.numbers import kept_together


class CatalogueTranslator(QTranslator):
    """A translator that asks a catalogue, for ``self.tr`` in widgets and for Qt's own words.

    Install it with ``QCoreApplication.installTranslator``; keep a reference to it.
    """

    def __init__(self, translations: Translations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translations = translations

    def isEmpty(self) -> bool:
        """Return False: Qt would not announce the change of language for an empty one."""
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt's name
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        """Return the words for a message with ``%n`` in place, or None if there are none.

        The space between a number and its noun does not break. An empty text would count as a
        translation, so it is never returned.
        """
        number = n if n >= 0 else None
        words = self._translations.lookup(context, sourceText, disambiguation, number)
        return kept_together(words) if words else None
