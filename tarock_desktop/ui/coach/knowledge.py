"""What a player knew at a decision, where hidden cards may lie, what each act came to."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.thought import Hint, HolderOdds, Thought, rounded
from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import Action
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.numbers import mixed
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text, clear

MOST_ACTS: Final = 8
"""So many acts that were tried are listed."""


class DecisionKnowledge(Struct, frozen=True, kw_only=True):
    """A decision, and how it came about."""

    request: Request
    action: Action
    """What was done."""
    thinks: bool
    """Whether its doer is a player who tries what may come of an act."""
    is_person: bool
    hint: Hint | None = None
    """What a coach finds in this place; `None`: that is not known yet."""


@final
class KnowledgePanel(QWidget):
    """Says it in sentences, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.XS)

    def show_decision(self, decision: DecisionKnowledge, words: Words, acts: ActTexts) -> None:
        """Show what the doer of a decision knew."""
        clear(self._column)
        name = words.seat(decision.request.seat)
        self._add(self.tr("What {player} knew").format(player=name), "question")
        self._add_cards(decision.request, words)
        if decision.hint is None:
            self._add(self.tr("Calculating…"), "muted")
        else:
            self._add_found(decision, decision.hint, words, acts)
        self._column.addStretch(1)

    def forget(self) -> None:
        """Show nothing."""
        clear(self._column)

    def _add(self, text: str, role: str = "") -> None:
        self._column.addWidget(Text(text, role))

    # ------------------------------------------------------------------ what is seen

    def _add_cards(self, request: Request, words: Words) -> None:
        view, ranked = request.observation, request.variant.sheet.pack.ranked
        if not view.deal.hands:
            return
        own = view.deal.hands[request.seat].cards
        self._add_line(self.tr("Cards in hand: {cards}"), ranked(own), words)
        seen = _seen(request) - own
        self._add_line(self.tr("Also seen: {cards}"), ranked(seen), words)
        hidden = len(ALL_CARDS) - len(own) - len(seen)
        self._add(
            self.tr("%n card(s) hidden from {player}.", None, hidden).format(
                player=words.seat(request.seat)
            ),
            "muted",
        )

    def _add_line(self, text: str, cards: tuple[Card, ...], words: Words) -> None:
        named = ", ".join(words.card(card) for card in cards)
        if named:
            self._add(text.format(cards=named))

    # ------------------------------------------------------------------ what is found

    def _add_found(
        self, decision: DecisionKnowledge, found: Hint, words: Words, acts: ActTexts
    ) -> None:
        if decision.is_person:
            self._add(self.tr("This is how a coach sees it from the same seat."), "muted")
        elif not decision.thinks:
            self._add(
                self.tr(
                    "This player follows rules of thumb and calculates nothing. In the same "
                    "seat a coach would have found this:"
                ),
                "muted",
            )
        thought = found.thought
        if thought is not None:
            self._add_worlds(decision.request, thought, words)
        self._add_acts(decision, found, words, acts)

    def _add_worlds(self, request: Request, thought: Thought, words: Words) -> None:
        self._add(
            self.tr("%n possible layout(s) of the hidden cards:", None, thought.deals), "title"
        )
        for odds in thought.holders:
            self._add(self._odds(odds, thought.deals, words))
        others = [seat for seat in request.observation.deal.order if seat != request.seat]
        shares = [
            self.tr("{player} {number}").format(
                player=words.seat(seat), number=mixed(rounded(thought.tarocks[seat]))
            )
            for seat in others
        ]
        self._add(self.tr("Trumps on average: {shares}").format(shares=", ".join(shares)))

    def _odds(self, odds: HolderOdds, worlds: int, words: Words) -> str:
        """Return in how many ways who holds a card."""
        held = [round(share * worlds) for share in odds.shares]
        parts = [
            self.tr("{player} {number}").format(player=words.seat(seat), number=number)
            for seat, number in sorted(enumerate(held), key=lambda pair: -pair[1])
            if number
        ]
        away = worlds - sum(held)
        if away:
            parts.append(self.tr("discarded {number}").format(number=away))
        return self.tr("{card}: {shares}").format(
            card=words.card(odds.card), shares=", ".join(parts)
        )

    def _add_acts(
        self, decision: DecisionKnowledge, found: Hint, words: Words, acts: ActTexts
    ) -> None:
        thought, asked = found.thought, decision.request.prompt
        tried = () if thought is None else thought.alternatives
        if len(tried) > 1:
            self._add(self.tr("Average result of each choice:"), "title")
            for each in tried[:MOST_ACTS]:
                worth = words.amount(rounded(each.worth))
                line = self.tr("{act}: {worth}").format(
                    act=acts.act(each.action, asked, words), worth=worth
                )
                is_chosen = each.action == decision.action
                self._add(self.tr("▸ {line} (chosen)").format(line=line) if is_chosen else line)
        self._add(" ".join(words.message(reason) for reason in found.reasons))


def _seen(request: Request) -> CardSet:
    """Return all cards whose place the doer of a decision knew."""
    view, seen = request.observation, NO_CARDS
    for hand in view.deal.hands:
        seen |= hand.cards
    for pile in view.deal.discards:
        seen |= pile.cards
    talon = (place.card for place in view.deal.talon)
    seen |= CardSet.gather(card for card in talon if card is not None)
    for trick in view.play.tricks:
        seen |= CardSet.gather(entry.card for entry in trick.cards)
    return seen | CardSet.gather(entry.card for entry in view.play.trick)
