"""The page after a hand: what it is called, who stands on it, and what its buttons do."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.cards.pack import tarock
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef, NumberRef, SeatRef
from tarock_desktop.table.amounts import Amounts, ScoreLine
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Auction, BidEntry, Calls, Deal, Result, Round
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import ENGLISH
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.ruling_texts import StepText
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.hand_over.flight import ChipFlight
from tarock_desktop.ui.hand_over.headline import Headlines
from tarock_desktop.ui.hand_over.leaders import LeaderLine
from tarock_desktop.ui.hand_over.sides import Sides
from tarock_desktop.ui.prompts.hand_over import EveningLook, HandOverPrompt
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.party import Party
from tarock_desktop.ui.style.tokens import GREEN_BAIZE
from tests.gui.window_kit import begin, open_program, play_hand, texts
from tests.kit.play import variant_with

NAMES = ("Anna", "Josef", "Karel", "Marie")
LOOK = Look(GREEN_BAIZE, 17)
PARTNERS = Calls(card=tarock(19), spoken=True, partner=Seat(1))


def amounts(*values: int) -> Amounts:
    return tuple(Fraction(value) for value in values)


def line(key: str, contract: str = "", part: str = "game", **kept: object) -> ScoreLine:
    """Return a line about seat 0."""
    about = (NameRef("contract", contract),) if contract else ()
    gains = kept.pop("amounts", amounts(2, 2, -2, -2))
    return ScoreLine(part, message(key, SeatRef(0), *about), gains, "29", **kept)  # type: ignore[arg-type]


def glance(
    ruleset: str = "spjst",
    contract: str | None = "povinost",
    *lines: ScoreLine,
    calls: Calls = PARTNERS,
    phase: Phase = Phase.BETWEEN,
    hand: int = 3,
    games: tuple[BidEntry, ...] = (),
    void: bool = False,
) -> Glance:
    """Return a look at a table between two hands."""
    variant, people = variant_with(ruleset), 3 if ruleset == "ziri" else 4
    order = tuple(Seat(seat) for seat in range(people))
    said = Words(read_catalogue(ENGLISH), variant.sheet, NAMES[:people])
    view = Observation(
        seq=0,
        phase=phase,
        turn=None,
        round=Round(
            order, hand, order[-1], None, amounts(*[100] * people), amounts(*[0] * people)
        ),
        deal=Deal(order=order),
        auction=Auction(contract=contract, declarer=order[0] if contract else None, games=games),
        calls=calls,
        result=Result(lines=lines, over=hand > 0, void=void),
    )
    return Glance(words=said, sheet=variant.sheet, names=NAMES[:people], observation=view)


NONE = Calls()
EACH = amounts(-2, 2, -2, 2)


@pytest.mark.parametrize(
    ("seen", "said", "party"),
    [
        (
            glance("spjst", "povinost", line("line.game-won", "povinost")),
            "Anna and Josef win the Povinost",
            Party.DECLARING,
        ),
        (
            glance("spjst", "prever", line("line.game-lost", "prever"), calls=NONE),
            "Anna loses the Prever",
            Party.DECLARING,
        ),
        (
            glance("spjst", "povinost", line("line.game-tied", "povinost")),
            "Anna, Josef: Povinost ends in a tie",
            Party.DECLARING,
        ),
        (
            glance(
                "koenigrufen", "trischaken", line("line.game-settled", "trischaken", amounts=EACH)
            ),
            "Anna and Karel lose the Trischaken",
            None,
        ),
        (
            glance(
                "ziri",
                "klop",
                line("line.most", "klop", amounts=amounts(0, 0, 0), written=amounts(-2, -2, -2)),
            ),
            "Anna, Josef and Karel lose the Klop",
            None,
        ),
        (
            glance(
                "koenigrufen", "rufer", line("line.dragged", "rufer", amounts=amounts(-3, 1, 1, 1))
            ),
            "Rufer given up: Anna",
            None,
        ),
        (
            glance("spjst", "povinost", line("line.throw-in", part="throw-in")),
            "Hand thrown in: Anna",
            None,
        ),
        (
            glance(
                "spjst",
                "povinost",
                ScoreLine(
                    "SPJST-P15",
                    message("line.fine", SeatRef(2), NameRef("row", "SPJST-P15")),
                    amounts(1, 1, -3, 1),
                    "30",
                    ruling=0,
                ),
            ),
            "A ruling ends the hand",
            None,
        ),
        (glance(void=True), "This hand does not count", None),
        (glance(contract=None), "Hand 3 is over", None),
        (glance(hand=0, contract=None), "The table is ready", None),
        (glance(phase=Phase.CLOSED), "The round is closed", None),
    ],
)
def test_the_band_says_how_the_hand_ended(qtbot, seen, said, party):
    headline = Headlines().of(seen)
    assert headline.text == said
    assert headline.party is party


def test_the_most_points_lose_where_each_plays_for_himself(qtbot):
    most = ScoreLine(
        "game",
        message("line.most-eyes", SeatRef(1), NumberRef(Fraction(31))),
        amounts(1, -3, 1, 1),
        "Varšava",
    )
    assert (
        Headlines()
        .of(glance("czech-gp", "varsava", most, calls=NONE))
        .text.startswith("Josef loses")
    )


def test_two_sides_stand_beside_each_other_where_there_is_room(qtbot):
    seen = glance("spjst", "povinost", line("line.game-won", "povinost"))
    sides = Sides(seen, LOOK)
    qtbot.addWidget(sides)
    wide, narrow = sides.heightForWidth(900), sides.heightForWidth(500)
    assert narrow > 1.6 * wide
    pairs = {(payer, payee) for payer in (2, 3) for payee in (0, 1)}
    assert set(sides.payments()) == pairs


def test_a_line_of_the_count_is_read_as_one_text_and_breaks(qtbot):
    shown = LeaderLine(StepText("Points above the half, 62 − 53", "9"), GREEN_BAIZE.muted)
    qtbot.addWidget(shown)
    assert shown.text() == "Points above the half, 62 − 53: 9"
    assert shown.heightForWidth(120) > 1.8 * shown.heightForWidth(600)


def test_enter_never_closes_the_round(qtbot):
    def page(evening: EveningLook) -> HandOverPrompt:
        seen = glance("spjst", "povinost", line("line.game-won", "povinost"))
        made = HandOverPrompt(seen, evening, LOOK)
        qtbot.addWidget(made)
        return made

    whole = EveningLook(may_start=True, may_close=True, may_review=True)
    assert page(whole).first.text() == "Next hand"
    assert page(EveningLook(may_close=True, may_review=True)).first.text().startswith("Look")
    assert page(EveningLook(may_close=True)).first is None


def test_chips_fly_and_a_click_ends_it(qtbot):
    over = QWidget()
    over.resize(400, 300)
    qtbot.addWidget(over)
    flight = ChipFlight(over, 20)
    over.show()
    flight.start([(QPointF(10, 10), QPointF(300, 200))], 5000)
    assert flight.is_flying
    assert flight.isVisible()
    flight.skip()
    assert not flight.isVisible()
    assert not flight.is_flying


def test_the_page_of_a_real_hand_lies_over_the_felt_and_enter_deals_on(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program)
    play_hand(qtbot, program)
    page = program.window.page
    assert isinstance(page.host.prompt, HandOverPrompt)
    assert page.veil.isVisible()
    assert page.host.height() >= page.host.prompt.height_for(page.host.width() - 2)
    assert not page.host.geometry().intersects(page.rail.geometry())
    qtbot.keyClick(program.window.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.window.bridge.observation().round.hand_no == 2)
    assert not page.veil.isVisible()


def test_the_rail_folds_with_a_button_and_stays_so(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program)
    page = program.window.page
    assert not page.compact
    for is_folded, kept in ((True, "folded"), (False, "open")):
        button = page.buttons.fold_button
        assert button.isVisible()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert page.compact is is_folded
        assert program.settings.preferences.side_panel == kept
    program.window.resize(800, 600)
    assert page.compact
    assert not page.buttons.fold_button.isVisible()


def test_a_panel_over_the_table_is_as_high_as_what_it_says(qtbot: QtBot):
    program = open_program(qtbot, size=(1024, 768))
    begin(program)
    page = program.window.page
    page.show_panel("log")
    whole = page.rail.height()
    page.show_panel("referee")
    assert page.rail.height() < 0.5 * whole
    seats = (plate.place for plate in page.view.scene().plates.values())
    assert all(place.right() <= page.buttons.x() for place in seats)


def test_the_log_shows_its_last_lines_until_all_are_wanted(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program)
    play_hand(qtbot, program)
    log = program.window.page.rail.log
    count = log.list.count()
    assert count > 20
    assert not log.list.isVisible()
    assert len(log.last.text().split("\n")) == 3
    assert f"All lines: {count}" in texts(log)
    button = next(each for each in log.findChildren(QPushButton) if "All lines" in each.text())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert log.list.isVisible()
    assert not log.last.isVisible()
