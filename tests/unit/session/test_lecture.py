"""A lecture: what the room may see of a step, and what it is asked."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.session.lecture import Asking, Lecture, Vote
from tarock_desktop.session.lesson import Lesson
from tarock_desktop.session.voting import all_options, proposed
from tarock_desktop.table.seats import Seat
from tests.unit.session.test_looking_back import played_hand


@cache
def lesson() -> Lesson:
    found = played_hand().lesson()
    assert isinstance(found, Lesson)
    return found


@cache
def in_play() -> int:
    """Return a step after which somebody may not play every card."""
    return next(
        number
        for number in range(len(lesson()))
        if (why := lesson().why(number)) is not None
        and why.barred
        and lesson().table(number).play.tricks
    )


def lecture() -> Lecture:
    found = Lecture()
    found.look_at(lesson(), in_play())
    return found


def test_the_room_sees_all_hands_and_why_until_it_is_asked():
    shown = lecture()
    room, mover = shown.room(), shown.mover
    assert room is not None
    assert mover is not None
    assert room.table == lesson().table(in_play())
    assert room.why == shown.why
    assert shown.ask()
    room = shown.room()
    assert room is not None
    assert (room.why, room.asked) == (None, mover)
    assert not room.table.deal.hands[mover].cards - room.table.deal.exposed
    assert room.table.deal.hands[mover].size
    assert shown.answer()
    assert not shown.answer()
    room = shown.room()
    assert room is not None
    assert (room.why, room.asked) == (shown.why, None)
    assert room.table == lesson().table(in_play())


def test_what_is_hidden_is_nowhere_in_what_the_room_gets():
    shown = lecture()
    mover = shown.mover
    assert mover is not None
    hand = lesson().table(in_play()).deal.hands[mover].cards
    shown.ask()
    room = shown.room()
    assert room is not None
    # As it is written down, every card by its name.
    assert not hand & CardSet.gather(_cards_in(room))


def _cards_in(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, CardSet | tuple | list | frozenset):
        for each in value:
            yield from _cards_in(each)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _cards_in(getattr(value, name))


def test_the_teacher_may_show_the_hand_without_the_answer():
    shown = lecture()
    mover = shown.mover
    assert mover is not None
    shown.ask()
    shown.toggle_hand(mover)
    room = shown.room()
    assert room is not None
    assert room.table.deal.hands[mover].cards
    assert room.why is None
    assert not shown.closed
    shown.ask()
    shown.ask()
    assert shown.mover in shown.hidden


def test_another_step_ends_question_vote_and_light():
    shown = lecture()
    shown.ask()
    shown.vote, shown.light = Vote.on(()), Seat(0)
    shown.look_at(lesson(), in_play())
    assert shown.asking is Asking.OPEN
    shown.look_at(lesson(), in_play() + 1)
    assert (shown.asking, shown.vote, shown.light) == (Asking.NOTHING, None, None)


def test_a_blank_room_sees_nothing():
    shown = lecture()
    shown.is_blank = True
    assert shown.room() is None


def test_nobody_is_asked_where_nobody_is_to_move():
    shown = Lecture()
    shown.look_at(lesson(), len(lesson()) - 1)
    assert not shown.ask()
    assert shown.asking is Asking.NOTHING


def test_counts_and_what_is_right_come_with_the_answer():
    shown = lecture()
    request, why = lesson().request(in_play()), shown.why
    assert request is not None
    assert why is not None
    everything = all_options(request, why)
    assert {o.card for o in everything if o.action is not None} == set(why.cards)
    assert {o.card for o in everything if o.action is None} == set(why.barred)
    options = proposed(request, why)
    assert 2 <= len(options) <= 4
    assert min(o.loss for o in options if o.loss is not None) == 0
    assert any(o.reason for o in options)
    shown.ask()
    shown.vote = Vote.on(options).with_count(1, 7).with_count(0, -3)
    room = shown.room()
    assert room is not None
    assert room.ballot is not None
    assert room.ballot.counts == ()
    assert not any(o.reason or o.article or o.loss is not None for o in room.ballot.options)
    assert [o.card for o in room.ballot.options] == [o.card for o in options]
    shown.answer()
    room = shown.room()
    assert room is not None
    assert room.ballot is not None
    assert room.ballot.counts[:2] == (0, 7)
    assert room.ballot.options == options
    shown.vote = shown.vote.with_option(1, everything[0])
    assert shown.vote.counts[1] == 0
