"""The page of the deal editor: the board, what is wrong, and what chance is to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QVBoxLayout

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.session.deal_draft import POOL, Draft, Spot, forehand
from tarock_desktop.session.deal_filling import Unfilled, faults_of
from tarock_desktop.session.deals import LETTERS, DealFault, right_sizes
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.problems import ProblemTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.deal_editor.board import DealBoard
from tarock_desktop.ui.deal_editor.board_layout import Row
from tarock_desktop.ui.deal_editor.chance import ChancePart
from tarock_desktop.ui.deal_editor.picture import Content
from tarock_desktop.ui.deal_editor.plate import Plate
from tarock_desktop.ui.deal_editor.problems import ProblemList, sentence
from tarock_desktop.ui.deal_editor.steps import Steps
from tarock_desktop.ui.page.felt_page import FeltPage
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.menu_button import MenuButton
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Choice, ChoiceBox, Scrolling, Text, raised_card
from tarock_desktop.variants.loader import identity_of, load_sheet
from tarock_desktop.variants.schema import Sheet

_ROOMY: Final = 62
"""Width of a window, in text units, in which board and panel lie beside each other."""
_PANEL: Final = 20
"""Width of the panel, in text units."""
_OPEN: Final = (
    "game.home",
    "game.preferences",
    "game.quit",
    "help.comparison",
    "help.keys",
    "help.about",
)
"""What can be called while a deal is edited, besides the looks of the window."""
_OF_TABLE: Final = ("panel.", "view.rail", "view.curtain")
_TALON_KEY, _POOL_KEY = "T", "P"


class EditorTable(Struct, frozen=True):
    """What the editor asks of the window."""

    deck: DeckTheme
    menu: QMenu | None
    translations: Callable[[], Translations]
    words: Callable[[Sheet, Sequence[str]], Words]
    names: Callable[[], tuple[str, ...]]
    """Gives who sits on each seat where a deal names nobody."""


@final
class DealEditorPage(FeltPage):
    """Lets somebody lay all cards of a deal."""

    played = Signal(object)
    """This `Deal` is to be played."""
    left = Signal()
    open_wanted = Signal()
    number_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, look: Look, table: EditorTable, steps: Steps) -> None:
        """Show the draft of *steps*, which outlives the page."""
        super().__init__(look)
        self._table, self._steps = table, steps
        self._faults: tuple[DealFault, ...] = ()
        self.board = DealBoard(look, table.deck, self._say_card)
        self.problems = ProblemList(self._go_to)
        self.chance = ChancePart()
        self.is_panel_open = False
        """Whether the panel lies in place of the board, in a narrow window."""
        self._make_head()
        self._make_panel()
        body = QHBoxLayout()
        body.setSpacing(Space.M)
        body.addWidget(self.board, 1)
        body.addWidget(self.panel)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(Space.S)
        self._box.addLayout(self._head)
        self._box.addLayout(body, 1)
        self._connect()
        self.retranslate()

    def _make_head(self) -> None:
        self.back = Choice("", self.left.emit)
        self.rules, self.dealer = ChoiceBox(), ChoiceBox()
        for ruleset in FAMILY_OF:
            self.rules.addItem(identity_of(ruleset).name, ruleset)
        self.file = QToolButton()
        self.file.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.file_menu = QMenu(self.file)
        self.file.setMenu(self.file_menu)
        self.acts = [self.file_menu.addAction("") for _ in range(4)]
        for act, wanted in zip(
            self.acts,
            (self._clear, self.open_wanted.emit, self.number_wanted.emit, self.save_wanted.emit),
            strict=True,
        ):
            act.triggered.connect(wanted)
        self.undo, self.redo = Choice("↶", self._undo), Choice("↷", self._redo)
        self.toggle = Choice("", self._turn_panel)
        self.play = Choice("", lambda: self.played.emit(self._steps.now.deal), primary=True)
        self.menu_button = MenuButton(self._table.menu)
        row = FlowLayout(None, Space.S)
        for part in (self.back, self.rules, self.dealer, self.file, self.undo, self.redo):
            row.addWidget(part)
        for button in (self.back, self.undo, self.redo, self.toggle):
            button.setProperty("role", "felt")
        self.file.setProperty("role", "glass")
        row.addWidget(self.toggle)
        self._head = QHBoxLayout()
        self._head.setSpacing(Space.S)
        self._head.addLayout(row, 1)
        for part in (self.play, self.menu_button):
            self._head.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)

    def _make_panel(self) -> None:
        self.panel = raised_card()
        inner = QFrame()
        inside = QVBoxLayout(inner)
        inside.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        inside.setSpacing(Space.S)
        self._problems_title, self._keys = Text("", "question"), Text("", "muted")
        inside.addWidget(self._problems_title)
        inside.addWidget(self.problems)
        inside.addSpacing(Space.M)
        inside.addWidget(self.chance)
        inside.addStretch(1)
        inside.addWidget(self._keys)
        area = Scrolling(inner, takes_focus=False)
        frame = QVBoxLayout(self.panel)
        frame.setContentsMargins(2, 2, 2, 2)
        frame.addWidget(area)

    def _connect(self) -> None:
        self.board.moved.connect(lambda spots, place: self._do(self._now.moved(spots, place)))
        self.board.swapped.connect(lambda one, other: self._do(self._now.swapped(one, other)))
        self.board.held.connect(self._hold)
        self.board.escaped.connect(self.left)
        self.rules.activated.connect(self._use_rules)
        self.dealer.activated.connect(lambda seat: self._do(self._now.dealt_by(Seat(seat))))
        self.chance.wished.connect(lambda place, wish: self._do(self._now.wished(place, wish)))
        self.chance.fill_wanted.connect(self._fill)
        self.chance.take_back_wanted.connect(lambda: self._do(self._now.kept()))
        for keys, act in (
            ("Ctrl+Z", self._undo),
            ("Ctrl+Y", self._redo),
            ("Ctrl+Shift+Z", self._redo),
            ("Ctrl+S", self.save_wanted.emit),
            ("Ctrl+O", self.open_wanted.emit),
            ("Ctrl+D", self.number_wanted.emit),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    # ------------------------------------------------------------------ the draft

    @property
    def _now(self) -> Draft:
        return self._steps.now

    @property
    def sheet(self) -> Sheet:
        """The rules of the deal."""
        return load_sheet(self._now.deal.ruleset, {})

    def show_draft(self, draft: Draft) -> None:
        """Go on with another deal; undo leads back to the one before."""
        self._do(draft)

    def _do(self, draft: Draft) -> None:
        self._steps.do(draft)
        self.chance.say_answer(())
        self.refresh()

    def _undo(self) -> None:
        self._steps.undo()
        self.refresh()

    def _redo(self) -> None:
        self._steps.redo()
        self.refresh()

    def _clear(self) -> None:
        self._do(self._now.cleared())

    def _hold(self, spots: tuple[Spot, ...]) -> None:
        self._do(self._now.held(CardSet.gather(spot.card for spot in spots)))

    def _use_rules(self) -> None:
        self._do(self._now.under(load_sheet(self.rules.currentData(), {}), self.sheet))

    def _fill(self, seed: str) -> None:
        answer = self._now.filled(self.sheet, seed)
        if isinstance(answer, Unfilled):
            problems, deck = self._problem_texts(), self._table.deck.style.language
            self.chance.say_answer([sentence(each.what, problems, deck) for each in answer.faults])
        else:
            self._do(answer)

    def _problem_texts(self) -> ProblemTexts:
        return ProblemTexts(self._table.translations())

    # ------------------------------------------------------------------ what is shown

    def names(self) -> tuple[str, ...]:
        """Return the names of the people, by seat."""
        deal, usual = self._now.deal, self._table.names()
        told = deal.names or ("",) * len(deal.hands)
        return tuple(name or usual[seat] for seat, name in enumerate(told))

    def refresh(self) -> None:
        """Show the draft as it is."""
        draft, sheet, names = self._now, self.sheet, self.names()
        self._words = self._table.words(sheet, names)
        self._faults = faults_of(draft.deal, sheet)
        self.board.show_content(self._content(draft, sheet, names))
        problems, deck = self._problem_texts(), self._table.deck.style.language
        self.problems.show_faults(self._faults, problems, deck)
        places = [f"{LETTERS[seat]} · {name}" for seat, name in enumerate(names)]
        self.chance.show_draft(draft, [*places, self.tr("Talon")])
        self.rules.setCurrentIndex(self.rules.findData(draft.deal.ruleset))
        self._offer_dealers(draft, sheet, names)
        self.undo.setEnabled(self._steps.may_undo)
        self.redo.setEnabled(self._steps.may_redo)
        self.play.setEnabled(not self._faults)
        self._say_count()

    def _offer_dealers(self, draft: Draft, sheet: Sheet, names: tuple[str, ...]) -> None:
        dealing, leading = self._words.role("dealer"), self._words.role("forehand")
        blocker = QSignalBlocker(self.dealer)
        self.dealer.clear()
        for seat in range(len(names)):
            first = forehand(draft.dealt_by(Seat(seat)).deal, sheet)
            said = f"{dealing}: {names[seat]} · {leading}: {names[first]}"
            self.dealer.addItem(f"{said[:1].upper()}{said[1:]}")
        self.dealer.setCurrentIndex(draft.deal.dealer)
        blocker.unblock()

    def _say_count(self) -> None:
        count = len(self._faults)
        said = self.tr("%n problem(s)", None, count) if count else self.tr("No problem")
        self._problems_title.setText(said)
        is_closed = self.board.isVisible() or not self.is_panel_open
        self.toggle.setText(said if is_closed else self.tr("Cards"))

    def _content(self, draft: Draft, sheet: Sheet, names: tuple[str, ...]) -> Content:
        sizes = right_sizes(len(names), draft.deal.dealer, sheet)
        first = forehand(draft.deal, sheet)
        plates: dict[int, Plate] = {}
        for place, right in enumerate(sizes):
            count = len(draft.cards(place))
            is_talon = place == draft.talon
            note = ""
            if place == draft.deal.dealer:
                note = self._words.role("dealer")
            elif place == first:
                note = self._words.role("forehand")
            plates[place] = Plate(
                key=_TALON_KEY if is_talon else LETTERS[place],
                name=self.tr("Talon") if is_talon else names[place],
                count=self.tr("{count} of {right}").format(count=count, right=right),
                short=f"{count}/{right}",
                note=note,
                is_wrong=count != right,
            )
        left = len(draft.pool)
        plates[POOL] = Plate(
            _POOL_KEY, self.tr("To place"), str(left), str(left), "", is_wrong=False
        )
        full = (place for place, right in enumerate(sizes) if len(draft.cards(place)) >= right)
        rows = tuple(
            Row(place, tuple(Spot(place, card) for card in self._shown(draft, place, sheet)))
            for place in (*range(draft.talon + 1), POOL)
        )
        return Content(rows, plates, frozenset(full), draft.by_chance)

    @staticmethod
    def _shown(draft: Draft, place: int, sheet: Sheet) -> tuple[Card, ...]:
        """Return the cards of a place in the order they are shown: the talon keeps its own."""
        cards = draft.cards(place)
        if place == draft.talon:
            return cards
        again = tuple(card for at, card in enumerate(cards) if card in cards[:at])
        return (*sheet.pack.ranked(CardSet.gather(cards)), *again)

    def _say_card(self, spot: Spot) -> str:
        name = self._words.card(spot.card)
        if not self._now.by_chance or spot.place == POOL:
            return name
        if spot.card in self._now.by_chance:
            return self.tr("{card}, dealt by chance").format(card=name)
        return self.tr("{card}, stays").format(card=name)

    def _go_to(self, found: DealFault) -> None:
        """Bring the cursor to what is wrong."""
        places = {self._now.deal.where(place): place for place in range(self._now.talon + 1)}
        place = places.get(found.where, POOL)
        spot = None if found.card is None or place == POOL else Spot(place, found.card)
        if self.is_panel_open:
            self._turn_panel()
        self.board.point_at(place, spot)

    # ------------------------------------------------------------------ the window

    def take_focus(self) -> None:
        """Give the focus to the cards."""
        self.board.setFocus()

    def _turn_panel(self) -> None:
        self.is_panel_open = not self.is_panel_open
        self._lay()
        if self.board.isVisible():
            self.board.setFocus()

    def use_look(self, theme: Theme, unit: int) -> None:
        """Take the colours of the window, and one text unit in pixels."""
        self.look = Look(theme, unit)
        self.board.use_look(self.look)
        self._lay()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size of the window."""
        super().resizeEvent(event)
        self._lay()
        # Its parts get their places in the next round of Qt's loop.
        QTimer.singleShot(0, self, self.update)

    def _lay(self) -> None:
        rim = round(self.rim())
        self._box.setContentsMargins(rim + Space.M, rim + Space.S, rim + Space.M, rim + Space.S)
        is_roomy = self.width() >= _ROOMY * self.look.unit
        self.toggle.setVisible(not is_roomy)
        self.panel.setVisible(is_roomy or self.is_panel_open)
        self.board.setVisible(is_roomy or not self.is_panel_open)
        wide = _PANEL * self.look.unit
        self.panel.setMinimumWidth(wide if is_roomy else 0)
        self.panel.setMaximumWidth(wide if is_roomy else self.width())
        self.dealer.setMaximumWidth(round(0.6 * self.width()))
        self._say_count()
        self.notice.place(self.width() // 2, rim + Space.S)

    def may_run(self, command: Command) -> bool:
        """Return whether a command makes sense while a deal is edited."""
        if command.menu is Menu.VIEW:
            return not command.name.startswith(_OF_TABLE)
        return command.name in _OPEN

    def retranslate(self) -> None:
        """Say all texts anew."""
        self.back.setText(self.tr("Back"))
        self.rules.setAccessibleName(self.tr("Rules"))
        self.dealer.setAccessibleName(self.tr("Dealer and forehand"))
        self.file.setText(self.tr("Deal") + " ▾")
        texts = (
            self.tr("&Clear the board"),
            self.tr("&Open a deal…"),
            self.tr("By nu&mber…"),
            self.tr("&Save the deal…"),
        )
        for act, text in zip(self.acts, texts, strict=True):
            act.setText(text)
        for button, name in (
            (self.undo, self.tr("Undo")),
            (self.redo, self.tr("Redo")),
        ):
            button.setAccessibleName(name)
            set_tip(button, name)
        self.play.setText(self.tr("Play this deal"))
        self._keys.setText(
            self.tr(
                "Keys: arrows walk, Space chooses, the letter of a place sends cards there, X "
                "exchanges, Delete takes away, Enter keeps."
            )
        )
        self.board.setAccessibleDescription(self._keys.text())
        self.chance.say({suit.value: self._suit(suit) for suit in Suit})
        self.refresh()

    def _suit(self, suit: Suit) -> str:
        return self._table.words(self.sheet, self.names()).suit(suit)
