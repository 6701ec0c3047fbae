"""Actions and events to JSON and back; whatever else comes in gives one kind of error."""

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.decide import decide
from tarock_desktop.table.actions import Action
from tarock_desktop.table.codec import encode, new_decoder
from tarock_desktop.table.events import Event
from tarock_desktop.table.redact import redact
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.everything import attempts
from tests.kit.play import first_state, histories, reachable_states, seeds, variant_with

SPJST = variant_with()
decode_action = new_decoder(Action).decode
decode_event = new_decoder(Event).decode


@given(histories())
@settings(max_examples=20)
def test_every_action_and_event_of_a_hand_comes_back_equal(steps):
    for step in steps:
        assert decode_action(encode(step.action)) == step.action
        for event in step.decision.events:
            assert decode_event(encode(event)) == event
            public = redact(event, Watcher.PUBLIC)
            assert decode_event(encode(public)) == public


@given(reachable_states(), seeds())
@settings(max_examples=20)
def test_any_attempt_comes_back_equal(state, seed):
    for action in attempts(state, Seat(1), Generator(seed)):
        assert decode_action(encode(action)) == action


@given(st.binary(max_size=200))
def test_bytes_that_are_no_action_are_a_decode_error(text):
    for decode in (decode_action, decode_event):
        with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
            decode(text)


LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=8), st.sampled_from(["T1", "T23", "HK HK", "1/0", "9" * 50, "-", "."]),
    st.lists(st.integers(), max_size=3),
)  # fmt: skip
EXAMPLES = [
    {"do": "play-card", "seat": 0, "card": "T1"},
    {"do": "discard", "seat": 0, "cards": ["T1"], "shown": "T1"},
    {"do": "close-round", "seat": -1, "scores": ["100", "100", "100", "100"]},
    {"do": "shuffle", "seat": 3, "times": 7, "seed": "x"},
    {"do": "take-talon", "seat": 0, "places": [0, 1, 2, 3]},
    {"do": "cut", "seat": 2, "lifted": 20},
    {"do": "challenge", "seat": 1, "target": "game", "step": 1},
    {"do": "declare", "seat": 1, "values": ["uni"]},
    {"do": "arrange-deal", "seat": -1, "hands": ["T1", "T2", "T3", "T4"], "talon": ["HK"]},
    {"do": "start-hand", "seat": -1, "dealer": 3},
]


@given(st.sampled_from(EXAMPLES), st.data())
@settings(max_examples=50)
def test_a_damaged_action_is_refused_by_the_codec_or_harmless_at_the_table(example, data):
    damaged = dict(example)
    for key in data.draw(st.sets(st.sampled_from(sorted(example)), min_size=1)):
        damaged[key] = data.draw(LEAVES)
    try:
        action = decode_action(json.dumps(damaged).encode())
    except msgspec.DecodeError:
        return
    decide(first_state(SPJST), action, SPJST, Mode.GUARD)


@given(reachable_states(), st.sampled_from(EXAMPLES), st.data())
@settings(max_examples=50)
def test_no_decodable_action_upsets_the_table(state, example, data):
    key = data.draw(st.sampled_from(sorted(set(example) - {"do"})))
    wild = {**example, "seat": data.draw(st.integers(-3, 5)), key: data.draw(LEAVES)}
    try:
        action = decode_action(json.dumps(wild).encode())
    except msgspec.DecodeError:
        return
    decide(state, action, SPJST, Mode.GUARD)


@pytest.mark.parametrize("text", [
    b'{"do": "fly", "seat": 0}',
    b'{"seat": 0}',
    b'{"do": "play-card", "seat": 0}',
    b'{"do": "play-card", "seat": "0", "card": "T1"}',
    b'{"do": "play-card", "seat": 0, "card": "T23"}',
    b'{"do": "play-card", "seat": 0, "card": 5}',
    b'{"do": "discard", "seat": 0, "cards": [], "shown": "T1 T1"}',
    b'{"do": "close-round", "seat": -1, "scores": ["1e9"]}',
    b'{"do": "close-round", "seat": -1, "scores": ["1/0"]}',
    b'{"do": "close-round", "seat": -1, "scores": [100]}',
    b"[]", b"null", b"", b"{", b"\xff\xfe", b"[" * 5000,
])  # fmt: skip
def test_hostile_texts(text):
    with pytest.raises(msgspec.DecodeError):
        decode_action(text)
