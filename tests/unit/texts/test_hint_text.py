"""What of a hint is read at once: act, reason, worth, in at most 25 words."""

from fractions import Fraction

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CountRef,
    Message,
    NumberRef,
    SeatRef,
)
from tarock_desktop.texts.coaching import SHORT, hint_text
from tests.unit.texts.speech import words

ACT = "Play the king of hearts."
KING, QUEEN = CardRef(parse_card("HK")), CardRef(parse_card("HQ"))
WORTH = message("hint.card-better", KING, QUEEN, AmountRef(Fraction(2)), CountRef(20))
TAKES = message("hint.takes-trick", NumberRef(Fraction(9)))
PARTNER = message("hint.partner", SeatRef(2), NumberRef(Fraction(80)))


def told(*reasons: Message):
    return hint_text(ACT, reasons, words("en").message)


def test_the_reason_comes_before_the_worth():
    said = told(WORTH, TAKES)
    assert said.why == (
        "It takes the trick; points on the table so far: 9. "
        "Next best: queen of hearts. Average gain: 2\u00a0chips."
    )
    assert len(f"{ACT} {said.why}".split()) == SHORT
    assert said.more == ""


def test_what_does_not_fit_is_folded():
    said = told(WORTH, message("hint.unbeatable", KING), PARTNER)
    assert said.why.startswith("No higher card of its suit is out: king of hearts. Next best")
    assert said.more.startswith("Probably your partner")
    assert len(f"{ACT} {said.why}".split()) <= SHORT


def test_a_plain_choice_is_told_plainly():
    assert told(message("hint.plain-choice")).why == "No other choice looks better."
