"""Hands that a club can show on its first evening: each shows one point, with words to it.

They were found by a search (`measurements/find_demonstrations.py`), not written by anybody. A file
has the deal, the acts as the script of a case, and after which acts something is said. What is
said are keys, so that every language has it.
"""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from tarock_desktop.cases.reading import read_situation
from tarock_desktop.cases.rehearsing import script_actions
from tarock_desktop.cases.schema import CaseFacts
from tarock_desktop.cases.script import Script
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.cases.sheets import rules_for, vocabularies
from tarock_desktop.cases.staging import opening, set_scene
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.documents.conversion import convert
from tarock_desktop.documents.files import load
from tarock_desktop.documents.toml import Document
from tarock_desktop.journal.comments import Reader
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import Message
from tarock_desktop.resources import data
from tarock_desktop.session.deals import Deal, lay_deal
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Action
from tarock_desktop.table.seats import Seat

FOLDER: Final = "demonstrations"


class Remark(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"reader": "for"}
):
    """Something is said."""

    act: int
    """After so many acts of the hand; 0: when the cards are dealt."""
    part: int | None = None
    """Of what came of the act, from 0; `None`: all of it."""
    key: str
    """Of the sentence."""
    reader: Reader = Reader.ROOM


class _Facts(Struct, frozen=True, forbid_unknown_fields=True):
    demonstration: str
    ruleset: str
    point: str
    dealer: str
    hand: dict[str, Any]
    remark: tuple[Remark, ...]


class Demonstration(Struct, frozen=True):
    """One hand to be shown."""

    id: str
    ruleset: str
    point: str
    """What it shows."""
    dealer: Seat
    remarks: tuple[Remark, ...]
    document: Document

    @property
    def title(self) -> Message:
        """What it shows, in few words."""
        return message(f"demonstration.{self.point}")


def demonstrations() -> tuple[Demonstration, ...]:
    """Return all hands that come with the program, in the order of their files.

    Raises:
        DocumentError: a shipped file is damaged.
    """
    files = sorted((data("lessons") / FOLDER).glob("*.toml"))
    return tuple(map(read_demonstration, files))


def read_demonstration(path: Path) -> Demonstration:
    """Return the hand of a file.

    Raises:
        DocumentError: it can't be read.
    """
    document = load(path)
    facts = convert(document, _Facts)
    dealer = seat_of(facts.dealer)
    return Demonstration(
        facts.demonstration, facts.ruleset, facts.point, dealer, facts.remark, document
    )


def shown(demonstration: Demonstration, seating: Seating) -> GameSession:
    """Return a game, saved nowhere, in which the hand has been played, with what is said to it.

    Raises:
        DocumentError: the hand is not played by today's rules.
    """
    case, document = _case(demonstration, len(seating.places))
    session = new_game(demonstration.ruleset, {}, seating)
    hand, talon = case.hand, tuple(case.hand.talon or ())
    held = tuple(
        tuple((hand.hands or {}).get(letter_of(Seat(n)), ())) for n in range(len(seating.places))
    )
    lay_deal(session, Deal(demonstration.ruleset, demonstration.dealer, held, talon))
    dealt = session.position
    try:
        for action in _actions(case):
            answer = session.submit(action)
            if not answer.accepted:
                raise UnjudgedError(f"the table refuses {type(action).__name__}")
    except UnjudgedError as error:
        raise document.error(("hand", "script"), error.sentence) from None
    _comment(session, demonstration.remarks, dealt)
    return session


def _case(demonstration: Demonstration, people: int) -> tuple[CaseFacts, Document]:
    """Return the hand as the facts of a case."""
    document = demonstration.document
    table = {"dealer": letter_of(demonstration.dealer), "players": people, "first_hand": True}
    facts = {
        "case": demonstration.id,
        "ruleset": demonstration.ruleset,
        "title": demonstration.id,
        "table": table,
        "hand": document.data["hand"],
    }
    told = Document(document.name, document.text, facts)
    situation = read_situation(told, vocabularies()[demonstration.ruleset])
    if situation.mistakes or situation.facts is None:
        raise situation.mistakes[0]
    return situation.facts, told


def _actions(case: CaseFacts) -> tuple[Action, ...]:
    """Return what is done in the hand, from the bidding on."""
    variant = rules_for(case.ruleset, case.table)
    letters = "ABCDEF"[: case.table.players or variant.sheet.ruleset.players[0]]
    dealt = set_scene(opening(case.table, letters, variant), case.hand, variant, filled=True)
    return tuple(script_actions(case.hand.script or Script(), dealt, variant))


def _comment(session: GameSession, remarks: tuple[Remark, ...], dealt: int) -> None:
    """Write what is said beside the game, at the step that an act has led to."""
    lesson = session.lesson()
    if lesson is None:
        return
    for remark in remarks:
        place = (dealt + remark.act, inf if remark.part is None else remark.part)
        at = [step for step in lesson.steps if (step.moment.act, step.moment.part) <= place]
        moment = (at or lesson.steps)[-1].moment
        session.comments.lay(moment, f"demonstration.{remark.key}", remark.reader)
