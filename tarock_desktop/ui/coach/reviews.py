"""Looking back in the window: which hand, who may see what, and the way back to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from PySide6.QtCore import QObject

from tarock_desktop.session.looking_back import PlayedHand
from tarock_desktop.session.sight import Sight
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.coach.hand_review import HandReview
from tarock_desktop.ui.coach.past_hand import Past, Tongue
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.teaching.mode import Teaching
from tarock_desktop.ui.threads.calculations import Studies

if TYPE_CHECKING:
    from tarock_desktop.ui.window.desk import Desk
    from tarock_desktop.ui.window.main_window import MainWindow

OPEN_MEANWHILE: Final = ("game.preferences", "game.quit", "help.rules")
"""What can be done meanwhile, besides the looks of the window and its help."""


@final
class Reviews(QObject):
    """Puts a hand before the game and takes it away again."""

    def __init__(self, window: MainWindow, desk: Desk, teaching: Teaching) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._costs, self._minds = Studies(self), Studies(self)
        self._teaching = teaching
        for studies in (self._costs, self._minds):
            window.closed.connect(studies.close)
        window.page.rail.log.moment_wanted.connect(self.open_moment)

    # ------------------------------------------------------------------ what may be opened

    def _sight(self, hand: int | None) -> Sight:
        bridge, session = self._window.bridge, self._desk.session
        if bridge is None or session is None:
            return Sight.NOTHING
        found = session.sight(bridge.viewer, hand, taught=self._teaching.is_on)
        guarded = bridge.shares_screen or self._window.preferences.help_level == "off"
        # Where several sit at one screen nobody's running hand may stay on it.
        return Sight.NOTHING if found is Sight.OWN and guarded else found

    def _finished(self) -> int | None:
        """Return the last hand that is over; `None`: there is none that may be looked at."""
        session = self._desk.session
        if session is None:
            return None
        hands = (session.hands, session.hands - 1)
        return next((n for n in hands if self._sight(n) is Sight.EVERYTHING), None)

    def may_review(self) -> bool:
        """Whether there is a finished hand to look back at."""
        return self._window.stage.is_free and self._finished() is not None

    def may_ask(self) -> bool:
        """Whether somebody may ask what went on in a head in the running or last hand."""
        return self._window.stage.is_free and self._sight(None) is not Sight.NOTHING

    # ------------------------------------------------------------------ opening

    def review(self) -> None:
        """Look back at the last finished hand, and work out what it has cost."""
        number = self._finished()
        if number is not None:
            self._open(self._hand(number), as_seen=False)

    def what_it_knew(self) -> None:
        """Ask what the last computer player knew who decided something."""
        if not self.may_ask():
            return
        hand = self._hand(None)
        show = self._open(hand, as_seen=True)
        session = self._desk.session
        if show is None or session is None:
            return
        people = session.seating.humans
        bots = [each.number for each in hand.decisions if each.seat not in people]
        if bots:
            show.choose(bots[-1])

    def open_moment(self, place: int) -> None:
        """Look at the decision from which an event of the running or last hand came."""
        if not self.may_ask():
            return
        hand = self._hand(None)
        earlier = [each.number for each in hand.decisions if each.place <= place]
        show = self._open(hand, as_seen=True)
        if show is not None and earlier:
            show.choose(earlier[-1])

    def _hand(self, number: int | None) -> PlayedHand:
        session, bridge = self._desk.session, self._window.bridge
        if session is None or bridge is None:
            raise LookupError("no game is on the table")
        return session.look_back(
            bridge.viewer, number, taught=self._teaching.is_on, asked=self._desk.request_at
        )

    def _open(self, hand: PlayedHand, *, as_seen: bool) -> HandReview | None:
        session, window = self._desk.session, self._window
        if session is None or not hand.decisions:
            window.page.notice.tell(self.tr("Nothing has been decided yet that you may look at."))
            return None
        seats = range(len(session.seating.places))
        past = Past(
            hand=hand,
            sheet=session.sheet,
            mode=session.mode,
            names=tuple(session.seating.names),
            levels=tuple(session.seating.level(Seat(seat)) for seat in seats),
        )
        show = HandReview(past, self._speak, window.view.deck, self._costs, self._minds)
        show.left.connect(self.leave)
        if as_seen and not show.as_seen:
            show.toggle_sight()
        window.stage.put(show)
        window.commands.restrict(_is_open_meanwhile)
        show.list.setFocus()
        show.work()
        return show

    def leave(self) -> None:
        """Go back to the game, which lies as it was."""
        window = self._window
        if window.stage.is_free:
            return
        window.commands.restrict(None)
        window.stage.clear()
        self._desk.go_on()

    def _speak(self) -> Tongue:
        session, catalogue = self._desk.session, self._window.speech.catalogue
        if session is None:
            raise LookupError("no game is on the table")
        words = Words(catalogue, session.sheet, session.seating.names)
        return Tongue(words, ActTexts(catalogue))


def _is_open_meanwhile(command: Command) -> bool:
    open_menu = command.menu in (Menu.VIEW, Menu.HELP) and command.name != "view.curtain"
    return open_menu or command.name in OPEN_MEANWHILE
