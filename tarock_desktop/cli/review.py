"""`tarock review FILE`: what each card of a hand has cost, the last one first."""

from __future__ import annotations

from pathlib import Path

from tarock_desktop.bots.review import review
from tarock_desktop.cli.journals import FAULTS, open_journal, told_damage, told_fault
from tarock_desktop.cli.streams import DIFFERENT, Streams
from tarock_desktop.documents.names import shown_name
from tarock_desktop.journal.rules import opening
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.session.looking_back import moves_of_hand


def run(path: Path, hand: int | None, code: str, streams: Streams) -> int:
    """Print what each card of the hand has cost; of the last hand if none is named."""
    try:
        journal = open_journal(path, code)
        timeline = journal.reading.timeline()
        entries = timeline.entries[: timeline.position]
        chips = opening(journal.reading.header, journal.variant).round.chips
        moves = moves_of_hand(entries, chips, journal.variant, hand)
        if not moves:
            streams.warn(f"{shown_name(str(path))}: no card was played in this hand")
            return DIFFERENT
        for done, cost in enumerate(review(moves), 1):
            said = journal.words.message(cost.remark)
            streams.say(f"{cost.number + 1:>3}  {journal.words.seat(cost.seat):12}  {said}")
            streams.progress(done, len(moves), "cards")
    except UntranslatableError as error:
        streams.warn(f"{shown_name(str(path))}: {error}")
        return DIFFERENT
    except FAULTS as fault:
        return told_fault(fault, "review", path, streams)
    return told_damage(journal, streams)
