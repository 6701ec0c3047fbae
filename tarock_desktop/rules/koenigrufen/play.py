"""Trick play: a law for each kind of game, announced cards, open hands, the talon.

Articles: koenigrufen Grundlagen, Farbspiele, Negativspiele, Zusätze.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.koenigrufen.announced_cards import AnnouncedCards, Keep, announced_cards
from tarock_desktop.rules.koenigrufen.declarer_announcements import (
    FIRST,
    FIVE,
    LAST,
    TALON,
    UNFORCED,
)
from tarock_desktop.rules.koenigrufen.extra_announcements import ExtraWords
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of, games_played
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.table.actions import Action, LayOpen, PlayCard
from tarock_desktop.table.events import Event, HandLaidOpen, TalonAdded, TrickTaken
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class FollowLaws(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The law of each kind of game."""

    tarock: FollowLaw
    colour: FollowLaw
    five_suited: FollowLaw
    negative: FollowLaw
    unforced: FollowLaw


class PlayLaw(Law, frozen=True, kw_only=True):
    """What holds for the play beside following suit."""

    keep: Keep
    play_out: bool
    """Whether a game for tricks is played on when it is lost."""
    open_after: int
    """After so many tricks the cards are laid open that have to be."""
    first_tricks: int
    """To so many first tricks one talon card each is added, if it is so chosen."""


class KoenigrufenPlay(TrickPlay, frozen=True):
    """Trick play under the law of the game that is played."""

    laws: FollowLaws
    rules: PlayLaw
    words: ExtraWords
    actions = (PlayCard, LayOpen)

    def game(self, view: View) -> GameLaw:
        """Return the game being played, the first announced of several."""
        return self.words.game(view)

    def law_of(self, view: View) -> FollowLaw:
        """Return the law of the game being played."""
        match self.game(view).kind:
            case "colour":
                five = view.notices.choice(FIVE[0]) == FIVE[1]
                return self.laws.five_suited if five else self.laws.colour
            case "tarock":
                return self.laws.tarock
            case _:
                free = view.notices.choice(UNFORCED[0]) == UNFORCED[1]
                return self.laws.unforced if free else self.laws.negative

    def first_leader(self, view: View) -> Seat:
        """Return the forehand, in negative games who announced first."""
        return view.forehand if self.game(view).is_positive else view.declarer

    def due(self, view: View) -> Seat | None:
        """Return who lays his cards open or plays next; `None` when nothing is left to win."""
        if not view.play.trick:
            if self.is_lost(view):
                return None
            waiting = self.to_lay_open(view)
            if waiting:
                return waiting[0]
        return TrickPlay.due(self, view)

    def to_lay_open(self, view: View) -> tuple[Seat, ...]:
        """Return the seats that have to lay their cards open now."""
        if len(view.play.tricks) < self.rules.open_after or view.play.trick:
            return ()
        seats = (seat for seat in self.open_seats(view) if view.deal.hands[seat].size)
        return tuple(seat for seat in seats if seat not in view.deal.open)

    def open_seats(self, view: View) -> tuple[Seat, ...]:
        """Return the seats that play with open cards in the games played."""
        games = games_played(view)
        laws = [(entry.seat, game_of(self.words.games, entry.contract)) for entry in games]
        everybody = any(law.open == "everybody" for _, law in laws)
        own = {seat for seat, law in laws if law.open == "declarer"}
        order = view.from_seat(view.declarer)
        return order if everybody else tuple(seat for seat in order if seat in own)

    def is_lost(self, view: View) -> bool:
        """Return whether every game for tricks is lost, so that the hand may end (reading A58)."""
        if self.rules.play_out or self.game(view).kind != "negative" or not view.play.tricks:
            return False
        # Of a trick that is not known nobody can say who won it.
        taken = [trick.winner for trick in view.play.tricks if trick.cards]
        return all(
            taken.count(entry.seat) > (game_of(self.words.games, entry.contract).tricks or 0)
            for entry in games_played(view)
        )

    def legal_cards(self, view: View, seat: Seat) -> CardSet:
        """Return the cards *seat* may play now."""
        following = self.following(view, view.deal.hands[seat].cards)
        return following - self.kept(view, seat, following)

    def kept(self, view: View, seat: Seat, legal: CardSet) -> CardSet:
        """Return those of *legal* that an announcement forbids."""
        cards = self._announced(view, seat)
        if not cards.targets:
            return CardSet()
        if self.rules.keep == "extra_lost":
            return legal - cards.in_order(legal)
        return legal - cards.allowed(legal)

    def keeping_rule(self, view: View, seat: Seat, card: Card) -> str:
        """Return the rule on announced cards that playing *card* breaks."""
        legal = self.following(view, view.deal.hands[seat].cards)
        return self._announced(view, seat).broken(legal, card)

    def _announced(self, view: View, seat: Seat) -> AnnouncedCards:
        return announced_cards(view, self.words, seat, len(view.play.tricks) + 1)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for a card, or to lay the cards open."""
        if seat in self.to_lay_open(view):
            options = (Option(LayOpen(seat), message("choice.lay-open")),)
            return Prompt(seat, Phase.PLAY, message("ask.lay-open"), options=options)
        return TrickPlay.prompt(self, view, seat)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the card is in the hand, or the hand not open yet."""
        if isinstance(action, LayOpen):
            return action.seat not in view.deal.open and view.deal.hands[action.seat].size > 0
        return TrickPlay.is_possible(self, view, action)

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* leads or plays next, or is to lay its cards open now."""
        waiting = self.to_lay_open(view)
        return seat in waiting or seat == (
            TrickPlay.due(self, view) if waiting else self.due(view)
        )

    def out_of_turn(self, view: View, action: Action) -> Finding | None:
        """Return the finding for cards laid open by somebody who need not."""
        if isinstance(action, LayOpen) and self.is_possible(view, action):
            return Finding("open.early", message("open.early", SeatRef(action.seat)))
        return PhaseRules.out_of_turn(self, view, action)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a wrong card, and cards laid open when they should not be or are not."""
        waiting = self.to_lay_open(view)
        if isinstance(action, LayOpen):
            if action.seat not in waiting:
                yield Finding("open.early", message("open.early", SeatRef(action.seat)))
            return
        if waiting:
            yield Finding("open.late", message("open.late", SeatRef(waiting[0])))
        yield from TrickPlay.findings(self, view, action)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the hand laid open; or the card, the trick, and the talon cards added to it."""
        if isinstance(action, LayOpen):
            return (HandLaidOpen(action.seat, view.deal.hands[action.seat].cards),)
        events = TrickPlay.events(self, view, action)
        taken = any(isinstance(event, TrickTaken) for event in events)
        return (*events, *self._added(view)) if taken else events

    def _added(self, view: View) -> Iterator[TalonAdded]:
        """Yield the talon cards that go with the trick just taken."""
        # A trick that was played again has its card already.
        if self.game(view).talon != "tricks" or view.play.added:
            return
        number, way = len(view.play.tricks), view.notices.choice(TALON)
        left = [n for n, place in enumerate(view.deal.talon) if not place.added]
        if way == FIRST and number < self.rules.first_tricks:
            left = left[:1]
        elif way != LAST or number + 1 < self.tricks:
            return
        for place in left:
            card = view.deal.talon[place].card
            if card is not None:
                yield TalonAdded(place, card)
