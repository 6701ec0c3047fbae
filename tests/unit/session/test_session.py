"""A game in progress: acts, news, observations, undo; the full state never leaves."""

import importlib
import inspect
import pkgutil
import typing
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tarock_desktop.session
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.session.game_record import GameRecord
from tarock_desktop.session.lesson import Lesson
from tarock_desktop.session.listeners import Happened, News, Rewound
from tarock_desktop.session.looking_back import PlayedHand
from tarock_desktop.session.saves import saved_games
from tarock_desktop.session.seating import Place, Seating, SeatKind, computer, from_notes, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Bid, PlayCard, Ready, StartHand
from tarock_desktop.table.codec import encode
from tarock_desktop.table.events import Event
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Verdict
from tarock_desktop.table.seats import TABLE, Seat, Viewer, Watcher
from tarock_desktop.table.state import State
from tests.unit.session.tables import go_to, play_acts, seat_due, session

VIEWERS: tuple[Viewer, ...] = (*(Seat(seat) for seat in range(4)), Watcher.PUBLIC, Watcher.REFEREE)


def seen_by(viewer: Viewer, news: News) -> tuple[Event, ...]:
    assert isinstance(news, Happened)
    return news.for_viewer(viewer)


def test_an_accepted_act_is_told_and_saved_before_it_is_told(tmp_path):
    game = session(folder=tmp_path)
    path = saved_games(tmp_path)[0]
    lengths = []
    game.subscribe(lambda news: lengths.append(read_journal(path).timeline().length))
    play_acts(game, 4)
    assert lengths == [1, 2, 3, 4]


def test_a_refused_act_changes_nothing_and_is_not_told():
    game = session()
    play_acts(game, 3)
    assert game.observation(Watcher.PUBLIC).phase is Phase.BID
    heard: list[Any] = []
    game.subscribe(heard.append)
    before = [game.observation(viewer) for viewer in VIEWERS], game.ticket, game.prompt()
    due = seat_due(game)
    other = next(seat for seat in (Seat(0), Seat(1)) if seat != due)
    answer = game.submit(Bid(other, "povinost"))
    assert answer.verdict is Verdict.REFUSED
    assert answer.ruling is not None
    assert game.submit(Ready(other)).verdict is Verdict.IMPOSSIBLE
    assert game.submit(StartHand()).reason is not None
    assert ([game.observation(viewer) for viewer in VIEWERS], game.ticket, game.prompt()) == before
    assert heard == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_news_fold_to_the_observation_of_each_viewer(viewer):
    game = session()
    seen = [game.observation(viewer)]

    def hear(news):
        seen[0] = fold(seen[0], news.for_viewer(viewer))

    game.subscribe(hear)
    play_acts(game, 90)
    assert seen[0] == game.observation(viewer)


def test_news_tell_nobody_the_cards_of_others():
    game = session()
    heard: list[Any] = []
    game.subscribe(heard.append)
    play_acts(game, 3)
    own = game.observation(Seat(0)).deal.hands[0].cards
    other = game.observation(Seat(1)).deal.hands[1].cards
    told = b"".join(encode(event) for news in heard for event in news.for_viewer(Seat(0)))
    names = set(told.decode().replace('"', " ").split())
    assert {card.name for card in own} <= names
    shown = game.observation(Watcher.PUBLIC).deal.forehand_card
    assert {card for card in other if card.name in names} <= {shown}
    assert "T19" not in repr(heard)


def test_history_is_the_running_hand_as_the_viewer_saw_it():
    game = session()
    play_acts(game, 100)
    heard: list[Any] = []
    game.subscribe(lambda news: heard.extend(seen_by(Seat(2), news)))
    while game.prompt() is not None:
        play_acts(game, 1)
    play_acts(game, 1)
    start = len(heard) - 2
    play_acts(game, 9)
    assert list(game.history(Seat(2))) == heard[start:]


def test_listeners_hear_everything_in_order_even_when_one_acts_at_once():
    game = session()
    first: list[int] = []
    second: list[Any] = []

    def eager(news):
        first.append(game.position)
        if game.position < 5:
            play_acts(game, 1)

    game.subscribe(eager)
    game.subscribe(second.append)
    play_acts(game, 1)
    assert len(first) == len(second) == 5
    whole = session()
    expected: list[Any] = []
    whole.subscribe(expected.append)
    play_acts(whole, 5)
    assert second == expected


def test_who_has_left_hears_nothing_more():
    game = session()
    heard: list[Any] = []
    leave = game.subscribe(heard.append)
    play_acts(game, 1)
    leave()
    leave()
    play_acts(game, 1)
    assert len(heard) == 1


def test_undo_goes_back_to_before_the_last_act_of_a_person():
    game = session(0)
    play_acts(game, 60)
    assert game.undo()
    assert seat_due(game) == Seat(0)
    assert game.may_redo
    position = game.position
    assert game.undo()
    assert game.position < position
    assert seat_due(game) == Seat(0)


def test_redo_goes_forward_to_a_persons_next_act_and_then_to_the_end():
    game = session(0)
    play_acts(game, 60)
    places = [game.position]
    while game.undo():
        places.append(game.position)
    while game.redo():
        assert places[-2] == game.position
        places.pop()
    assert game.position == 60
    assert not game.redo()


def test_without_people_undo_goes_one_act_back():
    game = session()
    assert not game.may_undo
    assert not game.undo()
    play_acts(game, 5)
    assert game.undo()
    assert game.position == 4


