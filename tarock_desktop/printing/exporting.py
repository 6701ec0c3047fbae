"""A game or one hand of it as a file: text, JSON lines or PDF."""

from __future__ import annotations

from enum import Enum

from tarock_desktop.journal.excerpt import excerpt
from tarock_desktop.session.game_record import GameRecord, hand_records
from tarock_desktop.table.seats import Viewer, Watcher
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.hand_record import HandRecordTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.story import story
from tarock_desktop.variants.base import Variant


class Form(Enum):
    """How a game is written."""

    TEXT = "text"
    """Line by line, every act with its number."""
    JSON_LINES = "jsonl"
    """A journal that can be taken in again; a hand comes with the hands before it."""
    PDF = "pdf"
    """The record of each hand."""


def written(
    record: GameRecord,
    variant: Variant,
    words: Words,
    form: Form,
    hand: int | None = None,
    *,
    viewer: Viewer = Watcher.REFEREE,
    to: int | None = None,
) -> bytes:
    """Return the content of a file.

    Args:
        record: the game.
        variant: its rules.
        words: those of the sheet and its people.
        form: how it is written.
        hand: the hand that is wanted, from 1; `None`: all of them.
        viewer: who looks, in a text.
        to: the last act that a text tells; `None`: all are told.

    Raises:
        LookupError, ValueError, TypeError: the events contradict each other.
        JournalError: an act can't be read.
    """
    match form:
        case Form.JSON_LINES:
            end = len(record.acts) if hand is None else record.end_of(hand)
            return excerpt(record.header, record.acts[:end], record.seats)
        case Form.TEXT:
            hands = hand_records(record, variant, viewer, hand)
            lines = story(hands, variant.sheet.deal, words, viewer, to)
            return "".join(f"{line}\n" for line in lines).encode()
        case Form.PDF:
            # Only this form needs Qt.
            from tarock_desktop.printing.pdf import pdf  # noqa: PLC0415

            texts = HandRecordTexts(read_catalogue(words.language), variant, words)
            return pdf(texts.printout(record, hand))[0]
