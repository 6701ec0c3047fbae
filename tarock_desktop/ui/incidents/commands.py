"""Incidents in the window: which one is wanted, its table over the game's, and the way back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, final

from PySide6.QtCore import QObject

from tarock_desktop.cases.frames import frames_of
from tarock_desktop.cases.incidents import Incident, incident_rows, play_incident
from tarock_desktop.session.deals import LETTERS
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.texts.incidents import IncidentTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.incidents.dialog import IncidentDialog, IncidentEntry
from tarock_desktop.ui.incidents.incident_show import IncidentShow, Showing, Tongue
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.schema import Irregularity, Sheet

if TYPE_CHECKING:
    from tarock_desktop.ui.window.desk import Desk

OPEN_MEANWHILE: Final = ("referee.incident", "game.preferences", "game.quit", "help.rules")
"""What can be done while an incident is shown, besides the looks of the window and its help."""


@final
class Incidents(QObject):
    """Shows incidents while the game on the table waits."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._last = ""
        """The ruleset whose incident was shown last."""

    def ask(self) -> None:
        """Ask which incident is wanted, and show it."""
        self.dialog().open()

    def dialog(self) -> IncidentDialog:
        """Return the dialog that asks for an incident, the sheet on the table first."""
        session, window = self._desk.session, self._desk.window
        rulesets = {
            ruleset: load_variant(ruleset).sheet.ruleset.name
            for ruleset in dict.fromkeys(incident_rows().values())
        }
        present = self._last or ("" if session is None else session.ruleset)
        dialog = IncidentDialog(window, rulesets, self._entries, present)
        dialog.chosen.connect(self.show)
        return dialog

    def show(self, row: str) -> None:
        """Show the incident of a row; the game waits until it is left."""
        incident = play_incident(row)
        sheet = incident.variant.sheet
        self._last = sheet.ruleset.id
        window = self._desk.window
        names = tuple(LETTERS[: len(incident.position.round.seats)])
        showing = Showing(
            row=row,
            sheet=sheet,
            mode=Mode(incident.case.facts.table.mode or Mode.GUARD.value),
            names=names,
            frames=frames_of(incident, Watcher.REFEREE),
            near=_offender(incident),
            payments=incident.payments,
        )
        show = IncidentShow(showing, partial(self._speak, sheet, names, row), window.view.deck)
        show.left.connect(self.leave)
        show.another_wanted.connect(self.ask)
        show.article_wanted.connect(window.rules_wanted)
        window.stage.put(show)
        window.commands.restrict(_is_open_meanwhile)
        show.setFocus()

    def leave(self) -> None:
        """Go back to the game, which lies as it was."""
        window = self._desk.window
        if window.stage.is_free:
            return
        window.commands.restrict(None)
        window.stage.clear()
        self._desk.go_on()

    def _entries(self, ruleset: str) -> tuple[IncidentEntry, ...]:
        sheet = load_variant(ruleset).sheet
        words = Words(self._desk.window.speech.catalogue, sheet, LETTERS)
        rows = [law for law in sheet.irregularity if law.id in incident_rows()]
        entries = [_entry(law, words) for law in rows]
        return tuple(sorted(entries, key=_order))

    def _speak(self, sheet: Sheet, names: tuple[str, ...], row: str) -> Tongue:
        catalogue = self._desk.window.speech.catalogue
        words = self._desk.window.words_for(sheet, names)
        law = next(law for law in sheet.irregularity if law.id == row)
        entry = _entry(law, words)
        title = " · ".join(dict.fromkeys((entry.title, entry.heading)))
        return Tongue(words, IncidentTexts(catalogue), title)


def _entry(law: Irregularity, words: Words) -> IncidentEntry:
    article = words.article(law.article)
    named = "; ".join(dict.fromkeys(words.rule(rule) for rule in law.rules))
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


def _is_open_meanwhile(command: Command) -> bool:
    open_menu = command.menu in (Menu.VIEW, Menu.HELP) and command.name != "view.curtain"
    return open_menu or command.name in OPEN_MEANWHILE