def test_a_person_without_an_act_yet_has_nothing_to_undo():
    game = session(0)
    play_acts(game, 2)
    assert not game.may_undo


@given(to=st.integers(min_value=0, max_value=40))
@settings(max_examples=20)
def test_undo_and_redo_are_inverse_for_every_viewer(to):
    game = session()
    play_acts(game, to)
    there = [game.observation(viewer) for viewer in VIEWERS], game.prompt()
    play_acts(game, 40 - to)
    end = [game.observation(viewer) for viewer in VIEWERS], game.prompt()
    go_to(game, to)
    assert ([game.observation(viewer) for viewer in VIEWERS], game.prompt()) == there
    go_to(game, 40)
    assert ([game.observation(viewer) for viewer in VIEWERS], game.prompt()) == end


def test_a_move_is_told_and_gives_a_new_ticket():
    game = session()
    play_acts(game, 5)
    heard: list[News] = []
    tickets = {game.ticket}
    game.subscribe(heard.append)
    game.undo()
    tickets.add(game.ticket)
    game.redo()
    tickets.add(game.ticket)
    assert not game.redo()
    assert heard == [Rewound(), Rewound()]
    assert len(tickets) == 3


def test_a_new_act_after_undo_ends_redo():
    game = session()
    play_acts(game, 8)
    go_to(game, 3)
    play_acts(game, 1)
    assert not game.may_redo
    assert game.length == 4


def test_seats_can_be_given_to_others(tmp_path):
    game = session(0, folder=tmp_path)
    first, _, *others = game.seating.places
    game.reseat(Seating((first, human("Eva"), *others)))
    assert game.seating.humans == (Seat(0), Seat(1))
    path = saved_games(tmp_path)[0]
    assert from_notes(read_journal(path).timeline().seats) == game.seating
    with pytest.raises(ValueError, match="4 seats"):
        game.reseat(Seating((human("Eva"),)))


def test_the_number_of_hands_follows_undo():
    game = session()
    play_acts(game, 150)
    assert game.hands >= 2
    go_to(game, 1)
    assert game.hands == 1


def test_a_shuffle_seed_is_never_given_twice():
    game = session()
    seeds = {game.seed("shuffle")}
    play_acts(game, 3)
    seeds.add(game.seed("shuffle"))
    game.undo()
    seeds.add(game.seed("shuffle"))
    assert len(seeds) == 3
    assert game.seed("bot") not in seeds


def test_seeds_repeat_by_their_secret_and_hide_it():
    assert Seeds("a").of("bot", 1) == Seeds("a").of("bot", 1)
    assert Seeds("a").of("bot", 1) != Seeds("b").of("bot", 1)
    assert Seeds().of("bot", 1) != Seeds().of("bot", 1)
    assert "verysecret" not in repr(Seeds("verysecret"))


def test_who_plays_at_which_seat():
    table = Seating((human("A"), computer("B", "club"), human("C"), computer("D", "club")))
    assert table.humans == (0, 2)
    assert table.level(Seat(1)) == "club"
    assert table.level(Seat(0)) is None
    assert table.level(TABLE) is None
    assert from_notes(table.notes()) == table
    with pytest.raises(ValueError, match="level"):
        Place("A", SeatKind.BOT)


LATE = {"Lesson": Lesson, "PlayedHand": PlayedHand, "GameRecord": GameRecord}
"""Types that a session imports when they are wanted."""


def public_annotations():
    """Give every type that the public face of the session package names."""
    modules = [
        importlib.import_module(f"tarock_desktop.session.{info.name}")
        for info in pkgutil.iter_modules(tarock_desktop.session.__path__)
    ]
    for module in modules:
        for name, thing in vars(module).items():
            if name.startswith("_") or getattr(thing, "__module__", "") != module.__name__:
                continue
            if inspect.isfunction(thing):
                yield f"{module.__name__}.{name}", typing.get_type_hints(thing)
            elif inspect.isclass(thing):
                yield f"{module.__name__}.{name}", typing.get_type_hints(thing)
                for inner, member in vars(thing).items():
                    function = member.fget if isinstance(member, property) else member
                    is_public = not inner.startswith("_") or inner == "__init__"
                    if is_public and inspect.isfunction(function):
                        yield f"{name}.{inner}", typing.get_type_hints(function, localns=LATE)


def test_no_public_annotation_mentions_the_full_state():
    found = list(public_annotations())
    assert any("observation" in name for name, _ in found)
    for name, hints in found:
        assert not any("State" in str(hint).split(".")[-1] for hint in hints.values()), name
        assert State not in hints.values(), name


def test_nothing_public_of_a_session_is_a_state():
    game = session()
    play_acts(game, 30)
    for name in dir(GameSession):
        if not name.startswith("_") and isinstance(getattr(GameSession, name), property):
            assert not isinstance(getattr(game, name), State)
    assert [name for name in Happened.__slots__ if not name.startswith("_")] == []


def test_a_persons_illegal_card_is_ruled_on():
    game = session(0)
    while game.observation(Watcher.PUBLIC).phase is not Phase.PLAY:
        play_acts(game, 1)
    due = seat_due(game)
    assert due is not None
    foreign = next(
        card
        for seat in range(4)
        if seat != due
        for card in game.observation(Seat(seat)).deal.hands[seat].cards
    )
    assert game.submit(PlayCard(due, foreign)).verdict is Verdict.IMPOSSIBLE
