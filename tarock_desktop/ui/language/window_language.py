"""The language of the window, switched while it runs."""

from __future__ import annotations

from typing import ClassVar, final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from tarock_desktop.texts.catalogue import Catalogue, read_catalogue
from tarock_desktop.texts.languages import Language, best_language, language
from tarock_desktop.ui.language.translator import CatalogueTranslator


@final
class WindowLanguage:
    """Our words and Qt's own words in one language, installed in the application."""

    _installed: ClassVar[list[QTranslator]] = []
    """Of the application, which is one: whoever speaks last is the only one to be heard."""

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    @property
    def catalogue(self) -> Catalogue:
        """Our words; English until another language is spoken."""
        if self._catalogue is None:
            self._catalogue = read_catalogue(language("en"))
        return self._catalogue

    @property
    def language(self) -> Language:
        """The language that is spoken."""
        return self.catalogue.language

    def use(self, code: str) -> None:
        """Use another language; every widget hears of it.

        Raises:
            KeyError: the table does not speak it.
            DamagedCatalogue: its file is damaged.
        """
        catalogue = read_catalogue(language(code))
        self.remove()
        self._catalogue = catalogue
        QLocale.setDefault(QLocale(code))
        qt_words = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # English is in Qt itself, Slovenian in a file of ours beside the catalogue.
        if qt_words.load(f"qtbase_{code}", folder):
            self._installed.append(qt_words)
        self._installed.append(CatalogueTranslator(catalogue))
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)

    def remove(self) -> None:
        """Take the words out of the application; Qt must not ask a translator that is gone."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()


def system_language() -> str:
    """Return the code of the first language the desktop asks for and the table speaks."""
    return best_language(QLocale.system().uiLanguages()).code


def spoken(setting: str) -> str:
    """Return the code of the language that a setting asks for."""
    return system_language() if setting == "system" else setting
