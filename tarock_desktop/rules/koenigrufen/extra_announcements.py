"""Announcing extras: what may be announced, by whom, and what the announcement shows.

Articles: koenigrufen Zutaten, Zusätze, Farbspiele, Negativspiele; readings A14, A19, A52.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, CardRef, Message, NameRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.koenigrufen.extra_laws import (
    ExtraLaw,
    card_of,
    exists_in,
    extra_of,
    value_of,
)
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.rules.koenigrufen.known_sides import same_side_publicly
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS
from tarock_desktop.table.actions import Announce
from tarock_desktop.table.events import Event, ItemAnnounced, PartnerRevealed
from tarock_desktop.table.prompts import Option
from tarock_desktop.table.records import Announcement
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


def announced(view: View) -> tuple[Announcement, ...]:
    """Return the announcements that stand, in order."""
    return tuple(entry for entry in view.notices.announcements if not entry.cancelled)


class ExtraWords(Struct, frozen=True):
    """The announcements of one hand."""

    games: tuple[GameLaw, ...]
    extras: tuple[ExtraLaw, ...]

    def game(self, view: View) -> GameLaw:
        """Return the game being played."""
        return game_of(self.games, view.auction.contract)

    def law(self, extra_id: str) -> ExtraLaw:
        """Return the extra with this id."""
        return extra_of(self.extras, extra_id)

    def kept_card(self, view: View, extra: ExtraLaw) -> Card | None:
        """Return the card an announcer must hold, if any."""
        if extra.feat == "king-last":
            return view.calls.card
        return card_of(extra) if extra.feat == "tarock-trick" else None

    def options(self, view: View, seat: Seat) -> tuple[Option, ...]:
        """Return an option for every extra of the game, with the reason where it is barred."""
        game = self.game(view)
        laws = (law for law in self.extras if exists_in(law, game) and law.announced is not None)
        return tuple(self._option(view, seat, game, law) for law in laws)

    def _option(self, view: View, seat: Seat, game: GameLaw, law: ExtraLaw) -> Option:
        action = Announce(seat, law.id)
        finding = next(self.findings(view, action), None)
        silent, said = (value_of(law, game, announced=said) for said in (False, True))
        gloss = message("gloss.item", AmountRef(silent), AmountRef(said))
        if self._counts_doubled_only(view, law):
            gloss = message("gloss.beside-valat")
        return Option(
            action,
            message("choice.announce", NameRef("item", law.id)),
            gloss=gloss,
            value=message("worth.amount", AmountRef(said)),
            barred=finding.explanation if finding else None,
        )

    def _counts_doubled_only(self, view: View, law: ExtraLaw) -> bool:
        """Return whether an extra counts beside the announced Valat only if it is doubled."""
        valat = (e for e in announced(view) if self.law(e.item).feat == "all-tricks")
        return not law.beside_valat and any(valat)

    def is_possible(self, action: Announce) -> bool:
        """Return whether there is such an extra."""
        return any(law.id == action.item and law.offered for law in self.extras)

    def findings(self, view: View, action: Announce) -> Iterator[Finding]:
        """Yield an extra that does not exist, is announced, or whose card is not held."""
        law, game = self.law(action.item), self.game(view)
        if not exists_in(law, game) or law.announced is None:
            yield _finding("announce.no-such", action)
            return
        for entry in announced(view):
            together = same_side_publicly(view, game, entry.seat, action.seat)
            if entry.item == action.item and together:
                yield _finding("announce.taken", action)
                return
        if law.feat == "king-last" and may_not_hold_called(view, action.seat):
            explained = message("announce.not-fourth", SeatRef(action.seat))
            yield Finding("announce.not-held", explained)
            return
        card = self.kept_card(view, law)
        if card is not None and card not in view.deal.hands[action.seat].cards:
            rule = "announce.not-held"
            yield Finding(rule, message(rule, SeatRef(action.seat), CardRef(card)))
        if law.feat == "king-last" and card is None:
            yield _finding("announce.no-such", action)
        if law.feat == "honours-held" and not self.has_honours(view, action.seat, law):
            yield _finding("announce.no-such", action)

    @staticmethod
    def has_honours(view: View, seat: Seat, law: ExtraLaw) -> bool:
        """Return whether enough honours were dealt to *seat*."""
        held = view.deal.hands[seat].cards | view.deal.discards[seat].cards
        dealt = held - view.taken(seat)
        return len(dealt & (KINGS | HONOUR_TAROCKS)) >= (law.held or 0)

    def events(self, view: View, action: Announce, *, late: bool) -> tuple[Event, ...]:
        """Return the announcement; who announces the called king is known as the partner."""
        said = ItemAnnounced(action.seat, action.item, reopens=late)
        shows = self.law(action.item).feat == "king-last" and view.calls.partner is None
        return (said, PartnerRevealed(action.seat)) if shows else (said,)

    def bird_announced(self, view: View, seat: Seat, dealt: tuple[str, ...]) -> bool:
        """Return whether *seat* has announced one of the birds dealt to it."""
        return any(entry.seat == seat and entry.item in dealt for entry in announced(view))

    def dealt_birds(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Return the birds of the game that were dealt to *seat*, the lowest first."""
        game = self.game(view)
        own = view.deal.hands[seat].cards | view.deal.discards[seat].cards
        played = {e.card for trick in view.play.tricks for e in trick.cards if e.seat == seat}
        played |= {entry.card for entry in view.play.trick if entry.seat == seat}
        talon = view.taken(seat)
        found = []
        for law in self.extras:
            card = card_of(law)
            if law.id in game.birds and card is not None:
                dealt = card in own or card in played
                found += [law.id] if dealt and card not in talon else []
        return tuple(found)


def may_not_hold_called(view: View, seat: Seat) -> bool:
    """Return whether *seat* cannot hold a card that was called without naming it."""
    unnamed = view.calls.spoken and (view.calls.card is None or bool(view.calls.known_to))
    return unnamed and seat not in view.calls.known_to


def _finding(rule: str, action: Announce) -> Finding:
    explanation: Message = message(rule, SeatRef(action.seat), NameRef("item", action.item))
    return Finding(rule, explanation)
