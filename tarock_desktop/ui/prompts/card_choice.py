"""Parts of the talon, or a card that is passed on, as pictures to click."""

from __future__ import annotations

from typing import Final, assert_never, final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import AnswerOffer, PassTalonCard, TakeTalon
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.act_prompt import ActPrompt, TightPrompt, default_of, row
from tarock_desktop.ui.prompts.card_pictures import CardPictures
from tarock_desktop.ui.prompts.card_tiles import CardTile, TileRow
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text
from tarock_desktop.variants.schema import TalonFate

_HALVES: Final = 2
_LETTERS: Final = 22
"""Width of a prompt with cards at least, in heights of a line."""


def shows_cards(glance: Glance, prompt: Prompt) -> bool:
    """Return whether it is asked about talon cards among which there is a choice."""
    if prompt.phase is not Phase.TALON:
        return False
    taking = [option.action for option in prompt.options if isinstance(option.action, TakeTalon)]
    talon = glance.observation.deal.talon
    known = all(talon[place].card is not None for action in taking for place in action.places)
    if len(taking) > 1:
        return known
    return any(isinstance(o.action, AnswerOffer | PassTalonCard) for o in prompt.options)


def cards_prompt(glance: Glance, prompt: Prompt, pictures: CardPictures) -> ActPrompt:
    """Return the prompt for a choice among talon cards."""
    taking = [option for option in prompt.options if isinstance(option.action, TakeTalon)]
    kind = TalonPrompt if len(taking) > 1 else OfferPrompt
    return kind(glance, prompt, pictures)


class CardsPrompt(TightPrompt):
    """Cards in a prompt, with the words beside or below them."""

    def width_for(self, widest: int) -> int:
        """Ask for enough that the question has two lines."""
        least = _LETTERS * self.fontMetrics().height()
        return min(widest, max(least, super().width_for(widest)))


@final
class TalonPrompt(CardsPrompt):
    """Several parts of an open talon; one is chosen, and then taken by the button."""

    def __init__(self, glance: Glance, prompt: Prompt, pictures: CardPictures) -> None:
        super().__init__(glance, prompt)
        self._by_places = {
            tuple(sorted(option.action.places)): option
            for option in prompt.options
            if isinstance(option.action, TakeTalon)
        }
        parts = tuple(self._by_places)
        all_places = [place for part in parts for place in part]
        self._count = len(parts[0])
        is_split = len(set(all_places)) == len(all_places)
        # Where any cards may go together, each is chosen by itself.
        shown = parts if is_split else tuple((place,) for place in sorted(set(all_places)))
        self._picks_one = is_split
        self.tiles = [self._tile(places, len(shown), pictures) for places in shown]
        rest = self._rest(glance)
        if rest:
            self.spare.append(Text(rest, "muted"))
            self.body.addWidget(self.spare[0])
        self.parts.addWidget(TileRow(self.tiles, pictures))
        self.body.addLayout(self.parts)
        others = [o for o in prompt.options if not isinstance(o.action, TakeTalon)]
        self.take_button = Choice("", self._take, primary=True)
        self.parts.addLayout(row(*(self.button(option) for option in others), self.take_button))
        self.first = None
        self._show_choice()

    def _tile(self, places: tuple[int, ...], count: int, pictures: CardPictures) -> CardTile:
        talon = self.glance.observation.deal.talon
        cards = tuple(talon[place].card for place in places)
        title = ""
        if count == _HALVES and len(places) > 1:
            title = self.tr("Right half") if places[0] else self.tr("Left half")
        known = [card for card in cards if card is not None]
        caption = self.words.short_cards(known, pictures.deck.style.language)
        tile = CardTile(cards, title, caption, pictures)
        tile.places = places
        option = self._by_places.get(places)
        if option is not None:
            self.buttons[option.action] = tile
            tile.setAccessibleName(self.words.message(option.label))
        else:
            tile.setAccessibleName(self.words.cards(known))
        tile.clicked.connect(lambda _=False: self._chose(tile))
        tile.meant = self._take
        return tile

    def _rest(self, glance: Glance) -> str:
        """Return what becomes of the cards that are not taken."""
        match glance.words.talon_left(glance.observation.auction.contract):
            case TalonFate.OPPONENTS:
                return self.tr("The other cards count for the opponents.")
            case TalonFate.TRICKS:
                return self.tr("The other cards go with the tricks.")
            case TalonFate.NOBODY:
                return self.tr("The other cards count for nobody.")
            case fate:
                assert_never(fate)

    def _chose(self, tile: CardTile) -> None:
        """Keep as many tiles as can be taken; the newest choice stays."""
        picked = [other for other in self.tiles if other.isChecked()]
        most = 1 if self._picks_one else self._count
        for other in picked:
            if len(picked) <= most:
                break
            if other is not tile:
                other.setChecked(False)
                picked = [each for each in picked if each is not other]
        self._show_choice()

    @property
    def picked(self) -> Option | None:
        """The option whose cards are chosen."""
        places = sorted(n for tile in self.tiles if tile.isChecked() for n in tile.places)
        return self._by_places.get(tuple(places))

    def _show_choice(self) -> None:
        option = self.picked
        self.take_button.setEnabled(option is not None)
        taken = [tile.caption for tile in self.tiles if tile.isChecked()]
        if option is None:
            self.take_button.setText(self.tr("Choose %n card(s)", None, self._count))
        else:
            self.take_button.setText(self.tr("Take: {cards}").format(cards=", ".join(taken)))
        self.give_letters()

    def _take(self) -> None:
        option = self.picked
        if option is not None:
            self.choose(option.action)

    def take_focus(self) -> None:
        """Give the focus to the first part; it is not chosen by that."""
        self.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)


@final
class OfferPrompt(CardsPrompt):
    """One talon card that may be had: its picture, or its back, and the answers."""

    def __init__(self, glance: Glance, prompt: Prompt, pictures: CardPictures) -> None:
        super().__init__(glance, prompt)
        tile = CardTile((self._card(glance, prompt),), "", "", pictures)
        tile.setEnabled(False)
        self.card = tile.cards[0]
        closed = self.tr("Card, face down")
        tile.setAccessibleName(closed if self.card is None else self.words.card(self.card))
        free = [option for option in prompt.options if option.barred is None]
        words = QVBoxLayout()
        for option in prompt.options:
            told = option.barred if option.barred is not None else option.gloss
            if told is not None:
                words.addWidget(Text(self.words.message(told), "muted"))
        words.addStretch(1)
        usual = default_of(prompt.options)
        buttons = [self.button(option, primary=option is usual) for option in free]
        words.addLayout(row(*buttons))
        beside = QHBoxLayout()
        beside.setSpacing(Space.L)
        beside.addWidget(TileRow([tile], pictures))
        beside.addLayout(words, 1)
        self.body.addLayout(beside)
        self.first = None if usual is None else self.buttons[usual.action]

    @staticmethod
    def _card(glance: Glance, prompt: Prompt) -> Card | None:
        """Return the card, as far as it may be seen."""
        view = glance.observation
        taking = [o.action.places for o in prompt.options if isinstance(o.action, TakeTalon)]
        place = view.exchange.place if not taking else taking[0][0]
        return None if place is None else view.deal.talon[place].card
