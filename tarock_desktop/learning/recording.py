"""A lesson from a hand that was played: some of its acts are asked again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from tarock_desktop.cases.ending import table_words
from tarock_desktop.cases.seats import letter_of
from tarock_desktop.cases.writing import script_lines
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.journal.lines import Choice
from tarock_desktop.journal.rules import opening
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.learning.lesson_file import Text
from tarock_desktop.learning.lesson_reading import lesson_of
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.session.game_record import GameRecord
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.state import State, before_hand, with_round
from tarock_desktop.variants.base import Variant

UNDEALT: Final = (Phase.BETWEEN, Phase.SHUFFLE, Phase.CUT, Phase.PACKET, Phase.VOTE)
"""Phases in which the hands are not all dealt."""
TOLD: Final = ("double_left", "schlussradl", "pot")
"""What is true of the round and changes what a hand pays."""
DEFAULTS: Final = ("0", "false", "")


class AskedAct(Struct, frozen=True, kw_only=True):
    """An act of the hand that is asked again."""

    act: int
    """Its number in the game, from 1."""
    say: Text | None = None
    """What is told before."""
    accept: str = "sound"


class RecordingError(ValueError):
    """The hand makes no lesson, in one sentence."""


class HandToAsk(Struct, frozen=True, kw_only=True):
    """A hand whose acts can be asked again."""

    ruleset: str
    options: dict[str, Choice]
    """Table options that were set, by id."""
    start: State
    """The table before it."""
    entries: tuple[Entry, ...]
    """Its acts."""
    first: int = 0
    """How many acts of the game came before them."""


def recorded(
    record: GameRecord,
    variant: Variant,
    questions: Sequence[AskedAct],
    *,
    hand: int,
    name: str,
    title: Text,
) -> str:
    """Return the file of a lesson in which some acts of a hand are asked.

    Args:
        record: the game.
        variant: its ruleset.
        questions: what is asked, by the number of the act.
        hand: from 1.
        name: of the lesson.
        title: of the lesson.

    Raises:
        RecordingError: nobody was asked for such an act, or the hand was ruled on.
    """
    return recorded_hand(_hand(record, variant, hand), questions, name=name, title=title)


def recorded_hand(
    hand: HandToAsk, questions: Sequence[AskedAct], *, name: str, title: Text
) -> str:
    """Return the file of a lesson in which some acts of a hand are asked; see `recorded`.

    Raises:
        RecordingError: nobody was asked for such an act, or the hand was ruled on.
    """
    steps: list[str] = []
    asked: list[State] = []
    for question in sorted(questions, key=lambda each: each.act):
        state, text = _step(question, hand)
        steps.append(text)
        asked.append(state)
    if not steps:
        raise RecordingError("no act is asked")
    head = [f"lesson = {_text(name)}", f'rulesets = ["{hand.ruleset}"]']
    head += [f"title = {_telling(title)}", "", "[table]", *_table(hand)]
    text = "\n\n".join(("\n".join(head), *steps)) + "\n"
    _prove(text, asked, hand.ruleset)
    return text


def _hand(record: GameRecord, variant: Variant, hand: int) -> HandToAsk:
    """Return a hand of a game, counted from 1."""
    if not 1 <= hand <= record.hands:
        raise RecordingError(f"there are {record.hands} hands in this game")
    table, first = opening(record.header, variant), record.starts[hand - 1]
    for place, act in enumerate(record.acts[:first]):
        if place in record.starts:
            table = before_hand(table)
        table = with_round(table, act.outlasting(), act.count)
    return HandToAsk(
        ruleset=record.header.ruleset,
        options=record.header.options,
        start=before_hand(table),
        entries=record.entries(hand),
        first=first,
    )


def _step(question: AskedAct, hand: HandToAsk) -> tuple[State, str]:
    """Return the table before the act that is asked, and the text of its step."""
    entries, number = hand.entries, question.act - hand.first - 1
    if not 0 <= number < len(entries):
        raise RecordingError(f"act {question.act} does not belong to this hand")
    state, dealt, script = hand.start, None, list[Entry]()
    for entry in entries[:number]:
        if any(isinstance(event, RulingIssued) for event in entry.events):
            raise RecordingError("somebody was ruled against in this hand")
        state = fold(state, entry.events)
        if dealt is not None:
            script.append(entry)
        elif state.phase not in UNDEALT:
            dealt = state
    action = entries[number].action
    if dealt is None or state.turn != action.seat:
        raise RecordingError(f"nobody is asked for act {question.act} when all cards are dealt")
    lines = ["[[step]]"]
    if question.say is not None:
        lines.append(f"say = {_telling(question.say)}")
    lines += [
        f'seat = "{letter_of(action.seat)}"',
        'ask = "act"',
        f"accept = {_text(question.accept)}",
    ]
    lines += ["[step.hand]", *_cards(dealt), 'at = "bid"']
    done = ((entry.action, entry.events) for entry in script)
    acts = list(script_lines(done, state.deal.order))
    if acts:
        lines += ['script = """', *acts, '"""']
    return state, "\n".join(lines)


def _cards(dealt: State) -> Iterator[str]:
    held = ((seat, dealt.deal.hands[seat].cards) for seat in sorted(dealt.deal.order))
    hands = ", ".join(f'{letter_of(seat)} = "{cards}"' for seat, cards in held)
    yield f"hands = {{ {hands} }}"
    talon = (place.card.name for place in dealt.deal.talon if place.card is not None)
    yield f'talon = "{" ".join(talon)}"'


def _table(hand: HandToAsk) -> Iterator[str]:
    """Yield the keys of what is true before the hand, as far as it is not usual."""
    begun = fold(hand.start, hand.entries[0].events)
    yield f"players = {len(begun.round.seats)}"
    if begun.round.dealer is not None:
        yield f'dealer = "{letter_of(begun.round.dealer)}"'
    if begun.round.hand_no == 1:
        yield "first_hand = true"
    if hand.options:
        options = (f"{key} = {_value(value)}" for key, value in hand.options.items())
        yield f"options = {{ {', '.join(options)} }}"
    for key in TOLD:
        words = table_words(key, begun)
        if isinstance(words, str) and words not in DEFAULTS:
            yield f'{key} = "{words}"' if key == "pot" else f"{key} = {words}"


def _prove(text: str, asked: Sequence[State], ruleset: str) -> None:
    """Set the recorded tables up again: the same must be asked of the same hand.

    Raises:
        RecordingError: it is not.
    """
    try:
        run = LessonRun(lesson_of(read_toml(text, "lesson.toml")), ruleset)
        for number, state in enumerate(asked, 1):
            run.begin(number)
            trial = run.trial
            same = trial is not None and (
                trial.state.turn == state.turn
                and trial.state.phase is state.phase
                and trial.state.play.trick == state.play.trick
                and [hand.cards for hand in trial.state.deal.hands]
                == [hand.cards for hand in state.deal.hands]
            )
            if not same:
                raise RecordingError("the acts of this hand cannot be written as a script")
    except DocumentError as error:
        raise RecordingError(
            f"the acts of this hand cannot be written: {error.sentence}"
        ) from None


# ------------------------------------------------------------------------------------- words


def _text(text: str) -> str:
    return msgspec.json.encode(text).decode()


def _value(value: Choice) -> str:
    return msgspec.json.encode(value).decode()


def _telling(text: Text) -> str:
    told = {key: value for key, value in msgspec.structs.asdict(text).items() if value}
    return f"{{ {', '.join(f'{key} = {_text(value)}' for key, value in told.items())} }}"
