"""Looking back in the window: which hand, who may see what, and the way back to the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.bots.protocol import Request
from tarock_desktop.session.looking_back import PlayedHand
from tarock_desktop.session.sight import Sight
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.threads.calculations import Calculations

if TYPE_CHECKING:
    from tarock_desktop.ui.coach.hand_review import HandReview
    from tarock_desktop.ui.coach.reviewed_hand import ReviewWords

# ruff: noqa: PLC0415 - the review is loaded when it is wanted, not at the start


@final
class Reviews(QObject):
    """Puts a hand in front of the game and takes it away again."""

    def __init__(
        self,
        table: FrontTable,
        request_at: Callable[[int], Request | None],
        is_taught: Callable[[], bool],
    ) -> None:
        """Look back at the games of one window.

        Args:
            table: the table of the game.
            request_at: gives what a computer player was asked after so many acts, if it is known.
            is_taught: whether the table is taught, so that everybody may see everything.
        """
        super().__init__(table.page)
        self._table, self._request_at, self._is_taught = table, request_at, is_taught
        self._costs, self._knowledge = Calculations(self), Calculations(self)
        for calculations in (self._costs, self._knowledge):
            table.closed.connect(calculations.close)
        table.page.rail.log.moment_wanted.connect(self.open_moment)

    # ------------------------------------------------------------------ what may be opened

    def _sight(self, hand: int | None) -> Sight:
        bridge, session = self._table.bridge, self._table.session
        if bridge is None or session is None:
            return Sight.NOTHING
        found = session.sight(bridge.viewer, hand, taught=self._is_taught())
        guarded = bridge.shares_screen or self._table.preferences.help_level == "off"
        # Where several sit at one screen nobody's running hand may stay on it.
        return Sight.NOTHING if found is Sight.OWN and guarded else found

    def _finished(self) -> int | None:
        """Return the last hand that is over; `None`: there is none that may be looked at."""
        session = self._table.session
        if session is None:
            return None
        hands = (session.hands, session.hands - 1)
        return next((n for n in hands if self._sight(n) is Sight.EVERYTHING), None)

    def may_review(self) -> bool:
        """Whether there is a finished hand to look back at."""
        return self._table.shows_game and self._finished() is not None

    def may_ask(self) -> bool:
        """Whether anybody may see what a player knew in the running or last hand."""
        return self._table.shows_game and self._sight(None) is not Sight.NOTHING

    # ------------------------------------------------------------------ opening

    def review(self) -> None:
        """Look back at the last finished hand, and work out what it has cost."""
        number = self._finished()
        if number is not None:
            self._open(self._hand(number), as_seen=False)

    def what_it_knew(self) -> None:
        """Show what the computer player knew who decided last."""
        if not self.may_ask():
            return
        hand = self._hand(None)
        review, session = self._open(hand, as_seen=True), self._table.session
        if review is None or session is None:
            return
        people = session.seating.humans
        bots = [each.number for each in hand.decisions if each.seat not in people]
        if bots:
            review.choose(bots[-1])

    def open_moment(self, place: int) -> None:
        """Look at the decision from which an event of the running or last hand came."""
        if not self.may_ask():
            return
        hand = self._hand(None)
        earlier = [each.number for each in hand.decisions if each.place <= place]
        review = self._open(hand, as_seen=True)
        if review is not None and earlier:
            review.choose(earlier[-1])

    def open_hand(self, number: int, act: int | None = None, *, at_mistake: bool = False) -> None:
        """Look back at a hand of the game on the table.

        Args:
            number: the hand, from 1.
            act: an act of the game, from 1, at whose decision it is opened.
            at_mistake: whether it goes to what has cost most, once that is worked out.
        """
        if self._sight(number) is not Sight.EVERYTHING:
            sentence = self.tr("You may not look back at this hand yet.")
            self._table.tell(sentence, Audience.PERSON)
            return
        hand = self._hand(number)
        review = self._open(hand, as_seen=False)
        if review is None:
            return
        review.seeks_mistake = at_mistake
        if act is not None:
            earlier = [each.number for each in hand.decisions if each.act < act]
            review.choose(earlier[-1] if earlier else 0)
        elif not at_mistake:
            dealt = (
                each.number
                for each in hand.decisions
                if any(held.size for held in each.request.observation.deal.hands)
            )
            review.choose(next(dealt, 0))

    def _hand(self, number: int | None) -> PlayedHand:
        session, bridge = self._table.session, self._table.bridge
        if session is None or bridge is None:
            raise LookupError("no game is on the table")
        return session.look_back(
            bridge.viewer, number, taught=self._is_taught(), asked=self._request_at
        )

    def _open(self, hand: PlayedHand, *, as_seen: bool) -> HandReview | None:
        from tarock_desktop.ui.coach.hand_review import HandReview
        from tarock_desktop.ui.coach.reviewed_hand import ReviewedHand

        table, session = self._table, self._table.session
        if session is None or not hand.decisions:
            sentence = self.tr("There is no decision yet that you may look at.")
            table.tell(sentence, Audience.PERSON)
            return None
        seats = range(len(session.seating.places))
        past = ReviewedHand(
            hand=hand,
            sheet=session.sheet,
            mode=session.mode,
            names=tuple(session.seating.names),
            levels=tuple(session.seating.level(Seat(seat)) for seat in seats),
        )
        review = HandReview(past, self._words, table.view.deck, self._costs, self._knowledge)
        review.left.connect(table.back_to_game)
        review.play_on_wanted.connect(lambda: table.commands.run("teaching.play-on"))
        if as_seen and not review.as_seen:
            review.toggle_sight()
        table.put_in_front(review)
        review.list.setFocus()
        review.work()
        return review

    def _words(self) -> ReviewWords:
        from tarock_desktop.ui.coach.reviewed_hand import ReviewWords

        session, catalogue = self._table.session, self._table.catalogue
        if session is None:
            raise LookupError("no game is on the table")
        words = Words(catalogue, session.sheet, session.seating.names)
        return ReviewWords(words, ActTexts(catalogue))
