"""The Referee menu: questions at the table, claims, judges, the book of rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.session.agreement import agreement, consents
from tarock_desktop.session.called_card import ask_for_called_card
from tarock_desktop.table.actions import Claim
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.tables import GameTable
from tarock_desktop.ui.panels.notice import Audience

if TYPE_CHECKING:
    from tarock_desktop.ui.referee.agreement_dialog import AgreementDialog
    from tarock_desktop.ui.referee.claim_dialog import ClaimDialog
    from tarock_desktop.ui.referee.judge_dialog import JudgeDialog
    from tarock_desktop.ui.referee.rulings_dialog import RulingsDialog
    from tarock_desktop.ui.referee.unclaimed_dialog import UnclaimedDialog

# ruff: noqa: PLC0415 - dialogs are loaded when they are opened, not at the start


@final
class RefereeCommands(QObject):
    """What a person may ask of the referee, and the dialogs for it."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table.page)
        self._table = table

    def commands(self) -> tuple[Command, ...]:
        """Return the commands."""
        menu, claim = Menu.REFEREE, self.tr("Call the &referee…")
        called = self.tr("Has the &called card been played?")
        judge, rulings = self.tr("A &judge decides…"), self.tr("&Book of rulings…")
        unclaimed, may_read = self.tr("What &nobody claimed…"), self.may_read_unclaimed
        has_called = self.has_called_card
        return (
            Command(
                "referee.claim", menu, claim, self.ask_claim, "Ctrl+R", enabled=self.may_claim
            ),
            Command(
                "referee.called-card",
                menu,
                called,
                self.answer_called_card,
                "C",
                enabled=has_called,
            ),
            Command("referee.judge", menu, judge, self.ask_judge, enabled=self.may_judge),
            Command("referee.unclaimed", menu, unclaimed, self.ask_unclaimed, enabled=may_read),
            Command(
                "referee.rulings",
                menu,
                rulings,
                self.ask_rulings,
                enabled=lambda: self._table.session is not None,
            ),
        )

    # ------------------------------------------------------------------ what was called

    def has_called_card(self) -> bool:
        """Whether a card is called in the hand on the table."""
        bridge = self._table.bridge
        return bridge is not None and bridge.observation().calls.card is not None

    def answer_called_card(self) -> None:
        """Say in a notice whether the called card has been played."""
        glance = self._table.glance()
        if glance is not None:
            self._table.tell(self.called_card(glance), Audience.PERSON)

    def called_card(self, glance: Glance) -> str:
        """Return whether the called card has been played, and by whom."""
        answer, words = ask_for_called_card(glance.observation), glance.words
        if answer.card is None:
            return self.tr("No card has been called in this hand.")
        card = words.card(answer.card)
        if answer.seat is None or answer.trick is None:
            return self.tr("The called card has not been played: {card}.").format(card=card)
        return self.tr(
            "The called card has been played: {card}, by {player} in trick {number}."
        ).format(card=card, player=words.seat(answer.seat), number=answer.trick)

    # ------------------------------------------------------------------ claims

    def may_claim(self) -> bool:
        """Whether the person whose cards are on screen may say that a rule was broken."""
        glance, session = self._table.glance(), self._table.session
        if glance is None or glance.viewer is None or session is None:
            return False
        return session.hears_claims and glance.viewer in glance.observation.deal.order

    def ask_claim(self) -> None:
        """Ask the person whose cards are on screen for a claim."""
        dialog = self.claim_dialog()
        dialog.accepted.connect(lambda: self.claim(dialog.claim()))
        dialog.open()

    def claim_dialog(self) -> ClaimDialog:
        """Return the dialog for a claim of the person whose cards are on screen."""
        from tarock_desktop.ui.referee.claim_dialog import ClaimDialog

        glance = self._glance()
        if glance.viewer is None:
            raise LookupError("nobody is at the screen")
        # Who rests has dealt, and may have dealt wrong.
        seats = glance.observation.round.seats
        others = tuple(seat for seat in seats if seat != glance.viewer)
        window = self._table.page.window()
        return ClaimDialog(window, glance.words, glance.sheet, glance.viewer, others)

    def claim(self, claim: Claim) -> None:
        """Bring a claim before the referee; where agreement comes first, ask for that.

        When the hand is over there is only the referee.
        """
        session, phase = self._table.session, self._glance().observation.phase
        first = session is not None and session.sheet.agreement_first
        if first and phase is not Phase.BETWEEN:
            self.agreement_dialog(claim).open()
        else:
            self._table.submit(claim)

    def agreement_dialog(self, claim: Claim) -> AgreementDialog:
        """Return the dialog that asks whether everybody lets something pass."""
        from tarock_desktop.ui.referee.agreement_dialog import AgreementDialog

        table, session = self._table, self._table.session
        if session is None or table.words is None:
            raise LookupError("no game is on the table")
        window = table.page.window()
        dialog = AgreementDialog(window, table.words, claim, consents(session, claim))
        dialog.agreed.connect(lambda seats: table.submit(agreement(claim, seats)))
        dialog.referee_wanted.connect(lambda: table.submit(claim))
        return dialog

    def may_read_unclaimed(self) -> bool:
        """Whether a hand is over in which something may have been overlooked."""
        glance = self._table.glance()
        if glance is None or glance.mode is Mode.GUARD:
            return False
        return glance.observation.phase is Phase.BETWEEN and glance.observation.result.over

    def ask_unclaimed(self) -> None:
        """Show what nobody claimed in the hand that is over."""
        self.unclaimed_dialog().open()

    def unclaimed_dialog(self) -> UnclaimedDialog:
        """Return the list of what nobody claimed in the hand that is over."""
        from tarock_desktop.ui.referee.unclaimed_dialog import UnclaimedDialog, UnclaimedText

        table, session, words = self._table, self._table.session, self._table.words
        if session is None or words is None:
            raise LookupError("no game is on the table")

        def read() -> tuple[UnclaimedText, ...]:
            found = session.unclaimed()
            table.commands.refresh()
            return tuple(
                UnclaimedText(
                    words.message(each.explanation),
                    each.article,
                    words.article(each.article).heading,
                    words.consequence(each.row),
                )
                for each in found
            )

        dialog = UnclaimedDialog(table.page.window(), read, ends_claims=session.hears_claims)
        dialog.article_wanted.connect(table.rules_wanted)
        return dialog

    # ------------------------------------------------------------------ judges and rulings

    def may_judge(self) -> bool:
        """Whether a hand is on the table that a judge can decide about."""
        glance = self._table.glance()
        if glance is None:
            return False
        view = glance.observation
        return bool(view.deal.order) and view.phase is not Phase.CLOSED

    def ask_judge(self, number: int | None = None) -> None:
        """Ask a judge to decide a ruling of this hand, counted from 0, or another dispute."""
        dialog = self.judge_dialog(number)
        dialog.accepted.connect(lambda: self._table.submit(dialog.ruling()))
        dialog.article_wanted.connect(self._table.rules_wanted)
        dialog.open()

    def judge_dialog(self, number: int | None = None) -> JudgeDialog:
        """Return the dialog in which a judge decides."""
        from tarock_desktop.ui.referee.judge_dialog import JudgeDialog

        glance = self._glance()
        question = None if number is None else glance.question(number)
        asked = None if question is None else (question, glance.ruling(question.ruling))
        seats = glance.observation.round.seats
        return JudgeDialog(self._table.page.window(), glance.words, seats, asked)

    def ask_rulings(self) -> None:
        """Open the book of all rulings of this game."""
        self.rulings_dialog().open()

    def rulings_dialog(self) -> RulingsDialog:
        """Return the book of all rulings of this game."""
        from tarock_desktop.ui.referee.rulings_dialog import PastText, RulingsDialog

        glance, session = self._glance(), self._table.session
        if session is None:
            raise LookupError("no game is on the table")
        texts = tuple(
            PastText(
                past.hand,
                glance.words.seat(past.ruling.seat) if past.ruling.seat >= 0 else "",
                glance.ruling(past.ruling),
                (past.judged and glance.words.event(past.judged, Watcher.PUBLIC)) or "",
            )
            for past in session.rulings(glance.observation.viewer)
        )
        dialog = RulingsDialog(self._table.page.window(), texts)
        dialog.article_wanted.connect(self._table.rules_wanted)
        return dialog

    def _glance(self) -> Glance:
        glance = self._table.glance()
        if glance is None:
            raise LookupError("no game is on the table")
        return glance
