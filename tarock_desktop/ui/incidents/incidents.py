"""Incidents in the window: which one is wanted, and its table in front of the game's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import final

from PySide6.QtCore import QObject

from tarock_desktop.cases.frames import frames_of
from tarock_desktop.cases.incidents import Incident, incident_rows, play_incident
from tarock_desktop.session.deals import LETTERS
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.texts.incidents import IncidentTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.incidents.dialog import IncidentDialog, IncidentEntry
from tarock_desktop.ui.incidents.incident_table import (
    IncidentTable,
    IncidentWords,
    ShownIncident,
)
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.schema import Irregularity, Sheet


@final
class Incidents(QObject):
    """Shows incidents while the game on the table waits."""

    def __init__(self, table: FrontTable, is_taken: Callable[[str], bool]) -> None:
        """Serve one table; *is_taken* may show the incident of a row before a class instead."""
        super().__init__(table.page)
        self._table, self._is_taken = table, is_taken
        self._last = ""
        """The ruleset whose incident was shown last."""

    def ask(self) -> None:
        """Ask which incident is wanted, and show it."""
        self.dialog().open()

    def dialog(self) -> IncidentDialog:
        """Return the dialog that asks for an incident, the sheet on the table first."""
        session = self._table.session
        rulesets = {
            ruleset: load_variant(ruleset).sheet.ruleset.name
            for ruleset in dict.fromkeys(incident_rows().values())
        }
        present = self._last or ("" if session is None else session.ruleset)
        dialog = IncidentDialog(self._table.page.window(), rulesets, self._entries, present)
        dialog.chosen.connect(self.show)
        return dialog

    def show(self, row: str) -> None:
        """Show the incident of a row; the game waits until it is left."""
        if self._is_taken(row):
            return
        incident = play_incident(row)
        sheet = incident.variant.sheet
        self._last = sheet.ruleset.id
        table = self._table
        names = tuple(LETTERS[: len(incident.position.round.seats)])
        incident_shown = ShownIncident(
            row=row,
            sheet=sheet,
            mode=Mode(incident.case.facts.table.mode or Mode.GUARD.value),
            names=names,
            frames=frames_of(incident, Watcher.REFEREE),
            near=_offender(incident),
            payments=incident.payments,
        )
        words = partial(self._words, sheet, names, incident)
        shown = IncidentTable(incident_shown, words, table.view.deck)
        shown.left.connect(table.back_to_game)
        shown.another_wanted.connect(self.ask)
        shown.article_wanted.connect(table.rules_wanted)
        table.put_in_front(shown)
        shown.setFocus()

    def _entries(self, ruleset: str) -> tuple[IncidentEntry, ...]:
        sheet = load_variant(ruleset).sheet
        words = Words(self._table.catalogue, sheet, LETTERS)
        rows = [law for law in sheet.irregularity if law.id in incident_rows()]
        entries = [_entry(law, law.rules, words) for law in rows]
        return tuple(sorted(entries, key=_order))

    def _words(self, sheet: Sheet, names: tuple[str, ...], incident: Incident) -> IncidentWords:
        catalogue = self._table.catalogue
        words = self._table.words_for(sheet, names)
        law = incident.variant.row(incident.row)
        entry = _entry(law, incident.rules, words)
        title = " · ".join(dict.fromkeys((entry.title, entry.heading)))
        return IncidentWords(words, IncidentTexts(catalogue), title)


def _entry(law: Irregularity, rules: tuple[str, ...], words: Words) -> IncidentEntry:
    article = words.article(law.article)
    named = "; ".join(dict.fromkeys(words.rule(rule) for rule in rules))
    return IncidentEntry(
        row=law.id,
        number=article.number,
        heading=article.heading,
        title=named or article.heading,
        consequence=words.consequence(law.id),
    )


def _order(entry: IncidentEntry) -> tuple[bool, int, str, str]:
    """Return the place of an entry: by the number of its article, those without one last."""
    is_word = not entry.number.isdecimal()
    return is_word, 0 if is_word else int(entry.number), entry.heading, entry.row


def _offender(incident: Incident) -> Seat | None:
    """Return whom the last ruling is about, if that is one at the table."""
    seats = (ruling.seat for ruling in reversed(incident.rulings))
    order = incident.position.deal.order
    return next((seat for seat in seats if seat in order), None)
